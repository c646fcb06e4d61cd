import type { Application } from "contract/applications";
import { Plus } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { useAddApplication, useRemoveApplication } from "../api.ts";
import { fieldsOf, toSend } from "../model.ts";
import { ApplicationRow } from "./application-row.tsx";

interface ApplicationsProps {
  applications: readonly Application[];
  today: string;
  onAdd: () => void;
  onEdit: (application: Application) => void;
}

/** Long enough to read it and to reach the button. */
const UNDO_MS = 10_000;

/** Where the person has applied, the nearest date first. */
export function Applications({ applications, today, onAdd, onEdit }: ApplicationsProps) {
  const t = useT();
  const removal = useRemoveApplication();
  const adding = useAddApplication();

  const failed = (title: string) => (error: Error) =>
    showToast({
      variant: "destructive",
      title,
      description: error instanceof ApiError ? error.text : t("calendar.unreachable"),
    });
  const handleRemove = (application: Application) =>
    removal.mutate(application.id, {
      onSuccess: () =>
        showToast({
          title: t("calendar.tracker.removed", { airline: application.airline }),
          durationMs: UNDO_MS,
          action: {
            label: t("buttons.undo"),
            altText: t("calendar.tracker.undoElsewhere"),
            onSelect: () =>
              adding.mutate(toSend(fieldsOf(application)), {
                onError: failed(t("calendar.tracker.undoFailed")),
              }),
          },
        }),
      onError: failed(t("calendar.tracker.removeFailed")),
    });

  return (
    <section id="applications" aria-labelledby="applications-title" className="scroll-mt-24">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="applications-title" className="text-h2">
          {t("calendar.tracker.title")}
        </h2>
        {applications.length > 0 && (
          <Button onClick={onAdd}>
            <Icon of={Plus} size={18} />
            {t("calendar.tracker.add")}
          </Button>
        )}
      </div>
      <Panel isFlush>
        {applications.length > 0 ? (
          <ul>
            {applications.map((application) => (
              <ApplicationRow
                key={application.id}
                application={application}
                today={today}
                onEdit={() => onEdit(application)}
                onRemove={() => handleRemove(application)}
              />
            ))}
          </ul>
        ) : (
          <EmptyState
            heading={t("calendar.tracker.empty")}
            sentence={t("calendar.tracker.emptyText")}
            action={
              <Button onClick={onAdd}>
                <Icon of={Plus} size={18} />
                {t("calendar.tracker.add")}
              </Button>
            }
          />
        )}
      </Panel>
    </section>
  );
}
