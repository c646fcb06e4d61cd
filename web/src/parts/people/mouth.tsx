/** Shapes of a speaking mouth: closed and smiling, three open vowels, rounded, pressed together, teeth on lip. */
export const MOUTH_SHAPES = ["rest", "a", "e", "o", "u", "m", "f"] as const;
export type MouthShape = (typeof MOUTH_SHAPES)[number];

const INSIDE = "#74302f";
const TEETH = "#fffaf5";
const TONGUE = "#bf6a67";

/** One mouth for the common drawing; modest on purpose. */
export function Mouth({ shape, lip }: { shape: MouthShape; lip: string }) {
  switch (shape) {
    case "rest":
      return <Line d="M104 155c8 9 24 9 32 0" lip={lip} width={3.4} />;
    case "m":
      return (
        <>
          <Line d="M105 156c5-2 11-2.5 15-1 4-1.5 10-1 15 1" lip={lip} width={3.2} />
          <Line d="M110 160c6 1.5 14 1.5 20 0" lip={lip} width={2} />
        </>
      );
    case "f":
      return (
        <>
          <path d="M106 154c9-2 19-2 28 0-2 5-7 7-14 7s-12-2-14-7z" fill={TEETH} />
          <Line d="M105 153.5c9-2.5 21-2.5 30 0" lip={lip} width={2.2} />
          <Line d="M108 160c7 3 17 3 24 0" lip={lip} width={3.2} />
        </>
      );
    case "a":
      return (
        <>
          <path d="M105 153.5c9-2.5 21-2.5 30 0-1.5 11-8 15-15 15s-13.5-4-15-15z" fill={INSIDE} />
          <path
            d="M106.5 154c8.5-1.8 18.5-1.8 27 0-.6 3-2 4.3-4 4.7-6 .9-13 .9-19 0-2-.4-3.4-1.7-4-4.7z"
            fill={TEETH}
          />
          <path d="M112 165.5c4-3.5 12-3.5 16 0-2.5 2.3-5 3-8 3s-5.5-.7-8-3z" fill={TONGUE} />
          <Line d="M104 153.5c9-3 23-3 32 0" lip={lip} width={2.2} />
        </>
      );
    case "e":
      return (
        <>
          <path d="M104 153.5c9-1.5 23-1.5 32 0-3 7.5-9 9.5-16 9.5s-13-2-16-9.5z" fill={INSIDE} />
          <path
            d="M105.5 154c9-1.3 20-1.3 29 0-1.2 2.6-2.5 4-4.2 4.3-6.5 1-14.5 1-20.6 0-1.7-.3-3-1.7-4.2-4.3z"
            fill={TEETH}
          />
          <Line d="M103 153.5c9-2.5 25-2.5 34 0" lip={lip} width={2.2} />
        </>
      );
    case "o":
      return (
        <>
          <path
            d="M112.5 154c3.5-2.5 11.5-2.5 15 0 2.5 3 2.5 8 0 10.5-3.5 3-11.5 3-15 0-2.5-2.5-2.5-7.5 0-10.5z"
            fill={INSIDE}
            stroke={lip}
            strokeWidth="2.4"
          />
          <path
            d="M114.5 155.5c3-1.5 8-1.5 11 0-.2 1.6-1 2.2-2 2.4-2 .3-5 .3-7 0-1-.2-1.8-.8-2-2.4z"
            fill={TEETH}
          />
        </>
      );
    case "u":
      return (
        <path
          d="M115 155.5c2.5-2 7.5-2 10 0 1.8 2 1.8 4.5 0 6.5-2.5 2-7.5 2-10 0-1.8-2-1.8-4.5 0-6.5z"
          fill={INSIDE}
          stroke={lip}
          strokeWidth="3"
        />
      );
  }
}

function Line({ d, lip, width }: { d: string; lip: string; width: number }) {
  return <path d={d} fill="none" stroke={lip} strokeWidth={width} strokeLinecap="round" />;
}
