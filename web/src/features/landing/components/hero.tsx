import { ArrowRight } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Still } from "./still.tsx";

export function Hero({ onDemo, isDemoPending }: { onDemo: () => void; isDemoPending: boolean }) {
  const t = useT();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] items-center gap-8 pt-5 pb-10 tablet:grid-cols-[11fr_13fr] tablet:gap-14 tablet:pt-9 tablet:pb-[76px]">
      {/* First in the page as on a phone: what comes later must not push down what is being read. */}
      <div data-soon className="aspect-[660/318] tablet:order-1">
        <Still name="hero" label={t("landing.hero.windows")} />
      </div>
      <div>
        <h1 className="text-display">{t("landing.hero.title")}</h1>
        <p className="mt-3.5 mb-6 max-w-[33em] text-pretty text-[1.0625rem] text-ink-2 leading-[1.55] tablet:mt-5 tablet:mb-8 tablet:text-[1.1875rem]">
          {t("landing.hero.lede")}
        </p>
        {/* The page's first frame waits for this id (index.html): a column in the middle moves while it grows. */}
        <div id="hero-actions" className="flex flex-wrap items-center gap-3">
          <a href="#profiles" className={buttonClass("primary", "big", "w-full tablet:w-auto")}>
            {t("landing.hero.start")}
            <Icon of={ArrowRight} size={20} className="flip-rtl" />
          </a>
          <Button
            variant="quiet"
            size="big"
            className="w-full tablet:w-auto"
            isPending={isDemoPending}
            onClick={onDemo}
          >
            {t("landing.hero.demo")}
          </Button>
        </div>
      </div>
    </section>
  );
}
