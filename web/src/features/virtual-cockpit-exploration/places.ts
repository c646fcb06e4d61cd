export interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where each part is drawn, in units of the drawing (1200 a side); both of those that each pilot has. */
export const PLACES: Readonly<Record<string, readonly Place[]>> = {
  "cabin-pressure-panel": [{ x: 270, y: 42, w: 194, h: 100 }],
  "engine-fire-controls": [{ x: 472, y: 2, w: 238, h: 110 }],
  "passenger-signs": [{ x: 684, y: 96, w: 126, h: 90 }],
  "evacuation-signal": [{ x: 822, y: 16, w: 156, h: 100 }],
  "autopilot-panel": [{ x: 380, y: 426, w: 440, h: 68 }],
  "primary-flight-display": [
    { x: 118, y: 518, w: 168, h: 170 },
    { x: 914, y: 518, w: 168, h: 170 },
  ],
  "navigation-display": [
    { x: 282, y: 518, w: 166, h: 170 },
    { x: 752, y: 518, w: 166, h: 170 },
  ],
  "engine-alert-display": [{ x: 515, y: 510, w: 170, h: 254 }],
  sidestick: [
    { x: 42, y: 758, w: 92, h: 126 },
    { x: 1066, y: 758, w: 92, h: 126 },
  ],
  "crew-oxygen-mask": [
    { x: 1056, y: 878, w: 112, h: 88 },
    { x: 32, y: 878, w: 112, h: 88 },
  ],
  "audio-panel": [{ x: 426, y: 910, w: 106, h: 90 }],
  "thrust-levers": [{ x: 530, y: 838, w: 140, h: 164 }],
  transponder: [{ x: 670, y: 910, w: 106, h: 90 }],
  "engine-master-switches": [{ x: 536, y: 1002, w: 128, h: 58 }],
  "cockpit-door-switch": [{ x: 504, y: 1124, w: 196, h: 72 }],
};
