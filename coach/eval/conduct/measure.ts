import { analyseText } from "coach/star/analyse-text";
import { readClauses } from "coach/star/read/clauses";
import { readConduct } from "coach/star/read/conduct";
import { weighConduct } from "coach/star/read/conduct-weight";
import { readSentences } from "coach/star/text/tokens";
import { STAR_SECTIONS } from "contract/star";
import { percent, share } from "../shares.ts";
import { readAnswers, readSet, type WholeAnswer } from "./sets.ts";

/** Written by three people who had not seen the rules, each bad sentence beside an innocent twin. `mixed` is measured and not read. What the rules alone find: the learnt doubt has read all of them. */
const SETS = ["work", "cabin", "mixed"] as const;
/** From this weight on an answer is held at the bottom. */
const FAILS_FROM = 0.5;
/** An honest candidate held at the bottom is the greater harm: more than this on any set fails the evaluation. */
const MOST_FALSE_ALARMS = 0.03;
/** Of honest answers typed into a chat, to which the doubt was not fitted and beside whose scores the rules were mended: reached, and falling behind it fails. */
const MOST_HELD = { doubted: 0.02, charged: 0.02, under45: 0.05 };

/** Prints how much misconduct is found in single sentences, and how often honest answers are taken for it. True while that stays rare. */
export function evaluateConduct(): boolean {
  return [evaluateSentences(), evaluateHeld()].every(Boolean);
}

function evaluateHeld(): boolean {
  const scored = readAnswers("held").map(analyseTyped);
  const lost = scored.reduce((sum, { doubt }) => sum - doubt, 0) / scored.length;
  const shares = {
    doubted: share(scored, ({ doubt }) => doubt < 0),
    charged: share(scored, ({ charge }) => charge < 0),
    under45: share(scored, ({ score }) => score < 45),
  };
  console.log(
    `\nconduct, ${scored.length} honest answers as typed into a chat (the doubt not fitted to them, the rules mended beside them): ${percent(shares.doubted)} doubted, at ${lost.toFixed(2)} points on average; ${percent(shares.charged)} charged by the rules; ${percent(shares.under45)} under 45 for whatever reason`,
  );
  return (
    shares.doubted <= MOST_HELD.doubted &&
    shares.charged <= MOST_HELD.charged &&
    shares.under45 <= MOST_HELD.under45
  );
}

/** The answer in one piece, as it stands in the chat. */
function analyseTyped({ question, answer }: WholeAnswer): {
  score: number;
  doubt: number;
  charge: number;
} {
  const { analysis } = analyseText({
    question: { text: question },
    text: STAR_SECTIONS.map((section) => answer[section])
      .filter((told) => told !== "")
      .join(" "),
  });
  const costOf = (...ids: string[]) =>
    analysis.overall.lines.find(({ label }) => ids.some((id) => label.id === `line.limit.${id}`))
      ?.points ?? 0;
  return {
    score: analysis.overallScore ?? 0,
    doubt: costOf("doubtful-conduct"),
    charge: costOf("unsafe", "blames"),
  };
}

function evaluateSentences(): boolean {
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
