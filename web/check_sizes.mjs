// Fails where a file, a function or a line of the page's sources is longer than a reader can keep in mind.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const MOST = { file: 300, function: 60, line: 120 };
const FOLDERS = ["src", "tests", "e2e"];
const ROOT = new URL(".", import.meta.url).pathname;

function files(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return path === join("src", "generated") ? [] : files(path);
    return /\.(tsx?|css)$/.test(entry.name) ? [path] : [];
  });
}

/** Functions at the top of a file: from their first line to the brace that closes them, as the formatter writes them. */
function functions(lines) {
  const found = [];
  for (const [start, line] of lines.entries()) {
    const [, name] = /^(?:export )?(?:default )?(?:async )?function\*? (\w+)/.exec(line) ?? [];
    if (name) found.push({ name, length: lines.indexOf("}", start) - start + 1 });
  }
  return found;
}

/** What is too long in a file. Style sheets keep one rule a line, so their lines may be long. */
export function complaints(path, text) {
  const lines = text.split("\n");
  const found = lines.length - 1 > MOST.file ? [`${path}: ${lines.length - 1} lines, at most ${MOST.file}`] : [];
  if (path.endsWith(".css")) return found;
  for (const [n, line] of lines.entries()) {
    if ([...line].length > MOST.line)
      found.push(`${path}:${n + 1}: ${[...line].length} characters, at most ${MOST.line}`);
  }
  if (!path.startsWith("src")) return found;
  for (const { name, length } of functions(lines)) {
    if (length > MOST.function) found.push(`${path}: ${name} has ${length} lines, at most ${MOST.function}`);
  }
  return found;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const found = FOLDERS.flatMap(files).flatMap((path) => complaints(path, readFileSync(join(ROOT, path), "utf8")));
  for (const line of found) console.error(line);
  if (found.length > 0) process.exit(1);
}
