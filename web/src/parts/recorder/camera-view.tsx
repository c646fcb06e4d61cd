import { type ReactNode, useEffect, useRef } from "react";
import { useT } from "../../i18n/i18n.ts";
import { classNames } from "../../ui/class-names.ts";
import { FramingGuide } from "./framing-guide.tsx";

interface CameraViewProps {
  /** Null while the camera is off. */
  stream: MediaStream | null;
  /** Shown in the place of the picture while the camera is off: what to do. */
  whenOff: ReactNode;
  /** Draws where head, eyes and shoulders belong. */
  hasGuide?: boolean;
  /** Over the picture: the clock. */
  children?: ReactNode;
  className?: string;
}

/** What the camera sees, mirrored as people know themselves, with a guide for the frame over it. */
export function CameraView(props: CameraViewProps) {
  const { stream, whenOff, hasGuide = true, children, className } = props;
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <div
      className={classNames(
        "relative isolate grid aspect-[4/3] w-full place-items-center overflow-hidden rounded-[14px] bg-room tablet:aspect-video",
        className,
      )}
    >
      <video
        ref={video}
        autoPlay
        playsInline
        muted
        aria-label={t("recorder.camera.label")}
        className={classNames(
          "absolute inset-0 size-full -scale-x-100 object-cover",
          !stream && "invisible",
        )}
      />
      {hasGuide && <FramingGuide isOver={stream !== null} />}
      {!stream && <div className="z-1 grid justify-items-center gap-3 px-6">{whenOff}</div>}
      {children}
    </div>
  );
}
