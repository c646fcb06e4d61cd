import { useSearch } from "wouter";
import { useT } from "../../i18n/i18n.ts";
import { BackLink } from "../../parts/back-link/back-link.tsx";
import { LazyPlace } from "./lazy-place.tsx";
import { ONE_WAY, ONE_WAY_CARD, PAST_SESSIONS, REPORT } from "./views.ts";

/** /mock-interviews: the interviews with an AI recruiter, and their reports. */
export default function MockInterviewsPage() {
  const t = useT();
  const query = new URLSearchParams(useSearch());
  const reportId = query.get("report");
  if (reportId) return <LazyPlace key={reportId} of={REPORT} props={{ id: reportId }} />;
  const oneWay = query.get("one-way");
  if (oneWay)
    return <LazyPlace of={ONE_WAY} props={{ recruiterId: oneWay, sessionId: query.get("id") }} />;
  return (
    <>
      <BackLink />
      <h1 className="mb-5 text-h1">{t("features.mockInterviews.title")}</h1>
      <div className="grid gap-4 tablet:gap-6">
        <LazyPlace of={ONE_WAY_CARD} props={{}} />
        <LazyPlace of={PAST_SESSIONS} props={{}} />
      </div>
    </>
  );
}
