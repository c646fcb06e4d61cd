import { CircleAlert, HardDrive, LockKeyhole, type LucideIcon, Unplug } from "lucide-react";
import { useT } from "../../i18n/i18n.ts";
import type { Recorder } from "../../lib/media/use-recorder.ts";
import { Icon } from "../../ui/icon.tsx";

/** What happens to a recording. stays: it never leaves the browser; asked: its sound does when words are asked for; analysed: it is measured on the server, then gone. */
export type Fate = "stays" | "asked" | "analysed";

interface RecorderNotesProps {
  recorder: Pick<Recorder, "isOnDisk" | "wasCutShort">;
  fate: Fate;
  /** Why the last start failed, in the words of the screen. */
  faultText: string | null;
}

/** What happens to the recording, where the button is; and what went wrong, until it is mended. */
export function RecorderNotes({ recorder, fate, faultText }: RecorderNotesProps) {
  const t = useT();
  return (
    <div className="grid gap-2">
      {faultText && (
        <Alarm icon={CircleAlert}>
          {faultText}
          {!globalThis.isSecureContext && <> {t("recorder.insecure")}</>}
        </Alarm>
      )}
      {recorder.wasCutShort && <Alarm icon={Unplug}>{t("recorder.cut")}</Alarm>}
      {!recorder.isOnDisk && <Alarm icon={HardDrive}>{t("recorder.disk")}</Alarm>}
      <p className="flex gap-2.5 text-ink-2 text-small">
        <Icon of={LockKeyhole} size={17} className="mt-0.5" />
        <span>{t(`recorder.fate.${fate}`)}</span>
      </p>
    </div>
  );
}

function Alarm({ icon, children }: { icon: LucideIcon; children: React.ReactNode }) {
  return (
    <p
      role="alert"
      className="flex gap-2.5 rounded-[14px] bg-red-soft px-4 py-3 text-red-ink text-small"
    >
      <Icon of={icon} size={18} className="mt-px" />
      <span>{children}</span>
    </p>
  );
}
