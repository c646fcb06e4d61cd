import { classNames } from "../../ui/class-names.ts";
import { LiveMouth, type MouthSource } from "./live-mouth.tsx";
import type { Mood } from "./mood.ts";
import { Person } from "./person.tsx";
import type { Persona } from "./persona.ts";
import "./live-person.css";

type LivePersonProps = {
  persona: Persona;
  mood: Mood;
  /** Moves the mouth, from the phoneme times of the voice. */
  moment: MouthSource;
  crop?: string;
  className?: string | undefined;
};

/**
 * A recruiter in conversation: breathes, blinks, nods a little while speaking, and moves the mouth as told.
 * With reduced motion the face is still and changes its expression at once; the captions carry the speech.
 */
export function LivePerson({ persona, mood, moment, className, ...rest }: LivePersonProps) {
  return (
    <Person
      {...rest}
      persona={persona}
      mood={mood}
      mouth={<LiveMouth source={moment} mood={mood} lip={persona.lip} />}
      className={classNames("live-person", mood === "speaking" && "is-speaking", className)}
    />
  );
}
