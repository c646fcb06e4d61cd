import { Bin, Smoke } from "./bin.tsx";
import { Cabin } from "./cabin.tsx";

/** The row under the bin, from the aisle. */
export function PowerBankFirePicture() {
  return (
    <Cabin>
      <Bin isBurning />
      <Smoke />
      <Smoke x={-24} y={26} />
      {[8, 84, 160, 236].map((x) => (
        <path
          key={x}
          d={`M${x} 200v-22a18 18 0 0 1 18-18h40a18 18 0 0 1 18 18v22z`}
          fill="var(--d-seat)"
          stroke="var(--d-seat-2)"
          strokeWidth={3}
        />
      ))}
    </Cabin>
  );
}
