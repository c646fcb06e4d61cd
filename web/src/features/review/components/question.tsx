import type { ReviewQuestion } from "content/review/schema";
import { BookOpen } from "lucide-react";
import { useEffect, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { OneRight } from "../../../parts/options/one-right.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import type { Session } from "../model.ts";

interface QuestionProps {
  question: ReviewQuestion;
  /** Undefined until it is answered. */
  answer: Session["answers"][number] | undefined;
  isLast: boolean;
  onAnswer: (choice: string) => void;
  onNext: () => void;
}

/** A code is read letter by letter, and large. */
const isCode = (text: string) => /^[A-Z]{3}$/.test(text);

/** One card: the question, four options, and after the first choice the reason with its source. */
export function Question({ question, answer, isLast, onAnswer, onNext }: QuestionProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const isAnswered = answer !== undefined;
  const { about, correctAnswer, explanation, source, address } = question;
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (isAnswered) next.current?.focus({ preventScroll: true });
  }, [isAnswered]);

  return (
    <Panel as="section" aria-labelledby="card-question" className="tablet:p-9">
      <h2
        id="card-question"
        lang="en"
        dir="ltr"
        ref={heading}
        tabIndex={-1}
        className={classNames(
          "text-balance text-start outline-none",
          about ? "text-ink-2 text-small" : "text-[1.3125rem] leading-[1.35]",
        )}
      >
        {question.question}
        {about && (
          <span
            className={classNames(
              "mt-2 block text-start text-ink",
              isCode(about)
                ? "font-semibold text-[3.25rem] leading-none tracking-[0.04em]"
                : "text-pretty font-medium text-[1.1875rem] leading-[1.45]",
            )}
          >
            {about}
          </span>
        )}
      </h2>
      <div className="mt-6">
        <OneRight
          options={question.options}
          right={correctAnswer}
          chosen={answer?.choice}
          onChoose={onAnswer}
        />
      </div>
      {!isAnswered && (
        <p className="mt-3 text-ink-2 text-micro max-tablet:hidden">{t("review.session.keys")}</p>
      )}
      <div role="status" className={isAnswered ? "mt-5" : undefined}>
        {isAnswered && (
          <>
            <p className="font-semibold">
              {answer.isCorrect
                ? t("review.session.right")
                : t("review.session.wrong", { answer: correctAnswer })}
            </p>
            <p lang="en" dir="ltr" className="mt-1 text-label leading-normal">
              {explanation}
            </p>
            {source && (
              <p className="mt-1.5 text-ink-2 text-micro">
                <bdi lang="en">
                  {source.url ? (
                    <a
                      href={source.url}
                      target="_blank"
                      rel="noopener noreferrer"
                      className="underline underline-offset-4 hover:text-ink"
                    >
                      {t("review.session.source", { name: source.name, year: String(source.year) })}
                    </a>
                  ) : (
                    t("review.session.source", { name: source.name, year: String(source.year) })
                  )}
                </bdi>
              </p>
            )}
          </>
        )}
      </div>
      {isAnswered && (
        <p className="mt-5 flex flex-wrap items-center gap-3 max-tablet:sticky max-tablet:bottom-0 max-tablet:-mx-5 max-tablet:-mb-5 max-tablet:rounded-b-[18px] max-tablet:bg-panel max-tablet:p-5 max-tablet:pt-3">
          <Button ref={next} variant="primary" onClick={onNext}>
            {t(isLast ? "review.session.finish" : "review.session.next")}
          </Button>
          <PageLink href={address} className={buttonClass("quiet")}>
            <Icon of={BookOpen} size={18} />
            {t("review.session.study")}
          </PageLink>
        </p>
      )}
    </Panel>
  );
}
