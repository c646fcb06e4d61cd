import { CircleAlert, CircleCheck, FileText, Trash2, Upload } from "lucide-react";
import { type DragEvent, useState } from "react";
import { formatDate, formatPercent } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { FILE_ACCEPT } from "./file-check.ts";
import type { Documents } from "./use-documents.ts";

interface DocumentsDialogProps {
  isOpen: boolean;
  documents: Documents;
  onClose: () => void;
}

/** Upload File: gives the coach a CV or notes, shows what it has, and takes it back. */
export function DocumentsDialog({ isOpen, documents, onClose }: DocumentsDialogProps) {
  const t = useT();
  const { list, upload, refusals, taken } = documents;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("chat.upload.title")}
      description={t("chat.upload.text")}
      closeLabel={t("buttons.close")}
      closesOnBackdrop={upload === null}
    >
      <DropPlace isBusy={upload !== null} onFiles={(files) => void documents.send(files)} />
      {upload && (
        <div className="mt-4">
          <p className="mb-1.5 flex justify-between gap-3 text-small">
            <span dir="auto" className="truncate font-medium">
              {upload.name}
            </span>
            <span className="tabular text-ink-2">
              {upload.share < 1 ? formatPercent(upload.share * 100) : t("chat.upload.reading")}
            </span>
          </p>
          <Progress
            value={upload.share < 1 ? upload.share * 100 : null}
            label={t("chat.upload.sending", { name: upload.name })}
          />
        </div>
      )}
      <div aria-live="polite">
        {refusals.map((refusal) => (
          <p key={refusal} className="mt-3 flex items-start gap-1.5 text-red-ink text-small">
            <Icon of={CircleAlert} size={16} className="mt-0.5" />
            <span dir="auto">{refusal}</span>
          </p>
        ))}
        {taken && (
          <p className="mt-3 flex items-start gap-1.5 text-small">
            <Icon of={CircleCheck} size={16} className="mt-0.5 text-lagoon" />
            <span>{t("chat.upload.done", { name: taken.name })}</span>
          </p>
        )}
      </div>
      <h3 className="mt-6 text-h3">{t("chat.upload.list")}</h3>
      {list.data ? (
        list.data.length === 0 ? (
          <p className="mt-1 text-ink-2 text-small">{t("chat.upload.none")}</p>
        ) : (
          <ul className="mt-2">
            {list.data.map((document) => (
              <li key={document.id} className="flex items-center gap-3 border-seam border-t py-1.5">
                <Icon of={FileText} className="text-lagoon" />
                <div className="min-w-0 flex-1">
                  <p dir="auto" className="truncate font-medium text-label">
                    {document.name}
                  </p>
                  <p className="text-ink-2 text-micro">
                    {t(document.isCut ? "chat.upload.cut" : "chat.upload.size", {
                      count: document.characters,
                      day: formatDate(document.createdAt),
                    })}
                  </p>
                </div>
                <Button
                  variant="quiet"
                  size="icon"
                  className="-me-2 text-ink-2"
                  aria-label={t("chat.upload.remove", { name: document.name })}
                  isPending={documents.removal.isPending}
                  onClick={() => documents.removal.mutate(document.id)}
                >
                  <Icon of={Trash2} size={18} />
                </Button>
              </li>
            ))}
          </ul>
        )
      ) : list.isError ? (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-3 text-small">
          <p className="text-red-ink">{t("chat.upload.listFailed")}</p>
          <Button onClick={() => void list.refetch()}>{t("buttons.tryAgain")}</Button>
        </div>
      ) : (
        <Skeleton label={t("chat.upload.loading")} lines={[0.7]} className="mt-2" />
      )}
    </Dialog>
  );
}

/** The field for files: press, keys and dropping all lead to it. */
function DropPlace({ isBusy, onFiles }: { isBusy: boolean; onFiles: (files: File[]) => void }) {
  const t = useT();
  const [isOver, setIsOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      className={classNames(
        "relative grid cursor-pointer justify-items-center gap-1 rounded-[18px] border-[1.5px] border-dashed px-5 py-7 text-center transition-colors duration-[120ms] has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-lagoon has-[input:focus-visible]:outline-offset-3",
        isOver ? "border-lagoon bg-lagoon-soft" : "border-edge hover:bg-well",
        isBusy && "pointer-events-none opacity-60",
      )}
    >
      <input
        type="file"
        multiple
        accept={FILE_ACCEPT}
        disabled={isBusy}
        aria-describedby="upload-kinds"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again after a refusal.
          event.target.value = "";
        }}
      />
      <Icon of={Upload} size={24} className="text-lagoon" />
      <span className="font-semibold text-label">{t("chat.upload.choose")}</span>
      <span id="upload-kinds" className="text-ink-2 text-small">
        {t("chat.upload.kinds")}
      </span>
    </label>
  );
}
