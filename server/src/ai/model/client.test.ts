import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { createModelClient, type ModelCall, type ModelClient } from "./client.ts";
import {
  fails,
  knowsFormats,
  type MisbehavingService,
  redirects,
  says,
  startMisbehavingService,
} from "./misbehaving-service.ts";

const output = { name: "weather", schema: z.object({ sky: z.string().min(3).max(9) }) };

let service: MisbehavingService;
let client: ModelClient;
beforeAll(async () => {
  service = await startMisbehavingService();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.asked.length = 0;
  client = createModelClient({ baseUrl: service.baseUrl, apiKey: "sk-secret", model: "wind:7b" });
});

async function write(part: Partial<ModelCall> = {}): Promise<string> {
  let text = "";
  const { signal } = new AbortController();
  for await (const piece of client.write({
    ...{ system: "Tell the weather.", user: "It is noon.", output, signal },
    ...part,
  }))
    text += piece;
  return text;
}

const formats = () => service.asked.map(({ body }) => body.response_format?.type ?? "none");

test("the service hears the model's name, both messages and the shape; and nothing of this machine", async () => {
  service.behave(says({ sky: "blue" }));
  expect(await write()).toBe('{"sky":"blue"}');
  const [asked] = service.asked;
  expect(asked?.path).toBe("/v1/chat/completions");
  expect(asked?.headers.authorization).toBe("Bearer sk-secret");
  expect(Object.keys(asked?.headers ?? {}).join()).not.toMatch(/stainless|cookie|forwarded/);
  expect(asked?.body).toEqual({
    model: "wind:7b",
    stream: true,
    messages: [
      { role: "system", content: "Tell the weather." },
      { role: "user", content: "It is noon." },
    ],
    response_format: {
      type: "json_schema",
      json_schema: {
        name: "weather",
        strict: true,
        // Bounds of lengths are known unevenly: they are checked here, not asked for.
        schema: {
          type: "object",
          properties: { sky: { type: "string" } },
          required: ["sky"],
          additionalProperties: false,
        },
      },
    },
  });
});

test("a service without a key is sent none", async () => {
  client = createModelClient({ baseUrl: service.baseUrl, apiKey: null, model: "wind:7b" });
  service.behave(says("x"));
  await write();
  expect(service.asked[0]?.headers).not.toHaveProperty("authorization");
});

test("words go to the configured address and to none that it points to", async () => {
  const elsewhere = await startMisbehavingService();
  elsewhere.behave(says("x"));
  service.behave(redirects(`${elsewhere.baseUrl.href}/chat/completions`));
  await expect(write()).rejects.toMatchObject({ outcome: "connection" });
  expect(elsewhere.asked).toEqual([]);
  await elsewhere.stop();
});

describe("the format", () => {
  test.each([
    ["everything", ["json_schema", "json_object", "none"], ["json_schema", "json_schema"]],
    [
      "JSON without a schema",
      ["json_object", "none"],
      ["json_schema", "json_object", "json_object"],
    ],
    ["plain text only", ["none"], ["json_schema", "json_object", "none", "none"]],
  ])(
    "of a service that knows %s is found at the first call and remembered",
    async (_, known, asked) => {
      service.behave(knowsFormats(known, says({ sky: "blue" })));
      expect(await write()).toBe('{"sky":"blue"}');
      expect(await write()).toBe('{"sky":"blue"}');
      expect(formats()).toEqual(asked);
    },
  );

  test("is not given up for a fault that lies elsewhere", async () => {
    service.behave(fails(400));
    await expect(write()).rejects.toMatchObject({ outcome: "status", status: 400 });
    service.asked.length = 0;
    service.behave(says({ sky: "blue" }));
    await write();
    expect(formats()).toEqual(["json_schema"]);
  });
});

test("a fault never carries the key, the address or a word that was sent", async () => {
  service.behave(fails(401));
  const fault = await write().catch((error: Error) => error);
  expect(`${String(fault)} ${JSON.stringify(fault)}`).not.toMatch(/secret|127|noon|weather/);
});
