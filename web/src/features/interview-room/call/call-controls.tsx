import { Mic, MicOff, PhoneOff, PictureInPicture2, Video, VideoOff } from "lucide-react";
import type { RefObject } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useDevices } from "../../../lib/media/use-devices.ts";
import { DeviceMenu } from "../../../parts/recorder/device-menu.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { Call } from "./use-call.ts";

interface CallControlsProps {
  call: Call;
  /** The other one's picture. */
  video: RefObject<HTMLVideoElement | null>;
}

export function CallControls({ call, video }: CallControlsProps) {
  const t = useT();
  const { own, other } = call;
  const { hasMicrophone, hasCamera } = own.shared;
  const devices = useDevices(own.stream);
  return (
    <div className="flex flex-wrap items-center justify-center gap-2">
      <Button
        size="icon"
        aria-label={t(hasMicrophone ? "call.mute" : "call.unmute")}
        title={t(hasMicrophone ? "call.mute" : "call.unmute")}
        onClick={() => call.turn("microphone", !hasMicrophone)}
      >
        <Icon of={hasMicrophone ? Mic : MicOff} size={20} />
      </Button>
      <Button
        size="icon"
        aria-label={t(hasCamera ? "call.cameraOff" : "call.cameraOn")}
        title={t(hasCamera ? "call.cameraOff" : "call.cameraOn")}
        onClick={() => call.turn("camera", !hasCamera)}
      >
        <Icon of={hasCamera ? Video : VideoOff} size={20} />
      </Button>
      {other?.shared.hasCamera && document.pictureInPictureEnabled && (
        <Button
          size="icon"
          aria-label={t("call.float")}
          title={t("call.float")}
          onClick={() => void video.current?.requestPictureInPicture().catch(() => undefined)}
        >
          <Icon of={PictureInPicture2} size={20} />
        </Button>
      )}
      <DeviceMenu devices={devices} hasCamera={hasCamera} onChosen={call.renewDevices} />
      <Button className="text-red-ink max-tablet:w-11 max-tablet:px-0" onClick={call.leave}>
        <Icon of={PhoneOff} size={18} />
        <span className="max-tablet:sr-only">{t("call.leave")}</span>
      </Button>
    </div>
  );
}
