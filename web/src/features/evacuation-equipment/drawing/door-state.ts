/** What a drawing of an exit shows; the cards show a closed, disarmed door. */
export interface DoorPicture {
  /** 0 closed, 1 fully open. */
  opening: number;
  /** Where the arming lever stands, or the girt bar that is set by hand. */
  isArmed: boolean;
  /** The safety pin of a door that has one. */
  isPinIn: boolean;
  /** The red strap across the window of a door that has one. */
  isStrapAcross: boolean;
  /** The control handle: 0 flush, 0.2 lifted a little, 1 fully moved. */
  handle: number;
  /** The white light that says: armed, and about to open. */
  isArmedLightOn: boolean;
  /** The slide: 0 packed, 1 standing. */
  inflation: number;
}

export const AT_REST: DoorPicture = {
  opening: 0,
  isArmed: false,
  isPinIn: true,
  isStrapAcross: false,
  handle: 0,
  isArmedLightOn: false,
  inflation: 0,
};
