import { Keys, Knob, Plate, Print, Readout } from "./bits.tsx";
import { countTo, roundedPath } from "./shape.ts";

/** The pedestal between the seats, wider towards the reader. */
export function Pedestal() {
  return (
    <>
      <defs>
        <linearGradient id="k-steel">
          <stop className="k-steel-1" />
          <stop offset=".4" className="k-steel-2" />
          <stop offset="1" className="k-steel-3" />
        </linearGradient>
      </defs>
      <path
        d={roundedPath(
          [
            [436, 764],
            [764, 764],
            [800, 1230],
            [400, 1230],
          ],
          14,
        )}
        className="k-pedestal"
      />
      <path d="M440 766H760L770 900H430Z" className="k-flood" />
      <path d="M438 770L402 1200M762 770L798 1200" className="k-pedestal-edge" />
      <FlightManagement x={444} />
      <FlightManagement x={650} />
      <Plate x={558} y={770} w={84} h={64} />
      <Keys x={564} y={776} w={72} h={52} columns={4} rows={3} lit={{ 5: "green" }} />
      <Radio x={440} y={866} />
      <Radio x={676} y={866} />
      <AudioPanel x={430} y={914} />
      <Transponder />
      <Thrust />
      <EngineMasters />
      <Plate x={418} y={1004} w={112} h={40} />
      <Knob x={442} y={1024} r={12} degrees={20} />
      <Keys x={462} y={1012} w={62} h={24} columns={3} />
      <Plate x={672} y={1004} w={112} h={40} />
      <Keys x={678} y={1012} w={62} h={24} columns={3} lit={{ 1: "white" }} />
      <Knob x={760} y={1024} r={12} degrees={-60} />
      <SpeedbrakeAndFlaps />
      <DoorSwitch />
    </>
  );
}

function FlightManagement({ x }: { x: number }) {
  return (
    <g>
      <Plate x={x} y={770} w={106} h={86} />
      <rect x={x + 14} y={775} width="78" height="36" rx="3" className="k-screen" />
      <path
        d={`M${x + 20} 783h30M${x + 20} 791h44M${x + 20} 799h24M${x + 62} 799h22`}
        className="k-text-green"
      />
      <path d={`M${x + 62} 783h22`} className="k-text-cyan" />
      <Keys x={x + 12} y={813} w={82} h={40} columns={7} rows={4} />
    </g>
  );
}

function Radio({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <Plate x={x} y={y} w={86} h={42} />
      <Readout x={x + 8} y={y + 6} w={32} h={13} text="132.45" size={8.5} />
      <Readout x={x + 46} y={y + 6} w={32} h={13} text="121.50" size={8.5} />
      <Knob x={x + 66} y={y + 30} r={8} degrees={50} />
      <Keys x={x + 6} y={y + 22} w={46} h={16} columns={4} lit={{ 0: "green" }} />
    </g>
  );
}

/** Transmission keys above, a knob for each thing that is heard below; CAB is the call from the cabin. */
function AudioPanel({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <Plate x={x} y={y} w={98} h={82} />
      {["VHF1", "VHF2", "INT", "CAB", "PA"].map((word, at) => (
        <text key={word} x={x + 15 + at * 17} y={y + 13} fontSize={5.6} className="k-print">
          {word}
        </text>
      ))}
      <Keys x={x + 6} y={y + 16} w={86} h={18} columns={5} lit={{ 0: "green", 3: "amber" }} />
      {countTo(10).map((at) => (
        <Knob
          key={at}
          x={x + 15 + (at % 5) * 17}
          y={y + 47 + Math.floor(at / 5) * 20}
          r={6.2}
          degrees={-60 + ((at * 47) % 120)}
        />
      ))}
    </g>
  );
}

function Transponder() {
  return (
    <g>
      <Plate x={674} y={914} w={98} h={82} />
      <Print x={700} y={927} size={8}>
        ATC
      </Print>
      <Readout x={722} y={919} w={44} h={17} text="2000" />
      <Keys x={680} y={940} w={58} h={50} columns={3} rows={3} />
      <Knob x={753} y={956} r={11} degrees={-40} />
      <Print x={753} y={986} size={7}>
        TCAS
      </Print>
    </g>
  );
}

function Thrust() {
  return (
    <g>
      <rect x="534" y="842" width="132" height="156" rx="12" className="k-quadrant" />
      {[540, 648].map((x) => (
        <g key={x}>
          <rect x={x} y={850} width="12" height="140" rx="6" className="k-trim-wheel" />
          <path
            d={countTo(9)
              .map((at) => `M${x + 2} ${862 + at * 15}h8`)
              .join("")}
            className="k-trim-mark"
          />
        </g>
      ))}
      <path d="M580 862V986M620 862V986" className="k-slot k-slot-wide" />
      <path d="M561 884h8M561 908h8M561 932h8M561 956h8" className="k-print-line" />
      {[
        { x: 580, side: -1 },
        { x: 620, side: 1 },
      ].map(({ x, side }) => (
        <g key={x}>
          <path d={`M${x - 7} 968L${x - 6 + side} 890h12L${x + 7} 968Z`} fill="url(#k-steel)" />
          <rect x={x - 17} y={866} width="34" height="30" rx="9" className="k-grip" />
          <path d={`M${x - 11} 872h22`} className="k-grip-light" />
          <circle cx={x + side * 14} cy={882} r="4" className="k-grip-button" />
          <rect x={x - 10} y={900} width="20" height="9" rx="4" className="k-reverser" />
          <text x={x} y={888} fontSize="11" className="k-grip-number">
            {side < 0 ? "1" : "2"}
          </text>
        </g>
      ))}
    </g>
  );
}

function EngineMasters() {
  return (
    <g>
      <Plate x={540} y={1004} w={120} h={52} />
      {[562, 638].map((x, at) => (
        <g key={x}>
          <Print x={x} y={1016} size={8}>
            {`ENG ${at + 1}`}
          </Print>
          <rect x={x - 13} y={1021} width="26" height="30" rx="5" className="k-guard-dark" />
          <path d={`M${x} 1042V1028`} className="k-toggle" />
          <rect x={x - 6} y={1022} width="12" height="9" rx="3" className="k-master" />
        </g>
      ))}
      <Knob x={600} y={1036} r={11} degrees={0} />
      <Print x={600} y={1016} size={7}>
        MODE
      </Print>
    </g>
  );
}

function SpeedbrakeAndFlaps() {
  return (
    <g>
      <Plate x={414} y={1056} w={84} h={134} />
      <path d="M456 1070V1176" className="k-slot" />
      <rect x="438" y="1078" width="36" height="15" rx="6" className="k-grip" />
      <Print x={456} y={1184} size={8}>
        SPEED BRK
      </Print>
      <Plate x={704} y={1056} w={84} h={134} />
      <path d="M746 1070V1176" className="k-slot" />
      <rect x="726" y="1074" width="40" height="17" rx="5" className="k-grip" />
      <path d="M716 1082h6M716 1104h6M716 1126h6M716 1148h6" className="k-print-line" />
      <Print x={746} y={1184} size={8}>
        FLAPS
      </Print>
      <Plate x={512} y={1066} w={178} h={52} />
      <Knob x={548} y={1092} r={16} degrees={90} />
      <Print x={548} y={1076} size={7}>
        RUD TRIM
      </Print>
      <Knob x={642} y={1092} r={17} degrees={-20} />
      <Print x={642} y={1076} size={7}>
        PARK BRK
      </Print>
      <Readout x={576} y={1082} w={40} h={16} text="L 0.2" />
    </g>
  );
}

function DoorSwitch() {
  return (
    <g>
      <Plate x={586} y={1128} w={110} h={64} />
      <Print x={641} y={1141} size={8}>
        CKPT DOOR
      </Print>
      <circle cx="650" cy="1166" r="14" className="k-knob" />
      <path d="M650 1166H664" className="k-toggle" />
      <circle cx="666" cy="1166" r="5" className="k-toggle-top" />
      <path d="M598 1186v-34h20v34Z" className="k-door-icon" />
      <circle cx="614" cy="1170" r="1.8" className="k-door-knob" />
      <Print x={678} y={1152} size={6}>
        UNLOCK
      </Print>
      <Print x={683} y={1168} size={6}>
        NORM
      </Print>
      <Print x={680} y={1186} size={6}>
        LOCK
      </Print>
      <Plate x={508} y={1128} w={70} h={64} />
      <rect x="515" y="1136" width="56" height="38" rx="3" className="k-screen" />
      {/* The camera's picture of who stands before the door. */}
      <path d="M536 1174c0-10 3-13 7-13s7 3 7 13Z" className="k-visitor" />
      <circle cx="543" cy="1154" r="5" className="k-visitor" />
    </g>
  );
}
