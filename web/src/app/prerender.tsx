import { LANGUAGE_CODES } from "contract/languages";
import type { Profile } from "contract/session";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { PROFILE_ORDER } from "../features/landing/components/profile-card.tsx";
import { SignInPanel } from "../features/landing/components/sign-in-panel.tsx";
import { Landing } from "../features/landing/page.tsx";
import { keepStills, STILL_NAMES } from "../features/landing/stills.ts";
import { loadWords, loadWordsOf } from "../i18n/i18n.ts";
import { translate } from "../i18n/translate.ts";
import { gateScript, LATE } from "./gate-script.ts";
import { LANDING_GROUPS } from "./start-groups.ts";

/** The landing as HTML in English, for index.html, hydrated by `main.tsx`; and the forms that it opens. */
export async function renderLanding(): Promise<{ landing: string; early: string }> {
  await loadWords(...LANDING_GROUPS);
  // On demand as in the page, so that both builds cut their files at the same place.
  const { DRAWINGS } = await import("../features/landing/components/drawings.tsx");
  // Before the drawings are kept: the inline script takes them from the landing itself.
  const forms = PROFILE_ORDER.map(
    (profile) => `<template id="early-${profile}">${renderForm(profile)}</template>`,
  );
  keepStills(
    STILL_NAMES.map((name) => [
      name,
      // Ids inside the drawings must not meet those of another one.
      renderToStaticMarkup(DRAWINGS[name], { identifierPrefix: name }),
    ]),
  );
  return {
    landing: renderToString(<Landing />),
    early: `<div id="early" class="px-5 tablet:px-10"></div>${forms.join("")}${await renderLate()}`,
  };
}

/** What the inline script says where a part of the start does not come, in every language: no part may be needed for it. */
async function renderLate(): Promise<string> {
  const said = await Promise.all(
    LANGUAGE_CODES.map(async (code) => {
      const words = await loadWordsOf(code, ["shell"]);
      const say = (key: string) => translate(words, code, `shell.late.${key}`);
      return [code, [say("text"), say("action")]];
    }),
  );
  const json = JSON.stringify(Object.fromEntries(said)).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${LATE}">${json}</script>`;
}

const NO_WAYS = {
  step: "idle" as const,
  error: null,
  signIn: async () => {},
  signInWithPasskey: async () => {},
};

/** The form of one profile, to stand in until the scripts are there (`lib/open-gate.ts`). */
function renderForm(profile: Profile): string {
  return renderToStaticMarkup(
    <SignInPanel profile={profile} ways={NO_WAYS} onBack={() => {}} />,
    // Its ids must not meet those of the real form, which is there for a moment at the same time.
    { identifierPrefix: `early-${profile}` },
  );
}

export { gateScript };
