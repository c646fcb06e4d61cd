import type { Profile } from "contract/session";
import { useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { LanguageSelect } from "../../parts/languages/language-select.tsx";
import { Button } from "../../ui/button.tsx";
import { Mark } from "../../ui/mark.tsx";
import { Blurbs } from "./components/blurbs.tsx";
import { Hero } from "./components/hero.tsx";
import { PrivacyLink } from "./components/privacy-link.tsx";
import { PROFILE_ORDER, ProfileCard } from "./components/profile-card.tsx";
import { SignInPanel } from "./components/sign-in-panel.tsx";
import { useSignIn } from "./use-sign-in.ts";

/** Landing and sign-in (specification 1, section 2): choose a profile, give a name, be in. */
export function Landing() {
  const t = useT();
  const [profile, setProfile] = useState<Profile | null>(null);
  const ways = useSignIn();
  // The demo's name is given by the server; the contract wants one all the same.
  const openDemo = () => ways.signIn({ name: "Demo", profile: "candidate", demo: true });

  return (
    <div className="mx-auto max-w-[1240px] px-5 tablet:px-10">
      <header className="flex flex-wrap items-center justify-between gap-4 py-3 max-[380px]:gap-x-2 tablet:py-[22px]">
        <span className="flex items-center gap-3 font-semibold leading-(--lh-bar) tablet:text-h3">
          <Mark height={40} />
          <span className="max-w-[9.5em] max-[380px]:max-w-[8em] tablet:max-w-none">
            {t("landing.brand")}
          </span>
        </span>
        <Button
          className="max-tablet:min-w-34 max-tablet:whitespace-nowrap max-tablet:px-2 max-tablet:text-small"
          title={t("landing.demoHint")}
          isPending={ways.step === "demo"}
          onClick={openDemo}
        >
          {t(ways.step === "demo" ? "landing.demoPending" : "landing.demo")}
        </Button>
      </header>
      <main>
        {profile ? (
          <SignInPanel profile={profile} ways={ways} onBack={() => setProfile(null)} />
        ) : (
          <>
            <Hero onDemo={openDemo} isDemoPending={ways.step === "demo"} />
            {ways.error && (
              <p role="alert" className="mb-6 text-red-ink">
                {ways.error}
              </p>
            )}
            <Blurbs />
            <section
              data-below
              className="mt-10 [contain-intrinsic-size:auto_80rem] [content-visibility:auto] tablet:mt-[72px]"
              id="profiles"
              aria-labelledby="profiles-title"
            >
              <h2
                id="profiles-title"
                className="text-[1.75rem] leading-(--lh-h2) tracking-[-0.02em]"
              >
                {t("landing.profiles.title")}
              </h2>
              <p className="mt-1 text-ink-2">{t("landing.profiles.note")}</p>
              <div className="mt-6 grid gap-4 tablet:grid-cols-3 tablet:gap-6">
                {PROFILE_ORDER.map((option) => (
                  <ProfileCard key={option} profile={option} onChoose={() => setProfile(option)} />
                ))}
              </div>
            </section>
          </>
        )}
      </main>
      <footer
        data-below
        className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-seam border-t pt-6 pb-10 text-ink-2 text-label tablet:mt-[88px]"
      >
        <span className="max-tablet:w-full desktop:me-auto">{t("landing.brand")}</span>
        <span>{t("landing.foot")}</span>
        <PrivacyLink />
        <LanguageSelect label={t("landing.language")} />
      </footer>
    </div>
  );
}
