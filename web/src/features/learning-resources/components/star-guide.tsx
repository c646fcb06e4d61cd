import { STAR_SECTIONS, type StarSection } from "contract/star";
import { useT } from "../../../i18n/i18n.ts";
import { PhoneFold } from "../../../parts/phone-fold/phone-fold.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { WindowRow } from "../../../ui/window-row.tsx";

/** Of a two-minute answer: airlines give about two minutes, and the action is what is scored most. */
const SECONDS: Record<StarSection, number> = { situation: 20, task: 15, action: 60, result: 25 };
const ONE_WINDOW = { width: 56, height: 76, gap: 0, frame: 5 };

/** What belongs in each of the four parts, and one answer taken apart. */
export function StarGuide() {
  const t = useT();
  return (
    <section id="star-guide" aria-labelledby="star-guide-title">
      <h2 id="star-guide-title" className="text-h2">
        {t("resources.star.title")}
      </h2>
      <p className="mt-1.5 max-w-[66ch] text-ink-2">{t("resources.star.text")}</p>
      <Panel className="mt-5">
        <ol className="grid gap-x-8 gap-y-6 tablet:grid-cols-2 desktop:grid-cols-4">
          {STAR_SECTIONS.map((section) => (
            <Part key={section} section={section} />
          ))}
        </ol>
        <p className="mt-5 text-ink-2 text-micro">{t("resources.star.share")}</p>
      </Panel>
      <Panel as="article" className="mt-4 tablet:mt-6" aria-labelledby="star-example-title">
        <h3 id="star-example-title" className="text-h3">
          {t("resources.star.exampleTitle")}
        </h3>
        <p className="mt-0.5 text-ink-2">
          <q>{t("resources.star.exampleQuestion")}</q>
        </p>
        <PhoneFold label={t("resources.star.readExample")}>
          <dl className="mt-4 grid">
            {STAR_SECTIONS.map((section) => (
              <div
                key={section}
                className="grid gap-x-8 gap-y-0.5 border-seam border-t py-3.5 tablet:grid-cols-[140px_minmax(0,66ch)]"
              >
                <dt className="font-semibold text-label">{t(`resources.star.${section}.name`)}</dt>
                <dd>{t(`resources.star.${section}.example`)}</dd>
              </div>
            ))}
          </dl>
        </PhoneFold>
        <PageLink href="/star-practice" className={buttonClass("line", "normal", "mt-3")}>
          {t("resources.star.practise")}
        </PageLink>
      </Panel>
    </section>
  );
}

function Part({ section }: { section: StarSection }) {
  const t = useT();
  const seconds = SECONDS[section];
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)] content-start gap-x-4 desktop:grid-cols-1">
      <WindowRow
        items={[{ raise: seconds / SECONDS.action }]}
        size={ONE_WINDOW}
        className="w-14! desktop:mb-3"
      />
      <div>
        <h3 className="text-h3">{t(`resources.star.${section}.name`)}</h3>
        <p className="text-ink-2 text-small">{t("resources.star.seconds", { count: seconds })}</p>
        <p className="mt-2 text-label leading-normal">{t(`resources.star.${section}.text`)}</p>
        <PhoneFold label={t("resources.star.listens")}>
          <h4 className="mt-3 font-semibold text-small max-tablet:hidden">
            {t("resources.star.listens")}
          </h4>
          <ul className="mt-1 grid gap-1 ps-4 text-small *:list-disc marker:text-lagoon">
            <li>{t(`resources.star.${section}.a`)}</li>
            <li>{t(`resources.star.${section}.b`)}</li>
            <li>{t(`resources.star.${section}.c`)}</li>
          </ul>
        </PhoneFold>
      </div>
    </li>
  );
}
