import type { CockpitComponent } from "content/cockpit/schema";
import { useEffect, useRef, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Chips } from "../../../ui/chips.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { CATEGORY_LOOK } from "../category-look.ts";
import {
  CATEGORY_FILTERS,
  type Category,
  type CategoryFilter,
  type DeckView,
  numberOf,
  shownOf,
  stepFrom,
} from "../model.ts";
import { Deck, type Outline } from "./deck.tsx";
import { PartDetails } from "./part-details.tsx";
import { PartList } from "./part-list.tsx";
import { Points } from "./points.tsx";

interface ExploreProps {
  view: DeckView;
  onChange: (change: Partial<DeckView>) => void;
}

/** The filter, the deck with its points, and beside it the list of parts or the details of one. */
export function Explore({ view, onChange }: ExploreProps) {
  const t = useT();
  const [hinted, setHinted] = useState<CockpitComponent | null>(null);
  const side = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { category, part } = view;
  const parts = shownOf(category);
  // Where the focus goes once what it was on has been replaced: the details, or the row that opened them.
  const focusNext = useRef<"details" | string | null>(null);

  useEffect(() => {
    const next = focusNext.current;
    focusNext.current = null;
    if (next === "details" && part) heading.current?.focus();
    else if (next && !part)
      side.current?.querySelector<HTMLElement>(`[data-row="${next}"]`)?.focus();
  }, [part]);

  const outlines: Outline[] = [
    ...(part ? [{ part, tone: "chosen" } as const] : []),
    ...(hinted && hinted !== part ? [{ part: hinted, tone: "hinted" } as const] : []),
  ];

  return (
    <>
      <Chips
        label={t("cockpit.filter.label")}
        value={category}
        onChange={(next) => {
          setHinted(null);
          onChange({ category: next, part: null });
        }}
        options={CATEGORY_FILTERS.map((value) => ({
          value,
          label: <FilterLabel filter={value} />,
        }))}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_23.5rem] desktop:gap-6">
        <Deck
          parts={parts}
          outlines={outlines}
          centred={part}
          onPoint={(next) => onChange({ part: next })}
        >
          <Points
            label={t("cockpit.deck.points")}
            parts={parts}
            chosen={part}
            onPoint={(next) => onChange({ part: next === part ? null : next })}
            onHint={setHinted}
            lookOf={(one) => ({
              // The number first, as it is seen: "click 12" is how speech control presses it.
              label: `${numberOf(one)} ${one.name}`,
              mark: numberOf(one),
              className: CATEGORY_LOOK[one.category],
            })}
          />
        </Deck>
        <div ref={side}>
          {part ? (
            <PartDetails
              part={part}
              heading={heading}
              onStep={(steps) => {
                focusNext.current = "details";
                onChange({ part: stepFrom(parts, part, steps) });
              }}
              onClose={() => {
                focusNext.current = part.id;
                onChange({ part: null });
              }}
            />
          ) : (
            <PartList
              parts={parts}
              onHint={setHinted}
              onOpen={(next) => {
                setHinted(null);
                focusNext.current = "details";
                onChange({ part: next });
              }}
            />
          )}
          <p role="status" className="sr-only">
            {part && t("cockpit.details.shown", { name: part.name })}
          </p>
        </div>
      </div>
    </>
  );
}

function FilterLabel({ filter }: { filter: CategoryFilter }) {
  const t = useT();
  if (filter === "all") return t("cockpit.filter.all");
  const category: Category = filter;
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden
        className={classNames("h-4 w-[0.8125rem] rounded-window", CATEGORY_LOOK[category])}
      />
      {t(`cockpit.category.${category}`)}
    </span>
  );
}
