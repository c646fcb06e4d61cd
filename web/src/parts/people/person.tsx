import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { LOOKS } from "./look.ts";
import type { Mood } from "./mood.ts";
import { Mouth } from "./mouth.tsx";
import { BackOfHead, Face, Room, Torso } from "./person-parts.tsx";
import type { Persona } from "./persona.ts";

const WHOLE = "0 0 240 300";

type PersonProps = Omit<ComponentProps<"svg">, "mask"> & {
  persona: Persona;
  /** The expression: brows, eyes, mouth, and how the head is held. */
  mood?: Mood;
  /** The part of the 240 × 300 drawing that is shown, as a viewBox. */
  crop?: string;
  /** What lies behind; a quiet room with a window unless told otherwise, null for nothing. */
  behind?: ReactNode;
  /** The mouth; that of the mood unless told otherwise. */
  mouth?: ReactNode;
};

/**
 * A drawn person, always decoration: the name stands beside it as text. Only for AI recruiters and
 * profile cards; real people are shown by their initials.
 */
export function Person({
  persona,
  mood = "neutral",
  crop = WHOLE,
  behind = <Room />,
  mouth = <Mouth pose={LOOKS[mood].mouth} lip={persona.lip} />,
  className,
  ...rest
}: PersonProps) {
  return (
    <svg
      {...rest}
      viewBox={crop}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden
      className={classNames("block h-full w-full", className)}
    >
      {behind}
      <BackOfHead persona={persona} mood={mood} />
      <Torso persona={persona} />
      <Face persona={persona} mood={mood} mouth={mouth} />
    </svg>
  );
}
