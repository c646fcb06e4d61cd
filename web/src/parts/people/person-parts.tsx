import { type ReactNode, useId } from "react";
import { LOOKS, type Look } from "./look.ts";
import type { Mood } from "./mood.ts";
import type { Persona } from "./persona.ts";
import { type Shape, Shapes } from "./shape.tsx";

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

type PartProps = { persona: Persona; mood: Mood };

/** What lies behind a person: a quiet room with a window. */
export function Room() {
  return (
    <>
      <path d="M0 0h240v300H0z" fill="var(--room)" />
      <rect x="150" y="34" width="70" height="96" rx="30" ry="34" fill="var(--room-2)" />
      <path d="M0 236h240v64H0z" fill="var(--room-3)" />
    </>
  );
}

/** The hair behind neck and shoulders. */
export function BackOfHead({ persona, mood }: PartProps) {
  return (
    <g className="person-look" transform={tiltOf(mood)}>
      <g transform={sizeOf(persona)}>
        <Shapes of={persona.hairStyle.back} palette={persona} />
      </g>
    </g>
  );
}

/** Neck, jacket and what is worn with it. */
export function Torso({ persona }: { persona: Persona }) {
  const { skin, shade, coat, shoulderScale } = persona;
  return (
    <g transform="translate(0 -11)">
      <g transform={about(120, 300, shoulderScale, 1)}>
        <path
          d="M6 330c0-78 26-98 82-114 6-2 10-5 11-10h42c1 5 5 8 11 10 56 16 82 36 82 114z"
          fill={coat}
        />
      </g>
      <path d="M97 152h46v52c0 12-10 22-23 22s-23-10-23-22z" fill={skin} />
      <path d="M97 180c8 12 38 12 46 0v7c-10 15-36 15-46 0z" fill={shade} opacity=".55" />
      <Shapes of={persona.neckwear} palette={persona} />
      {persona.hasPin && (
        <path
          d="M164 252c6-3 12-3 17-1-3 2-8 3-11 3 2 1 4 1 6 1-4 2-9 1-12-3zM164 252c-6-3-12-3-17-1 3 2 8 3 11 3-2 1-4 1-6 1 4 2 9 1 12-3zM161.4 252.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0"
          fill="#e8c98a"
        />
      )}
    </g>
  );
}

/** The head as it is seen, with `mouth` where it has one of its own. */
export function Face({ persona, mood, mouth }: PartProps & { mouth?: ReactNode }) {
  const id = useId();
  const { skin, shade, face, hairStyle, isLashed } = persona;
  const look = LOOKS[mood];
  return (
    <g className="person-look" transform={tiltOf(mood)}>
      <g transform={sizeOf(persona)} strokeLinecap="round">
        {persona.hasEars && <Ears persona={persona} />}
        <clipPath id={id}>
          <path d={face} />
        </clipPath>
        <path d={face} fill={skin} />
        <g clipPath={`url(#${id})`}>
          <path d="M150 60c22 40 12 96-22 122h50V60z" fill={shade} opacity=".28" />
          <path d={CHEEKS} fill="#d9624f" opacity={look.cheeks} />
          <Shapes of={persona.onSkin ?? []} palette={persona} />
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
        <Shapes of={hairStyle.front} palette={persona} />
        <Shapes of={persona.onTop ?? []} palette={persona} />
      </g>
    </g>
  );
}

/** Something by itself that moves with the head: a mouth that lives. */
export function OnHead({ persona, mood, children }: PartProps & { children: ReactNode }) {
  return (
    <g className="person-look" transform={tiltOf(mood)}>
      <g transform={sizeOf(persona)}>{children}</g>
    </g>
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

// Attributes throughout, not styles: in a page that was drawn beforehand the policy forbids those.
function tiltOf(mood: Mood): string {
  const { lean, tilt } = LOOKS[mood];
  return `translate(${lean.join(" ")}) rotate(${tilt} 120 196)`;
}

function sizeOf({ headScale }: Persona): string {
  return about(120, 180, headScale[0], headScale[1]);
}

/** A transform that scales about a point. */
function about(x: number, y: number, scaleX: number, scaleY: number): string {
  return `translate(${x} ${y}) scale(${scaleX} ${scaleY}) translate(${-x} ${-y})`;
}
