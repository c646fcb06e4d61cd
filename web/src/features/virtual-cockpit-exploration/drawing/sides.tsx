import { countTo, roundedPath } from "./shape.ts";

/** What stands left and right of the pedestal: footwells, side consoles, seats, the observer's seat; and the doorway. */
export function Footwells() {
  return (
    <>
      <path d="M60 744Q600 780 1140 744L1180 1240H20Z" className="k-footwell" />
      {[240, 930].map((x) => (
        <g key={x}>
          <rect x={x - 40} y={772} width="48" height="40" rx="8" className="k-pedal" />
          <rect x={x + 22} y={772} width="48" height="40" rx="8" className="k-pedal" />
          <path
            d={countTo(3)
              .map((at) => `M${x - 32} ${782 + at * 10}h32M${x + 30} ${782 + at * 10}h32`)
              .join("")}
            className="k-pedal-line"
          />
        </g>
      ))}
    </>
  );
}

export function Sides() {
  return (
    <>
      <Side />
      <g transform="matrix(-1 0 0 1 1200 0)">
        <Side />
      </g>
      <Seat x={272} />
      <Seat x={928} />
      <ObserverSeat />
    </>
  );
}

/** The left one; the right is its mirror. */
function Side() {
  return (
    <g>
      <path d="M-20 470L54 506 70 526 112 758 158 1230H-20Z" className="k-side-wall" />
      <path d="M-20 752L112 764 150 1230H-20Z" className="k-console" />
      <path d="M-20 752L112 764 150 1230" className="k-console-edge" />
      {/* Sidestick: boot, grip, thumb button; an arm rest behind it. */}
      <ellipse cx="88" cy="866" rx="36" ry="15" className="k-boot-plate" />
      <path
        d="M66 864C68 842 80 836 82 822H98C100 838 108 844 110 864Q88 874 66 864Z"
        className="k-boot"
      />
      <path
        d="M80 838C76 814 70 800 76 782C80 768 100 766 106 780C110 794 102 802 103 814C104 824 102 832 100 840Z"
        className="k-grip"
      />
      <path d="M81 786C84 778 94 776 99 782" className="k-grip-light" />
      <circle cx="99" cy="788" r="4.600" className="k-stick-button" />
      {/* Oxygen mask in its box: two flaps, the straps between them. */}
      <rect x="36" y="884" width="104" height="76" rx="9" className="k-unit" />
      <rect x="43" y="891" width="43" height="62" rx="5" className="k-flap" />
      <rect x="90" y="891" width="43" height="62" rx="5" className="k-flap" />
      <path d="M76 940c4-14 20-14 24 0l-4 10h-16Z" className="k-mask" />
      <path d="M74 938c-6-20 34-20 28 0" className="k-strap" />
      <path d="M48 901h33M95 901h33" className="k-flap-print" />
      <circle cx="56" cy="916" r="7" className="k-flow-eye" />
      {/* Steering wheel for the ground. */}
      <circle cx="86" cy="1010" r="26" className="k-tiller" />
      <path d="M60 1010H112M86 1010V1036" className="k-tiller" />
      {/* A flight bag's place with a chart in it. */}
      <rect x="20" y="1070" width="116" height="120" rx="10" className="k-pocket" />
      <path d="M34 1070l6-26 66 10-3 16Z" className="k-chart" />
    </g>
  );
}

function Seat({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path
        d="M-96 1240C-104 1060-108 980-84 922C-66 892-36 886 0 886S66 892 84 922C108 980 104 1060 96 1240Z"
        className="k-seat-1"
      />
      <path
        d="M-72 1240C-80 1070-78 996-62 940C-50 916-26 910 0 910S50 916 62 940C78 996 80 1070 72 1240Z"
        className="k-seat-2"
      />
      <path
        d="M-92 950C-74 894-40 887.500 0 887.500S74 894 92 950M-52 807.500H52"
        className="k-rim"
      />
      <path
        d="M-38 914C-46 1010-46 1100-42 1240M38 914C46 1010 46 1100 42 1240"
        className="k-seam-line"
      />
      {/* Shoulder harness over the back. */}
      <path
        d="M-24 888C-28 940-26 990-20 1040M24 888C28 940 26 990 20 1040"
        className="k-harness"
      />
      <path d="M-14 836v56M14 836v56" className="k-post" />
      <path
        d={roundedPath(
          [
            [-50, 806],
            [50, 806],
            [58, 868],
            [-58, 868],
          ],
          20,
        )}
        className="k-head-rest"
      />
      <path d="M-42 814h84" className="k-head-light" />
      <rect x="-128" y="1044" width="38" height="150" rx="16" className="k-arm-rest" />
      <rect x="90" y="1044" width="38" height="150" rx="16" className="k-arm-rest" />
    </g>
  );
}

/** The third seat, folded against the wall behind the right one, with its own harness and mask. */
function ObserverSeat() {
  return (
    <g>
      <path d="M1056 1240V1084Q1056 1052 1092 1052H1240V1240Z" className="k-jump-back" />
      <path d="M1076 1240V1128Q1076 1108 1098 1108H1240V1240Z" className="k-jump-pad" />
      <path d="M1112 1052L1142 1180L1240 1100M1142 1180V1240" className="k-harness" />
      <rect x="1130" y="1168" width="24" height="24" rx="7" className="k-buckle" />
    </g>
  );
}

/** Seen through the open door: its frame, the strikes of its lock on the left. */
export function Doorway() {
  return (
    <g>
      <path
        d="M-10-10H1210V1210H-10ZM12 56V1210H1188V56Q1188 3 1134 3H66Q12 3 12 56Z"
        fillRule="evenodd"
        className="k-doorway"
      />
      <path
        d="M12.500 1210V56Q12.500 3.500 66 3.500H1134Q1187.500 3.500 1187.500 56V1210"
        className="k-doorway-edge"
      />
      <path d="M3 560h9v44H3ZM3 660h9v44H3ZM3 760h9v44H3Z" className="k-strike" />
    </g>
  );
}
