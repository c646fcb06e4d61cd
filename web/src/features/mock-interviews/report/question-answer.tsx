import type { SessionAnswer, SessionQuestion } from "contract/interview-sessions";
import type { LanguageCode } from "contract/languages";
import type { StarAnswer } from "contract/responses";
import { STAR_SECTIONS } from "contract/star";
import { CircleHelp, RotateCcw } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { AdviceItem } from "../../../parts/star-report/advice-item.tsx";
import { MarkLegend } from "../../../parts/star-report/mark-legend.tsx";
import { MarkedSections } from "../../../parts/star-report/marked-sections.tsx";
import { markAnswer } from "../../../parts/star-report/marks.ts";
import { KeepStory } from "../../../parts/story-form/keep-story.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import type { RecruiterCard } from "../recruiter.ts";
import { RecruiterWindow } from "../recruiter-window.tsx";
import { AnswerScores } from "./answer-scores.tsx";
import { DeliveryLine } from "./delivery-line.tsx";
import { EmotionStrip } from "./emotion-strip.tsx";
import { ExpectedPoints } from "./expected-points.tsx";
import { practiceAddress } from "./model.ts";

interface QuestionAnswerProps {
  question: SessionQuestion;
  answer: SessionAnswer;
  sessionId: string;
  recruiter: RecruiterCard;
  language: LanguageCode;
  isEmotionPrinted: boolean;
}

/** More than two at once is not practised by anybody; the whole list comes with the practice. */
const MOST_ADVICE = 2;

/** What was said to one question, what it earned on which words, and what the recruiter said to it. */
export function QuestionAnswer(props: QuestionAnswerProps) {
  const { question, answer, sessionId, recruiter, language, isEmotionPrinted } = props;
  const t = useT();
  const { analysis, sections, followUp, spokenFeedback } = answer;
  const marked = useMemo(
    () => (analysis && sections ? markAnswer(wholeOf(sections), analysis) : null),
    [analysis, sections],
  );
  const improvements = [...(analysis?.improvements ?? [])]
    .sort((one, other) => other.worth - one.worth)
    .slice(0, MOST_ADVICE);

  return (
    <div className="grid gap-x-8 gap-y-5 desktop:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)] print:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 content-start gap-5">
        <section>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <Heading>{t("interview.answer.title")}</Heading>
            {marked && marked.marks.length > 0 && <MarkLegend />}
          </div>
          {marked ? (
            <MarkedSections marked={marked} isWithoutEmpty />
          ) : (
            <p className="mt-2 text-ink-2">{t("interview.answer.unheard")}</p>
          )}
        </section>
        {improvements.length > 0 && marked && (
          <section>
            <Heading>{t("interview.answer.mend")}</Heading>
            <ul className="mt-2">
              {improvements.map((advice) => (
                <AdviceItem
                  key={`${advice.note.id} ${advice.note.text}`}
                  advice={advice}
                  marks={marked.marks}
                  effect="could-earn-more"
                />
              ))}
            </ul>
          </section>
        )}
        {followUp && (
          <section className="border-seam border-t pt-4">
            <Heading icon={CircleHelp}>
              {t("interview.followUp.title", { name: recruiter.name })}
            </Heading>
            <p lang={language} dir="auto" className="mt-1.5 font-medium rtl:text-right">
              {followUp.question}
            </p>
            <p dir="auto" className={followUp.answer ? "mt-1.5" : "mt-1.5 text-ink-2 text-small"}>
              {followUp.answer || t("interview.followUp.unanswered")}
            </p>
            {followUp.answer && (
              <p className="mt-1 text-ink-2 text-micro">{t("interview.followUp.counted")}</p>
            )}
          </section>
        )}
        {spokenFeedback && (
          <section className="flex gap-4 rounded-[14px] bg-well p-4 print:[print-color-adjust:exact]">
            <RecruiterWindow recruiterId={recruiter.id} className="w-11 self-start" />
            <div className="min-w-0">
              <Heading>{t("interview.feedback.title", { name: recruiter.name })}</Heading>
              <p dir="auto" className="mt-1">
                {spokenFeedback}
              </p>
            </div>
          </section>
        )}
        <EmotionStrip answer={answer} isPrinted={isEmotionPrinted} />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        {analysis && <AnswerScores answer={answer} analysis={analysis} />}
        <DeliveryLine answer={answer} />
        <ExpectedPoints points={question.expectedPoints} language={language} />
        <div className="grid gap-3 print:hidden">
          <PageLink
            href={practiceAddress(question, answer.mode, language)}
            className={buttonClass("line", "normal", "w-full")}
          >
            <Icon of={RotateCcw} size={17} />
            {t("interview.question.again")}
          </PageLink>
          {sections && (
            <KeepStory
              answer={{
                from: { sessionAnswer: { sessionId, position: answer.position } },
                question: question.question,
                questionId: question.id,
                words: wholeOf(sections),
              }}
              look="words"
            />
          )}
        </div>
      </div>
    </div>
  );
}

function Heading({ icon, children }: { icon?: typeof CircleHelp; children: ReactNode }) {
  return (
    <h4 className="flex items-center gap-2 font-semibold text-label print:break-after-avoid">
      {icon && <Icon of={icon} size={17} className="text-ink-2" />}
      {children}
    </h4>
  );
}

/** The four sections, those of which nothing was told empty. */
function wholeOf(sections: NonNullable<SessionAnswer["sections"]>): StarAnswer {
  return Object.fromEntries(
    STAR_SECTIONS.map((section) => [section, sections[section] ?? ""]),
  ) as StarAnswer;
}
