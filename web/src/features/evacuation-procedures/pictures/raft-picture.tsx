import { useT } from "../../../i18n/i18n.ts";
import { NumberedPicture, Pin } from "./numbered-picture.tsx";

/** Seats in the raft: on both sides, backs to the tube. */
const SEATS = [0, 1, 2, 3, 4].flatMap((at) => [
  { x: 190 + at * 38, y: 92 },
  { x: 190 + at * 38, y: 178 },
]);

/** A slide-raft at the door, seen from above. */
export function RaftPicture() {
  const t = useT();
  return (
    <NumberedPicture
      id="raft"
      heading={t("evacuation.raft.title")}
      texts={(["girt", "line", "helper", "sides", "crew"] as const).map((part) =>
        t(`evacuation.raft.${part}`),
      )}
    >
      <svg viewBox="0 0 460 270" aria-hidden className="block w-full">
        <path d="M0 0H460V270H0Z" fill="var(--art-sea)" />
        <path
          d="M300 26q14-8 28 0t28 0M380 242q14-8 28 0t28 0M250 250q14-8 28 0t28 0M400 60q10-6 20 0t20 0"
          fill="none"
          stroke="var(--panel)"
          strokeWidth="2"
          opacity=".45"
          strokeLinecap="round"
        />
        <path d="M-4 0H84V270H-4Z" fill="var(--p-fus)" stroke="var(--p-line)" strokeWidth="2" />
        <path d="M74 104H92V166H74Z" fill="var(--d-tag)" opacity=".7" />
        <path
          d="M88 108H136V162H88Z"
          fill="var(--p-slide-3)"
          stroke="var(--d-red)"
          strokeWidth="2.500"
        />
        <path d="M96 112V158" stroke="var(--d-red)" strokeWidth="3" strokeDasharray="5 4" />
        <rect
          x="132"
          y="62"
          width="270"
          height="146"
          rx="26"
          fill="var(--p-slide)"
          stroke="var(--p-slide-2)"
          strokeWidth="3"
        />
        <rect x="154" y="82" width="228" height="106" rx="12" fill="var(--p-slide-3)" />
        <path
          d="M84 178C104 206 118 204 142 190"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="2.500"
          strokeDasharray="6 3"
        />
        {SEATS.map(({ x, y }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <ellipse rx="13" ry="10" fill="var(--art-vest)" stroke="var(--art-vest-2)" />
            <circle r="6.500" fill="var(--art-hair)" />
          </g>
        ))}
        <g transform="translate(368 135)">
          <ellipse rx="10" ry="13" fill="var(--green)" stroke="var(--art-vest-2)" />
          <circle r="6.500" fill="var(--art-hair)" />
        </g>
        <g transform="translate(62 135)">
          <ellipse rx="10" ry="14" fill="var(--d-red)" />
          <circle r="6.500" fill="var(--art-hair)" />
        </g>
        <path
          d="M150 135H330m-9-6l9 6l-9 6"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="2.200"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeDasharray="1 0"
          opacity=".7"
        />
        <Pin number={1} at={[112, 92]} />
        <Pin number={2} at={[112, 216]} />
        <Pin number={3} at={[388, 112]} />
        <Pin number={4} at={[266, 112]} />
        <Pin number={5} at={[34, 135]} />
      </svg>
    </NumberedPicture>
  );
}
