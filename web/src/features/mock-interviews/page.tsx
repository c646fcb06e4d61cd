import { useSearch } from "wouter";
import { useT } from "../../i18n/i18n.ts";
import { BackLink } from "../../parts/back-link/back-link.tsx";
import { LazyPlace } from "./lazy-place.tsx";
import { PAST_SESSIONS, REPORT } from "./views.ts";

/** /mock-interviews: the interviews with an AI recruiter, and their reports. */
export default function MockInterviewsPage() {
  const t = useT();
  const query = new URLSearchParams(useSearch());
  const reportId = query.get("report");
  if (reportId) return <LazyPlace key={reportId} of={REPORT} props={{ id: reportId }} />;
  return (
    <>
      <BackLink />
      <h1 className="mb-5 text-h1">{t("features.mockInterviews.title")}</h1>
      <LazyPlace of={PAST_SESSIONS} props={{}} />
    </>
  );
}
