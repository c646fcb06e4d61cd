import { Play, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { DoorDrawing } from "../../../parts/door-drawings/door-drawing.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { DOOR_TERMS, DRAWN_TERMS, drawingOf } from "../drawings/term-drawing.tsx";

interface TermPictureProps {
  /** Id of the term. */
  id: string;
  /** What it shows, for those who cannot see it. */
  label: string;
}

/** Whether a picture explains the term. */
export function hasPicture(id: string): boolean {
  return DRAWN_TERMS.includes(id);
}

/** A drawing of a term; a part of a door can be seen at work. Never mirrored, as the aircraft is not. */
export function TermPicture({ id, label }: TermPictureProps) {
  const t = useT();
  const door = DOOR_TERMS[id];
  const [isAtWork, setIsAtWork] = useState(door?.isAtWork ?? false);
  return (
    <figure className="overflow-hidden rounded-[18px] border border-seam bg-panel tablet:rounded-panel">
      {door ? (
        <>
          <DoorDrawing of={door.of} label={label} isRevealed={isAtWork} />
          <figcaption className="border-seam border-t p-1.5">
            <Button variant="quiet" aria-pressed={isAtWork} onClick={() => setIsAtWork(!isAtWork)}>
              <Icon of={isAtWork ? RotateCcw : Play} size={18} />
              {t(isAtWork ? "terms.picture.atRest" : "terms.picture.atWork")}
            </Button>
          </figcaption>
        </>
      ) : (
        <svg viewBox="0 0 400 300" role="img" aria-label={label} className="block h-auto w-full">
          {drawingOf(id)}
        </svg>
      )}
    </figure>
  );
}
