import { useEffect } from "react";
import { useT } from "../../i18n/i18n.ts";
import { BackLink } from "../../parts/back-link/back-link.tsx";
import { ChatPlace } from "../../parts/chat-panel/chat-place.tsx";
import { Later } from "../../ui/later.tsx";
import { AirlineBadges } from "./components/airline-badges.tsx";
import { Closing } from "./components/closing.tsx";
import { LanguageSupport } from "./components/language-support.tsx";
import { QuestionBank } from "./components/question-bank.tsx";
import { StarGuide } from "./components/star-guide.tsx";

/** Learning Resources (specification 1, section 2): the STAR format, the coach, the question bank, the badges, the languages. */
export default function LearningResourcesPage() {
  const t = useT();
  useEffect(scrollToAddressed, []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 tablet:gap-14">
      <header>
        <BackLink />
        <h1 className="mt-1 text-h1">{t("resources.title")}</h1>
        <p className="mt-2 max-w-[56ch] text-[1.125rem] text-ink-2 leading-[1.55]">
          {t("resources.lede")}
        </p>
      </header>
      <StarGuide />
      <Later>
        <section id="chatbot" aria-labelledby="coach-title">
          <ChatPlace
            heading={
              <h2 id="coach-title" className="text-h2">
                {t("resources.coach")}
              </h2>
            }
          />
        </section>
        <QuestionBank />
        <AirlineBadges />
        <LanguageSupport />
        <Closing />
        <Arrival />
      </Later>
    </div>
  );
}

/** The question bank comes a moment later; whoever was sent there is taken there when it has come. */
function Arrival() {
  useEffect(() => {
    if (scrollY === 0) scrollToAddressed();
  }, []);
  return null;
}

/** A screen that is loaded later than its address is not scrolled to by the browser. */
function scrollToAddressed(): void {
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}
