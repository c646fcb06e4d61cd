import { Overhead } from "./overhead.tsx";
import { MainPanel } from "./panel.tsx";
import { Pedestal } from "./pedestal.tsx";
import { Doorway, Footwells, Sides } from "./sides.tsx";
import { Windows } from "./sky.tsx";
import "./paints.css";
import "./panels.css";
import "./sides.css";
import "./screens.css";
import "./sky.css";
import "./motion.css";

interface FlightDeckProps {
  /** World time on the deck's clock, "14:05". */
  time: string;
  /** Nothing moves. */
  isStill: boolean;
}

/**
 * A two-crew jet's flight deck as cabin crew see it, from the door behind the seats: 1200 units a side, its own
 * drawing and no maker's. Decoration to a screen reader: the points over it and the list beneath name its parts.
 */
export function FlightDeck({ time, isStill }: FlightDeckProps) {
  return (
    <svg
      viewBox="0 0 1200 1200"
      aria-hidden
      data-still={isStill || undefined}
      className="flight-deck block h-auto w-full"
    >
      <defs>
        <linearGradient id="k-wall" x2="0" y2="1">
          <stop className="k-wall-1" />
          <stop offset="1" className="k-wall-2" />
        </linearGradient>
      </defs>
      <rect width="1200" height="1200" fill="url(#k-wall)" />
      <Windows />
      <Overhead />
      <Footwells />
      <MainPanel time={time} />
      <Pedestal />
      <Sides />
      <Doorway />
    </svg>
  );
}
