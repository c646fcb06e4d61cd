import { type GuidedKind, type SectionGuidance, sectionGuidance } from "coach/star/guidance";
import type { StarAnswer } from "contract/responses";
import { SECTION_MAX_CHARACTERS, STAR_SECTIONS, type StarSection } from "contract/star";
import { useEffect, useRef, useState } from "react";
import { isLikelyEnglish } from "./model.ts";

type Guided = Record<StarSection, SectionGuidance | null>;

/** A pause this long counts as thinking; while somebody types, nothing on the screen moves. */
const PAUSE_MS = 700;
const NONE: Guided = { situation: null, task: null, action: null, result: null };

/** Blank, too long to be sent, or not in the language that the coach reads: nothing is said of it. */
function guide(section: StarSection, text: string, kind: GuidedKind): SectionGuidance | null {
  const isReadable =
    text.trim() !== "" && text.length <= SECTION_MAX_CHARACTERS && isLikelyEnglish(text);
  return isReadable ? sectionGuidance(section, text, kind) : null;
}

/** What is there and what is missing in each section, read again at every pause in the writing. */
export function useGuidance(answer: StarAnswer, kind: GuidedKind, isOn: boolean): Guided {
  const [guided, setGuided] = useState<Guided>(NONE);
  const read = useRef<{ answer: StarAnswer; kind: GuidedKind } | null>(null);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => {
      const before = read.current;
      read.current = { answer, kind };
      setGuided((old) => {
        const next = { ...old };
        for (const section of STAR_SECTIONS) {
          const text = answer[section];
          // What was not touched keeps its reading, and is not drawn again.
          if (before?.kind === kind && before.answer[section] === text) continue;
          next[section] = guide(section, text, kind);
        }
        return next;
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [answer, kind, isOn]);
  return isOn ? guided : NONE;
}
