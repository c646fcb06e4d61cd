// What one source file asks of the outside: its imports, and the doors to the world that it opens.
import { posix } from "node:path";
import { parseSync } from "vite";

const WORKSPACES = /^(contract|content|coach)\/(.+)$/;

/**
 * Where an import leads: a file of this project, "node:fs" for a builtin, or "npm:zod" for a package.
 * @param {string} from importing file, relative to the root, with forward slashes
 */
function targetOf(from, specifier) {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier);
  const workspace = WORKSPACES.exec(specifier);
  if (workspace) return `${workspace[1]}/src/${workspace[2]}.ts`;
  if (specifier.startsWith("node:")) return specifier;
  return `npm:${specifier}`;
}

function importsOf(from, source, module, program) {
  const found = [];
  const add = (specifier, start, kind) =>
    found.push({
      target: targetOf(from, specifier),
      line: lineAt(source, start),
      isType: kind === "type",
      isDynamic: kind === "dynamic",
    });
  for (const statement of program.body) {
    if (!statement.source) continue;
    const names = statement.specifiers ?? [];
    const isType =
      (statement.importKind ?? statement.exportKind) === "type" ||
      (names.length > 0 && names.every((name) => (name.importKind ?? name.exportKind) === "type"));
    add(statement.source.value, statement.start, isType ? "type" : "value");
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    if (/^["'`][^$]*["'`]$/.test(text)) add(text.slice(1, -1), start, "dynamic");
  }
  return found;
}

const lineAt = (source, offset) => source.slice(0, offset).split("\n").length;

/** "Date.now" for the node of `Date.now`, "" for anything but a plain chain of names. */
function chainOf(node) {
  if (node.type === "Identifier") return node.name;
  if (node.type !== "MemberExpression" || node.computed) return "";
  const object = chainOf(node.object);
  return object && `${object}.${node.property.name}`;
}

const EXPRESSIONS_IN_TYPES = new Set([
  "TSAsExpression",
  "TSNonNullExpression",
  "TSSatisfiesExpression",
  "TSInstantiationExpression",
]);

/** Walks everything that runs; types do not. Calls visit(node) for each node. */
function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, visit);
    return;
  }
  if (!node || typeof node.type !== "string") return;
  if (node.type.startsWith("TS") && !EXPRESSIONS_IN_TYPES.has(node.type)) return;
  if (node.type === "ImportDeclaration" || visit(node) === false) return;
  for (const [key, child] of Object.entries(node)) {
    const isName =
      (key === "property" && node.type === "MemberExpression" && !node.computed) ||
      (key === "key" && !node.computed && !node.shorthand);
    if (!isName && child && typeof child === "object") walk(child, visit);
  }
}

/** Every name or chain of names that is used, e.g. "fetch", "Math.random", and "new Date()" by itself. */
function usesOf(source, program) {
  const uses = [];
  walk(program.body, (node) => {
    if (
      node.type === "NewExpression" &&
      chainOf(node.callee) === "Date" &&
      !node.arguments.length
    ) {
      uses.push({ name: "new Date()", line: lineAt(source, node.start) });
    }
    if (node.type !== "Identifier" && node.type !== "MemberExpression") return true;
    const name = chainOf(node).replace(/^(window|globalThis|self)\./, "");
    if (name) uses.push({ name, line: lineAt(source, node.start) });
    return !name;
  });
  return uses;
}

/**
 * @param {string} file path relative to the root, with forward slashes
 * @param {string} source its text
 */
export function readModule(file, source) {
  const { program, module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return {
    file,
    imports: importsOf(file, source, module, program),
    uses: usesOf(source, program),
    reExportsAll: program.body.some(
      (statement) => statement.type === "ExportAllDeclaration" && !statement.exported,
    ),
  };
}
