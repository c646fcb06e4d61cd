import { classNames } from "../../ui/class-names.ts";
import { Mouth, type MouthShape } from "./mouth.tsx";
import { type Mood, Person } from "./person.tsx";
import type { Persona } from "./persona.ts";
import "./live-person.css";

type LivePersonProps = {
  persona: Persona;
  mood?: Mood;
  /** The shape of this moment, from the phoneme times of the voice; "rest" while silent. */
  mouth: MouthShape;
  isSpeaking: boolean;
  crop?: string;
  className?: string | undefined;
};

/**
 * A recruiter in conversation: blinks, nods a little while speaking, and moves the mouth as told.
 * With reduced motion the face is still; the captions carry the speech.
 */
export function LivePerson({ persona, mouth, isSpeaking, className, ...rest }: LivePersonProps) {
  return (
    <Person
      {...rest}
      persona={persona}
      mouth={<Mouth shape={mouth} lip={persona.lip} />}
      className={classNames("live-person", isSpeaking && "is-speaking", className)}
    />
  );
}
