// Makes TypeScript of what `python -m theomachy.generate` wrote into src/generated: for each game the types of its
// view and the names of everything it has, and for all games the shape of a catalogue.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const FOLDER = new URL("src/generated/", import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, FOLDER), "utf8"));
const union = (values) => (values.length > 0 ? values.map((value) => JSON.stringify(value)).join(" | ") : "never");
const pascal = (name) => name.split("-").map((part) => part[0].toUpperCase() + part.slice(1)).join("");

/** A schema as a type. What this does not know is an error, never a guess. */
export function typed(schema) {
  if (schema.$ref) return schema.$ref.split("/").at(-1);
  if (schema.enum) return union(schema.enum);
  if (schema.anyOf) return schema.anyOf.map(typed).join(" | ");
  switch (schema.type) {
    case "array": {
      const item = typed(schema.items);
      return `readonly ${/ /.test(item) ? `(${item})` : item}[]`;
    }
    case "object": {
      const value = typed(schema.additionalProperties);
      return schema.propertyNames ? `Readonly<Partial<Record<${typed(schema.propertyNames)}, ${value}>>>` : `Readonly<Record<string, ${value}>>`;
    }
    case "integer":
      return "number";
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    case undefined:
      return "unknown";
    default:
      throw new Error(`generate.mjs does not know ${JSON.stringify(schema)}`);
  }
}

function declared([name, schema]) {
  if (!schema.properties) return `export type ${name} = ${typed(schema)};\n`;
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties).map(([field, its]) => `  readonly ${field}${required.has(field) ? "" : "?"}: ${typed(its)};`);
  return `/** ${schema.description} */\nexport interface ${name} {\n${fields.join("\n")}\n}\n`;
}

/** The declarations of a schema's definitions. */
export function declarations(schema) {
  return Object.entries(schema.$defs).map(declared);
}

/** The names of everything in a catalogue, as unions; those of spaces and edges are only text. */
export function names(catalogue, known) {
  const listed = Object.entries(catalogue.things).filter(([, { of, items }]) => of === "" && items.length <= 40);
  return [
    ...listed
      .map(([kind, { items }]) => [`${pascal(kind)}Name`, items.map(({ name }) => name)])
      .filter(([name]) => !(name in known))
      .map(([name, values]) => `export type ${name} = ${union(values)};\n`),
    `export type ThingKind = ${union([...Object.keys(catalogue.things), "number"])};\n`,
    `export type QuestionKindName = ${union(Object.keys(catalogue.questions))};\n`,
    `export type EventKindName = ${union(Object.keys(catalogue.events))};\n`,
    `export type Ending = ${union(catalogue.endings)};\n`,
  ];
}

const HEAD = "/** Made by generate.mjs; `make generate` makes it anew. */\n";

/** The TypeScript of one game. */
export function game(catalogue, schema) {
  return [HEAD, ...names(catalogue, schema.$defs), ...declarations(schema)].join("\n");
}

/** Every file to write, by name. */
export function files(folder = FOLDER) {
  const games = readdirSync(folder).filter((name) => name.endsWith(".catalogue.json"));
  return {
    "catalogue.ts": [HEAD, ...declarations(read("catalogue.schema.json"))].join("\n"),
    ...Object.fromEntries(
      games.map((name) => [name.replace(".catalogue.json", ".ts"), game(read(name), read(name.replace("catalogue", "view.schema")))]),
    ),
  };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const stale = Object.entries(files()).filter(([name, text]) => {
    try {
      return readFileSync(new URL(name, FOLDER), "utf8") !== text;
    } catch {
      return true;
    }
  });
  if (process.argv.includes("--check")) {
    for (const [name] of stale) console.error(`stale: web/src/generated/${name}; run \`make generate\``);
    process.exitCode = stale.length > 0 ? 1 : 0;
  } else for (const [name, text] of stale) writeFileSync(new URL(name, FOLDER), text);
}
