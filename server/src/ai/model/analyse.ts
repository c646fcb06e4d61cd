import { STAR_SECTIONS } from "contract/star";
import { STAR_CRITERIA } from "contract/star-analysis";
import type { Coach, PutQuestion } from "../coach.ts";
import { applyJudgement } from "./apply-judgement.ts";
import type { Ask } from "./ask.ts";
import type { DataBlock } from "./data-block.ts";
import { STAR_JUDGEMENT } from "./star-judgement.ts";
import type { WriteMessages } from "./task-call.ts";

type Parts = { ask: Ask; messages: WriteMessages; fallback: Coach; promptVersion: number };

/** The rules' analysis, read again as a whole by the model; theirs as it is on any fault. */
export function analyseWithModel(parts: Parts): Coach["analyse"] {
  const { ask, messages, fallback, promptVersion } = parts;
  return async (question, answer, language, personId) => {
    const ruled = await fallback.analyse(question, answer, language, personId);
    const blocks: DataBlock[] = [
      { label: "question", text: question.text },
      ...bankBlocks(question),
      ...STAR_SECTIONS.map((section) => ({ label: `answer, ${section}`, text: answer[section] })),
      {
        label: "scores of the rules, null where they could not read the answer",
        text: STAR_CRITERIA.map((name) => `${name}: ${ruled.criteria[name].score}`).join("\n"),
      },
    ];
    const judged = await ask({
      ...messages("analyse", language, blocks),
      output: STAR_JUDGEMENT,
      read: (judgement) =>
        applyJudgement(ruled, judgement, { question: question.text, answer, language }),
      personId,
    });
    return judged === null
      ? ruled
      : { ...judged, version: `${ruled.version}+analyse.v${promptVersion}` };
  };
}

function bankBlocks({ bank }: PutQuestion): DataBlock[] {
  if (!bank) return [];
  const { kind, competency, listensFor, trap } = bank;
  return [
    {
      label: "what the question is after",
      text: [`kind: ${kind}`, `competency: ${competency}`, ...listensFor, `trap: ${trap}`].join(
        "\n",
      ),
    },
  ];
}
