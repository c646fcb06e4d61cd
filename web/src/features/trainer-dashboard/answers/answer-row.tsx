import type { SharedParty } from "contract/shared-answer-terms";
import type { ListedSharedAnswer } from "contract/shared-answers";
import { ChevronDown, MessageSquareText } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { formatDate, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { scoreTone } from "../../../ui/score-tone.ts";
import { STATE_TONES, stateOf } from "./model.ts";
import { OpenedAnswer } from "./opened-answer.tsx";

interface AnswerRowProps {
  answer: ListedSharedAnswer;
  party: SharedParty;
  isOpen: boolean;
  /** A notice led here: it is brought into view. */
  isLinked: boolean;
  onToggle: () => void;
  onGone: () => void;
}

/** One shared answer: whose, which question, what is new; its words open under it. */
export function AnswerRow({ answer, party, isOpen, isLinked, onToggle, onGone }: AnswerRowProps) {
  const t = useT();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { memberName, question, overallScore, sharedAt, commentCount } = answer;
  const state = stateOf(answer, party);
  // Under the heading of the panel, or under one of a part of it.
  const Heading = party === "trainer" ? "h3" : "h4";

  useEffect(() => {
    if (!isLinked) return;
    button.current?.scrollIntoView({ block: "start" });
    button.current?.focus({ preventScroll: true });
  }, [isLinked]);

  return (
    <li className="border-seam border-t">
      <Heading>
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="group -mx-3 flex w-[calc(100%+1.5rem)] scroll-mt-24 items-start gap-3.5 rounded-control px-3 py-4 text-start font-normal [text-wrap:wrap]"
        >
          <span className="min-w-0 flex-1">
            <span className="mb-1 flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
              {party === "trainer" && <bdi className="break-words font-semibold">{memberName}</bdi>}
              {state && <Badge tone={STATE_TONES[state]}>{t(`shared.state.${state}`)}</Badge>}
            </span>
            <span
              lang="en"
              dir="auto"
              className={classNames(
                "break-words font-medium text-label rtl:text-right group-hover:text-lagoon-ink",
                isOpen ? "block" : "line-clamp-2",
              )}
            >
              {question}
            </span>
            <span className="mt-1 flex flex-wrap items-center gap-x-3 text-ink-2 text-small">
              <time dateTime={sharedAt}>{t("shared.at", { date: formatDate(sharedAt) })}</time>
              {commentCount > 0 && (
                <span className="flex items-center gap-1.5">
                  <Icon of={MessageSquareText} size={14} />
                  {t("shared.comments", { count: commentCount })}
                </span>
              )}
            </span>
          </span>
          {overallScore !== null && (
            <Badge tone={scoreTone(overallScore)} isBare className="tabular mt-0.5">
              <span className="sr-only">{t("shared.answer.overall")} </span>
              {formatNumber(overallScore)}
            </Badge>
          )}
          <Icon
            of={ChevronDown}
            size={18}
            className={classNames(
              "mt-1 text-ink-2 transition-transform duration-[240ms]",
              isOpen && "rotate-180",
            )}
          />
        </button>
      </Heading>
      <div id={id} hidden={!isOpen}>
        {isOpen && <OpenedAnswer id={answer.id} onGone={onGone} />}
      </div>
    </li>
  );
}
