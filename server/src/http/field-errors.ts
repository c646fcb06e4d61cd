import type { ZodError, z } from "zod";
import type { ProblemKey } from "./problem-words.ts";

type Issue = z.core.$ZodIssue;
type Fault = { path: string; message: string } | { path: string; key: ProblemKey };

/** Zod's own words for a plain type mismatch are made for programmers; these say it for a form. */
const MISSING: ProblemKey = "field-required";

/** One entry for each field that does not fit, its path dotted as the sender wrote it. */
export function fieldFaults(error: ZodError, input: unknown): Fault[] {
  const issues = error.issues.flatMap((issue) => resolveUnion(issue, input));
  const seen = new Set<string>();
  return issues.flatMap((issue): Fault[] => {
    const path = issue.path.join(".");
    if (seen.has(path)) return [];
    seen.add(path);
    return isUnworded(issue) && valueAt(input, issue.path) === undefined
      ? [{ path, key: MISSING }]
      : [{ path, message: issue.message }];
  });
}

/** A union fails in each of its shapes: the sender meant the one with the fewest missing fields. */
function resolveUnion(issue: Issue, input: unknown): Issue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
  const value = valueAt(input, issue.path);
  const shapes = issue.errors.map((issues) =>
    issues.flatMap((inner) => resolveUnion(inner, value)),
  );
  const missing = (issues: Issue[]) =>
    issues.filter((inner) => valueAt(value, inner.path) === undefined).length;
  const [meant] = shapes.toSorted((a, b) => missing(a) - missing(b) || a.length - b.length);
  return (meant ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function isUnworded(issue: Issue): boolean {
  return issue.message.startsWith("Invalid input") || issue.message.startsWith("Invalid option");
}

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  );
}
