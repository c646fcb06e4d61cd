import { LockKeyhole } from "lucide-react";
import { useT } from "../../i18n/i18n.ts";
import { cameraTestCapture } from "../../lib/media/capture-settings.ts";
import { isMobile } from "../../lib/media/is-mobile.ts";
import { useDevices } from "../../lib/media/use-devices.ts";
import { useRecorder } from "../../lib/media/use-recorder.ts";
import { BackLink } from "../../parts/back-link/back-link.tsx";
import { DeviceMenu } from "../../parts/recorder/device-menu.tsx";
import { FramingGuide } from "../../parts/recorder/framing-guide.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ReadingsPanel } from "./components/readings-panel.tsx";
import { usePicture } from "./use-picture.ts";

/** /video-test and /video-practice-star: what camera and microphone give, before an answer counts (2, section 2.6). */
export default function CameraTestPage() {
  const t = useT();
  const recorder = useRecorder({
    kind: "video",
    place: "/video-test",
    capture: cameraTestCapture(isMobile()),
    question: null,
  });
  const { stream, fault } = recorder;
  const devices = useDevices(stream);
  const { canvas, picture } = usePicture(stream);
  const status = fault
    ? t("camera.error", { message: fault.message })
    : t(stream ? "camera.on" : "camera.off");

  return (
    <>
      <BackLink />
      <h1 className="mt-1 text-h1">{t("features.videoTest.title")}</h1>
      <p className="mt-1.5 mb-6 max-w-[60ch] text-ink-2">{t("camera.intro")}</p>
      <div className="grid gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] desktop:items-start">
        <Panel className="grid gap-4 p-3! tablet:p-4!">
          <div className="relative grid aspect-[4/3] w-full place-items-center overflow-hidden rounded-[14px] bg-room">
            <canvas
              ref={canvas}
              role="img"
              aria-label={t("camera.picture")}
              className={stream ? "absolute inset-0 size-full object-cover" : "hidden"}
            />
            <FramingGuide isOver={stream !== null} />
            {!stream && (
              <p className="z-1 mx-6 max-w-[34ch] rounded-[14px] bg-panel px-5 py-4 text-center text-ink-2 text-label">
                {t("camera.before")}
              </p>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-3 px-2 tablet:px-3">
            <Button
              variant={stream ? "line" : "primary"}
              size="big"
              onClick={() => (stream ? recorder.closePreview() : void recorder.preview())}
            >
              {t(stream ? "camera.stop" : "camera.start")}
            </Button>
            <p
              role={fault ? "alert" : "status"}
              className={
                fault
                  ? "min-w-0 flex-1 basis-28 text-red-ink"
                  : "min-w-0 flex-1 basis-28 text-ink-2"
              }
            >
              {status}
            </p>
            <DeviceMenu
              devices={devices}
              hasCamera
              onChosen={() => stream && void recorder.preview()}
            />
          </div>
          <p className="flex gap-2.5 px-2 pb-2 text-ink-2 text-small tablet:px-3">
            <Icon of={LockKeyhole} size={17} className="mt-0.5" />
            <span>{t("camera.private")}</span>
          </p>
        </Panel>
        <div className="grid gap-4 tablet:gap-6">
          <ReadingsPanel stream={stream} picture={picture} />
          <Panel as="section" aria-labelledby="next-title">
            <h2 id="next-title" className="text-h3">
              {t("camera.next")}
            </h2>
            <p className="mt-3 flex flex-wrap gap-3">
              <PageLink href="/video-practice" className={buttonClass("line")}>
                {t("features.videoPractice.title")}
              </PageLink>
              <PageLink href="/star-practice" className={buttonClass("line")}>
                {t("features.starPractice.title")}
              </PageLink>
            </p>
          </Panel>
        </div>
      </div>
    </>
  );
}
