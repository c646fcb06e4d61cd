import type { CockpitComponent } from "content/cockpit/schema";
import { Check, X } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { partTowards } from "../model.ts";

export interface PointLook {
  label: string;
  /** Within the point: its number, or how it was answered. */
  mark: number | "open" | "right" | "wrong";
  className: string;
}

interface PointsProps {
  /** Name of the group. */
  label: string;
  parts: readonly CockpitComponent[];
  lookOf: (part: CockpitComponent) => PointLook;
  /** Pressed as long as its details are open; left out where a press is an answer. */
  chosen?: CockpitComponent | null;
  onPoint: (part: CockpitComponent) => void;
  onHint?: (part: CockpitComponent | null) => void;
}

/** The points on the drawing: one stop for the tab key, from there by arrows to the nearest on that side. */
export function Points({ label, parts, lookOf, chosen, onPoint, onHint }: PointsProps) {
  const group = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const stop = parts.find(({ id }) => id === (focused ?? chosen?.id)) ?? parts[0];

  const handleKey = (event: KeyboardEvent, part: CockpitComponent) => {
    const next =
      event.key === "Home"
        ? parts[0]
        : event.key === "End"
          ? parts.at(-1)
          : partTowards(parts, part, event.key);
    const isArrow = /^(Arrow|Home$|End$)/.test(event.key);
    if (!isArrow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (next) group.current?.querySelector<HTMLElement>(`[data-part="${next.id}"]`)?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lie over a drawing.
    <div role="group" aria-label={label} ref={group}>
      {parts.map((part) => {
        const look = lookOf(part);
        return (
          <button
            key={part.id}
            type="button"
            data-part={part.id}
            aria-label={look.label}
            aria-pressed={chosen === undefined ? undefined : part === chosen}
            tabIndex={part === stop ? 0 : -1}
            onClick={() => onPoint(part)}
            onKeyDown={(event) => handleKey(event, part)}
            onFocus={() => {
              setFocused(part.id);
              onHint?.(part);
            }}
            onBlur={() => onHint?.(null)}
            onPointerEnter={() => onHint?.(part)}
            onPointerLeave={() => onHint?.(null)}
            style={{ left: `${part.position.x}%`, top: `${part.position.y}%` }}
            className="group absolute grid h-11 w-11 -translate-x-1/2 -translate-y-1/2 place-items-center focus-visible:outline-white"
          >
            <span
              className={classNames(
                "tabular grid h-6.5 w-5 place-items-center tablet:h-7 tablet:w-[1.375rem] rounded-window font-semibold text-icon ring-2 ring-white/90 transition-transform duration-[120ms] group-hover:scale-110 group-aria-pressed:scale-125 motion-reduce:transition-none",
                look.className,
              )}
            >
              {look.mark === "right" ? (
                <Icon of={Check} size={16} />
              ) : look.mark === "wrong" ? (
                <Icon of={X} size={16} />
              ) : look.mark === "open" ? (
                <span className="h-2 w-2 rounded-full bg-current" />
              ) : (
                look.mark
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}
