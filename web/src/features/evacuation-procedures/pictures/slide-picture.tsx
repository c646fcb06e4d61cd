import { useT } from "../../../i18n/i18n.ts";
import { Figure } from "./figure.tsx";
import { NumberedPicture, Pin } from "./numbered-picture.tsx";

/** A door slide in use, from the side: sill 2.7 m up, slide about 4.900 m long at the usual steepness. */
export function SlidePicture() {
  const t = useT();
  return (
    <NumberedPicture
      id="slide"
      heading={t("evacuation.slide.title")}
      texts={(["girt", "assist", "jump", "foot", "away"] as const).map((part) =>
        t(`evacuation.slide.${part}`),
      )}
    >
      <svg viewBox="0 0 460 270" aria-hidden className="block w-full">
        <path d="M0 236H460V270H0Z" fill="var(--art-grass)" />
        <path
          d="M-10 20H108Q118 20 118 30V150Q118 176 92 184L-10 196Z"
          fill="var(--p-fus)"
          stroke="var(--p-line)"
          strokeWidth="2"
        />
        <path d="M58 44Q58 36 66 36H118V140H58Z" fill="var(--d-tag)" opacity=".55" />
        <path d="M-10 140H118V147H-10Z" fill="var(--d-metal)" />
        <path
          d="M122 143L292 232Q300 236 308 236H330"
          fill="none"
          stroke="var(--p-slide-2)"
          strokeWidth="19"
          strokeLinecap="round"
        />
        <path
          d="M122 143L292 232Q300 236 308 236H330"
          fill="none"
          stroke="var(--p-slide)"
          strokeWidth="15"
          strokeLinecap="round"
        />
        <path
          d="M128 140L292 226"
          stroke="var(--p-slide-3)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M108 143H126" stroke="var(--d-red)" strokeWidth="5" />
        <g transform="translate(4 32)">
          <Figure
            fill="var(--wing-3)"
            pose={{
              ...{ head: [66, 20], shoulder: [66, 40], hip: [66, 70], knee: [68, 88] },
              ...{ ankle: [66, 105], elbow: [84, 44], hand: [98, 28] },
            }}
          />
          <path d="M60 44v-22" stroke="var(--d-metal-2)" strokeWidth="3" />
        </g>
        <Figure
          fill="var(--blue)"
          pose={{
            ...{ head: [184, 118], shoulder: [178, 134], hip: [182, 160], knee: [206, 170] },
            ...{ ankle: [230, 184], elbow: [192, 142], hand: [184, 150] },
          }}
        />
        <g transform="translate(300 128)">
          <Figure
            facing={-1}
            fill="var(--green)"
            pose={{
              ...{ head: [50, 22], shoulder: [54, 40], hip: [58, 72], knee: [54, 90] },
              ...{ ankle: [56, 106], elbow: [40, 52], hand: [28, 60] },
            }}
          />
        </g>
        <g transform="translate(366 128)">
          <Figure
            fill="var(--ink-2)"
            pose={{
              ...{ head: [56, 22], shoulder: [50, 40], hip: [46, 72], knee: [60, 86] },
              ...{ ankle: [54, 106], elbow: [60, 54], hand: [70, 48] },
            }}
          />
        </g>
        <path
          d="M430 60h-40m7-5l-7 5l7 5"
          transform="rotate(180 410 60)"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="2.200"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <Pin number={1} at={[122, 166]} />
        <Pin number={2} at={[38, 92]} />
        <Pin number={3} at={[212, 132]} />
        <Pin number={4} at={[324, 200]} />
        <Pin number={5} at={[410, 80]} />
      </svg>
    </NumberedPicture>
  );
}
