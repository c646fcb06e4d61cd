import { EVACUATION_PROCEDURES } from "content/evacuation/evacuation";
import { Timer } from "lucide-react";
import { useDeferredValue } from "react";
import { useSearchParams } from "wouter";
import { useT } from "../../i18n/i18n.ts";
import { BackLink } from "../../parts/back-link/back-link.tsx";
import { LazyPlace } from "../../parts/lazy-view/lazy-place.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Equipment } from "./components/equipment.tsx";
import { KeyFactors } from "./components/key-factors.tsx";
import { PassengerGuide } from "./components/passenger-guide.tsx";
import { ProcedureHead } from "./components/procedure-head.tsx";
import { SafetyTips } from "./components/safety-tips.tsx";
import { Steps } from "./components/steps.tsx";
import { queryOf, TABS, type Tab, viewFrom } from "./model.ts";
import { DRILL } from "./views.ts";

/** /evacuation-procedures: land and water in five tabs (specification 2, section 2.13), and the drill (`?drill=`). */
export default function EvacuationProceduresPage() {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const { environment, tab, drill } = viewFrom(query);
  // The choice is lit at once; the procedure follows when it has been drawn.
  const drawn = useDeferredValue(environment);
  const procedure = EVACUATION_PROCEDURES.find((one) => one.environment === drawn);
  if (drill !== null) return <LazyPlace key={drill} of={DRILL} props={{ environment: drill }} />;
  if (!procedure) return null;

  const contents: Record<Tab, React.ReactNode> = {
    steps: <Steps procedure={procedure} />,
    factors: <KeyFactors procedure={procedure} />,
    equipment: <Equipment procedure={procedure} />,
    guide: <PassengerGuide procedure={procedure} />,
    tips: <SafetyTips procedure={procedure} />,
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 tablet:gap-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <BackLink />
          <h1 className="mt-1 text-h1">{t("evacuation.title")}</h1>
          <p className="mt-2 max-w-[60ch] text-[1.125rem] text-ink-2 leading-[1.55]">
            {t("evacuation.lede")}
          </p>
        </div>
        <PageLink
          href={`/evacuation-procedures?drill=${environment.toLowerCase()}`}
          onPointerDown={() => DRILL.warm()}
          className={buttonClass("primary")}
        >
          <Icon of={Timer} />
          {t(`evacuation.run.${environment}`)}
        </PageLink>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Segmented
          label={t("evacuation.environment.label")}
          options={EVACUATION_PROCEDURES.map(({ environment: value }) => ({
            value,
            label: t(`evacuation.environment.${value}`),
          }))}
          value={environment}
          onChange={(next) => setQuery(queryOf(next, tab), { replace: true })}
        />
        <ProcedureHead procedure={procedure} />
      </div>
      <Tabs
        label={t("evacuation.tabs.label")}
        value={tab}
        onChange={(next) => setQuery(queryOf(environment, next), { replace: true })}
        tabs={TABS.map((value) => ({
          value,
          label: t(`evacuation.tabs.${value}`),
          content: contents[value],
        }))}
        listClassName="max-tablet:grid! max-tablet:grid-cols-2"
      />
    </div>
  );
}
