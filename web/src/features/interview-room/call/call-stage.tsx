import { MicOff } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { InitialsWindow } from "../../../parts/people/initials-window.tsx";
import { LevelBar } from "../../../parts/recorder/level-bar.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { CallControls } from "./call-controls.tsx";
import { useFaultText } from "./fault-text.ts";
import type { Call, Side } from "./use-call.ts";

/** The other one large, oneself small in the corner, and what can be done. */
export function CallStage({ call, name }: { call: Call; name: string }) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const faultText = useFaultText(call);
  const { other, own, link } = call;
  const isTalking = other !== null && link === "connected";
  return (
    <section
      aria-label={t("call.title")}
      className="overflow-hidden rounded-panel border border-seam bg-panel"
    >
      <div className="relative isolate grid aspect-[4/3] max-h-[62svh] w-full place-items-center overflow-hidden bg-room tablet:aspect-video">
        <OtherPicture side={other} name={name} video={video} isTalking={isTalking} />
        <Standing call={call} name={name} />
        {isTalking && !other.shared.hasMicrophone && (
          <Chip className="top-3 start-3">
            <Icon of={MicOff} size={16} />
            {t("call.silent", { name })}
          </Chip>
        )}
        {!(other && link === "failed") && <OwnPicture side={own} isLarge={other === null} />}
      </div>
      <div className="grid gap-3 px-4 py-4 tablet:px-5">
        {faultText && (
          <p
            role="alert"
            className="rounded-[14px] bg-dawn-soft px-4 py-3 text-dawn-ink text-label"
          >
            {faultText}
          </p>
        )}
        <CallControls call={call} video={video} />
      </div>
    </section>
  );
}

function Chip({ children, className }: { children: ReactNode; className: string }) {
  return (
    <p
      className={classNames(
        "absolute z-2 flex max-w-[80%] items-center gap-1.5 rounded-full bg-panel/90 px-3 py-1 font-semibold text-small",
        className,
      )}
    >
      {children}
    </p>
  );
}

/** How far the two are towards each other; said aloud as it changes. */
function Standing({ call: { other, own, link, join }, name }: { call: Call; name: string }) {
  const t = useT();
  const { hasCamera, hasMicrophone } = own.shared;
  const isFailed = other !== null && link === "failed";
  const heading = !other
    ? t("call.waiting", { name })
    : link === "connecting"
      ? t("call.connecting", { name })
      : link === "lost"
        ? t("call.lost")
        : isFailed
          ? t("call.failed", { name })
          : null;
  return (
    <div
      aria-live="polite"
      className={classNames(
        "z-1 grid max-w-[46ch] justify-items-center gap-2 px-5 text-center",
        heading && "rounded-[14px] bg-panel/90 py-4 max-tablet:mx-4",
        // Oneself is behind it: the face stays free.
        !other && "mb-5 self-end",
        other && heading && "mb-[18%]",
      )}
    >
      {heading && <p className="text-balance font-semibold text-label">{heading}</p>}
      {!other && <p className="text-ink-2 text-small">{t("call.waitingText", { name })}</p>}
      {isFailed && (
        <>
          <p className="text-ink-2 text-small">{t("call.failedText")}</p>
          <Button
            onClick={() => join(hasCamera ? "camera" : hasMicrophone ? "microphone" : "none")}
          >
            {t("call.tryAgain")}
          </Button>
        </>
      )}
      {!heading && <span className="sr-only">{t("call.connected")}</span>}
    </div>
  );
}

interface OtherPictureProps {
  side: Side | null;
  name: string;
  video: React.RefObject<HTMLVideoElement | null>;
  isTalking: boolean;
}

function OtherPicture({ side, name, video, isTalking }: OtherPictureProps) {
  const t = useT();
  const stream = side?.stream ?? null;
  const [isMute, setIsMute] = useState(false);
  const play = () =>
    video.current?.play().then(
      () => setIsMute(false),
      // A browser that wants a press first for every sound.
      (error: unknown) =>
        error instanceof DOMException && error.name === "NotAllowedError" && setIsMute(true),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `play` only reads the element.
  useEffect(() => {
    if (!video.current) return;
    video.current.srcObject = stream;
    if (stream) void play();
  }, [stream]);
  const isSeen = isTalking && side?.shared.hasCamera === true;
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: two people speak live; there is no text of it. */}
      <video
        ref={video}
        playsInline
        aria-label={t("call.picture", { name })}
        className={classNames("absolute inset-0 size-full object-contain", !isSeen && "invisible")}
      />
      {isTalking && !isSeen && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 pb-[18%] tablet:pb-0">
          <InitialsWindow name={name} className="scale-150" />
          <p className="mt-2 text-ink-2 text-small">{t("call.noCamera", { name })}</p>
        </div>
      )}
      {isMute && (
        <Button variant="primary" className="absolute bottom-4 z-2" onClick={() => void play()}>
          {t("call.soundOn")}
        </Button>
      )}
    </>
  );
}

/**
 * Oneself, mirrored as people know themselves, with the level of one's voice: large while nobody else is there, to see
 * whether light and frame are right, then in the corner.
 */
function OwnPicture({ side: { stream, shared }, isLarge }: { side: Side; isLarge: boolean }) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <div
      className={classNames(
        "absolute flex flex-col overflow-hidden bg-well",
        isLarge
          ? "inset-0"
          : "end-3 bottom-3 z-2 w-[26%] min-w-24 max-w-52 rounded-[12px] border-2 border-panel",
      )}
    >
      <div
        className={classNames(
          "relative grid place-items-center",
          isLarge ? "grow" : "aspect-[4/3]",
        )}
      >
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label={t("call.ownPicture")}
          className={classNames(
            "absolute inset-0 size-full -scale-x-100 object-cover",
            !shared.hasCamera && "invisible",
          )}
        />
        {!shared.hasCamera && !isLarge && (
          <span className="font-semibold text-ink-2 text-small">{t("call.you")}</span>
        )}
      </div>
      {shared.hasMicrophone ? (
        <LevelBar stream={stream} className="h-1.5 rounded-none" />
      ) : (
        <p className="flex items-center justify-center gap-1 bg-panel py-0.5 text-micro">
          <Icon of={MicOff} size={14} />
          {t("call.youSilent")}
        </p>
      )}
    </div>
  );
}
