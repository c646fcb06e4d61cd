import { useQuery } from "@tanstack/react-query";
import { callWindow } from "coach/scheduling/call-window";
import { CALL_OPENS_BEFORE_MINUTES } from "contract/interview-call-terms";
import type { Party } from "contract/mock-interview-terms";
import type { MockInterview } from "contract/mock-interviews";
import { Headphones, Mic, Video } from "lucide-react";
import { useId } from "react";
import { formatDate } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { useSecond } from "../../../lib/clock.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { callQuery } from "./api.ts";
import { CallStage } from "./call-stage.tsx";
import { useFaultText } from "./fault-text.ts";
import type { Call } from "./use-call.ts";

interface CallPanelProps {
  call: Call;
  interview: MockInterview;
  party: Party;
}

/** The live call in the room: the way in, and once in it the picture. Absent when its time is over. */
export function CallPanel({ call, interview, party }: CallPanelProps) {
  const isIn = call.phase === "in";
  const at = useSecond(!isIn && interview.status === "scheduled");
  const window = callWindow(interview, at);
  const name = (party === "recruiter" ? interview.candidateName : interview.recruiterName) ?? "";
  if (isIn) return <CallStage call={call} name={name} />;
  if (window === "over") return null;
  return (
    <WayIn call={call} interview={interview} party={party} name={name} isOpen={window === "open"} />
  );
}

function WayIn({
  call,
  interview,
  party,
  name,
  isOpen,
}: CallPanelProps & { name: string; isOpen: boolean }) {
  const t = useT();
  const id = useId();
  const faultText = useFaultText(call);
  const { data } = useQuery({ ...callQuery(interview.id), enabled: isOpen });
  const isJoining = call.phase === "joining";
  // Whoever must first begin the interview has that as the one thing to do.
  const isFirst = party === "candidate" || interview.status !== "scheduled";
  const refusal = call.refusal === "" ? t("call.unreachable") : call.refusal;
  return (
    <Panel as="section" aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} className="text-h3">
            {t("call.title")}
          </h2>
          <p className="mt-1 max-w-[56ch] text-ink-2 text-label">{t("call.lead")}</p>
        </div>
        <p aria-live="polite">
          {data?.isOtherThere && <Badge tone="green">{t("call.otherThere", { name })}</Badge>}
        </p>
      </div>
      {call.phase === "elsewhere" && (
        <p role="status" className="rounded-[14px] bg-dawn-soft px-4 py-3 text-dawn-ink text-label">
          {t("call.elsewhere")}
        </p>
      )}
      {(faultText || refusal) && (
        <p role="alert" className="rounded-[14px] bg-dawn-soft px-4 py-3 text-dawn-ink text-label">
          <span className="font-semibold">{t("call.notJoined")}: </span>
          {faultText ?? refusal}
        </p>
      )}
      {isOpen ? (
        <div className="flex flex-wrap gap-2">
          <Button
            variant={isFirst ? "primary" : "line"}
            className="max-tablet:grow"
            isPending={isJoining}
            onClick={() => call.join("camera")}
          >
            <Icon of={Video} size={18} />
            {t(call.phase === "elsewhere" ? "call.takeOver" : "call.joinCamera")}
          </Button>
          <Button
            className="max-tablet:grow"
            disabled={isJoining}
            onClick={() => call.join("microphone")}
          >
            <Icon of={Mic} size={18} />
            {t("call.joinMicrophone")}
          </Button>
          {call.fault && (
            <Button
              variant="quiet"
              className="max-tablet:grow"
              disabled={isJoining}
              onClick={() => call.join("none")}
            >
              <Icon of={Headphones} size={18} />
              {t("call.joinListening")}
            </Button>
          )}
        </div>
      ) : (
        <p className="text-label">
          {t("call.opens", {
            time: formatDate(opensAt(interview.scheduledAt), { timeStyle: "short" }),
          })}
        </p>
      )}
    </Panel>
  );
}

const opensAt = (scheduledAt: string) =>
  new Date(Date.parse(scheduledAt) - CALL_OPENS_BEFORE_MINUTES * 60_000);
