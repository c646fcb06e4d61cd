import { type ReactNode, useEffect, useRef } from "react";
import { randomBetween } from "../../lib/random.ts";
import { LiveMouth, type MouthSource } from "./live-mouth.tsx";
import type { Mood } from "./mood.ts";
import { BackOfHead, Face, OnHead, Room, Torso } from "./person-parts.tsx";
import type { Persona } from "./persona.ts";
import "./live-person.css";

type LivePersonProps = {
  persona: Persona;
  mood: Mood;
  /** Moves the mouth, from the phoneme times of the voice. */
  moment: MouthSource;
};

/** Between two blinks; now and then one follows at once, as with everybody. */
const BLINK_EVERY_MS = [2200, 6400] as const;
const BLINK_TWICE_MS = 190;
const BLINK_MS = 90;

/**
 * A recruiter in conversation: breathes, blinks, nods a little while speaking, and moves the mouth as told.
 * With reduced motion the face is still and changes its expression at once; the captions carry the speech.
 *
 * The same drawing as `Person`, in layers: what moves as a whole is moved by the compositor and costs the
 * page's own thread nothing; a mouth that is drawn anew with every sound brings only itself.
 */
export function LivePerson({ persona, mood, moment }: LivePersonProps) {
  const face = useBlinking();
  return (
    <div aria-hidden className="live-person" data-mood={mood}>
      <Layer>
        <Room />
      </Layer>
      <div className="live-head">
        <Layer>
          <BackOfHead persona={persona} mood={mood} />
        </Layer>
      </div>
      <div className="live-torso">
        <Layer>
          <Torso persona={persona} />
        </Layer>
      </div>
      <div ref={face} className="live-head">
        <Layer>
          <Face persona={persona} mood={mood} />
        </Layer>
        <Layer>
          <OnHead persona={persona} mood={mood}>
            <LiveMouth source={moment} mood={mood} lip={persona.lip} />
          </OnHead>
        </Layer>
      </div>
    </div>
  );
}

function Layer({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 240 300"
      preserveAspectRatio="xMidYMin slice"
      className="live-layer"
    >
      {children}
    </svg>
  );
}

/** Closes the eyes of the face in `ref` for a moment, at no rhythm; never with reduced motion. */
function useBlinking() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let timer: ReturnType<typeof setTimeout>;
    const open = () => {
      ref.current?.classList.remove("is-blinking");
      const isTwice = randomBetween(0, 1) < 0.16;
      timer = setTimeout(close, isTwice ? BLINK_TWICE_MS : randomBetween(...BLINK_EVERY_MS));
    };
    const close = () => {
      ref.current?.classList.add("is-blinking");
      timer = setTimeout(open, BLINK_MS);
    };
    open();
    return () => clearTimeout(timer);
  }, []);
  return ref;
}
