import { argv } from "node:process";
import { readLimits } from "coach/star/limits";
import { WRONG_CONDUCT } from "coach/star/read/conduct-wrong.cases";
import { RIGHT_CONDUCT } from "coach/star/read/conduct-right.cases";
import { readAnswer } from "coach/star/reading";
import { analyseStar } from "coach/star/analyse";
import { BEHAVIOURAL_PROBES } from "./probes/behavioural.ts";
import { OTHER_PROBES } from "./probes/other-kinds.ts";
import { DEV_ANSWERS } from "./star/set.ts";
const all = argv.includes("--final");
const fin = (i: number) => i % 2 === 1;
const cap = (text: string) => {
  const kind = /^(I'd|I would|If the captain)/.test(text) ? "hypothetical" : "behavioural";
  const r = readAnswer("Tell me about something that happened.", kind as never, { situation: "", task: "", action: text, result: "" });
  const l = readLimits(r).filter((x) => x.id === "unsafe" || x.id === "blames");
  return { cap: Math.min(100, ...l.map((x) => x.cap)), f: r.conduct.map((c: any) => `${c.family}${c.severity}:${c.sentence.tokens.slice(c.from, c.to).map((t: any) => t.low).join("_")}`) };
};
const out = (name: string, list: readonly string[], bad: (c: number) => boolean) => {
  for (const half of [0, 1]) {
    const mine = list.filter((_, i) => fin(i) === (half === 1));
    const fails = mine.map((t) => ({ t, ...cap(t) })).filter((x) => bad(x.cap));
    console.log(`${name} ${half === 0 ? "tune" : "check"}: failed ${fails.length} of ${mine.length}`);
    if (half === 0 || all) for (const f of fails) console.log("   ", f.cap, f.t, f.f.join(" "));
  }
};
if (!argv.includes("--answers")) {
  out("MISS", WRONG_CONDUCT, (c) => c > 45);
  out("FALSE ALARM", RIGHT_CONDUCT, (c) => c < 75);
}
const items = [...DEV_ANSWERS, ...BEHAVIOURAL_PROBES, ...OTHER_PROBES];
let capped = 0;
for (const a of items) {
  const kind = a.kind;
  const r = readAnswer(a.question, kind, a.answer);
  const ls = readLimits(r);
  const l = ls[0];
  const score = analyseStar({ question: { text: a.question }, answer: a.answer }).overallScore;
  if (a.level === "strong" || a.level === "partial" || a.level === "weak") {
    if (l && l.cap < 75 && ["unsafe", "blames", "off-topic", "gibberish", "buzzwords", "empty", "advice", "order", "repetition", "question-back","blank"].includes(l.id)) {
      capped++;
      console.log("CAPPED", a.level, a.id, score, l.id, l.cap, r.conduct.map((c: any) => `${c.family}${c.severity}:${c.sentence.tokens.slice(c.from, c.to).map((t: any) => t.low).join("_")}`).join(" "));
    }
  } else if ((score ?? 0) > 25) console.log("LOOSE", a.id, score, ls.map((x) => x.id + x.cap).join(" "), "|", a.why);
}
console.log("capped", capped);
