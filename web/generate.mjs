// Makes TypeScript of the schemas and catalogues that `python -m theomachy.generate` wrote: the messages of the
// protocol, the shape of a catalogue, and for each game the types of its view and the names of everything it has.
// With --check nothing is written: it fails if something is stale.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const FOLDER = new URL("src/generated/", import.meta.url);
const PROTOCOL = new URL("../docs/reference/protocol.schema.json", import.meta.url);
const HEAD = "/** Made by generate.mjs; `make generate` makes it anew. */\n\n";

/** Names the browser has for something else. */
const RENAMED = { Event: "GameEvent" };
const renamed = (name) => RENAMED[name] ?? name;
const read = (name) => JSON.parse(readFileSync(new URL(name, FOLDER), "utf8"));
const pascal = (name) =>
  name
    .split("-")
    .map((part) => part[0].toUpperCase() + part.slice(1))
    .join("");

/** A schema as the compiler likes it: without titles, which would name types twice, and with the keys that
 * `propertyNames` allows written out. */
function plain(schema, definitions) {
  if (Array.isArray(schema)) return schema.map((one) => plain(one, definitions));
  if (typeof schema !== "object" || schema === null) return schema;
  if (schema.$ref) return { $ref: `#/$defs/${renamed(schema.$ref.split("/").at(-1))}` };
  const { title: _, propertyNames, additionalProperties, ...rest } = schema;
  if (propertyNames) {
    const { enum: names } = propertyNames.$ref ? definitions[propertyNames.$ref.split("/").at(-1)] : propertyNames;
    const value = plain(additionalProperties, definitions);
    return { type: "object", properties: Object.fromEntries(names.map((name) => [name, value])) };
  }
  const found =
    additionalProperties === undefined ? {} : { additionalProperties: plain(additionalProperties, definitions) };
  for (const [key, value] of Object.entries(rest))
    found[key] =
      key === "properties"
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one, definitions)]))
        : plain(value, definitions);
  return found;
}

/** Nothing that was received is changed: every field and every list is read only. */
function readonly(text) {
  let made = text.replace(/^(\s+)("?[\w-]+"?\??|\[k: string\]): /gm, "$1readonly $2: ");
  made = made.replace(/(\w+|\([^()]*\))\[\]\[\]/g, "readonly (readonly $1[])[]");
  return made.replace(/(?<!readonly )(?<![\w)])([\w]+|\([^()]*\))\[\]/g, (found, item) =>
    item === "" ? found : `readonly ${item}[]`,
  );
}

/** The TypeScript of a schema's definitions. */
export async function typesOf({ $defs }) {
  const definitions = Object.fromEntries(
    Object.entries($defs).map(([name, schema]) => [renamed(name), plain(schema, $defs)]),
  );
  const all = { type: "object", properties: {}, $defs: definitions };
  const text = await compile(all, "Everything", {
    additionalProperties: false,
    bannerComment: "",
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    style: { bracketSpacing: true, trailingComma: "all" },
  });
  const clean = text
    .replace(/export interface Everything \{\}\n/, "")
    .replace(
      /( \*\n)? \* This interface was referenced by `Everything`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
      "",
    )
    .replace(/\/\*\*\n \*\/\n/g, "");
  return HEAD + readonly(clean).trimStart();
}

/** The names of everything in a catalogue, as definitions; those of spaces and edges are only text. */
export function namesOf(catalogue) {
  const listed = Object.entries(catalogue.things).filter(([, { of, items }]) => of === "" && items.length <= 40);
  return Object.fromEntries(
    [
      ...listed.map(([kind, { items }]) => [`${pascal(kind)}Name`, items.map(({ name }) => name)]),
      ["ThingKind", [...Object.keys(catalogue.things), "number"]],
      ["QuestionKindName", Object.keys(catalogue.questions)],
      ["EventKindName", Object.keys(catalogue.events)],
      ["Ending", catalogue.endings],
    ].map(([name, values]) => [name, { enum: values }]),
  );
}

/** Every file to write, by name. */
export async function files() {
  const made = {
    "protocol.ts": await typesOf(JSON.parse(readFileSync(PROTOCOL, "utf8"))),
    "catalogue.ts": await typesOf(read("catalogue.schema.json")),
  };
  for (const name of readdirSync(FOLDER).filter((one) => one.endsWith(".catalogue.json"))) {
    const game = name.replace(".catalogue.json", "");
    const $defs = { ...namesOf(read(name)), ...read(`${game}.view.schema.json`).$defs };
    made[`${game}.ts`] = await typesOf({ $defs });
  }
  return made;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const isStale = ([name, text]) => {
    const file = new URL(name, FOLDER);
    return !existsSync(file) || readFileSync(file, "utf8") !== text;
  };
  const stale = Object.entries(await files()).filter(isStale);
  if (process.argv.includes("--check")) {
    for (const [name] of stale) console.error(`stale: web/src/generated/${name}; run \`make generate\``);
    process.exitCode = stale.length > 0 ? 1 : 0;
  } else for (const [name, text] of stale) writeFileSync(new URL(name, FOLDER), text);
}
