import { Cabin } from "./cabin.tsx";

/** A row from behind, all ages in it, and a cradle at the wall before them. */
export function PassengerHandlingPicture() {
  return (
    <Cabin windows={[14, 258]}>
      <rect x={122} y={66} width={76} height={30} rx={11} fill="var(--lagoon)" />
      <path d="M122 80h76" stroke="var(--inner)" strokeWidth={2} />
      <circle cx={144} cy={64} r={11} fill="#e3b08c" />
      <path d="M133 62a11 11 0 0 1 22 0c-6-5-16-5-22 0z" fill="#5a3b2a" />
      <path d="M154 74c6-10 34-12 40 2v6h-44z" fill="var(--dawn)" />
      <Head x={70} y={112} skin="#c98f67" hair="#2e2420" />
      <path d="M52 104a18 20 0 0 1 36 0l2 22H50z" fill="#2e2420" />
      <Head x={160} y={128} skin="#f0c7a4" hair="#b5793c" />
      <circle cx={146} cy={114} r={6} fill="#b5793c" />
      <circle cx={174} cy={114} r={6} fill="#b5793c" />
      <Head x={250} y={112} skin="#e8bd9a" hair="#c9cdd0" />
      {[30, 120, 210].map((x) => (
        <g key={x}>
          <path
            d={`M${x} 200v-44a20 20 0 0 1 20-20h40a20 20 0 0 1 20 20v44z`}
            fill="var(--d-seat)"
          />
          <path
            d={`M${x + 22} 138h36v14a8 8 0 0 1-8 8h-20a8 8 0 0 1-8-8z`}
            fill="var(--d-seat-2)"
          />
          <rect x={x + 24} y={174} width={32} height={26} rx={5} fill="var(--d-seat-2)" />
        </g>
      ))}
    </Cabin>
  );
}

/** The back of a head. */
function Head({ x, y, skin, hair }: { x: number; y: number; skin: string; hair: string }) {
  return (
    <>
      <rect x={x - 8} y={y + 8} width={16} height={22} fill={skin} />
      <path d={`M${x - 18} ${y}a18 20 0 0 1 36 0v6a18 16 0 0 1-36 0z`} fill={hair} />
      <circle cx={x - 18} cy={y + 4} r={4} fill={skin} />
      <circle cx={x + 18} cy={y + 4} r={4} fill={skin} />
    </>
  );
}
