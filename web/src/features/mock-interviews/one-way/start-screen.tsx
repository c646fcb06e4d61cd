import { useMutation } from "@tanstack/react-query";
import { RECRUITERS } from "content/recruiters/recruiters";
import { INTERVIEW_LENGTHS, type InterviewLength } from "contract/interview-session-terms";
import { LANGUAGE_CODES, type LanguageCode } from "contract/languages";
import { useRef, useState } from "react";
import { useLocation } from "wouter";
import { formatLanguage, formatNumber } from "../../../i18n/format.ts";
import { useLanguage, useT } from "../../../i18n/i18n.ts";
import { useAccount, useUser } from "../../../lib/account.tsx";
import { OfflineError } from "../../../lib/api-error.ts";
import { newChangeId } from "../../../lib/outbox.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Select } from "../../../ui/select.tsx";
import { recruiterForAirline } from "../recruiter.ts";
import { RecruiterWindow } from "../recruiter-window.tsx";
import { useScreenTop } from "../use-screen-top.ts";
import { AccommodationFields } from "./accommodation-fields.tsx";
import { beginSession } from "./api.ts";
import { rulesOf } from "./model.ts";
import { RuleFacts } from "./rule-facts.tsx";

/** Says how the interview will run, and begins it. */
export function StartScreen({ recruiterId }: { recruiterId: string }) {
  const t = useT();
  const shown = useLanguage();
  // Those of the other interfaces are asked in English, as airlines do.
  const [language, setLanguage] = useState<LanguageCode>(shown);
  const [, navigate] = useLocation();
  const user = useUser();
  const { connection } = useAccount();
  const [length, setLength] = useState<InterviewLength>(4);
  // The same for every try, so that a double press begins one interview.
  const [attemptId] = useState(newChangeId);
  // An address that names nobody is nobody's: the first one asks.
  const named = RECRUITERS.find(({ id }) => id === recruiterId);
  const recruiter = named ?? recruiterForAirline("");
  const rules = rulesOf(user?.accommodations);
  const heading = useRef<HTMLHeadingElement>(null);
  useScreenTop(heading);
  const address = (id: string) => `/mock-interviews?one-way=${encodeURIComponent(id)}`;
  const beginning = useMutation({
    mutationFn: () =>
      beginSession(`${attemptId} ${recruiter.id} ${rules.mode} ${length} ${language}`, {
        kind: "one-way",
        recruiterId: recruiter.id,
        mode: rules.mode,
        language,
        length,
      }),
    onSuccess: ({ id }) => navigate(`${address(recruiter.id)}&id=${id}`, { replace: true }),
  });

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mb-2 text-h1 outline-none">
        {t("oneway.title")}
      </h1>
      <p className="mb-6 max-w-[66ch] text-ink-2">{t("oneway.lede")}</p>
      <div className="grid gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] desktop:items-start">
        <div className="contents desktop:grid desktop:gap-6">
          <Panel as="section" aria-labelledby="rules-title">
            <h2 id="rules-title" className="mb-4 text-h2">
              {t("oneway.rules.title")}
            </h2>
            <RuleFacts rules={rules} questionCount={length} />
            <p className="border-seam border-t pt-4 text-ink-2 text-small">
              {t("oneway.rules.after")}
            </p>
          </Panel>
          {user && (
            <Panel className="max-desktop:order-last">
              <AccommodationFields user={user} />
            </Panel>
          )}
        </div>
        <Panel as="section" aria-labelledby="who-title" className="grid gap-5">
          <div className="flex items-center gap-4">
            <RecruiterWindow recruiterId={recruiter.id} className="m-1 w-14" />
            <div>
              <h2 id="who-title" className="text-h3">
                {recruiter.airline}
              </h2>
              <p className="text-ink-2 text-small">
                {t("oneway.start.watched", { name: recruiter.name })}
              </p>
            </div>
          </div>
          <Field label={t("oneway.start.airline")}>
            <Select
              value={recruiter.id}
              onChange={(event) => navigate(address(event.target.value), { replace: true })}
            >
              {RECRUITERS.map(({ id, name, airline }) => (
                <option key={id} value={id}>
                  {airline}, {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t("oneway.start.language")}>
            <Select
              value={language}
              onChange={(event) => setLanguage(event.target.value as LanguageCode)}
            >
              {LANGUAGE_CODES.map((code) => (
                <option key={code} value={code}>
                  {formatLanguage(code)}
                </option>
              ))}
            </Select>
          </Field>
          <div>
            <p className="mb-1.5 font-semibold text-label">{t("oneway.start.length")}</p>
            <Segmented
              label={t("oneway.start.length")}
              options={INTERVIEW_LENGTHS.map((count) => ({
                value: String(count),
                label: formatNumber(count),
              }))}
              value={String(length)}
              onChange={(value) => setLength(Number(value) as InterviewLength)}
            />
          </div>
          <Button
            variant="primary"
            size="big"
            isPending={beginning.isPending}
            onClick={() => beginning.mutate()}
          >
            {t(beginning.isPending ? "oneway.start.pending" : `oneway.start.begin.${rules.mode}`)}
          </Button>
          {(beginning.isError || connection === "away") && (
            <p role="alert" className="text-red-ink text-small">
              {t(
                connection === "away" || beginning.error instanceof OfflineError
                  ? "oneway.start.offline"
                  : "oneway.start.failed",
              )}
            </p>
          )}
        </Panel>
      </div>
    </>
  );
}
