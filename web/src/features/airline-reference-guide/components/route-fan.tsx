import { useT } from "../../../i18n/i18n.ts";
import { r } from "../../../ui/window-shape.ts";
import { drawnCount } from "../model.ts";

/** From 28 destinations to 395: one to sixteen lines. */
const DESTINATIONS_EACH = 25;
const WIDTH = 200;
const HEIGHT = 32;
const FROM = { x: 8, y: 26 };

/** The network as lines from one place, one for each twenty-five destinations. */
export function RouteFan({ destinations }: { destinations: number }) {
  const t = useT();
  const count = drawnCount(destinations, DESTINATIONS_EACH);
  const lines = Array.from({ length: count }, (_, index) => {
    const x = FROM.x + ((index + 1) / Math.max(count, 6)) * (WIDTH - 2 * FROM.x);
    const up = 10 + ((index * 7) % 5) * 3 + (x / WIDTH) * 16;
    return { x: r(x), middle: r((FROM.x + x) / 2), top: r(FROM.y - up) };
  });
  return (
    <div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden
        className="block w-full max-w-60 rtl:-scale-x-100"
      >
        {lines.map(({ x, middle, top }) => (
          <path
            key={x}
            d={`M${FROM.x} ${FROM.y}Q${middle} ${top} ${x} ${FROM.y}`}
            fill="none"
            stroke="var(--lagoon)"
            strokeWidth="1.5"
            opacity=".55"
          />
        ))}
        {lines.map(({ x }) => (
          <circle key={x} cx={x} cy={FROM.y} r="2.600" fill="var(--lagoon)" />
        ))}
        <circle
          cx={FROM.x}
          cy={FROM.y}
          r="4.500"
          fill="var(--dawn)"
          stroke="var(--ink-2)"
          strokeWidth="1.2"
        />
      </svg>
      <p className="mt-1 text-ink-2 text-micro">
        {t("guide.fact.routesEach", { count: DESTINATIONS_EACH })}
      </p>
    </div>
  );
}
