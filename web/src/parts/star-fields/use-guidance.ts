import type { QuestionKind } from "contract/questions";
import type { StarAnswer } from "contract/responses";
import { SECTION_MAX_CHARACTERS, STAR_SECTIONS, type StarSection } from "contract/star";
import { useEffect, useRef, useState } from "react";

type Guide = typeof import("coach/star/guidance");
export type Guidance = ReturnType<Guide["sectionGuidance"]>;
type Guided = Record<StarSection, Guidance | null>;

/** A pause this long counts as thinking; while somebody types, nothing on the screen moves. */
const PAUSE_MS = 700;
const NONE: Guided = { situation: null, task: null, action: null, result: null };

/** What is there and what is missing in each section, read again at every pause in the writing. */
export function useGuidance(answer: StarAnswer, kind: QuestionKind, isOn: boolean): Guided {
  const [guided, setGuided] = useState<Guided>(NONE);
  const last = useRef<{ answer: StarAnswer; kind: QuestionKind } | null>(null);

  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(async () => {
      // The reader of English comes with the first pause, not with the screen; without it there are no hints.
      const guide = await import("coach/star/guidance").catch(() => null);
      if (!guide) return;
      const before = last.current;
      last.current = { answer, kind };
      setGuided((old) => {
        const next = { ...old };
        for (const section of STAR_SECTIONS) {
          const text = answer[section];
          if (before?.kind === kind && before.answer[section] === text && old[section]) continue;
          const isReadable = text.trim() !== "" && text.length <= SECTION_MAX_CHARACTERS;
          next[section] = isReadable ? guide.sectionGuidance(section, text, kind) : null;
        }
        return next;
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [answer, kind, isOn]);

  return isOn ? guided : NONE;
}
