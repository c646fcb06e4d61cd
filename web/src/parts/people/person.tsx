import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../../ui/class-names.ts";
import type { Persona } from "./persona.ts";
import { Shapes } from "./shape.tsx";

export type Mood = "warm" | "listening" | "thinking";

type PersonProps = Omit<ComponentProps<"svg">, "mask"> & {
  persona: Persona;
  /** Brows, and where the eyes look. */
  mood?: Mood;
  /** The part of the 240 × 300 drawing that is shown, as a viewBox. */
  crop?: string;
  /** What lies behind; a quiet room with a window unless told otherwise, null for nothing. */
  behind?: ReactNode;
  /** The mouth; closed and smiling unless told otherwise. */
  mouth?: ReactNode;
};

const BROWS: Record<Mood, string> = {
  warm: "M88 104c6-6 16-7 23-3M129 101c7-4 17-3 23 3",
  listening: "M88 101c6-6 16-7 23-4M129 97c7-3 17-2 23 4",
  thinking: "M88 103c6-5 16-5 23-1M129 96c7-4 17-2 23 4",
};

const LASH = "#2a1d1a";

/**
 * A drawn person, always decoration: the name stands beside it as text. Only for AI recruiters and
 * profile cards; real people are shown by their initials.
 */
export function Person({
  persona,
  mood = "warm",
  crop = "0 0 240 300",
  behind = <Room />,
  mouth = <path d="M104 155c8 9 24 9 32 0" fill="none" stroke={persona.lip} strokeWidth="3.4" />,
  className,
  ...rest
}: PersonProps) {
  const id = useId();
  const { skin, shade, coat, face, hairStyle, isLashed, headScale, shoulderScale } = persona;
  const head = about(120, 180, headScale[0], headScale[1]);
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
        <g transform={head}>{draw(hairStyle.back)}</g>
      </g>
      <g transform="translate(0 -11)">
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
        <g transform={head} strokeLinecap="round">
          {persona.hasEars && <Ears shade={shade} hasPearls={isLashed} />}
          <clipPath id={id}>
            <path d={face} />
          </clipPath>
          <path d={face} fill={skin} />
          <g clipPath={`url(#${id})`}>
            <path d="M150 60c22 40 12 96-22 122h50V60z" fill={shade} opacity=".28" />
            <path
              d="M80 142a11 7 0 1 0 22 0a11 7 0 1 0-22 0M138 142a11 7 0 1 0 22 0a11 7 0 1 0-22 0"
              fill="#d9624f"
              opacity=".13"
            />
            {draw(persona.onSkin)}
          </g>
          <path
            d="M121 124c-1 8-6 14-5 18 1 3 7 4 10 1"
            fill="none"
            stroke={shade}
            strokeWidth="2.6"
          />
          <path
            d={BROWS[mood]}
            fill="none"
            stroke={persona.brow}
            strokeWidth={isLashed ? 3.4 : 4.4}
          />
          <g className="person-eyes">
            <Eye persona={persona} side={-1} isAside={mood === "thinking"} />
            <Eye persona={persona} side={1} isAside={mood === "thinking"} />
          </g>
          {mouth}
          {draw(hairStyle.front)}
          {draw(persona.onTop)}
        </g>
      </g>
    </svg>
  );
}

function Eye(props: { persona: Persona; side: 1 | -1; isAside: boolean }) {
  const { persona, side, isAside } = props;
  return (
    <g transform={`translate(${120 + side * 20} 119) scale(1 ${persona.eyeOpening})`}>
      <path d="M-11 1.5C-7-5.5 7-5.5 11 1.5 7 7-7 7-11 1.5z" fill="#fffdfa" />
      <g transform={isAside ? "translate(2 -1.5)" : undefined}>
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

function Ears({ shade, hasPearls }: { shade: string; hasPearls: boolean }) {
  return (
    <>
      <path
        d="M66 126a7 11 0 1 0 14 0a7 11 0 1 0-14 0M160 126a7 11 0 1 0 14 0a7 11 0 1 0-14 0"
        fill={shade}
      />
      {hasPearls && (
        <path
          d="M69 138a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M166 138a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0"
          fill="#f7f3ea"
        />
      )}
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
