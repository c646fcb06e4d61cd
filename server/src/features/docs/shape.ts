/** The part of JSON Schema that the contract's schemas come out as. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
};

/** A schema as a person writes a shape: `{ name: string (1 to 120 characters), email?: string }`. */
export function writeShape(schema: JsonSchema, indent = ""): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "";
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return unique(either.map((option) => writeShape(option, indent))).join(" | ");
  if (schema.allOf) return schema.allOf.map((part) => writeShape(part, indent)).join(" & ");
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return "any";
  return unique(types.map((type) => writeType(type, schema, indent))).join(" | ");
}

function writeType(type: string, schema: JsonSchema, indent: string): string {
  if (type === "array") {
    const items = writeShape(schema.items ?? {}, indent);
    return /[|&]/.test(items) && !items.startsWith("{") ? `(${items})[]` : `${items}[]`;
  }
  if (type === "object") return writeObject(schema, indent);
  const limits = limitsOf(schema);
  const format = schema.format ? ` ${schema.format}` : "";
  return `${type}${format}${limits ? ` (${limits})` : ""}`;
}

function writeObject(schema: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const needed = new Set(schema.required);
  const lines = Object.entries(schema.properties ?? {}).map(
    ([name, value]) => `${inner}${name}${needed.has(name) ? "" : "?"}: ${writeShape(value, inner)}`,
  );
  const { additionalProperties } = schema;
  if (typeof additionalProperties === "object")
    lines.push(`${inner}[any name]: ${writeShape(additionalProperties, inner)}`);
  if (additionalProperties === true) lines.push(`${inner}[any name]: any`);
  return lines.length > 0 ? `{\n${lines.join("\n")}\n${indent}}` : "{}";
}

function limitsOf(schema: JsonSchema): string {
  const { minLength, maxLength, minimum, maximum } = schema;
  if (maxLength !== undefined) return `${minLength ?? 0} to ${maxLength} characters`;
  if (minLength !== undefined) return `from ${minLength} characters`;
  if (minimum !== undefined && maximum !== undefined && Math.abs(maximum) < 1e15)
    return `${minimum} to ${maximum}`;
  return "";
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)];
}
