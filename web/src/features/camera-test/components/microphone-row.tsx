import { useEffect, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useLevel } from "../../../lib/media/use-level.ts";
import { LevelBar } from "../../../parts/recorder/level-bar.tsx";
import { loudnessOf } from "../model.ts";
import { Reading } from "./reading.tsx";

const REMEMBERED_MS = 3000;

/** The level as it comes in, and what the loudest moment of the last seconds says. */
export function MicrophoneRow({ stream }: { stream: MediaStream }) {
  const t = useT();
  const level = useLevel(stream);
  const [peak, setPeak] = useState(0);
  useEffect(() => {
    setPeak((before) => Math.max(before, level));
  }, [level]);
  useEffect(() => {
    const timer = setInterval(() => setPeak(0), REMEMBERED_MS);
    return () => clearInterval(timer);
  }, []);
  const loudness = loudnessOf(peak);
  return (
    <Reading
      name={t("camera.microphone")}
      value={t(`camera.loudness.${loudness}`)}
      isGood={loudness === "good"}
    >
      <LevelBar stream={stream} className="mt-2" />
    </Reading>
  );
}
