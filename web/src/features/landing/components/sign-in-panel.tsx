import type { Profile } from "contract/session";
import { SIGN_IN_AIRLINES } from "contract/sign-in-airlines";
import { ArrowLeft, KeyRound } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { canContinue, newSession } from "../model.ts";
import { takeOver, typedEarly } from "../take-over.ts";
import type { useSignIn } from "../use-sign-in.ts";
import { Still } from "./still.tsx";

interface SignInPanelProps {
  profile: Profile;
  ways: ReturnType<typeof useSignIn>;
  onBack: () => void;
}

/** The form of one profile: a name is enough; the airline is asked of candidates only. */
export function SignInPanel({ profile, ways, onBack }: SignInPanelProps) {
  const t = useT();
  const [form, setForm] = useState(typedEarly);
  const place = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!place.current || !takeOver(place.current)) heading.current?.focus();
  }, []);
  const isReady = canContinue(form);

  return (
    <section className="mx-auto mt-2 max-w-[460px] overflow-hidden rounded-big border border-seam bg-panel tablet:mt-6">
      <div className="aspect-[5/2] overflow-hidden border-seam border-b bg-frame-2">
        <Still name={profile} />
      </div>
      <form
        ref={place}
        className="grid gap-5 p-5 tablet:p-8"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void ways.signIn(newSession(profile, form));
        }}
      >
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
            {t("landing.form.title")}
          </h1>
          <p className="mt-1 text-ink-2">
            {t("landing.form.signInAs", { profile: t(`landing.profiles.${profile}.title`) })}
          </p>
        </div>
        <Field label={t("landing.form.name")} hint={t("landing.form.nameNeeded")} isRequired>
          <TextInput
            name="name"
            value={form.name}
            autoComplete="name"
            maxLength={120}
            onChange={(event) => setForm({ ...form, name: event.target.value })}
          />
        </Field>
        <Field label={t("landing.form.email")} hint={t("landing.form.emailHint")}>
          <TextInput
            type="email"
            name="email"
            value={form.email}
            autoComplete="email"
            maxLength={254}
            onChange={(event) => setForm({ ...form, email: event.target.value })}
          />
        </Field>
        {profile === "candidate" && (
          <Field label={t("landing.form.airline")}>
            <Select
              name="airline"
              value={form.airline}
              onChange={(event) => setForm({ ...form, airline: event.target.value })}
            >
              <option value="">{t("landing.form.airlineNone")}</option>
              {SIGN_IN_AIRLINES.map((airline) => (
                <option key={airline} value={airline}>
                  {airline === "Other" ? t("landing.form.otherAirline") : airline}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {ways.error && (
          <p role="alert" className="text-red-ink text-small">
            {ways.error}
          </p>
        )}
        <div className="grid gap-3">
          <Button
            type="submit"
            variant="primary"
            size="big"
            disabled={!isReady}
            isPending={ways.step === "signing-in"}
          >
            {t(ways.step === "signing-in" ? "landing.form.submitting" : "landing.form.submit")}
          </Button>
          <Button isPending={ways.step === "passkey"} onClick={() => void ways.signInWithPasskey()}>
            <Icon of={KeyRound} size={18} />
            {t(ways.step === "passkey" ? "landing.form.passkeyPending" : "landing.form.passkey")}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            <Icon of={ArrowLeft} size={18} className="flip-rtl" />
            {t("landing.form.back")}
          </Button>
        </div>
      </form>
    </section>
  );
}
