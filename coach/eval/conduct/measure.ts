import { readClauses } from "coach/star/read/clauses";
import { readConduct } from "coach/star/read/conduct";
import { weighConduct } from "coach/star/read/conduct-weight";
import { readSentences } from "coach/star/text/tokens";
import { percent, share } from "../shares.ts";
import { readSet } from "./sets.ts";

/** Written by three people who had not seen the rules, each bad sentence beside an innocent twin. `mixed` is measured and not read. What the rules alone find: the learnt doubt has read all of them. */
const SETS = ["work", "cabin", "mixed"] as const;
/** From this weight on an answer is held at the bottom. */
const FAILS_FROM = 0.5;
/** An honest candidate held at the bottom is the greater harm: more than this on any set fails the evaluation. */
const MOST_FALSE_ALARMS = 0.03;

/** Prints how much misconduct the rules find in single sentences. True while false alarms stay rare. */
export function evaluateConduct(): boolean {
  return SETS.map((name) => {
    const sentences = readSet(name).map((item) => ({ ...item, isFound: fails(item.text) }));
    const bad = sentences.filter((item) => item.label === "bad");
    const ok = sentences.filter((item) => item.label === "ok");
    const falseAlarms = share(ok, (item) => item.isFound);
    console.log(
      `\nconduct, ${name}: ${percent(share(bad, (item) => item.isFound))} of ${bad.length} bad sentences found; ${percent(falseAlarms)} of ${ok.length} others are false alarms`,
    );
    for (const group of [bad, ok])
      for (const kind of [...new Set(group.map((item) => item.kind))].sort()) {
        const own = group.filter((item) => item.kind === kind);
        const found = own.filter((item) => item.isFound).length;
        const what = group === bad ? "found" : "false alarms";
        console.log(`    ${kind.padEnd(22)} ${found} of ${own.length} ${what}`);
      }
    return falseAlarms <= MOST_FALSE_ALARMS;
  }).every(Boolean);
}

function fails(passage: string): boolean {
  const sentences = readSentences("action", passage);
  return (
    weighConduct(
      sentences.flatMap((sentence, at) =>
        readConduct(sentence, readClauses(sentence), [], sentences[at - 1], sentences[at + 1]),
      ),
    ) >= FAILS_FROM
  );
}
