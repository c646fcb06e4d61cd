import type { Shape } from "./shape.tsx";

const SHIRT: readonly Shape[] = [
  ["M97 204l-4 9 27 44 27-44-4-9c-4 14-12 22-23 22s-19-8-23-22z", "#fbfaf6"],
  ["M101 219c10 9 28 9 38 0l-19 36z", "#fbfaf6"],
  ["M96 209l24 44 24-44 6 4-30 64-30-64z", "#fbfaf6"],
  ["M84 217l36 74 36-74 14 6-34 77h-32L70 223z", "lapel"],
];

export const NECK_SCARF: readonly Shape[] = [
  ...SHIRT,
  ["M97 203c8 12 38 12 46 0l5 11c-10 15-46 15-56 0z", "accent"],
  ["M118 221c-2 14-10 24-18 33 10 3 20 0 26-8 1-9 0-18-3-26z", "accent"],
  ["M118 221c-2 14-10 24-18 33 4 1 8 1.5 11 1 6-10 9-22 10-34z", "#000", 0, 0.1],
  ["M113 214c4-3 10-3 14 0 2 5 1 9-2 12-4 2-8 1-11-1-2-4-3-7-1-11z", "#fff", 0, 0.16],
];

export const TIE: readonly Shape[] = [
  ...SHIRT,
  ["M114 220h12l3 10-4 8 6 62h-22l6-62-4-8z", "accent"],
  ["M111 230l9 7 9-7-3-10h-12z", "#000", 0, 0.13],
];

/** A plain jumper under an open jacket: a candidate, not crew. */
export const ROLL_NECK: readonly Shape[] = [
  ["M99 206c4 20 38 20 42 0l10 6c-2 30-60 30-62 0z", "accent"],
  ["M89 212c2 30 60 30 62 0l9 4c-8 44-72 44-80 0z", "accent"],
  ["M92 219c8 20 48 20 56 0", "#000", 2, 0.12],
  ["M82 216L110 300H60C62 262 66 236 82 216zM158 216l-28 84h50c-2-38-6-64-22-84z", "lapel"],
];

/** A stand-up collar, closed aside with knots. */
export const STAND_COLLAR: readonly Shape[] = [
  ["M94 200c8 12 44 12 52 0l7 15c-12 14-54 14-66 0z", "coat"],
  ["M94 200c8 12 44 12 52 0M87 215c12 14 54 14 66 0", "accent", 2.4],
  ["M122 225c14 10 26 34 30 82", "accent", 2.4],
  ["M134 238h12M143 258h12M149 282h12", "accent", 4],
];

/** A shirt open at the neck, and a handkerchief. */
export const OPEN_COLLAR: readonly Shape[] = [
  ["M92 210l28 30 28-30 6 8-16 98h-36l-16-98z", "#fbfaf6"],
  ["M97 200h46l-23 48z", "skin"],
  ["M97 203c6 12 40 12 46 0l-4 12c-8 9-30 9-38 0z", "shade", 0, 0.4],
  ["M120 256v60", "#000", 1.6, 0.12],
  ["M120 268v.1M120 290v.1", "#000", 3.4, 0.2],
  ["M95 200l25 47-13 13-25-42zM145 200l-25 47 13 13 25-42z", "#fffefb"],
  ["M107 260l13-13 13 13M82 218l25 42M158 218l-25 42", "#000", 1.4, 0.12],
  ["M80 216l30 98H62c0-38 4-72 18-98zM160 216l-30 98h48c0-38-4-72-18-98z", "lapel"],
  ["M164 264l8-11 7 7 7-8 4 12z", "accent"],
];

/** A round-necked shirt under an open jacket. */
export const CREW_NECK: readonly Shape[] = [
  ["M98 203l-12 9-6 104h80l-6-104-12-9z", "accent"],
  ["M97 200h46c0 17-8 27-23 27s-23-10-23-27z", "skin"],
  ["M97 203c0 16 8 26 23 26s23-10 23-26", "#000", 3, 0.13],
  ["M84 212L108 314H56c0-44 8-80 28-102zM156 212l-24 102h52c0-44-8-80-28-102z", "lapel"],
];

/** A blouse with a bow. */
export const BOW_BLOUSE: readonly Shape[] = [
  ["M98 206l22 90 22-90 10 6-30 100h-4L88 212z", "accent"],
  ["M98 206c6 12 38 12 44 0l14 114H84z", "accent"],
  ["M84 217l33 103H70V223zM156 217l-33 103h47v-97z", "lapel"],
  [
    "M120 226c-10-14-26-16-34-10 0 12 4 22 10 26 10 0 18-6 24-16zM120 226c10-14 26-16 34-10 0 12-4 22-10 26-10 0-18-6-24-16z",
    "accent",
  ],
  ["M120 228c-8 12-14 26-14 42l12-4 3-34zM120 228c8 12 14 26 14 42l-12-4-3-34z", "accent"],
  ["M92 220c8 2 18 4 26 8M148 220c-8 2-18 4-26 8M117 236l-5 26M123 236l5 26", "#000", 1.8, 0.22],
  ["M113 220c4-3 10-3 14 0 2 5 1 9-2 12-4 2-8 1-11-1-2-4-3-7-1-11z", "#fff", 0, 0.22],
];
