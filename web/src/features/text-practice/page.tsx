import { useT } from "../../i18n/i18n.ts";
import { drawAhead } from "../../parts/practice-session/draw-ahead.ts";
import { PracticeDesk } from "../../parts/practice-session/practice-desk.tsx";
import { PracticeScreen } from "../../parts/practice-session/practice-screen.tsx";
import { textPayload } from "./model.ts";

/** /text-practice and /text-practice-star: a question and its answer in four typed parts (2, section 2.3). */
export default function TextPracticePage() {
  const t = useT();
  return (
    <PracticeScreen
      screen="text"
      desk={(key, frame) => (
        <PracticeDesk
          {...frame}
          key={key}
          toPayload={textPayload}
          failedTitle={t("practice.save.error.text")}
        />
      )}
    />
  );
}

export function prefetch(): Promise<void> {
  return drawAhead("text");
}
