import { type JsonSchema, writeShape } from "./shape.ts";

type Content = Record<string, { schema?: JsonSchema }>;
type Operation = {
  summary?: string;
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
  tags?: string[];
};
export type ApiDocument = {
  info: { title: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, JsonSchema> };
};
type Call = Operation & { method: string; path: string };

/** Colours and type of the product's look (its light and night tokens), on a page without a script. */
export const DOCS_STYLE = `
:root{color-scheme:light;--cabin:#f3f7f8;--panel:#fff;--well:#e6eef1;--seam:#d7e2e5;--ink:#0e2c36;--ink-2:#445b64;--lagoon:#036877;--lagoon-soft:#d9f2f4;--lagoon-ink:#01515f}
@media(prefers-color-scheme:dark){:root{color-scheme:dark;--cabin:#0b1923;--panel:#122430;--well:#1f313f;--seam:#263946;--ink:#f4efe7;--ink-2:#a8b9be;--lagoon:#6bd0d6;--lagoon-soft:#083840;--lagoon-ink:#87dfe4}}
*{box-sizing:border-box}
body{margin:0;background:var(--cabin);color:var(--ink);font:1rem/1.6 Figtree,system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif}
main{max-width:60rem;margin:0 auto;padding:clamp(1.5rem,5vw,4rem) clamp(1rem,4vw,2rem)}
h1{font-size:clamp(1.625rem,1.3rem + 1.2vw,2.25rem);line-height:1.14;letter-spacing:-.021em;margin:0 0 .5rem}
h2{font-size:1.375rem;margin:3rem 0 .75rem}
p{max-width:40rem;color:var(--ink-2);margin:.25rem 0 1rem}
nav{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:1.5rem}
a{color:var(--lagoon-ink)}
nav a{padding:.5rem .875rem;border-radius:12px;background:var(--lagoon-soft);text-decoration:none;font-weight:600;font-size:.875rem}
details{background:var(--panel);border:1px solid var(--seam);border-radius:20px;margin:.5rem 0}
summary{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline;padding:.875rem 1.25rem;cursor:pointer;min-height:44px}
summary:focus-visible,a:focus-visible{outline:3px solid var(--lagoon);outline-offset:2px;border-radius:20px}
.method{font-weight:700;font-size:.8125rem;color:var(--lagoon-ink);min-width:3.75rem}
.summary{color:var(--ink-2);font-size:.875rem;flex:1 1 16rem}
.body{padding:0 1.25rem 1.25rem}
h3{font-size:.875rem;margin:1.25rem 0 .25rem}
code,pre{font:.8125rem/1.55 ui-monospace,"Cascadia Mono",Menlo,Consolas,monospace}
pre{background:var(--well);border-radius:12px;padding:.875rem 1rem;margin:.25rem 0;overflow-x:auto}
dl{display:grid;grid-template-columns:3rem 1fr;gap:.25rem .75rem;margin:.25rem 0;font-size:.875rem}
dt{font-weight:600}dd{margin:0;color:var(--ink-2)}
`;

/** The description of the API as one readable page. */
export function docsPage(document: ApiDocument): string {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );
  const rooms = [...new Set(calls.map((call) => call.tags?.[0] ?? "other"))];
  const links = rooms.map((room) => `<a href="#${escapeHtml(room)}">${escapeHtml(room)}</a>`);
  const sections = rooms.map((room) => {
    const own = calls.filter((call) => (call.tags?.[0] ?? "other") === room);
    return `<h2 id="${escapeHtml(room)}">${escapeHtml(room)}</h2>${own.map(callSection).join("")}`;
  });
  const schemas = Object.entries(document.components?.schemas ?? {});
  const shapes = schemas.map(
    ([name, schema]) =>
      `<details id="schema-${name}"><summary><code>${name}</code></summary><div class="body">${pre(schema)}</div></details>`,
  );
  const { title, description = "" } = document.info;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}: calls</title><style>${DOCS_STYLE}</style></head><body><main><h1>${escapeHtml(title)}: calls</h1><p>${escapeHtml(description)}</p><p>For machines: <a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p><nav aria-label="Rooms">${links.join("")}${shapes.length > 0 ? '<a href="#schemas">schemas</a>' : ""}</nav>${sections.join("")}${shapes.length > 0 ? `<h2 id="schemas">schemas</h2>${shapes.join("")}` : ""}</main></body></html>`;
}

function callSection(call: Call): string {
  const parts: string[] = [];
  if (call.security?.length) parts.push("<p>Needs a signed-in person.</p>");
  if (call.parameters?.length) {
    const rows = call.parameters.map((parameter) => {
      const shape = escapeHtml(writeShape(parameter.schema ?? {}).replace(/\s+/g, " "));
      const need = parameter.required ? "" : ", optional";
      return `<li><code>${escapeHtml(parameter.name)}</code> in the ${parameter.in}${need}: <code>${shape}</code></li>`;
    });
    parts.push(`<h3>Parameters</h3><ul>${rows.join("")}</ul>`);
  }
  const sent = firstSchema(call.requestBody?.content);
  if (sent) parts.push(`<h3>Request body</h3>${pre(sent)}`);
  const answers = Object.entries(call.responses);
  const meanings = answers.map(
    ([status, answer]) => `<dt>${status}</dt><dd>${escapeHtml(answer.description)}</dd>`,
  );
  parts.push(`<h3>Answers</h3><dl>${meanings.join("")}</dl>`);
  for (const [status, answer] of answers) {
    const schema = status.startsWith("2") && firstSchema(answer.content);
    if (schema) parts.push(`<h3>${status}</h3>${pre(schema)}`);
  }
  return `<details><summary><span class="method">${call.method.toUpperCase()}</span><code>${escapeHtml(call.path)}</code><span class="summary">${escapeHtml(call.summary ?? "")}</span></summary><div class="body">${parts.join("")}</div></details>`;
}

function firstSchema(content: Content | undefined): JsonSchema | undefined {
  return Object.values(content ?? {})[0]?.schema;
}

function pre(schema: JsonSchema): string {
  return `<pre tabindex="0">${escapeHtml(writeShape(schema))}</pre>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
