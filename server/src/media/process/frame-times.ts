/** Set in the first byte of a VP8 frame that is shown (RFC 6386, 9.1); the others only help to decode later ones. */
const VP8_SHOWN = 0x10;

/** Whether a packet brings a frame to be seen. */
export function isShown(codec: string, data: Uint8Array): boolean {
  return !codec.startsWith("vp8") || ((data[0] ?? 0) & VP8_SHOWN) !== 0;
}

/**
 * When decoded frames are to be shown. The decoder works on several frames at once and gives each the time of the packet that it was
 * handed last, some frames too late; frames leave it in the order in which they are shown, so that the earliest time still open is that of
 * the next.
 */
export function createFrameTimes(): {
  add(seconds: number): void;
  next(): number | undefined;
  count(): number;
  /** Forgets all but the latest `most`: the frames of the others were lost. */
  keep(most: number): void;
} {
  const open: number[] = [];
  return {
    add: (seconds) => {
      // Nearly sorted already: only frames that lean on later ones come out of order.
      let at = open.length;
      while (at > 0 && (open[at - 1] ?? 0) > seconds) at -= 1;
      open.splice(at, 0, seconds);
    },
    next: () => open.shift(),
    count: () => open.length,
    keep: (most) => {
      open.splice(0, Math.max(0, open.length - most));
    },
  };
}
