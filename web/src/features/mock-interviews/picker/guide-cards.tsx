import { HeartPulse, Smartphone } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";

const STEPS = ["recruiter", "mode", "answer", "feedback"] as const;

/** How an interview goes, what is read from the words, and the tip for phones (specification 1, section 2). */
export function GuideCards() {
  const t = useT();
  return (
    <div className="grid gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <Panel as="section" aria-labelledby="steps-title">
        <h2 id="steps-title" className="text-h2">
          {t("picker.steps.title")}
        </h2>
        <ol className="mt-4 grid gap-4 tablet:grid-cols-2">
          {STEPS.map((step, index) => (
            <li key={step} className="flex gap-3.5">
              <span
                aria-hidden
                className="grid h-11 w-9 shrink-0 place-items-center rounded-window border-[1.5px] border-edge bg-well font-semibold"
              >
                {index + 1}
              </span>
              <div className="min-w-0">
                <h3 className="font-semibold text-label">{t(`picker.steps.${step}.title`)}</h3>
                <p className="text-ink-2 text-small">{t(`picker.steps.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </Panel>
      <div className="grid content-start gap-4 tablet:gap-6">
        <Panel as="section" aria-labelledby="emotion-title" className="flex gap-4">
          <Icon of={HeartPulse} size={26} className="mt-0.5 shrink-0 text-dawn-ink" />
          <div>
            <h2 id="emotion-title" className="text-h3">
              {t("picker.emotion.title")}
            </h2>
            <p className="mt-1.5 text-small">{t("picker.emotion.text")}</p>
            <p className="mt-2 text-ink-2 text-small">{t("picker.emotion.limits")}</p>
          </div>
        </Panel>
        <Panel as="section" aria-labelledby="tip-title" className="flex gap-4">
          <Icon of={Smartphone} size={26} className="mt-0.5 shrink-0 text-lagoon" />
          <div>
            <h2 id="tip-title" className="text-h3">
              {t("picker.tip.title")}
            </h2>
            <p className="mt-1.5 text-small">{t("picker.tip.text")}</p>
          </div>
        </Panel>
      </div>
    </div>
  );
}
