import type { ChatRequest } from "../request.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

/** "Which of them counts most?" after STAR: the action; "how long is that?": its length. */
export function ofStar({ plain }: Message): Reading[] {
  const asked: readonly (readonly [
    Extract<ChatRequest, { kind: "explain-star" }>["part"],
    RegExp,
  ])[] = [
    [
      "action",
      /\b(most important|matters? (the )?most|counts? (the )?most|main|key|longest|biggest|largest|most time|focus)\b|mas importante|plus important|最重要|最长/,
    ],
    ["length", /\bhow (long|many minutes)|minutes|cuanto dura|combien de temps|多长|多久/],
    ["example", /\b(example|sample|sound like)\b|ejemplo|exemple|例/],
    ["result", /\b(last|end|ending|result|the r)\b|resultado|resultat|结果/],
    ["situation", /\b(begin|beginning|start|situation|first (one|letter|part))\b|situacion|情境/],
    ["task", /\b(task|second (one|letter|part)|the t)\b|tarea|tache|任务/],
  ];
  const part = asked.find(([, pattern]) => pattern.test(plain))?.[0];
  return part
    ? [
        {
          request: { kind: "explain-star", part },
          score: 0.95,
          because: "a part of STAR",
          goesOn: true,
        },
      ]
    : [];
}
