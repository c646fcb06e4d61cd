import { Cabin } from "./cabin.tsx";

/** A box with two hazard labels, and a power bank beside it. */
export function DangerousGoodsPicture() {
  return (
    <Cabin>
      <path d="M60 76l96-26 104 22-92 30z" fill="var(--p-slide-3)" />
      <path d="M60 76l108 26v88L60 160z" fill="var(--p-slide)" />
      <path d="M168 102l92-30v84l-92 34z" fill="var(--dawn)" />
      <path d="M104 64l108 24v14l-16 5V93L92 67z" fill="var(--cloud)" opacity={0.55} />
      <g transform="translate(114 128) skewY(14)">
        <path d="M0-33l33 33L0 33-33 0z" fill="var(--d-red)" />
        <path d="M0-28L28 0 0 28-28 0z" fill="none" stroke="var(--cloud)" strokeWidth={1.5} />
        <path
          d="M0-16c3 7 10 10 10 18a10 10 0 0 1-20 0c0-5 4-6 4-10 3 1 6-2 6-8z"
          fill="var(--cloud)"
        />
      </g>
      <g transform="translate(214 131) skewY(-18)">
        <path d="M0-33l33 33L0 33-33 0z" fill="var(--sun)" />
        <path d="M-28 0L0-28 28 0z" fill="#12303b" />
        <path d="M-16-12V0M-8-20V0M0-28V0M8-20V0M16-12V0" stroke="var(--sun)" strokeWidth={3.5} />
        <rect x={-9} y={8} width={18} height={9} rx={2} fill="#12303b" />
      </g>
      <g transform="rotate(-10 284 168)">
        <rect x={266} y={136} width={38} height={58} rx={8} fill="var(--d-tag)" />
        <circle cx={275} cy={184} r={2.5} fill="var(--d-green)" />
        <circle cx={284} cy={184} r={2.5} fill="var(--d-green)" />
        <circle cx={293} cy={184} r={2.5} fill="var(--d-metal)" />
        <path d="M288 146l-10 16h7l-3 12 11-17h-7z" fill="var(--d-yellow)" />
      </g>
    </Cabin>
  );
}
