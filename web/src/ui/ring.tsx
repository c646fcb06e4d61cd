import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { type ScoreTone, scoreTone } from "./score-tone.ts";
import { r } from "./window-shape.ts";

type RingProps = {
  /** 0 to 100; null while nothing was measured: the outline stays empty and no number is shown. */
  value: number | null;
  /** What it says aloud: "82 out of 100", "Not practised yet". */
  label: string;
  /** The number as it is written in the reader's language; by default the rounded value. */
  text?: ReactNode;
  /** A short line under the number: "of 100". */
  caption?: ReactNode;
  /** Width in pixels at the usual text size, with which it grows; the height is 1.22 times as much. */
  size?: number;
  /** By default from the score; `lagoon` for what is no score. */
  tone?: ScoreTone | "lagoon";
  className?: string | undefined;
};

/** A score drawn as the outline of a window, clockwise from the top. */
export function Ring({ value, label, text, caption, size = 120, tone, className }: RingProps) {
  const height = Math.round(size * 1.22);
  const stroke = r(size * 0.075);
  const share = value === null ? 0 : Math.min(100, Math.max(0, value));
  const outline = outlinePath(size, height, stroke / 2 + 1);
  const color = tone ?? scoreTone(share);
  return (
    <div
      role="img"
      aria-label={label}
      className={classNames("relative inline-grid shrink-0 place-items-center", className)}
      style={{ width: rem(size), height: rem(height) }}
    >
      <svg
        aria-hidden
        viewBox={`0 0 ${size} ${height}`}
        fill="none"
        strokeWidth={stroke}
        className="absolute inset-0 block size-full"
      >
        <path d={outline} stroke="var(--well)" />
        {share > 0 && (
          <path
            d={outline}
            pathLength={100}
            stroke={`var(--${color})`}
            strokeLinecap="round"
            strokeDasharray={`${r(share)} 100`}
            className="transition-[stroke-dasharray] delay-500 duration-[420ms] ease-out motion-reduce:transition-none starting:[stroke-dasharray:0_100]"
          />
        )}
      </svg>
      <span aria-hidden className="relative grid justify-items-center text-center">
        {value !== null && (
          <span
            className="tabular font-semibold leading-none tracking-[-0.02em]"
            style={{ fontSize: rem(size * 0.34) }}
          >
            {text ?? Math.round(value)}
          </span>
        )}
        {caption && (
          <span
            className="mt-1 font-medium text-ink-2 leading-tight"
            style={{ fontSize: rem(Math.max(12, size * 0.125)) }}
          >
            {caption}
          </span>
        )}
      </span>
    </div>
  );
}

const USUAL_TEXT_PX = 16;
const rem = (px: number) => `${r(px) / USUAL_TEXT_PX}rem`;

function outlinePath(width: number, height: number, inset: number): string {
  const w = width - 2 * inset;
  const h = height - 2 * inset;
  const rx = w * 0.44;
  const ry = h * 0.36;
  const corner = `a${r(rx)} ${r(ry)} 0 0 1`;
  return `M${width / 2} ${r(inset)}H${r(inset + w - rx)}${corner} ${r(rx)} ${r(ry)}v${r(h - 2 * ry)}${corner} ${r(-rx)} ${r(ry)}h${r(2 * rx - w)}${corner} ${r(-rx)} ${r(-ry)}v${r(2 * ry - h)}${corner} ${r(rx)} ${r(-ry)}H${width / 2}`;
}
