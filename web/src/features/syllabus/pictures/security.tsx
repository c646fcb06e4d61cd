import { Cabin } from "./cabin.tsx";

/** The flight deck door, closed, with its keypad. */
export function SecurityPicture() {
  return (
    <Cabin>
      <path
        d="M0 0h58c-6 60-6 140 4 200H0zM320 0h-58c6 60 6 140-4 200h62z"
        fill="var(--lagoon)"
        opacity={0.85}
      />
      <path
        d="M18 0c-4 70-4 130 2 200M40 0c-5 70-5 130 2 200M302 0c4 70 4 130-2 200M280 0c5 70 5 130-2 200"
        fill="none"
        stroke="var(--inner)"
        strokeWidth={3}
      />
      <rect x={96} y={14} width={128} height={186} rx={14} fill="var(--d-frame)" />
      <rect
        x={106}
        y={24}
        width={108}
        height={176}
        rx={8}
        fill="var(--d-door)"
        stroke="var(--d-line)"
        strokeWidth={2}
      />
      <circle cx={160} cy={70} r={9} fill="var(--d-seal)" />
      <circle cx={160} cy={70} r={4.5} fill="var(--p-glass)" />
      <rect x={118} y={120} width={9} height={30} rx={4.5} fill="var(--d-metal)" />
      <rect
        x={134}
        y={160}
        width={52}
        height={26}
        rx={5}
        fill="none"
        stroke="var(--d-line)"
        strokeWidth={2}
      />
      <path d="M140 167h40M140 173h40M140 179h40" stroke="var(--d-line)" strokeWidth={2} />
      <rect x={231} y={78} width={30} height={52} rx={7} fill="var(--d-tag)" />
      <rect x={237} y={84} width={18} height={7} rx={2} fill="var(--d-red)" />
      {[98, 107, 116].map((y) =>
        [239, 246, 253].map((x) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={2.4} fill="var(--d-metal-2)" />
        )),
      )}
    </Cabin>
  );
}
