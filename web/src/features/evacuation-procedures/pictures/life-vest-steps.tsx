import { useT } from "../../../i18n/i18n.ts";
import { PictureList } from "./picture-list.tsx";

const STEPS = ["over", "strap", "inflate", "blow"] as const;
type Step = (typeof STEPS)[number];

const FLAT = "M61 66C58 80 57 98 58 116H71V70L75 64L79 70V116H92C93 98 92 80 89 66L83 57H67Z";
const FULL =
  "M58 58C47 66 45 98 50 118C54 124 70 124 72 116V76Q75 70 78 76V116C80 124 96 124 100 118C105 98 103 66 92 58C88 50 82 56 75 56S62 50 58 58Z";

function Vest({ step }: { step: Step }) {
  const isFull = step === "inflate" || step === "blow";
  return (
    <svg viewBox="0 0 150 144" aria-hidden className="block w-full">
      <path d="M40 144C38 108 44 74 62 68H88C106 74 112 108 110 144Z" fill="var(--wing-3)" />
      <path d="M68 52h14v18q-7 6-14 0z" fill="var(--art-skin)" />
      <ellipse cx="75" cy="38" rx="16" ry="19" fill="var(--art-skin)" />
      <path d="M58 38C55 14 95 14 92 38C88 28 82 25 75 25S62 28 58 38Z" fill="var(--art-hair)" />
      {step === "over" ? (
        <>
          <g transform="translate(0 -34)">
            <path d={FLAT} fill="var(--art-vest)" stroke="var(--art-vest-2)" strokeWidth="1.500" />
          </g>
          <ellipse cx="75" cy="40" rx="13" ry="15" fill="var(--art-skin)" />
          <Arms elbows={[34, 116]} hands={[60, 90]} handY={44} />
          <path d="M75 6v12m-5-5l5 5l5-5" {...ARROW} />
        </>
      ) : (
        <>
          <path
            d={isFull ? FULL : FLAT}
            fill="var(--art-vest)"
            stroke="var(--art-vest-2)"
            strokeWidth="1.500"
          />
          <path d="M44 108H106" stroke="var(--d-tag)" strokeWidth="5" />
          <path d="M69 103h12v10h-12z" fill="var(--d-metal-2)" stroke="var(--d-tag)" />
        </>
      )}
      {step === "strap" && (
        <>
          <Arms elbows={[30, 120]} hands={[60, 90]} handY={110} />
          <path d="M90 126h22m-6-5l6 5l-6 5" {...ARROW} />
        </>
      )}
      {step === "inflate" && (
        <>
          <path d="M62 118v10M88 118v10" stroke="var(--d-red)" strokeWidth="2" />
          <path d="M58 128h8v7h-8zM84 128h8v7h-8z" fill="var(--d-red)" />
          <Arms elbows={[28, 122]} hands={[62, 88]} handY={131} />
          <path d="M75 122v14m-5-5l5 5l5-5" {...ARROW} />
        </>
      )}
      {step === "blow" && (
        <>
          <path
            d="M92 76C98 66 92 56 82 52"
            fill="none"
            stroke="var(--d-red)"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <path d="M82 52L78 50" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
          <circle cx="58" cy="70" r="4" fill="var(--art-fire-2)" stroke="var(--panel)" />
          <path
            d="M58 60v-5M50 64l-4-3M48 72h-5"
            stroke="var(--art-fire-2)"
            strokeWidth="2"
            strokeLinecap="round"
          />
          <path d="M100 44c-4 0-8 2-10 5m-1-6l1 6l6-1" {...ARROW} />
        </>
      )}
    </svg>
  );
}

const ARROW = {
  fill: "none",
  stroke: "var(--ink)",
  strokeWidth: 2.2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

function Arms(props: { elbows: [number, number]; hands: [number, number]; handY: number }) {
  const { elbows, hands, handY } = props;
  const elbowY = (84 + handY) / 2 + 14;
  const arm = (side: 0 | 1) =>
    `M${side === 0 ? 50 : 100} 80L${elbows[side]} ${elbowY}L${hands[side]} ${handY}`;
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={arm(0) + arm(1)} stroke="var(--room)" strokeWidth="13" />
      <path d={arm(0) + arm(1)} stroke="var(--wing-3)" strokeWidth="10" />
      <circle cx={hands[0]} cy={handY} r="5" fill="var(--art-skin)" />
      <circle cx={hands[1]} cy={handY} r="5" fill="var(--art-skin)" />
    </g>
  );
}

/** How a life vest is put on, and when it is inflated. */
export function LifeVestSteps() {
  const t = useT();
  return (
    <PictureList
      id="vest"
      heading={t("evacuation.vest.title")}
      note={t("evacuation.vest.note")}
      pictures={STEPS.map((step) => ({
        id: step,
        drawing: <Vest step={step} />,
        title: t(`evacuation.vest.${step}.title`),
        text: t(`evacuation.vest.${step}.text`),
      }))}
    />
  );
}
