import type { ZodError, z } from "zod";
import { fieldWordsOf, type ProblemKey } from "./problem-words.ts";
import type { FieldFault } from "./problems.ts";

type Issue = z.core.$ZodIssue;
type Worded = { key: ProblemKey; values?: Record<string, string | number> };

/** One entry for each field that does not fit, its path dotted as the sender wrote it. */
export function fieldFaults(error: ZodError, input: unknown): FieldFault[] {
  const issues = error.issues.flatMap((issue) => resolveUnion(issue, input));
  const seen = new Set<string>();
  return issues.flatMap((issue): FieldFault[] => {
    const path = issue.path.join(".");
    if (seen.has(path)) return [];
    seen.add(path);
    if (isUnworded(issue)) return [{ path, ...wordsFor(issue, valueAt(input, issue.path)) }];
    return [{ path, ...(fieldWordsOf(issue.message) ?? { message: issue.message }) }];
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

/** True where the contract gives no words of its own: Zod's are made for programmers. */
function isUnworded(issue: Issue): boolean {
  return /^(Invalid|Too big|Too small|Unrecognized)\b/.test(issue.message);
}

/** What a form would say of a value that does not fit. */
function wordsFor(issue: Issue, value: unknown): Worded {
  if (value === undefined) return { key: "field-required" };
  switch (issue.code) {
    case "invalid_value":
      return { key: "field-no-option", values: { options: issue.values.map(String).join(", ") } };
    case "too_small": {
      const values = { minimum: Number(issue.minimum) };
      if (issue.origin !== "string") return { key: "field-too-small", values };
      return values.minimum === 1 ? { key: "field-required" } : { key: "field-too-short", values };
    }
    case "too_big": {
      const values = { maximum: Number(issue.maximum) };
      return { key: issue.origin === "string" ? "field-too-long" : "field-too-big", values };
    }
    case "invalid_type":
      return { key: issue.expected === "int" ? "field-not-whole" : "field-wrong-kind" };
    default:
      return { key: "field-wrong-kind" };
  }
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
