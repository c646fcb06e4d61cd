import type { Recruiter } from "content/recruiters/schema";
import {
  INTERVIEW_FOCUSES,
  INTERVIEW_LENGTHS,
  INTERVIEW_MINUTES,
  type InterviewFocus,
  type InterviewLength,
} from "contract/interview-session-terms";
import { LANGUAGE_CODES, type LanguageCode } from "contract/languages";
import type { PracticeMode } from "contract/responses";
import { CircleCheck, LoaderCircle, Volume2, VolumeX } from "lucide-react";
import { useRef } from "react";
import { formatLanguage, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { useTimeFactor } from "../../../lib/time-factor.ts";
import { usePortrait } from "../../../parts/people/use-portrait.ts";
import { RecruiterAvatar } from "../../../parts/recruiter-avatar/recruiter-avatar.tsx";
import type { RecruiterVoice } from "../../../parts/recruiter-avatar/use-recruiter-voice.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Select } from "../../../ui/select.tsx";
import { PRACTICE_MODES } from "../practice-mode.ts";
import { useScreenTop } from "../use-screen-top.ts";

export interface SessionChoice {
  focus: InterviewFocus;
  length: InterviewLength;
  language: LanguageCode;
}

interface StartScreenProps {
  recruiter: Recruiter;
  mode: PracticeMode;
  onMode: (mode: PracticeMode) => void;
  choice: SessionChoice;
  onChoice: (choice: SessionChoice) => void;
  voice: RecruiterVoice;
  /** The intro can be heard at once. */
  isReady: boolean;
  isPending: boolean;
  /** Why it did not begin. */
  fault: "offline" | "failed" | null;
  onStart: () => void;
}

/** Session details, and the button that begins (specification 1, section 2). */
export function StartScreen(props: StartScreenProps) {
  const { recruiter, mode, onMode, choice, onChoice, voice } = props;
  const { isReady, isPending, fault, onStart } = props;
  const t = useT();
  const { connection } = useAccount();
  const { focus, length, language } = choice;
  const style = usePortrait(recruiter.id);
  const timeFactor = useTimeFactor();
  const minutes = INTERVIEW_MINUTES[length] * timeFactor;
  const facts = [
    [t("mock.start.type"), t(`mock.focus.${focus}`)],
    [t("mock.start.duration"), t("mock.start.minutes", { count: minutes })],
    [t("mock.start.questions"), formatNumber(length)],
    [t("mock.start.mode"), t(`interview.mode.${mode}`)],
  ] as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useScreenTop(heading);
  const problem = connection === "away" ? "offline" : fault;
  return (
    <div className="grid gap-6 tablet:grid-cols-[minmax(220px,0.72fr)_minmax(0,1fr)] tablet:items-start tablet:gap-x-12 desktop:gap-x-16">
      <div className="tablet:-ms-5 tablet:max-w-[27.5rem]">
        <RecruiterAvatar
          recruiterId={recruiter.id}
          name={recruiter.name}
          position={recruiter.position}
          airline={recruiter.airline}
          state="neutral"
          statusText={t("avatar.status.neutral")}
          moment={voice.moment}
        />
      </div>
      <Panel as="section" aria-labelledby="details-title" className="grid gap-6">
        <div>
          <h1 ref={heading} id="details-title" tabIndex={-1} className="text-h1 outline-none">
            {t("mock.start.title")}
          </h1>
          <p
            lang={style.language}
            dir="auto"
            className={classNames(
              "mt-1.5 max-w-[60ch] text-ink-2 rtl:text-right",
              !style.isThere && "invisible",
            )}
          >
            {style.portrait?.interviewStyle ?? recruiter.interviewStyle}
          </p>
        </div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-[14px] bg-well px-5 py-4 desktop:grid-cols-4">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-ink-2 text-small">{name}</dt>
              <dd className="tabular mt-0.5 font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        {timeFactor > 1 && <p className="-mt-3 text-ink-2 text-small">{t("shell.moreTime")}</p>}
        <div className="grid gap-5 desktop:grid-cols-2">
          <Field label={t("mock.start.focus")}>
            <Select
              value={focus}
              onChange={(event) =>
                onChoice({ ...choice, focus: event.target.value as InterviewFocus })
              }
            >
              {INTERVIEW_FOCUSES.map((one) => (
                <option key={one} value={one}>
                  {t(`mock.focus.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t("mock.start.language")}>
            <Select
              value={language}
              onChange={(event) =>
                onChoice({ ...choice, language: event.target.value as LanguageCode })
              }
            >
              {LANGUAGE_CODES.map((code) => (
                <option key={code} value={code}>
                  {formatLanguage(code)}
                </option>
              ))}
            </Select>
          </Field>
          <Choice label={t("mock.start.length")}>
            <Segmented
              label={t("mock.start.length")}
              options={INTERVIEW_LENGTHS.map((count) => ({
                value: String(count),
                label: formatNumber(count),
              }))}
              value={String(length)}
              onChange={(value) =>
                onChoice({ ...choice, length: Number(value) as InterviewLength })
              }
            />
          </Choice>
          <Choice label={t("mock.start.mode")}>
            <Segmented
              label={t("mock.start.mode")}
              options={PRACTICE_MODES.map((one) => ({
                value: one,
                label: t(`interview.mode.${one}`),
              }))}
              value={mode}
              onChange={onMode}
            />
          </Choice>
        </div>
        <p className="text-ink-2 text-small">
          {t(length === 4 && focus === "mixed" ? "mock.start.builtIn" : "mock.start.drawn", {
            airline: recruiter.airline,
          })}
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-seam border-t pt-6">
          <Button
            variant="primary"
            size="big"
            isPending={isPending}
            disabled={connection === "away"}
            onClick={onStart}
            className="max-tablet:w-full"
          >
            {t(isPending ? "mock.start.pending" : "mock.start.begin")}
          </Button>
          {!voice.isMuted && (
            <p role="status" className="flex items-center gap-2 text-ink-2 text-small">
              <Icon
                of={isReady ? CircleCheck : LoaderCircle}
                size={17}
                className={isReady ? undefined : "motion-safe:animate-spin"}
              />
              {t(isReady ? "mock.start.ready" : "mock.start.loading")}
            </p>
          )}
          <Button variant="quiet" onClick={() => voice.setMuted(!voice.isMuted)}>
            <Icon of={voice.isMuted ? VolumeX : Volume2} size={18} />
            {t(voice.isMuted ? "avatar.controls.soundOff" : "avatar.controls.soundOn")}
          </Button>
        </div>
        {problem && (
          <p role="alert" className="text-red-ink text-small">
            {t(`mock.start.fault.${problem}`)}
          </p>
        )}
      </Panel>
    </div>
  );
}

function Choice({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <p aria-hidden className="mb-1.5 font-semibold text-label">
        {label}
      </p>
      {children}
    </div>
  );
}
