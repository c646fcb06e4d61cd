import { classNames } from "../../../ui/class-names.ts";
import type { Mark } from "./mark.ts";

interface AirportPointProps {
  code: string;
  /** Pixels of the frame. */
  x: number;
  y: number;
  name: string;
  mark: Mark | null;
  isLabelled: boolean;
  isInTabOrder: boolean;
  /** While a hand moves the map it follows at once. */
  isStill: boolean;
  onFocus: () => void;
  onPress: (() => void) | null;
}

const DOTS: Record<Mark | "plain", string> = {
  plain: "h-[9px] w-[9px] border-2 border-lagoon bg-panel",
  hub: "h-[11px] w-[11px] border-2 border-panel bg-lagoon night:border-cabin",
  lit: "h-[15px] w-[15px] border-2 border-panel bg-lagoon night:border-cabin",
  faded: "h-[7px] w-[7px] bg-edge opacity-60",
  selected: "h-[17px] w-[17px] border-[5px] border-lagoon bg-panel",
  right: "h-[17px] w-[17px] border-2 border-panel bg-green night:border-cabin",
  wrong: "h-[17px] w-[17px] border-2 border-panel bg-red night:border-cabin",
};

/** An airport on the map. A hand presses the map, which knows what lies near; keys and screen readers press this. */
export function AirportPoint(props: AirportPointProps) {
  const { code, x, y, name, mark, isLabelled, isInTabOrder, isStill, onFocus, onPress } = props;
  return (
    <button
      type="button"
      data-code={code}
      aria-label={name}
      aria-disabled={onPress === null || undefined}
      tabIndex={isInTabOrder ? 0 : -1}
      onFocus={onFocus}
      onClick={() => onPress?.()}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      className={classNames(
        "group/point pointer-events-none absolute top-0 left-0 h-0 w-0 focus-visible:z-20 focus-visible:outline-none",
        mark && mark !== "hub" && mark !== "faded" && "z-10",
        !isStill && "transition-transform duration-[240ms] ease-out motion-reduce:transition-none",
      )}
    >
      <span
        className={classNames(
          "absolute top-0 left-0 block -translate-x-1/2 -translate-y-1/2 rounded-full group-focus-visible/point:outline-[3px] group-focus-visible/point:outline-ink group-focus-visible/point:outline-offset-2",
          DOTS[mark ?? "plain"],
        )}
      />
      {isLabelled && (
        <span
          aria-hidden
          className={classNames(
            "tabular absolute -top-2 left-[9px] rounded-[5px] bg-panel/85 px-[3px] font-semibold text-icon leading-4",
            mark === "right" && "bg-green-soft! text-green-ink",
            mark === "wrong" && "bg-red-soft! text-red-ink",
          )}
        >
          {code}
        </span>
      )}
    </button>
  );
}
