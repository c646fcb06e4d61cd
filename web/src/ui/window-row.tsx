import { useId } from "react";
import { classNames } from "./class-names.ts";
import { r, windowPath } from "./window-shape.ts";
import { clouds, stars, wing } from "./window-sky.ts";

export type WindowItem = {
  /** How far the shade is up, from 0 (closed) to 1 (open): the amount that was done. */
  raise: number;
  /** The lagoon ring: the present one. */
  isNow?: boolean;
  /** The dotted ring: what it all leads to. */
  isGoal?: boolean;
};

type WindowRowProps = {
  items: readonly WindowItem[];
  /** What the row says, for those who cannot see it. Without it the row is decoration. */
  label?: string | undefined;
  /** Proportions in SVG units; the row itself is as wide as its place. */
  size?: { width: number; height: number; gap: number; frame: number };
  /** The tip of a wing across the last windows: for the landing. */
  hasWing?: boolean;
  className?: string | undefined;
};

const DAY_SIZE = { width: 56, height: 76, gap: 18, frame: 5 };

/**
 * A row of windows that look out on one continuous sky. Shades rise once, after half a second, to
 * where they are; in right-to-left languages the row begins at the right.
 */
export function WindowRow({
  items,
  label,
  size = DAY_SIZE,
  hasWing = false,
  className,
}: WindowRowProps) {
  const id = useId();
  const { width, height, gap, frame } = size;
  const total = items.length * (width + gap) - gap;
  const glassWidth = width - 2 * frame;
  const glassHeight = height - 2 * frame;

  const at = (index: number) => index * (width + gap);
  const outline = (inset: number, radiusX: number, radiusY: number) =>
    items
      .map((_, index) => {
        const w = width - 2 * inset;
        const h = height - 2 * inset;
        return windowPath(at(index) + inset, inset, w, h, w * radiusX, h * radiusY);
      })
      .join("");
  const ring = (index: number) =>
    windowPath(
      at(index) - 3.5,
      -3.5,
      width + 7,
      height + 7,
      (width + 7) * 0.44,
      (height + 7) * 0.36,
    );
  const glass = outline(frame, 0.42, 0.34);

  const sunX = items.length === 3 ? width * 1.56 + gap : total * 0.62;
  const sunY = height * 0.69;
  const isSkySeen = items.some((item) => item.raise > 0);
  const shadeLine = glassHeight + frame;

  return (
    <svg
      viewBox={`-6 -6 ${r(total + 12)} ${height + 12}`}
      className={classNames("block h-auto w-full overflow-visible rtl:-scale-x-100", className)}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <defs>
        <clipPath id={`${id}c`}>
          <path d={glass} />
        </clipPath>
        <linearGradient id={`${id}s`} gradientUnits="userSpaceOnUse" x2="0" y2={height}>
          <stop stopColor="var(--sky-1)" />
          <stop offset=".44" stopColor="var(--sky-2)" />
          <stop offset=".64" stopColor="var(--sky-3)" />
          <stop offset=".76" stopColor="var(--sky-4)" />
          <stop offset=".8" stopColor="var(--cloud-2)" />
          <stop offset="1" stopColor="var(--cloud)" />
        </linearGradient>
      </defs>
      <path d={outline(0, 0.44, 0.36)} fill="var(--frame)" />
      <path d={outline(frame * 0.45, 0.42, 0.345)} fill="var(--frame-2)" />
      <g clipPath={`url(#${id}c)`}>
        {isSkySeen && (
          <>
            <path d={`M0 0h${r(total)}v${height}H0z`} fill={`url(#${id}s)`} />
            <path
              d={stars(items.length, total, height)}
              className="hidden night:block"
              stroke="#fff"
              strokeLinecap="round"
              strokeWidth={width > 100 ? 2 : 1.3}
              opacity=".5"
            />
            <circle cx={r(sunX)} cy={sunY} r={height * 0.2} fill="var(--sun)" opacity=".22" />
            <circle cx={r(sunX)} cy={sunY} r={height * 0.09} fill="var(--sun)" />
            {clouds(items.length, total, size).map(({ path, fill, opacity }) => (
              <path key={fill + opacity} d={path} fill={fill} opacity={opacity} />
            ))}
            {hasWing &&
              wing(width, height, total).map(({ path, fill }) => (
                <path key={fill} d={path} fill={fill} />
              ))}
          </>
        )}
        {items.map(({ raise }, index) => (
          <Shade
            // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place in the row.
            key={index}
            x={at(index) + frame - 1}
            width={glassWidth + 2}
            bottom={shadeLine}
            lift={clamp(raise) * (glassHeight + 1)}
          />
        ))}
        <path d={glass} fill="none" stroke="var(--inner)" strokeWidth="2.5" opacity=".5" />
      </g>
      {items.map(({ isNow, isGoal }, index) =>
        isNow || isGoal ? (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place in the row.
            key={index}
            d={ring(index)}
            fill="none"
            strokeLinecap="round"
            {...(isNow
              ? { stroke: "var(--lagoon)", strokeWidth: 2.5 }
              : { stroke: "var(--edge)", strokeWidth: 1.5, strokeDasharray: "3 5" })}
          />
        ) : null,
      )}
    </svg>
  );
}

/** A shade drawn closed, moved up by `lift`; the glass clips what has gone into the wall. */
function Shade(props: { x: number; width: number; bottom: number; lift: number }) {
  const { x, width, bottom, lift } = props;
  const ribs = [0.2, 0.4, 0.6, 0.8].map((part) => `M${r(x)} ${r(bottom * part)}h${r(width)}`);
  return (
    <g
      transform={`translate(0 ${r(-lift)})`}
      className="transition-transform delay-500 duration-[420ms] ease-shade motion-reduce:transition-none starting:[transform:none]"
    >
      <path d={`M${r(x)} 0h${r(width)}v${r(bottom)}h${r(-width)}z`} fill="var(--shade)" />
      <path d={ribs.join("")} stroke="var(--shade-2)" opacity=".6" />
      <path d={`M${r(x)} ${r(bottom - 4)}h${r(width)}v4h${r(-width)}z`} fill="var(--shade-2)" />
      <path
        d={`M${r(x + width * 0.36)} ${r(bottom - 2)}h${r(width * 0.28)}`}
        stroke="var(--edge)"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".75"
      />
    </g>
  );
}

function clamp(part: number): number {
  return Math.min(1, Math.max(0, part));
}
