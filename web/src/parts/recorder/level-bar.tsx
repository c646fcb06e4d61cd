import { useT } from "../../i18n/i18n.ts";
import { useLevel } from "../../lib/media/use-level.ts";
import { classNames } from "../../ui/class-names.ts";

/** The microphone's level in one line, beside a picture. */
export function LevelBar({
  stream,
  className,
}: {
  stream: MediaStream | null;
  className?: string;
}) {
  const t = useT();
  const level = useLevel(stream);
  return (
    <div
      role="img"
      aria-label={t("recorder.level")}
      className={classNames("relative h-2 overflow-hidden rounded-full bg-well", className)}
    >
      <span
        className="absolute inset-y-0 start-0 rounded-full bg-lagoon"
        style={{ inlineSize: `${level * 100}%` }}
      />
    </div>
  );
}
