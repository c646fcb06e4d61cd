import { useQuery } from "@tanstack/react-query";
import { PREPARATION_MODULES } from "content/cultures/preparation-modules";
import type { CulturalProfile } from "content/cultures/schema";
import type { PreparationModuleId } from "contract/cultural-terms";
import type { Preparation, PreparationWork } from "contract/preparation";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount, useUser } from "../../../lib/account.tsx";
import { ApiError } from "../../../lib/api-error.ts";
import { now } from "../../../lib/clock.ts";
import { preparationsQuery } from "../../../parts/preparation/preparation-query.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { useCompletePart } from "../api.ts";
import {
  completedIn,
  doneWith,
  interviewDay,
  moduleFrom,
  type PreparationDone,
  priorityOf,
} from "../model.ts";
import { DonePanel } from "./done-panel.tsx";
import { ModuleCard } from "./module-card.tsx";
import { ModuleDesk } from "./module-desk.tsx";
import { PrepHead } from "./prep-head.tsx";

interface SmartPrepProps {
  profile: CulturalProfile;
  /** The interview's zone. */
  zone: string;
  home: string;
  /** All four parts are complete: called once, with what that comes to. */
  onDone: (done: PreparationDone) => void;
}

/** Four parts to do before the day; each leaves a result that is kept. */
export function SmartPrep({ profile, zone, home, onDone }: SmartPrepProps) {
  const t = useT();
  const user = useUser();
  const { connection } = useAccount();
  const [at] = useState(now);
  const [query, setQuery] = useSearchParams();
  const openId = moduleFrom(query);
  const stored = useQuery({ ...preparationsQuery, enabled: connection === "here" });
  const completing = useCompletePart(profile.key);
  const day = interviewDay(user?.interviewDate, at, home);

  if (!stored.data)
    return stored.isError || connection === "away" ? (
      <Panel role="alert">
        <EmptyState
          headingLevel={2}
          heading={t("prep.away.title")}
          sentence={stored.error instanceof ApiError ? stored.error.text : t("prep.away.text")}
          action={<Button onClick={() => void stored.refetch()}>{t("buttons.tryAgain")}</Button>}
        />
      </Panel>
    ) : (
      <Panel>
        <Skeleton label={t("prep.loading")} lines={[0.5, 1, 0.9, 1, 0.7]} className="min-h-96" />
      </Panel>
    );

  const completed = completedIn(stored.data, profile.key);
  const done = doneWith(profile, completed);
  const open = (id: PreparationModuleId | null) =>
    setQuery(id ? { tab: "prep", module: id } : { tab: "prep" }, { replace: true });

  /** Gives what was stored; null when it could not be, which the person is told. */
  const handleComplete = async (work: PreparationWork): Promise<Preparation | null> => {
    try {
      const kept = await completing.mutateAsync(work);
      const after = new Map(completed).set(kept.module, kept);
      const isFirstTime = done === null;
      const nowDone = doneWith(profile, after);
      if (nowDone && isFirstTime) onDone(nowDone);
      return kept;
    } catch (error) {
      showToast({
        variant: "destructive",
        title: t("prep.failed.title"),
        description: error instanceof ApiError ? error.text : t("prep.failed.away"),
      });
      return null;
    }
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PrepHead
        day={day}
        airline={user?.targetAirline ?? ""}
        region={profile.key}
        completed={completed}
      />
      {done && <DonePanel done={done} />}
      {PREPARATION_MODULES.map((module) => (
        <ModuleCard
          key={module.id}
          module={module}
          priority={priorityOf(module, day.days)}
          completed={completed.get(module.id) ?? null}
          isOpen={openId === module.id}
          onToggle={() => open(openId === module.id ? null : module.id)}
        >
          <ModuleDesk
            id={module.id}
            profile={profile}
            zone={zone}
            home={home}
            date={day.date}
            stored={completed.get(module.id) ?? null}
            isSending={completing.isPending}
            onComplete={handleComplete}
          />
        </ModuleCard>
      ))}
    </div>
  );
}
