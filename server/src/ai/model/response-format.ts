import type { ResponseFormatJSONSchema } from "openai/resources/shared";
import { z } from "zod";

/** What a model is asked to answer with: its name for the service, and the shape that is checked. */
export type OutputSchema<Output> = { name: string; schema: z.ZodType<Output> };

/** Ways to ask for JSON, best first. LM Studio knows the first and the last only, older services no first. */
export const FORMATS = ["json_schema", "json_object", "text"] as const;
export type Format = (typeof FORMATS)[number];

/** How services answer to a format that they do not know. A prompt that is too long looks the same. */
export const UNKNOWN_FORMAT_STATUSES: readonly number[] = [400, 415, 422, 501];

/**
 * Bounds that the services' grammars know unevenly. They are left out of what is sent, stand in the
 * prompt in words, and are checked here when the answer has come.
 */
const UNEVENLY_KNOWN = new Set([
  "$schema",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "minimum",
  "maximum",
]);

/** The format as the service reads it; undefined asks for nothing, which is plain text. */
export function writeFormat(
  format: Format,
  { name, schema }: OutputSchema<unknown>,
): ResponseFormatJSONSchema | { type: "json_object" } | undefined {
  if (format === "text") return undefined;
  if (format === "json_object") return { type: "json_object" };
  const text = JSON.stringify(z.toJSONSchema(schema), (key, value) =>
    UNEVENLY_KNOWN.has(key) ? undefined : value,
  );
  return { type: "json_schema", json_schema: { name, strict: true, schema: JSON.parse(text) } };
}
