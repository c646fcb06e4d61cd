import { COCKPIT_COMPONENTS } from "content/cockpit/cockpit";
import {
  COCKPIT_QUIZ_LENGTH,
  type CockpitQuizQuestion,
  cockpitQuiz,
  isRight,
} from "content/cockpit/cockpit-quiz";
import type { CockpitComponent } from "content/cockpit/schema";
import { useMemo, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { draftKey, useDraft } from "../../../lib/drafts.ts";
import { randomSeed } from "../../../lib/random.ts";
import { BackLink } from "../../../parts/back-link/back-link.tsx";
import { useQuizReview } from "../../../parts/review/use-quiz-review.ts";
import { Deck, type Outline } from "../components/deck.tsx";
import { type PointLook, Points } from "../components/points.tsx";
import { placeInArea } from "../model.ts";
import { Question } from "./question.tsx";
import { Result } from "./result.tsx";
import { advanced, answered, newRound, type Round } from "./round.ts";

/** The quiz on the deck: a name to point at, a marked place to tell the use of, and questions of the bank. No clock. */
export function Quiz() {
  const t = useT();
  const review = useQuizReview();
  const { userKey } = useAccount();
  const [first] = useState(() => newRound(randomSeed()));
  const draft = useDraft<Round>(draftKey(userKey, "cockpit-quiz"), first);
  const round = draft.value;
  const questions = useMemo(() => cockpitQuiz(round.seed), [round.seed]);
  const question = questions[round.at];
  const answer = round.answers[round.at];

  const placeName = (part: CockpitComponent) => {
    const { number, count } = placeInArea(part);
    return t("cockpit.quiz.place", {
      area: t(`cockpit.area.${part.area}`),
      number: number,
      count: count,
    });
  };
  const lookOf = (part: CockpitComponent): PointLook => {
    if (answer === undefined || !question)
      return { label: placeName(part), mark: "open", className: "bg-ink text-cabin" };
    const isAsked = isRight(question, part.id);
    return {
      label: part.name,
      mark: isAsked ? "right" : part.id === answer ? "wrong" : "open",
      className: isAsked
        ? "bg-green-ink text-white night:bg-green night:text-on-lagoon"
        : part.id === answer
          ? "bg-red-ink text-white night:bg-red night:text-on-lagoon"
          : "bg-ink text-cabin opacity-50",
    };
  };
  const isPointing = question?.kind === "point";
  const handleAnswer = (next: string) => {
    // Options over a part or a question of the bank: the review queue asks the same.
    if (question && question.kind !== "point" && answer === undefined) {
      const { id } = question.asked;
      review("cockpit", question.kind === "bank" ? `bank-${id}` : id, isRight(question, next));
    }
    draft.change(answered(round, next));
  };
  const handlePoint = (part: CockpitComponent) => draft.change(answered(round, part.id));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header>
        <BackLink href="/cockpit-exploration" label={t("cockpit.quiz.back")} />
        <h1 className="mt-1 text-h1">{t("cockpit.quiz.title")}</h1>
      </header>
      {question ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_25rem] desktop:gap-6">
          {/* A question of the bank needs no drawing: on small screens it would push the question away. */}
          <div className={question.kind === "bank" ? "max-desktop:hidden" : undefined}>
            <Deck
              parts={COCKPIT_COMPONENTS}
              onPoint={isPointing && answer === undefined ? handlePoint : undefined}
              outlines={outlinesOf(question, answer)}
              centred={question.kind === "purpose" ? question.asked : null}
            >
              {isPointing && (
                <Points
                  key={round.at}
                  label={t("cockpit.deck.points")}
                  parts={COCKPIT_COMPONENTS}
                  lookOf={lookOf}
                  onPoint={handlePoint}
                />
              )}
            </Deck>
          </div>
          <Question
            key={`${round.seed} ${round.at}`}
            question={question}
            place={question.kind === "purpose" ? placeName(question.asked) : ""}
            answer={answer}
            number={round.at + 1}
            total={COCKPIT_QUIZ_LENGTH}
            onAnswer={handleAnswer}
            onNext={() => draft.change(advanced(round))}
          />
        </div>
      ) : (
        <Result
          round={round}
          onAnother={() => draft.change(newRound(randomSeed()))}
          onLeave={draft.clear}
        />
      )}
    </div>
  );
}

/** What is framed on the drawing: the marked place, and after the answer the right one and the wrong one. */
function outlinesOf(question: CockpitQuizQuestion, answer: string | undefined): Outline[] {
  if (question.kind === "bank") return [];
  const { kind, asked } = question;
  if (answer === undefined) return kind === "purpose" ? [{ part: asked, tone: "chosen" }] : [];
  const chosen = COCKPIT_COMPONENTS.find(({ id }) => id === answer);
  const isWrong = chosen && chosen !== asked;
  return [
    { part: asked, tone: "right" },
    ...(isWrong && kind === "point" ? [{ part: chosen, tone: "wrong" } as const] : []),
  ];
}
