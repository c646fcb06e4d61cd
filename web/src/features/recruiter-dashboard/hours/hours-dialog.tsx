import { useQuery } from "@tanstack/react-query";
import { useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { availabilityQuery } from "../api.ts";
import { HoursForm } from "./hours-form.tsx";

/** When the recruiter can be booked: read first, then changed. */
export function HoursDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { data, error, isPending, refetch } = useQuery(availabilityQuery);
  if (data) return <HoursForm key={data.userId} read={data} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="wide"
      title={t("recruiter.hours.title")}
      closeLabel={t("buttons.close")}
    >
      {isPending ? (
        <Skeleton label={t("recruiter.hours.loading")} lines={[0.5, 1, 1, 0.8]} />
      ) : (
        <div role="alert">
          <p>{error instanceof ApiError ? error.text : t("booked.unreachable")}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            {t("buttons.tryAgain")}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
