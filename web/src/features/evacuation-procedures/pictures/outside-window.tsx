import { useId } from "react";
import { windowPath } from "../../../ui/window-shape.ts";
import "./art.css";

const AT_SEA: readonly string[] = ["water-level", "sea", "swell", "at-sill", "sea-fire", "wreck"];
/** Where the surface stands, from the top of the 112 units. */
const SURFACE: Record<string, number> = { "water-level": 48, "at-sill": 88, swell: 82, sea: 86 };

/** The view through the window of a closed exit: an exit condition, or a view of the drill. Decoration: what is seen stands beside it in words. */
export function OutsideWindow({ shows }: { shows: string }) {
  const id = useId();
  const isSea = AT_SEA.includes(shows);
  const horizon = 62;
  return (
    <svg viewBox="0 0 88 112" aria-hidden className="block w-full">
      <defs>
        <clipPath id={id}>
          <path d={windowPath(6, 6, 76, 100, 33, 36)} />
        </clipPath>
      </defs>
      <path d={windowPath(0, 0, 88, 112, 38, 40)} fill="var(--frame)" />
      <path d={windowPath(2.5, 2.5, 83, 107, 36, 38)} fill="var(--frame-2)" />
      <g clipPath={`url(#${id})`}>
        <path d="M0 0H88V112H0Z" fill="var(--sky-2)" />
        <path d={`M0 ${horizon}H88V112H0Z`} fill={isSea ? "var(--art-sea)" : "var(--art-grass)"} />
        {!isSea && (
          <path d={`M0 ${horizon}q22-6 44-2t44-1v6H0z`} fill="var(--art-grass)" opacity=".7" />
        )}
        <Seen shows={shows} />
        {isSea && shows in SURFACE && (
          <Surface y={SURFACE[shows] ?? 86} isHigh={shows === "water-level"} />
        )}
        <path
          d={windowPath(6, 6, 76, 100, 33, 36)}
          fill="none"
          stroke="var(--inner)"
          strokeWidth="3"
          opacity=".5"
        />
      </g>
    </svg>
  );
}

function Surface({ y, isHigh }: { y: number; isHigh: boolean }) {
  return (
    <>
      <path
        d={`M0 ${y}q11-6 22 0t22 0t22 0t22 0V112H0Z`}
        fill="var(--art-sea-2)"
        opacity={isHigh ? 0.85 : 0.7}
      />
      <path
        d={`M0 ${y}q11-6 22 0t22 0t22 0t22 0`}
        fill="none"
        stroke="var(--cloud)"
        strokeWidth="2"
      />
    </>
  );
}

const FLAMES =
  "M8 112C6 92 16 88 18 74C26 82 26 90 32 92C34 80 42 74 42 60C54 72 54 86 58 90C62 84 62 78 66 72C74 84 82 92 80 112Z";
const FLAMES_2 =
  "M20 112C20 98 28 96 30 88C36 94 38 98 42 96C44 88 46 84 47 78C54 88 56 96 60 98C64 96 64 92 66 90C70 98 72 104 70 112Z";

function Seen({ shows }: { shows: string }) {
  if (shows === "fire")
    return (
      <>
        <path d={FLAMES} fill="var(--art-fire)" />
        <path d={FLAMES_2} fill="var(--art-fire-2)" />
      </>
    );
  if (shows === "sea-fire")
    return (
      <>
        <path d="M0 84q22-6 44 0t44 0v28H0z" fill="var(--art-smoke)" opacity=".45" />
        <path d={FLAMES} fill="var(--art-fire)" transform="translate(0 -8) scale(1 .95)" />
        <path d={FLAMES_2} fill="var(--art-fire-2)" transform="translate(0 -4) scale(1 .95)" />
      </>
    );
  if (shows === "smoke")
    return (
      <g fill="var(--art-smoke)">
        <path d="M0 0H88V112H0Z" opacity=".72" />
        <circle cx="20" cy="40" r="22" opacity=".8" />
        <circle cx="58" cy="30" r="24" opacity=".7" />
        <circle cx="46" cy="72" r="28" opacity=".85" />
        <circle cx="80" cy="80" r="20" opacity=".8" />
        <circle cx="8" cy="90" r="20" opacity=".8" />
      </g>
    );
  if (shows === "far-smoke")
    return (
      <g fill="var(--art-smoke)">
        <path d="M66 62C62 50 72 44 68 34C78 36 86 26 88 20V56L74 62Z" opacity=".45" />
      </g>
    );
  if (shows === "obstacle")
    return (
      <g>
        <path d="M30 112L42 40L48 40L54 112Z" fill="var(--art-steel)" />
        <path d="M36 84L50 74M38 66L49 58M34 100L52 90" stroke="var(--d-tag)" strokeWidth="2" />
        <path d="M34 36H56L58 44H32Z" fill="var(--d-red)" />
        <path d="M20 112L62 92L70 112Z" fill="var(--d-tag)" opacity=".7" />
      </g>
    );
  if (shows === "engine")
    return (
      <g>
        <ellipse cx="70" cy="60" rx="26" ry="24" fill="var(--p-eng)" stroke="var(--p-line)" />
        <ellipse cx="66" cy="60" rx="18" ry="19" fill="var(--d-tag)" />
        <path
          d="M66 60m-15 0a15 15 0 0 1 8-13M66 60m15 0a15 15 0 0 1-8 13M66 60m-8-13"
          fill="none"
          stroke="var(--panel)"
          strokeWidth="2.500"
        />
        <circle cx="66" cy="60" r="4" fill="var(--panel)" />
        <path
          d="M6 54h30M2 64h36M8 76h26"
          stroke="var(--panel)"
          strokeWidth="2.500"
          strokeLinecap="round"
          strokeDasharray="9 5"
        />
        <path
          d="M4 96q10-8 20 0M26 102q10-8 20 0M50 96q10-8 20 0"
          fill="none"
          stroke="var(--ink)"
          opacity=".4"
          strokeWidth="2"
        />
      </g>
    );
  if (shows === "structure")
    return (
      <g>
        <path d="M0 112L88 70V112Z" fill="var(--art-grass)" />
        <path
          d="M0 20L34 44L26 60L88 92V112H0Z"
          fill="var(--p-fus)"
          stroke="var(--p-line)"
          strokeWidth="2"
        />
        <path
          d="M34 44L44 52L38 62L58 74M26 60L18 76L30 84"
          fill="none"
          stroke="var(--d-tag)"
          strokeWidth="2.500"
        />
      </g>
    );
  if (shows === "wreck")
    return (
      <g>
        <path
          d="M10 96L24 64L46 70L70 58L78 88L52 82L40 98Z"
          fill="var(--art-steel)"
          stroke="var(--d-tag)"
          strokeWidth="2"
        />
        <path d="M0 92q11-5 22 0t22 0t22 0t22 0V112H0Z" fill="var(--art-sea-2)" opacity=".85" />
      </g>
    );
  return null;
}
