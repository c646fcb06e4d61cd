import { expect, test } from "vitest";
import { firstJson } from "./first-json.ts";

test.each([
  ['{"a":1}', { a: 1 }],
  ['Of course! {"a":{"b":"}"}} Anything else? {"a":2}', { a: { b: "}" } }],
  ['```json\n{"a":"say \\"hi\\" {"}\n```', { a: 'say "hi" {' }],
  ['I use {braces} freely. {"a":1}', { a: 1 }],
  ['<think>{"a":0}</think>\n{"a":1}', { a: 1 }],
  ['<think>{"a":0} and so on', undefined],
  ['{"a":1', undefined],
  ["no JSON", undefined],
  ["", undefined],
  ["{".repeat(50_000), undefined],
])("%j", (text, value) => {
  expect(firstJson(text)).toEqual(value);
});
