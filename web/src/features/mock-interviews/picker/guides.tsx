import { HeartPulse, type LucideIcon, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";

const STEPS = ["recruiter", "mode", "answer", "feedback"] as const;

/** How it runs, what is read from the words, and where it needs no permission (specification 1, section 2). */
export function Guides() {
  const t = useT();
  return (
    <div className="grid gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
      <Panel as="section" aria-labelledby="steps-title" className="desktop:row-span-2">
        <h2 id="steps-title" className="mb-5 text-h2">
          {t("mock.steps.title")}
        </h2>
        <ol className="grid gap-5 tablet:max-desktop:grid-cols-2 desktop:gap-6">
          {STEPS.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden
                className="tabular grid h-11 w-8 shrink-0 place-items-center rounded-window bg-lagoon-soft font-semibold text-lagoon-ink"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="font-semibold">{t(`mock.steps.${step}.title`)}</h3>
                <p className="mt-0.5 text-ink-2 text-small">{t(`mock.steps.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </Panel>
      <Guide of="emotion" icon={HeartPulse} tone="text-dawn-ink">
        <p className="mt-2 text-ink-2 text-small">{t("mock.emotion.wordsOnly")}</p>
      </Guide>
      <Guide of="tip" icon={Smartphone} tone="text-lagoon" />
    </div>
  );
}

interface GuideProps {
  of: "emotion" | "tip";
  icon: LucideIcon;
  tone: string;
  children?: ReactNode;
}

function Guide({ of, icon, tone, children }: GuideProps) {
  const t = useT();
  return (
    <Panel as="section" aria-labelledby={`${of}-title`} className="flex gap-4">
      <Icon of={icon} size={24} className={`mt-0.5 ${tone}`} />
      <div>
        <h2 id={`${of}-title`} className="text-h3">
          {t(`mock.${of}.title`)}
        </h2>
        <p className="mt-1 text-label">{t(`mock.${of}.text`)}</p>
        {children}
      </div>
    </Panel>
  );
}
