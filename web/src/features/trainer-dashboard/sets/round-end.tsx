import { neededOf } from "coach/review/gates";
import type { PractisedSet } from "contract/trainer-sets";
import { useEffect, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { WindowRow } from "../../../ui/window-row.tsx";
import { isRight, missedIn, type Round } from "./round.ts";

const WINDOW = { width: 44, height: 60, gap: 12, frame: 4 };

interface RoundEndProps {
  set: PractisedSet;
  round: Round;
  /** How many of the set are known now; null while nobody has said. */
  known: number | null;
  onAgain: () => void;
}

/** How the round went, how far the set is, and the cards to look at again. */
export function RoundEnd({ set, round, known, onAgain }: RoundEndProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const missed = missedIn(round);
  const total = round.cards.length;
  const needed = neededOf(set.cards.length);
  const isReached = known !== null && known >= needed;
  return (
    <Panel as="section" aria-labelledby="round-end" className="tablet:p-9">
      <h2 id="round-end" ref={heading} tabIndex={-1} className="tabular text-h2 outline-none">
        {t("trainerSets.practise.end", { right: total - missed.length, total })}
      </h2>
      <div aria-hidden className="mt-6 max-w-[34rem]">
        <WindowRow
          size={WINDOW}
          items={round.cards.map((card, at) => {
            const chosen = round.chosen[at];
            return { raise: chosen && isRight(card, chosen) ? 1 : 0 };
          })}
        />
      </div>
      <p role="status" className="tabular mt-6 min-h-6">
        {known !== null &&
          (isReached
            ? t("trainerSets.practise.reached")
            : `${t("trainerSets.practise.known", { known, total: set.cards.length, needed })}. ${t("trainerSets.practise.missing", { count: needed - known })}`)}
      </p>
      {missed.length > 0 && (
        <>
          <h3 className="mt-7 text-h3">{t("trainerSets.practise.missed")}</h3>
          <dl className="mt-2">
            {missed.map(({ id, front, back }) => (
              <div key={id} className="border-seam border-t py-3">
                <dt dir="auto" className="text-ink-2 text-small">
                  {front}
                </dt>
                <dd dir="auto" className="font-semibold">
                  {back}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="mt-7 flex flex-wrap gap-3">
        <Button variant={isReached ? "line" : "primary"} onClick={onAgain}>
          {t("trainerSets.practise.again")}
        </Button>
        <PageLink href="/trainer-dashboard" className={buttonClass(isReached ? "primary" : "line")}>
          {t("trainerSets.practise.back")}
        </PageLink>
      </p>
    </Panel>
  );
}
