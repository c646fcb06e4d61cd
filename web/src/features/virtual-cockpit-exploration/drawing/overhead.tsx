import { Keys, Knob, Plate, Print, Readout } from "./bits.tsx";
import { arcPath, countTo, onCircle, roundedPath } from "./shape.ts";

const GAUGE = [330, 84] as const;

/** The ceiling with the overhead panel: fire controls, cabin pressure, signs, evacuation signal. */
export function Overhead() {
  return (
    <>
      <path
        d="M0 0H1200V150C1060 166 960 186 906 204H294C240 186 140 166 0 150Z"
        className="k-ceiling"
      />
      <path
        d="M0 150C140 166 240 186 294 204H906C960 186 1060 166 1200 150"
        className="k-ceiling-edge"
      />
      {[70, 1130].map((x) => (
        <g key={x}>
          <circle cx={x} cy="92" r="20" className="k-knob" />
          <circle cx={x} cy="94" r="12" className="k-reading" />
        </g>
      ))}
      <path
        d={roundedPath(
          [
            [146, -20],
            [1054, -20],
            [914, 190],
            [286, 190],
          ],
          16,
        )}
        className="k-overhead"
      />
      {/* Air data, radios and hydraulics: what stands beside the parts that concern the cabin. */}
      <Plate x={214} y={6} w={116} h={30} />
      <Keys x={220} y={10} w={104} h={22} columns={5} lit={{ 2: "green" }} />
      <Plate x={340} y={6} w={124} h={36} />
      <Keys x={346} y={10} w={112} h={28} columns={5} rows={1} />
      <Plate x={716} y={6} w={96} h={48} />
      <Keys x={722} y={10} w={84} h={40} columns={4} rows={2} lit={{ 6: "blue" }} />
      <Plate x={468} y={116} w={76} h={66} />
      <path d="M484 134v30h44v-30" className="k-flow" />
      <Keys x={472} y={124} w={68} h={50} columns={3} rows={2} lit={{ 1: "green", 3: "white" }} />
      <Plate x={552} y={116} w={128} h={66} />
      <path d="M576 126v46M616 126v46M656 126v46" className="k-flow" />
      <Keys x={560} y={124} w={112} h={50} columns={3} rows={2} lit={{ 4: "green" }} />
      <Plate x={336} y={146} w={120} h={38} isPlain />
      <Keys x={404} y={152} w={48} h={26} columns={2} lit={{ 0: "blue" }} />
      <Knob x={356} y={167} r={9} degrees={-50} />
      <Knob x={392} y={167} r={9} degrees={20} />
      <Plate x={812} y={122} w={86} h={52} />
      <Keys x={818} y={128} w={74} h={38} columns={3} rows={2} lit={{ 0: "white", 5: "blue" }} />
      <FirePanel />
      <PressurePanel />
      <SignSwitches />
      <EvacuationPanel />
    </>
  );
}

function FirePanel() {
  return (
    <g>
      <Plate x={476} y={4} w={230} h={104} />
      {[
        { x: 486, label: "ENG 1" },
        { x: 566, label: "APU" },
        { x: 646, label: "ENG 2" },
      ].map(({ x, label }) => (
        <g key={label}>
          <Print x={x + 25} y={20} size={9}>
            {label}
          </Print>
          <rect x={x - 3} y={26} width={56} height={46} rx={6} className="k-guard" />
          <rect x={x + 3} y={31} width={44} height={36} rx={4} className="k-fire" />
          <path d={`M${x + 8} 36h34`} className="k-fire-shine" />
          <text x={x + 25} y={54} fontSize={13} className="k-fire-word">
            FIRE
          </text>
        </g>
      ))}
      <Keys x={480} y={76} w={62} h={26} columns={2} lit={{ 0: "white" }} />
      <Keys x={560} y={76} w={62} h={26} columns={2} />
      <Keys x={640} y={76} w={62} h={26} columns={2} lit={{ 0: "white" }} />
    </g>
  );
}

function PressurePanel() {
  const [needleX, needleY] = onCircle(GAUGE, 20, 34);
  return (
    <g>
      <Plate x={274} y={46} w={186} h={92} />
      <Print x={330} y={60} size={8}>
        CAB ALT
      </Print>
      <circle cx={GAUGE[0]} cy={GAUGE[1] + 6} r={27} className="k-screen" />
      <path d={arcPath([GAUGE[0], GAUGE[1] + 6], 22, -130, 96)} className="k-dial" />
      <path d={arcPath([GAUGE[0], GAUGE[1] + 6], 22, 96, 130)} className="k-dial-red" />
      <path d={`M${GAUGE[0]} ${GAUGE[1] + 6}L${needleX} ${needleY + 6}`} className="k-needle" />
      <Readout x={312} y={120} w={38} h={13} text="6200" />
      <Print x={390} y={60} size={8}>
        LDG ELEV
      </Print>
      <Knob x={390} y={80} r={13} degrees={-30} />
      <Print x={415} y={104} size={8}>
        MASK MAN ON
      </Print>
      <rect x={398} y={109} width={46} height={22} rx={4} className="k-guard-dark" />
      <path d="M403 114l36 12M403 120l26 8M413 113l26 9" className="k-guard-line" />
      <Keys x={366} y={108} w={28} h={24} columns={1} lit={{ 0: "white" }} />
    </g>
  );
}

function SignSwitches() {
  return (
    <g>
      <Plate x={688} y={100} w={118} h={82} />
      {[
        { x: 720, label: "SEAT BELTS" },
        { x: 776, label: "NO SMOKING" },
      ].map(({ x, label }) => (
        <g key={label}>
          <Print x={x} y={114} size={7}>
            {label}
          </Print>
          <circle cx={x} cy={161} r={10} className="k-knob" />
          <path d={`M${x} 161V148`} className="k-toggle" />
          <circle cx={x} cy={147} r={4.4} className="k-toggle-top" />
        </g>
      ))}
      {/* A belt at its buckle, and a struck cigarette. */}
      <path d="M709 122l7 7M731 122l-7 7M715 128h10v7h-10Z" className="k-sign" />
      <path
        d="M768 129a8 8 0 1 1 16 0a8 8 0 1 1-16 0M770.5 123.500l11 11M771.500 129h9"
        className="k-sign"
      />
    </g>
  );
}

function EvacuationPanel() {
  return (
    <g>
      <Plate x={826} y={20} w={148} h={92} />
      <Print x={900} y={34} size={9}>
        EVAC
      </Print>
      <rect x={838} y={42} width={54} height={40} rx={5} className="k-guard" />
      <rect x={845} y={48} width={40} height={28} rx={4} className="k-key" />
      <text x={865} y={60} fontSize={9} className="k-evac-word">
        EVAC
      </text>
      <path d="M852 68h26" className="k-lamp k-lamp-red" />
      <Print x={865} y={97} size={8}>
        COMMAND
      </Print>
      {/* The horn, and who may sound it: flight deck alone, or cabin too. */}
      <path
        d="M908 56l8-3 14-9v26l-14-9-8-3ZM934 50q5 7 0 14M939 46q8 11 0 22"
        className="k-sign"
      />
      <Print x={922} y={97} size={8}>
        HORN OFF
      </Print>
      <circle cx={957} cy={66} r={8} className="k-knob" />
      <path d="M957 66V54" className="k-toggle" />
      <circle cx={957} cy={53} r={4} className="k-toggle-top" />
      {countTo(3).map((at) => (
        <path key={at} d={`M${948 + at * 9} 84v6`} className="k-print-line" />
      ))}
    </g>
  );
}
