import { Cabin } from "./cabin.tsx";

/** Two who do not understand each other, and a heart between them. */
export function HeartWithoutWordsPicture() {
  return (
    <Cabin windows={[136]}>
      <path
        d="M24 34h92a16 16 0 0 1 16 16v40a16 16 0 0 1-16 16H64l-22 20v-20H24A16 16 0 0 1 8 90V50a16 16 0 0 1 16-16z"
        fill="var(--lagoon)"
      />
      <path
        d="M28 60c8-14 12 14 22 0s12 14 22 0 12 12 20 0M28 84c10-12 12 12 24 0s12 10 18 0"
        fill="none"
        stroke="var(--on-lagoon)"
        strokeWidth={4}
        strokeLinecap="round"
      />
      <path
        d="M204 54h92a16 16 0 0 1 16 16v34a16 16 0 0 1-16 16h-16v20l-22-20h-54a16 16 0 0 1-16-16V70a16 16 0 0 1 16-16z"
        fill="var(--cloud)"
        stroke="var(--d-line)"
        strokeWidth={2}
      />
      <path
        d="M240 78c2-14 22-12 20 0-1 8-10 8-10 16M250 106v1"
        fill="none"
        stroke="var(--d-tag)"
        strokeWidth={6}
        strokeLinecap="round"
      />
      <g transform="translate(0 -20)">
        <path
          d="M112 160c0-24 34-28 48-6 14-22 48-18 48 6 0 20-30 34-48 46-18-12-48-26-48-46z"
          fill="var(--d-red)"
        />
        <path
          d="M100 168h38l8-14 10 26 12-40 10 28h42"
          fill="none"
          stroke="var(--cloud)"
          strokeWidth={4}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </Cabin>
  );
}
