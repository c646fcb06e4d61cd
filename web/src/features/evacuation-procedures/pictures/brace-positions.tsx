import { useT } from "../../../i18n/i18n.ts";
import { Figure, type Pose } from "./figure.tsx";
import { PictureList } from "./picture-list.tsx";

const LEGS = { hip: [36, 78], knee: [67, 79], ankle: [61, 108] } as const;

const POSES = {
  seatInFront: {
    ...LEGS,
    ...{ shoulder: [64, 47], head: [76, 38], elbow: [66, 68], hand: [62, 92] },
  },
  noSeatInFront: {
    ...LEGS,
    ...{ shoulder: [68, 61], head: [81, 70], elbow: [76, 84], hand: [64, 99] },
  },
  crewAft: {
    ...{ hip: [36, 78], knee: [67, 79], ankle: [68, 108] },
    ...{ shoulder: [31, 45], head: [30, 27], elbow: [42, 66], hand: [56, 77] },
  },
  crewForward: {
    ...LEGS,
    ...{ shoulder: [32, 46], head: [38, 30], elbow: [42, 66], hand: [56, 77] },
  },
} satisfies Record<string, Pose>;

type Name = keyof typeof POSES;

function Seat({ at, isCrew = false }: { at: number; isCrew?: boolean }) {
  const back = isCrew ? "M20 88V14" : "M22 86L13 32";
  return (
    <g
      transform={`translate(${at})`}
      fill="none"
      stroke="var(--d-seat)"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={back} strokeWidth="11" />
      <path d="M24 91H56" strokeWidth="11" />
      {!isCrew && <path d="M12 24L13 32" strokeWidth="13" stroke="var(--d-seat-2)" />}
      {!isCrew && <path d="M30 98V112M50 98V112" strokeWidth="3" />}
    </g>
  );
}

function Brace({ name }: { name: Name }) {
  const isCrew = name === "crewAft" || name === "crewForward";
  const flight = name === "crewAft" ? "M112 130H62m7-5l-7 5l7 5" : "M62 130h50m-7-5l7 5l-7 5";
  return (
    <svg viewBox="0 0 150 144" aria-hidden className="block w-full">
      <path d="M0 113H150V144H0Z" fill="var(--room-2)" />
      <Seat at={0} isCrew={isCrew} />
      {name === "seatInFront" && <Seat at={78} />}
      <Figure pose={POSES[name]} {...(isCrew ? { fill: "var(--wing-3)" } : {})} />
      {isCrew ? (
        <path
          d={name === "crewAft" ? "M34 42L44 72M27 44L38 77H50" : "M36 44L45 73M29 46L38 77H50"}
          fill="none"
          stroke="var(--d-tag)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      ) : (
        <path d="M34 68L45 84" stroke="var(--d-tag)" strokeWidth="4" strokeLinecap="round" />
      )}
      <path
        d={flight}
        fill="none"
        stroke="var(--ink-2)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Four ways to brace, from the side; the arrow is the direction of flight. */
export function BracePositions() {
  const t = useT();
  return (
    <PictureList
      id="brace"
      heading={t("evacuation.brace.title")}
      note={t("evacuation.brace.note")}
      pictures={(Object.keys(POSES) as Name[]).map((name) => ({
        id: name,
        drawing: <Brace name={name} />,
        title: t(`evacuation.brace.${name}.title`),
        text: t(`evacuation.brace.${name}.text`),
      }))}
    />
  );
}
