type Point = readonly [number, number];

export interface Pose {
  head: Point;
  shoulder: Point;
  hip: Point;
  knee: Point;
  ankle: Point;
  elbow: Point;
  hand: Point;
}

interface FigureProps {
  pose: Pose;
  /** Colour of the clothes. */
  fill?: string;
  /** Which way the feet point. */
  facing?: 1 | -1;
}

const line = (...points: Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;

/** A person from the side, from joints: thick rounded limbs, no face. Units of the drawing around it. */
export function Figure({ pose, fill = "var(--lagoon)", facing = 1 }: FigureProps) {
  const { head, shoulder, hip, knee, ankle, elbow, hand } = pose;
  const toe: Point = [ankle[0] + 9 * facing, ankle[1] + 1];
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={line(hip, knee, ankle)} stroke="var(--ink-2)" strokeWidth="10" />
      <path d={line(ankle, toe)} stroke="var(--ink)" strokeWidth="6" />
      <path d={line(shoulder, hip)} stroke={fill} strokeWidth="17" />
      <path d={line(shoulder, head)} stroke="var(--art-skin)" strokeWidth="6" />
      <circle cx={head[0]} cy={head[1]} r="8.500" fill="var(--art-skin)" />
      <path
        d={`M${head[0] - 8.5 * facing} ${head[1] + 2}a8.500 8.500 0 0 ${facing === 1 ? 1 : 0} ${14 * facing} -7.500q${-8 * facing} 0 ${-9 * facing} 6z`}
        fill="var(--art-hair)"
      />
      <path d={line(shoulder, elbow, hand)} stroke="var(--panel)" strokeWidth="9" opacity=".35" />
      <path d={line(shoulder, elbow, hand)} stroke={fill} strokeWidth="6.500" />
      <circle cx={hand[0]} cy={hand[1]} r="3.600" fill="var(--art-skin)" />
    </g>
  );
}
