import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../../ui/class-names.ts";
import { LOOKS, type Look } from "./look.ts";
import type { Mood } from "./mood.ts";
import { Mouth } from "./mouth.tsx";
import type { Persona } from "./persona.ts";
import { type Shape, Shapes } from "./shape.tsx";

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

const BROW_PATHS = ["M88 104c6-6 16-7 23-3", "M129 101c7-4 17-3 23 3"] as const;
const NOSE = "M121 124c-1 8-6 14-5 18 1 3 7 4 10 1";

const CHEEKS = "M80 142a11 7 0 1 0 22 0a11 7 0 1 0-22 0M138 142a11 7 0 1 0 22 0a11 7 0 1 0-22 0";
const LASH = "#2a1d1a";
const PEARLS: readonly Shape[] = [
  [
    "M69 138a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M166 138a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0",
    "#f7f3ea",
  ],
];

/**
 * A drawn person, always decoration: the name stands beside it as text. Only for AI recruiters and
 * profile cards; real people are shown by their initials.
 */
export function Person({
  persona,
  mood = "neutral",
  crop = "0 0 240 300",
  behind = <Room />,
  mouth = <Mouth pose={LOOKS[mood].mouth} lip={persona.lip} />,
  className,
  ...rest
}: PersonProps) {
  const id = useId();
  const { skin, shade, coat, face, hairStyle, isLashed, headScale, shoulderScale } = persona;
  const look = LOOKS[mood];
  const head = about(120, 180, headScale[0], headScale[1]);
  // Attributes throughout, not styles: in a page that was drawn beforehand the policy forbids those.
  const tilt = `translate(${look.lean.join(" ")}) rotate(${look.tilt} 120 196)`;
  const draw = (shapes: Persona["neckwear"] = []) => <Shapes of={shapes} palette={persona} />;
  return (
    <svg
      {...rest}
      viewBox={crop}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden
      className={classNames("block h-full w-full", className)}
    >
      {behind}
      <g className="person-head">
        <g className="person-look" transform={tilt}>
          <g transform={head}>{draw(hairStyle.back)}</g>
        </g>
      </g>
      <g className="person-torso" transform="translate(0 -11)">
        <g transform={about(120, 300, shoulderScale, 1)}>
          <path
            d="M6 330c0-78 26-98 82-114 6-2 10-5 11-10h42c1 5 5 8 11 10 56 16 82 36 82 114z"
            fill={coat}
          />
        </g>
        <path d="M97 152h46v52c0 12-10 22-23 22s-23-10-23-22z" fill={skin} />
        <path d="M97 180c8 12 38 12 46 0v7c-10 15-36 15-46 0z" fill={shade} opacity=".55" />
        {draw(persona.neckwear)}
        {persona.hasPin && (
          <path
            d="M164 252c6-3 12-3 17-1-3 2-8 3-11 3 2 1 4 1 6 1-4 2-9 1-12-3zM164 252c-6-3-12-3-17-1 3 2 8 3 11 3-2 1-4 1-6 1 4 2 9 1 12-3zM161.4 252.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0"
            fill="#e8c98a"
          />
        )}
      </g>
      <g className="person-head">
        <g className="person-look" transform={tilt}>
          <g transform={head} strokeLinecap="round">
            {persona.hasEars && <Ears persona={persona} />}
            <clipPath id={id}>
              <path d={face} />
            </clipPath>
            <path d={face} fill={skin} />
            <g clipPath={`url(#${id})`}>
              <path d="M150 60c22 40 12 96-22 122h50V60z" fill={shade} opacity=".28" />
              <path d={CHEEKS} fill="#d9624f" opacity={look.cheeks} />
              {draw(persona.onSkin)}
            </g>
            <path d={persona.nose ?? NOSE} fill="none" stroke={shade} strokeWidth="2.6" />
            {look.brows.map(([down, turn], index) => (
              <path
                key={BROW_PATHS[index]}
                d={BROW_PATHS[index]}
                className="person-look"
                transform={`translate(0 ${down}) rotate(${turn} ${index === 0 ? 100 : 140} 101)`}
                fill="none"
                stroke={persona.brow}
                strokeWidth={persona.browWidth ?? (isLashed ? 3.4 : 4.4)}
              />
            ))}
            <g className="person-eyes">
              <Eye persona={persona} side={-1} look={look} />
              <Eye persona={persona} side={1} look={look} />
            </g>
            {mouth}
            {draw(hairStyle.front)}
            {draw(persona.onTop)}
          </g>
        </g>
      </g>
    </svg>
  );
}

function Eye({ persona, side, look }: { persona: Persona; side: 1 | -1; look: Look }) {
  return (
    <g
      className="person-look"
      transform={`translate(${120 + side * 20} 119) scale(1 ${persona.eyeOpening * look.eyes})`}
    >
      <path d="M-11 1.5C-7-5.5 7-5.5 11 1.5 7 7-7 7-11 1.5z" fill="#fffdfa" />
      <g className="person-look" transform={`translate(${look.gaze.join(" ")})`}>
        <circle cy=".6" r="5.3" fill={persona.eye} />
        <circle cx="1.8" cy="-1.4" r="1.6" fill="#fff" />
      </g>
      <path
        d={`M-12 1.5C-7-6.5 7-6.5 12 1.5${persona.isLashed ? `M${11.5 * side} 1l${3 * side}-2` : ""}`}
        fill="none"
        stroke={LASH}
        strokeWidth={persona.isLashed ? 2.5 : 2}
      />
      <path
        d="M-9-6.5C-5-10 5-10 9-6.5"
        fill="none"
        stroke={persona.shade}
        strokeWidth="1.5"
        opacity=".75"
      />
    </g>
  );
}

function Ears({ persona }: { persona: Persona }) {
  const worn = persona.earrings ?? (persona.isLashed ? PEARLS : []);
  return (
    <>
      <path
        d="M66 126a7 11 0 1 0 14 0a7 11 0 1 0-14 0M160 126a7 11 0 1 0 14 0a7 11 0 1 0-14 0"
        fill={persona.shade}
      />
      <Shapes of={worn} palette={persona} />
    </>
  );
}

function Room() {
  return (
    <>
      <path d="M0 0h240v300H0z" fill="var(--room)" />
      <rect x="150" y="34" width="70" height="96" rx="30" ry="34" fill="var(--room-2)" />
      <path d="M0 236h240v64H0z" fill="var(--room-3)" />
    </>
  );
}

/** A transform that scales about a point. */
function about(x: number, y: number, scaleX: number, scaleY: number): string {
  return `translate(${x} ${y}) scale(${scaleX} ${scaleY}) translate(${-x} ${-y})`;
}
