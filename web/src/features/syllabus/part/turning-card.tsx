import type { Card } from "content/syllabus/schema";
import type { RefObject } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { classNames } from "../../../ui/class-names.ts";
import { CardBack } from "./card-back.tsx";

interface TurningCardProps {
  card: Card;
  isTurned: boolean;
  front: RefObject<HTMLButtonElement | null>;
  onTurn: () => void;
}

const FACE =
  "col-start-1 row-start-1 grid rounded-[18px] border border-seam bg-panel p-6 text-start [backface-visibility:hidden] tablet:rounded-panel tablet:p-9";

/** A card with two faces, of which one is there for the reader. Both keep one height, so that nothing jumps. */
export function TurningCard({ card, isTurned, front, onTurn }: TurningCardProps) {
  const t = useT();
  return (
    <div className="[perspective:90rem]">
      <div
        className={classNames(
          "grid min-h-72 grid-cols-[minmax(0,1fr)] transition-transform duration-[420ms] ease-out [transform-style:preserve-3d]",
          isTurned && "[transform:rotateY(180deg)]",
        )}
      >
        <button
          ref={front}
          type="button"
          inert={isTurned}
          onClick={onTurn}
          className={classNames(FACE, "content-center hover:border-edge")}
        >
          <span className="text-ink-2 text-small">{t("syllabus.cards.say")}</span>
          <span
            lang="en"
            dir="ltr"
            className="mt-2 block text-pretty font-semibold text-[1.375rem] leading-[1.4]"
          >
            {card.front}
          </span>
        </button>
        <div inert={!isTurned} className={classNames(FACE, "[transform:rotateY(180deg)]")}>
          <div role="status" className="self-center">
            {isTurned && (
              <p className="mb-2 text-ink-2 text-small" lang="en" dir="ltr">
                {card.front}
              </p>
            )}
            <CardBack card={card} />
          </div>
        </div>
      </div>
    </div>
  );
}
