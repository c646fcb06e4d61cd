import { argv, stdin } from "node:process";
import { createInterface } from "node:readline";
import { loadKnowledge } from "coach/chat/knowledge/knowledge";
import { glossText } from "coach/chat/read/gloss/glossed";
import { reply } from "coach/chat/reply";
import { readState } from "coach/chat/state";
import type { ChatTurnText } from "coach/chat/thread";
import type { LanguageCode } from "contract/languages";
import { numbers } from "../numbers.ts";
import { NEWCOMER } from "../people.ts";

/**
 * `node coach/eval/chat/gloss/ask.ts de` reads messages line by line, the turns of a thread parted by " / ", and prints the
 * English of the last and what it was understood as.
 */
const language = (argv[2] ?? "en") as LanguageCode;
const knowledge = await loadKnowledge();
for await (const line of createInterface({ input: stdin })) {
  const turns = line.split(" / ").filter((turn) => turn.trim() !== "");
  let state: unknown = null;
  const before: ChatTurnText[] = [];
  for (const message of turns) {
    const given = reply(
      {
        ...{ message, before: [...before], state, person: NEWCOMER, language },
        ...{ today: "2026-11-22", random: numbers(1) },
      },
      knowledge,
    );
    state = given.state;
    before.push({ role: "user", text: message }, { role: "assistant", text: given.text });
  }
  console.log(`  ${glossText(turns.at(-1) ?? "", language)}`);
  console.log(`  ${JSON.stringify(readState(state).request)}`);
}
