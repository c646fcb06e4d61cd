import { useSearch } from "wouter";
import { useT } from "../../i18n/i18n.ts";
import { BackLink } from "../../parts/back-link/back-link.tsx";
import { LazyPlace } from "./lazy-place.tsx";
import { Picker } from "./picker/picker.tsx";
import { ONE_WAY, ONE_WAY_CARD, PAST_SESSIONS, REPORT } from "./views.ts";

/** /mock-interviews: the recruiters to choose from, the interviews with them, and their reports. */
export default function MockInterviewsPage() {
  const t = useT();
  const query = new URLSearchParams(useSearch());
  const reportId = query.get("report");
  if (reportId) return <LazyPlace key={reportId} of={REPORT} props={{ id: reportId }} />;
  const oneWay = query.get("one-way");
  if (oneWay)
    return <LazyPlace of={ONE_WAY} props={{ recruiterId: oneWay, sessionId: query.get("id") }} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 tablet:gap-8">
      <header>
        <BackLink />
        <h1 className="mt-1 text-h1">{t("features.mockInterviews.title")}</h1>
        <p className="mt-2 max-w-[56ch] text-[1.125rem] text-ink-2 leading-[1.55]">
          {t("picker.lede")}
        </p>
      </header>
      <Picker onExpected={() => undefined} />
      <LazyPlace of={ONE_WAY_CARD} props={{}} />
      <LazyPlace of={PAST_SESSIONS} props={{}} />
    </div>
  );
}
