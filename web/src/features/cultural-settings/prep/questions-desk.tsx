import {
  questionsToPrepare,
  type RegionQuestion,
  typicalQuestions,
} from "coach/preparation/questions";
import type { CulturalRegion } from "content/cultures/schema";
import { useSearch } from "wouter";
import { useLanguage, useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { draftKey, useDraft } from "../../../lib/drafts.ts";
import { Button } from "../../../ui/button.tsx";
import { type Judgement, judgeAnswer } from "../api.ts";
import { AnswerCard, type AnswerState, BLANK } from "./answer-card.tsx";
import type { DeskProps } from "./desk-props.ts";

/** The persona that listens: the one of the region, or the nearest to it. */
const RECRUITERS: Record<CulturalRegion, string> = {
  "north-america-us": "vanessa-coleman",
  "europe-uk": "eleanor-whitcombe",
  "asia-japan": "tan-hui-min",
  "middle-east-uae": "rania-khoury",
  "asia-singapore": "tan-hui-min",
  "oceania-australia": "tan-hui-min",
};

type Answers = Readonly<Record<string, AnswerState>>;
const NOTHING: Answers = {};

/** Three questions of the region, answered in writing and judged by the coach; one more where a tip led here. */
export function QuestionsDesk({ profile, stored, isSending, onComplete }: DeskProps) {
  const t = useT();
  const language = useLanguage();
  const { userKey } = useAccount();
  const draft = useDraft<Answers>(draftKey(userKey, `prep-questions-${profile.key}`), NOTHING);
  const asked = questionsToPrepare(profile);
  const wanted = new URLSearchParams(useSearch()).get("ask");
  const extra = typicalQuestions(profile).find(
    ({ id }) => id === wanted && !asked.some((each) => each.id === id),
  );
  const kept = stored?.work.module === "questions" ? stored.work.answers : [];

  const stateOf = (id: string): AnswerState => {
    const written = draft.value[id];
    if (written) return written;
    const before = kept.find(({ questionId }) => questionId === id);
    if (!before) return BLANK;
    const { answer, score, feedback } = before;
    const judgement = { score, spoken: feedback, strength: null, nextStep: null };
    return { answer, judged: answer, judgement };
  };
  const change = (id: string, state: AnswerState) => draft.change({ ...draft.value, [id]: state });
  const judge = async ({ id, question, isAdapted }: RegionQuestion): Promise<void> => {
    const { answer } = stateOf(id);
    const recruiterId = RECRUITERS[profile.key];
    const judgement: Judgement = await judgeAnswer({
      ...{ question, answer, recruiterId, language },
      isSituational: isAdapted,
    });
    change(id, { answer, judged: answer, judgement });
  };

  const answers = asked.flatMap(({ id }) => {
    const { judged, judgement } = stateOf(id);
    if (!judged || !judgement) return [];
    return [{ questionId: id, answer: judged, score: judgement.score, feedback: judgement.spoken }];
  });
  const isReady = answers.length === asked.length;
  const isKept =
    isReady && answers.every((each) => kept.some(({ answer }) => answer === each.answer));

  return (
    <div>
      <p className="text-ink-2 text-small">{t("prep.questions.text")}</p>
      {extra && (
        <section aria-label={t("prep.questions.extra")} className="mt-4 rounded-[16px] bg-well p-4">
          <p className="mb-2 font-semibold text-small">{t("prep.questions.extra")}</p>
          <AnswerCard
            key={extra.id}
            question={extra}
            state={stateOf(extra.id)}
            onChange={(state) => change(extra.id, state)}
            onJudge={() => judge(extra)}
          />
        </section>
      )}
      <ol>
        {asked.map((question) => (
          <li key={question.id} className="border-seam border-b py-5 last:border-b-0">
            <AnswerCard
              question={question}
              state={stateOf(question.id)}
              onChange={(state) => change(question.id, state)}
              onJudge={() => judge(question)}
            />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          disabled={!isReady || isKept}
          isPending={isSending}
          onClick={() =>
            void onComplete({ module: "questions", answers }).then((done) => done && draft.clear())
          }
        >
          {t(isSending ? "prep.sending" : "prep.questions.complete")}
        </Button>
        <p role="status" className="text-ink-2 text-small">
          {isKept
            ? t("prep.questions.kept")
            : !isReady && t("prep.questions.left", { count: asked.length - answers.length })}
        </p>
      </div>
    </div>
  );
}
