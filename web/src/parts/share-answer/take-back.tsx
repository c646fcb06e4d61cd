import { useT } from "../../i18n/i18n.ts";
import { AskFirst } from "./ask-first.tsx";

interface TakeBackProps {
  sharedAnswerId: string;
  onClose: () => void;
  onDone?: () => void;
}

/** Ends the sharing of one answer in one group, after a question. */
export function TakeBack({ sharedAnswerId, ...rest }: TakeBackProps) {
  const t = useT();
  return (
    <AskFirst
      {...rest}
      asked={{
        title: t("shared.takeBack.title"),
        text: t("shared.takeBack.text"),
        keep: t("shared.takeBack.keep"),
        confirm: t("shared.takeBack.button"),
        pending: t("shared.takeBack.going"),
        done: t("shared.takeBack.done"),
        action: { method: "DELETE", path: `/${sharedAnswerId}` },
      }}
    />
  );
}
