import { CircleAlert, Video } from "lucide-react";
import { useEffect, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { canDictate } from "../../../lib/dictation.ts";
import { useDevices } from "../../../lib/media/use-devices.ts";
import type { Recorder } from "../../../lib/media/use-recorder.ts";
import { CameraView } from "../../../parts/recorder/camera-view.tsx";
import { DeviceMenu } from "../../../parts/recorder/device-menu.tsx";
import { LevelBar } from "../../../parts/recorder/level-bar.tsx";
import { LevelTrace } from "../../../parts/recorder/level-trace.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { useScreenTop } from "../use-screen-top.ts";
import { faultWords } from "./fault-words.ts";
import type { Rules } from "./model.ts";

interface CheckScreenProps {
  recorder: Recorder;
  rules: Rules;
  /** The question that comes next; 0 is the first. */
  position: number;
  questionCount: number;
  isWrittenAlong: boolean;
  onWriteAlong: (isOn: boolean) => void;
  onReady: () => void;
}

const TIPS = ["lens", "light", "quiet", "alone"] as const;

/** Camera and microphone are tried before any clock runs. */
export function CheckScreen(props: CheckScreenProps) {
  const { recorder, rules, position, questionCount, isWrittenAlong, onWriteAlong, onReady } = props;
  const t = useT();
  const { stream, fault, preview } = recorder;
  const devices = useDevices(stream);
  const isVideo = rules.mode === "video";
  const tips = isVideo ? TIPS : TIPS.slice(2);

  useEffect(() => void preview(), [preview]);
  const heading = useRef<HTMLHeadingElement>(null);
  useScreenTop(heading);

  return (
    <div className="grid gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] desktop:items-start">
      <Panel as="section" aria-labelledby="check-title" className="grid gap-4">
        <div className="-my-1.5 flex min-h-11 flex-wrap items-center justify-between gap-3">
          <h2 ref={heading} id="check-title" tabIndex={-1} className="text-h2 outline-none">
            {t(`oneway.check.${rules.mode}`)}
          </h2>
          <DeviceMenu devices={devices} hasCamera={isVideo} onChosen={() => void preview()} />
        </div>
        {isVideo ? (
          <CameraView
            stream={stream}
            whenOff={
              <Button onClick={() => void preview()}>
                <Icon of={Video} size={18} />
                {t("recorder.camera.show")}
              </Button>
            }
          />
        ) : (
          <div className="rounded-[14px] bg-well px-5 py-5">
            <LevelTrace stream={stream} isRecording={stream !== null} className="h-20" />
          </div>
        )}
        {isVideo && <LevelBar stream={stream} />}
        <p className="text-ink-2 text-small">{t("oneway.check.level")}</p>
        {fault && (
          <div
            role="alert"
            className="flex gap-2.5 rounded-[14px] bg-red-soft px-4 py-3 text-red-ink text-small"
          >
            <Icon of={CircleAlert} size={18} className="mt-px" />
            <p>
              {t(faultWords(fault.kind, rules.mode), { message: fault.message })}
              {!globalThis.isSecureContext && <> {t("recorder.insecure")}</>}
            </p>
          </div>
        )}
      </Panel>
      <Panel as="section" aria-labelledby="ready-title" className="grid gap-4">
        <h2 id="ready-title" className="text-h2">
          {position === 0
            ? t("oneway.check.before")
            : t("oneway.check.goOn", { number: position + 1, count: questionCount })}
        </h2>
        <ul className="grid gap-2.5 text-label">
          {tips.map((tip) => (
            <li key={tip} className="flex gap-2.5">
              <span
                aria-hidden
                className="mt-[0.45em] h-2.5 w-2 shrink-0 rounded-window border-[1.5px] border-lagoon"
              />
              {t(`oneway.check.tip.${tip}`)}
            </li>
          ))}
        </ul>
        {canDictate() && (
          <Checkbox
            checked={isWrittenAlong}
            onChange={(event) => onWriteAlong(event.target.checked)}
            className="items-start! border-seam border-t pt-4"
          >
            <span>
              <span className="block text-label">{t("oneway.check.writeAlong")}</span>
              <span className="block text-ink-2 text-small">
                {t("oneway.check.writeAlongHint")}
              </span>
            </span>
          </Checkbox>
        )}
        <Button variant="primary" size="big" disabled={!stream} onClick={onReady}>
          {t(position === 0 ? "oneway.check.start" : "oneway.check.continue")}
        </Button>
        <p className="text-ink-2 text-small">
          {t("oneway.check.clock", { count: rules.thinkingSeconds })}
        </p>
      </Panel>
    </div>
  );
}
