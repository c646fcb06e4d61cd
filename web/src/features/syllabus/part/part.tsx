import type { Topic, TopicMaterial } from "content/syllabus/schema";
import { useState } from "react";
import { useLocation } from "wouter";
import { useT } from "../../../i18n/i18n.ts";
import { useLate } from "../../../lib/use-late.ts";
import { LatePanel } from "../../../parts/late-panel/late-panel.tsx";
import { Bar } from "../../../ui/bar.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { Frame } from "../frame.tsx";
import { PART_TABS, type PartTab, partAddress, partDone } from "../model.ts";
import type { Kept } from "../use-record.ts";
import { Bank } from "./bank.tsx";
import { CardList } from "./card-list.tsx";
import { Deck } from "./deck.tsx";

interface PartProps {
  part: Topic;
  tab: PartTab;
  open: string | null;
  kept: Kept;
}

/** A part of the course: its cards to turn, all of them to read, and its questions. */
export function Part({ part, tab, open, kept }: PartProps) {
  const t = useT();
  const [, navigate] = useLocation();
  const [tries, setTries] = useState(0);
  const { part: material, hasFailed } = useLate(part.load, true, tries);
  const { done, total } = partDone(part, kept.record);
  // A question that was asked for by its id is among the questions.
  const isQuestion = open !== null && material?.questions.some(({ id }) => id === open);
  const go = (next: PartTab) => navigate(partAddress(part.id, next), { replace: true });

  return (
    <Frame
      title={<bdi lang="en">{part.title}</bdi>}
      lede={
        <span lang="en" dir="ltr">
          {part.summary}
        </span>
      }
      side={
        <div className="w-full tablet:w-60">
          <p className="tabular mb-2 text-ink-2 text-small">
            {t("syllabus.known", { done, total })}
          </p>
          <Bar value={done} max={total} />
        </div>
      }
    >
      {material ? (
        <Tabs
          label={t("syllabus.part.tabs")}
          value={isQuestion ? "questions" : tab}
          onChange={go}
          tabs={PART_TABS.map((value) => ({
            value,
            label: t(`syllabus.part.${value}`),
            content: contentOf(value, {
              part,
              material,
              open,
              kept,
              onQuestions: () => go("questions"),
            }),
          }))}
        />
      ) : (
        <LatePanel hasFailed={hasFailed} onTryAgain={() => setTries(tries + 1)} />
      )}
      <p lang="en" dir="ltr" className="text-ink-2 text-micro">
        Part-CC, Appendix 1: {part.partCc.join(", ")}. ICAO Doc 10002: {part.doc10002.join("; ")}.
      </p>
    </Frame>
  );
}

interface ContentProps {
  part: Topic;
  material: TopicMaterial;
  open: string | null;
  kept: Kept;
  onQuestions: () => void;
}

function contentOf(tab: PartTab, { part, material, open, kept, onQuestions }: ContentProps) {
  if (tab === "cards")
    return (
      <Deck key={open} cards={material.cards} open={open} kept={kept} onQuestions={onQuestions} />
    );
  if (tab === "list") return <CardList cards={material.cards} known={kept.record.known} />;
  return <Bank name={part.id} questions={material.questions} open={open} kept={kept} />;
}
