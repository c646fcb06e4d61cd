import type { ReactNode } from "react";
import type { FlagCode } from "../../i18n/languages.ts";

const across = (...colours: string[]): ReactNode =>
  colours.map((colour, index) => (
    <path
      key={colour}
      fill={colour}
      d={`M0 ${(index * 14) / colours.length}h20v${14 / colours.length}H0z`}
    />
  ));
const upright = (...colours: string[]): ReactNode =>
  colours.map((colour, index) => (
    <path
      key={colour}
      fill={colour}
      d={`M${(index * 20) / colours.length} 0h${20 / colours.length}v14h-${20 / colours.length}z`}
    />
  ));

/** Drawn, because flag characters are missing on many systems. Simplified for 20 × 14 pixels. */
const FLAGS: Record<FlagCode, ReactNode> = {
  gb: (
    <>
      <path fill="#1f3a7a" d="M0 0h20v14H0z" />
      <path stroke="#fff" strokeWidth="2.8" d="m0 0 20 14M20 0 0 14" />
      <path stroke="#c8202f" strokeWidth="1.2" d="m0 0 20 14M20 0 0 14" />
      <path stroke="#fff" strokeWidth="4.6" d="M10 0v14M0 7h20" />
      <path stroke="#c8202f" strokeWidth="2.6" d="M10 0v14M0 7h20" />
    </>
  ),
  es: (
    <>
      <path fill="#c8202f" d="M0 0h20v14H0z" />
      <path fill="#f3c32e" d="M0 3.5h20v7H0z" />
    </>
  ),
  fr: upright("#1f3a8a", "#ffffff", "#d8303c"),
  de: across("#1c1c1c", "#cf2333", "#f3c32e"),
  it: upright("#1d8a4e", "#ffffff", "#cf2e3c"),
  pt: (
    <>
      <path fill="#cf2333" d="M0 0h20v14H0z" />
      <path fill="#1b7a3d" d="M0 0h8v14H0z" />
      <circle cx="8" cy="7" r="3" fill="#f3c32e" />
    </>
  ),
  nl: across("#b3202c", "#ffffff", "#24468e"),
  cn: (
    <>
      <path fill="#d8262f" d="M0 0h20v14H0z" />
      <path
        fill="#f7d94c"
        d="m4.5 2 .8 2.2h2.3L5.700 5.600l.7 2.300-1.900-1.400-1.900 1.400.7-2.300L1.400 4.200h2.300z"
      />
    </>
  ),
  jp: (
    <>
      <path fill="#fff" d="M0 0h20v14H0z" />
      <circle cx="10" cy="7" r="4.200" fill="#c8202f" />
    </>
  ),
  kr: (
    <>
      <path fill="#fff" d="M0 0h20v14H0z" />
      <path fill="#cf2e3c" d="M6.500 7a3.500 3.500 0 0 1 7 0c-1.500 2-5 -2-7 0z" />
      <path fill="#24468e" d="M13.500 7a3.500 3.500 0 0 1-7 0c2-2 5.500 2 7 0z" />
      <path
        stroke="#1c1c1c"
        strokeWidth=".9"
        d="m3 3.500 1.600-1.700M15.400 12.200l1.600-1.700M3 10.500l1.600 1.700M15.400 1.800 17 3.500"
      />
    </>
  ),
  ae: (
    <>
      {across("#1b7a3d", "#ffffff", "#1c1c1c")}
      <path fill="#cf2333" d="M0 0h5.500v14H0z" />
    </>
  ),
};

export function Flag({ code }: { code: FlagCode }) {
  return (
    <svg
      viewBox="0 0 20 14"
      width="20"
      height="14"
      aria-hidden="true"
      className="shrink-0 rounded-[3px] ring-1 ring-seam"
    >
      {FLAGS[code]}
    </svg>
  );
}
