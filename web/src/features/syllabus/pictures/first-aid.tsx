import { Cabin } from "./cabin.tsx";

/** A defibrillator, its pads out and ready. */
export function FirstAidPicture() {
  return (
    <Cabin windows={[24]}>
      <path d="M196 96c40-46 84-20 62 16M196 108c60-4 96 12 62 52" {...CABLE} />
      <g transform="rotate(12 268 66)">
        <rect x={242} y={42} width={52} height={44} rx={14} fill="var(--cloud)" {...EDGE} />
        <path
          d="M256 64h24M268 52v24"
          stroke="var(--d-red)"
          strokeWidth={5}
          strokeLinecap="round"
        />
      </g>
      <g transform="rotate(-8 270 150)">
        <rect x={244} y={130} width={52} height={44} rx={14} fill="var(--cloud)" {...EDGE} />
        <path d="M260 152h20" stroke="var(--d-metal)" strokeWidth={5} strokeLinecap="round" />
      </g>
      <path d="M112 60v-8a14 14 0 0 1 14-14h44a14 14 0 0 1 14 14v8" {...HANDLE} />
      <rect x={84} y={56} width={128} height={116} rx={20} fill="var(--d-exit)" />
      <rect x={84} y={56} width={128} height={116} rx={20} fill="none" {...EDGE} />
      <rect x={100} y={72} width={96} height={48} rx={9} fill="var(--p-glass)" />
      <path d="M106 97h20l6-8 7 20 9-34 8 30 5-8h29" fill="none" stroke="var(--sun)" {...LINE} />
      <path
        d="M133 146c0-9 12-11 15-3 3-8 15-6 15 3 0 8-11 14-15 17-4-3-15-9-15-17z"
        fill="var(--cloud)"
      />
      <circle cx={184} cy={147} r={9} fill="var(--dawn)" />
      <circle cx={112} cy={147} r={5} fill="var(--d-green)" />
    </Cabin>
  );
}

const LINE = { strokeWidth: 3, strokeLinecap: "round", strokeLinejoin: "round" } as const;
const EDGE = { stroke: "var(--inner)", strokeWidth: 1.5 } as const;
const CABLE = { fill: "none", stroke: "var(--d-metal)", strokeWidth: 4 } as const;
const HANDLE = { fill: "none", stroke: "var(--d-tag)", strokeWidth: 9 } as const;
