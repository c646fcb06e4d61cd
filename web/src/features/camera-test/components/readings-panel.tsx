import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { formatHere } from "../../../lib/media/record-format.ts";
import { Panel } from "../../../ui/panel.tsx";
import { lightOf } from "../model.ts";
import type { Picture } from "../use-picture.ts";
import { MicrophoneRow } from "./microphone-row.tsx";
import { Reading } from "./reading.tsx";

/** The least that the video analysis reads well. */
const ENOUGH_LINES = 240;
const ENOUGH_FRAMES = 15;

interface ReadingsPanelProps {
  stream: MediaStream | null;
  picture: Picture | null;
}

/** The debug text, made useful: what the camera gives, and whether it will do for an answer. */
export function ReadingsPanel({ stream, picture }: ReadingsPanelProps) {
  const t = useT();
  const light = picture && lightOf(picture.brightness);
  return (
    <Panel as="section" aria-labelledby="readings-title">
      <h2 id="readings-title" className="mb-4 text-h3">
        {t("camera.readings")}
      </h2>
      {stream && picture && light ? (
        <dl>
          <Reading
            name={t("camera.resolution")}
            value={t("camera.pixels", {
              width: formatNumber(picture.width, { useGrouping: false }),
              height: formatNumber(picture.height, { useGrouping: false }),
            })}
            isGood={Math.min(picture.width, picture.height) >= ENOUGH_LINES}
          />
          <Reading
            name={t("camera.frameRate")}
            value={
              picture.framesPerSecond === null
                ? t("camera.measuring")
                : t("camera.frames", { count: picture.framesPerSecond })
            }
            isGood={(picture.framesPerSecond ?? 0) >= ENOUGH_FRAMES}
          />
          <Reading
            name={t("camera.lightName")}
            value={t(`camera.light.${light}`)}
            isGood={light === "good"}
          />
          <MicrophoneRow stream={stream} />
          <Reading
            name={t("camera.format")}
            value={<bdi dir="ltr">{formatHere("video") || t("camera.formatDefault")}</bdi>}
            isGood
          />
        </dl>
      ) : (
        <p className="text-ink-2 text-label">{t("camera.nothing")}</p>
      )}
    </Panel>
  );
}
