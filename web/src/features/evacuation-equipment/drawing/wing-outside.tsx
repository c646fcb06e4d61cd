import { r } from "../../../ui/window-shape.ts";
import { type Eye, VIEW_WIDTH } from "./eye.ts";

/** Where the wing is in such a picture, metres: up at the skin and up and out at the edge towards the eye. */
const ROOT = 3.2;
const EDGE = { out: 7, up: 2.6 };

/** The wing under an overwing exit, with the path that is painted on it: aft, to the trailing edge. */
export function WingOutside({ eye }: { eye: Eye }) {
  const root = eye.y(ROOT);
  const edge = eye.y(EDGE.up, EDGE.out);
  const [from, to] = [eye.y(ROOT - 0.15, 1), eye.y(ROOT - 0.3, 2.6)];
  return (
    <>
      <path
        d={`M-4 ${r(root + 2)}L${VIEW_WIDTH * 0.96} ${r(root)}L${VIEW_WIDTH + 6} ${r(edge)}L-4 ${r(edge + 8)}z`}
        fill="var(--wing)"
        stroke="var(--p-line)"
        strokeWidth="1.500"
      />
      <path
        d={`M-4 ${r(edge + 8)}L${VIEW_WIDTH + 6} ${r(edge)}v9L-4 ${r(edge + 22)}z`}
        fill="var(--wing-2)"
      />
      <path
        d={`M${VIEW_WIDTH * 0.72} ${r(root + 1)}L${VIEW_WIDTH * 0.78} ${r(edge + 3)}`}
        stroke="var(--p-line)"
        strokeWidth="1.500"
      />
      <path
        d={`M${eye.x(-0.3)} ${r(from)}V${r(to)}H${eye.x(2.2)}m-9-6 9 6-9 6`}
        fill="none"
        stroke="var(--d-yellow)"
        strokeWidth="4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  );
}
