import { useQuery } from "@tanstack/react-query";
import type { Response } from "contract/responses";
import { STAR_SECTIONS } from "contract/star";
import { useMemo } from "react";
import { formatDaysAgo } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/i18n.ts";
import { now } from "../../lib/clock.ts";
import { takesOf } from "../practice-session/api.ts";
import { ShareAnswer } from "../share-answer/share-answer.tsx";
import { KeepStory } from "../story-form/keep-story.tsx";
import { practisedAnswer } from "../story-form/model.ts";
import { comparableTakes, compareTakes, previousTake } from "./comparison.ts";
import { CriteriaPanel } from "./criteria-panel.tsx";
import { MarkedAnswer } from "./marked-answer.tsx";
import { markAnswer } from "./marks.ts";
import { MendList } from "./mend-list.tsx";
import { NextFrame } from "./next-frame.tsx";
import { QuestionOverTime } from "./question-over-time.tsx";
import { ScorePanel } from "./score-panel.tsx";
import { Strengths } from "./strengths.tsx";
import { UnheardAnswer } from "./unheard-answer.tsx";

interface StarReportProps {
  response: Response;
  onRetake: () => void;
  onOpen: (id: string) => void;
}

/** What an answer earned, on which words, and what to do next. */
export function StarReport({ response, onRetake, onOpen }: StarReportProps) {
  const t = useT();
  const language = useLanguage();
  const { analysis, bankQuestionId } = response;
  const { data: takes = [] } = useQuery({
    ...takesOf(bankQuestionId ?? "", language),
    enabled: bankQuestionId !== null,
  });
  const previous = previousTake(response, takes);
  const marked = useMemo(() => markAnswer(response, analysis), [response, analysis]);
  const before = previous && compareTakes(previous.analysis, analysis);
  const isMeasured = analysis.overallScore !== null;
  const isUnheard = STAR_SECTIONS.every((section) => response[section] === "");

  const since = () => {
    if (!previous) return t("report.since.first");
    const when = formatDaysAgo(previous.createdAt, now());
    const change = before?.overall;
    if (change === undefined) return t("report.since.otherRules", { when });
    const way = change > 0 ? "more" : change < 0 ? "less" : "same";
    return t(`report.since.${way}`, { count: Math.abs(change), when });
  };

  // One column each on a desktop; below that one after the other, what to do before how it was counted.
  return (
    <div className="flex flex-col gap-4 tablet:gap-6 desktop:grid desktop:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] desktop:items-start">
      <div className="contents desktop:grid desktop:gap-6">
        <ScorePanel analysis={analysis} since={since()} before={before?.scores ?? {}} />
        {!isUnheard && (
          <div className="grid gap-1.5 print:hidden">
            <KeepStory answer={practisedAnswer(response)} look="words" />
            <ShareAnswer response={response} />
          </div>
        )}
        <QuestionOverTime takes={comparableTakes(response, takes)} onOpen={onOpen} />
        {isMeasured && (
          <div className="max-desktop:order-last">
            <CriteriaPanel criteria={analysis.criteria} before={before?.scores ?? {}} />
          </div>
        )}
      </div>
      <div className="contents desktop:grid desktop:gap-6">
        {isUnheard ? (
          <UnheardAnswer onRetake={onRetake} />
        ) : (
          <>
            <MarkedAnswer marked={marked} />
            <MendList
              improvements={analysis.improvements}
              marks={marked.marks}
              isMeasured={isMeasured}
              onRetake={onRetake}
            />
          </>
        )}
        <Strengths strengths={analysis.strengths} marks={marked.marks} />
        <NextFrame skeleton={analysis.skeleton} />
      </div>
    </div>
  );
}
