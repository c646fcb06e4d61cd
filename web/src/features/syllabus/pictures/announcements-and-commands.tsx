import { Cabin } from "./cabin.tsx";

/** The handset at the crew station, and the words that leave it. */
export function AnnouncementsAndCommandsPicture() {
  return (
    <Cabin windows={[24]}>
      <rect
        x={96}
        y={30}
        width={84}
        height={140}
        rx={18}
        fill="var(--d-frame)"
        stroke="var(--d-line)"
        strokeWidth={2}
      />
      {[52, 70, 88].map((y) =>
        [152, 166].map((x) => (
          <rect
            key={`${x} ${y}`}
            x={x - 5}
            y={y - 5}
            width={10}
            height={10}
            rx={3}
            fill="var(--d-metal-2)"
          />
        )),
      )}
      <circle cx={159} cy={112} r={7} fill="var(--d-red)" />
      <path d="M132 166c-30 26 34 20 8 34" fill="none" stroke="var(--d-tag)" strokeWidth={5} />
      <rect x={112} y={42} width={30} height={120} rx={15} fill="var(--d-tag)" />
      <rect x={104} y={40} width={44} height={38} rx={15} fill="var(--d-tag)" />
      <rect x={104} y={126} width={44} height={38} rx={15} fill="var(--d-tag)" />
      <path
        d="M118 52h16M118 59h16M118 66h16"
        stroke="var(--d-metal)"
        strokeWidth={2.5}
        strokeLinecap="round"
      />
      <path
        d="M206 84a26 26 0 0 1 0 36M226 68a50 50 0 0 1 0 68M246 52a74 74 0 0 1 0 100"
        fill="none"
        stroke="var(--lagoon)"
        strokeWidth={7}
        strokeLinecap="round"
      />
    </Cabin>
  );
}
