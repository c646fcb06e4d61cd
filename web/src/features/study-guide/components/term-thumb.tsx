import { memo } from "react";
import { DoorDrawing } from "../../../parts/door-drawings/door-drawing.tsx";
import { DOOR_TERMS, drawingOf } from "../drawings/term-drawing.tsx";

/** The picture of a term, small and as decoration: its page has it large and named. */
export const TermThumb = memo(function TermThumb({ id }: { id: string }) {
  const door = DOOR_TERMS[id];
  return (
    <span
      aria-hidden
      className="block aspect-[4/3] w-24 shrink-0 overflow-hidden rounded-control border border-seam tablet:w-28"
    >
      {door ? (
        <DoorDrawing of={door.of} label="" isRevealed={door.isAtWork} />
      ) : (
        <svg aria-hidden viewBox="0 0 400 300" className="block h-auto w-full">
          {drawingOf(id)}
        </svg>
      )}
    </span>
  );
});
