import { expect, test } from "vitest";
import { NEWCOMER, talk } from "./reply.fixture.ts";

const firstOf = (said: readonly string[], language?: "de" | "es" | "fr" | "zh") =>
  talk(said, NEWCOMER, ...(language ? [language] : [])).at(-1)?.citations[0]?.id;

test.each([
  [
    "why an allergic passenger may not stand",
    [
      "what do crew do if someone has a severe allergic reaction",
      "why can't they stand up though?",
    ],
    "asked-allergy-why-lie-flat",
  ],
  [
    "when compressions may stop",
    ["cardiac arrest on board, what does the crew do?", "and when do you stop?"],
    "first-aid-cpr-stop",
  ],
  [
    "the words for a refusal",
    ["what do I do with a drunk passenger", "I meant a concrete sentence that I can say to him"],
    "asked-words-for-refusing-alcohol",
  ],
  [
    "what follows when he gets loud",
    ["what do I do with a drunk passenger", "what if he gets loud and insults me"],
    "asked-passenger-gets-abusive",
  ],
  [
    "what to practise for one's English",
    ["I'm scared my English is not good enough", "what can I practise concretely?"],
    "asked-english-what-to-practise",
  ],
])("what people ask next is answered by its own entry: %s", (_, said, id) => {
  expect(firstOf(said)).toContain(id);
});

test.each([
  ["de", ["herzstillstand an bord, was macht die crew?", "und wann hört man auf?"]],
  ["fr", ["que faire si quelqu'un fait un arrêt cardiaque à bord ?", "et on s'arrête quand ?"]],
] as const)("in %s as well", (language, said) => {
  expect(firstOf(said, language)).toContain("first-aid-cpr-stop");
});
