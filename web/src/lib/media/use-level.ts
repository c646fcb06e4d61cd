import { useEffect, useState } from "react";
import { openLevelMeter } from "./level.ts";

/**
 * How loud the microphone of a stream is, 0 to 1, frame by frame. Call it in the meter alone: the component that
 * calls it is drawn anew with each change.
 */
export function useLevel(stream: MediaStream | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    const meter = stream && openLevelMeter(stream);
    if (!meter) return setLevel(0);
    let frame = requestAnimationFrame(function read() {
      setLevel(meter.read());
      frame = requestAnimationFrame(read);
    });
    return () => {
      cancelAnimationFrame(frame);
      meter.close();
    };
  }, [stream]);
  return level;
}
