/** Where head, eyes and shoulders belong: eyes a third from the top, a hand's breadth over the head. */
export function FramingGuide({ isOver }: { isOver: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMax slice"
      className={`absolute inset-0 size-full fill-none ${isOver ? "stroke-white" : "stroke-edge"}`}
      strokeWidth=".7"
      strokeLinecap="round"
      opacity={isOver ? 0.75 : 0.5}
    >
      {isOver && (
        // Seen on a white wall as well as on a dark one.
        <g stroke="#0b1923" strokeWidth="1.7" opacity=".3">
          <path d={OUTLINE} />
          <path d={EYES} />
        </g>
      )}
      <path d={OUTLINE} />
      <path d={EYES} strokeDasharray="1.6 2.2" />
    </svg>
  );
}

const OUTLINE =
  "M80 11c10.500 0 16.500 7.500 16.500 19 0 9-4 17.500-9 21v5.500c1 2.500 4 3.600 9 5 14 4 20.500 11 21.500 28.500M80 11c-10.500 0-16.500 7.500-16.500 19 0 9 4 17.500 9 21v5.500c-1 2.500-4 3.600-9 5-14 4-20.500 11-21.500 28.500";
const EYES = "M56 30h48";
