// Writes src/generated/protocol.ts from the server's message schema, so that the page cannot part from the protocol.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const SCHEMA = new URL("../docs/reference/protocol.schema.json", import.meta.url);
const TARGET = new URL("src/generated/protocol.ts", import.meta.url);

/** Names the browser has for something else. */
const RENAMED = { Event: "GameEvent" };
const renamed = (name) => RENAMED[name] ?? name;
const named = (reference) => renamed(reference.split("/").at(-1));
const literal = (value) => JSON.stringify(value);

/** A schema as a type. What this does not know is an error, never a guess. */
export function typed(schema) {
  if (schema.$ref) return named(schema.$ref);
  if (schema.enum) return schema.enum.map(literal).join(" | ");
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typed))].join(" | ");
  if (schema.prefixItems) return `readonly [${schema.prefixItems.map(typed).join(", ")}]`;
  switch (schema.type) {
    case "array":
      return `readonly ${parted(typed(schema.items))}[]`;
    case "object":
      return schema.properties ? fields(schema) : `Readonly<Record<string, ${typed(schema.additionalProperties)}>>`;
    case "integer":
    case "number":
      return "number";
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    case undefined:
      return "unknown";
    default:
      throw new Error(`protocol_types.mjs does not know ${JSON.stringify(schema)}`);
  }
}

function parted(type) {
  return / /.test(type) ? `(${type})` : type;
}

function fields(schema) {
  const required = new Set(schema.required ?? []);
  const lines = Object.entries(schema.properties).map(
    ([name, field]) => `  readonly ${name}${required.has(name) ? "" : "?"}: ${typed(field)};`,
  );
  return `{\n${lines.join("\n")}\n}`;
}

function declared([plain, schema]) {
  const name = renamed(plain);
  const about = schema.description ? `/** ${schema.description} */\n` : "";
  return schema.properties
    ? `${about}export interface ${name} ${fields(schema)}\n`
    : `${about}export type ${name} = ${typed(schema)};\n`;
}

export function written(document) {
  const head = `/** Made by protocol_types.mjs from docs/reference/protocol.schema.json. */\n`;
  return [head, ...Object.entries(document.$defs).map(declared)].join("\n");
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  mkdirSync(new URL(".", TARGET), { recursive: true });
  writeFileSync(TARGET, written(JSON.parse(readFileSync(SCHEMA, "utf8"))));
}
