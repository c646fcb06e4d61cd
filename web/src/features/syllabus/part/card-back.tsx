import type { Card } from "content/syllabus/schema";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { SourceLine } from "../source-line.tsx";

/** The answer of a card with its steps and its source. */
export function CardBack({ card }: { card: Card }) {
  const t = useT();
  return (
    <>
      <div lang="en" dir="ltr">
        <p className="max-w-[66ch] leading-[1.6]">{card.back}</p>
        {card.points.length > 0 && (
          <ul className="mt-3 grid list-disc gap-1 ps-5 marker:text-lagoon">
            {card.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
      <SourceLine source={card.source} />
      {card.ages && (
        <p className="mt-2">
          <Badge tone="yellow" className="whitespace-normal!">
            {t("syllabus.cards.ages")}
          </Badge>
        </p>
      )}
    </>
  );
}
