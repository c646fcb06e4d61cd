import { Eraser, Maximize2 } from "lucide-react";
import { type DragEvent, type ReactNode, useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { useVisualHeight } from "../../lib/visual-height.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ClearDialog } from "./clear-dialog.tsx";
import { Composer } from "./composer.tsx";
import { Conversation } from "./conversation.tsx";
import { DocumentsDialog } from "./documents-dialog.tsx";
import { useChat } from "./use-chat.ts";
import { useDocuments } from "./use-documents.ts";

/** The coach to talk to: what was said, what to say, and the files it may read. On phones it can fill the screen. */
export function ChatPanel({ heading }: { heading: ReactNode }) {
  const t = useT();
  const chat = useChat();
  const documents = useDocuments();
  const [isFull, setIsFull] = useState(false);
  const [isClearing, setIsClearing] = useState(false);
  const [isUploadOpen, setIsUploadOpen] = useState(false);
  const heightPx = useVisualHeight(isFull);

  const handleDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setIsUploadOpen(true);
    documents.send([...event.dataTransfer.files]);
  };
  const talk = (
    <>
      <Conversation chat={chat} />
      <Composer
        chat={chat}
        documentCount={documents.list.data?.length ?? 0}
        onUpload={() => setIsUploadOpen(true)}
      />
    </>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; Upload File does the same.
    <div
      className="flex min-h-0 flex-1 flex-col"
      onDragOver={(event) => event.dataTransfer.types.includes("Files") && event.preventDefault()}
      onDrop={handleDrop}
    >
      <div className="flex min-h-[68px] flex-wrap items-center gap-1 border-seam border-b py-2 ps-5 pe-3 tablet:ps-7 tablet:pe-4">
        <div className="min-w-0 flex-1 basis-24">{heading}</div>
        {chat.messages.length > 0 && (
          <Button
            variant="quiet"
            className="min-w-11 px-2.5 text-ink-2! text-small!"
            onClick={() => setIsClearing(true)}
          >
            <Icon of={Eraser} size={18} />
            <span className="max-tablet:sr-only">{t("chat.clear.button")}</span>
          </Button>
        )}
        <Button
          variant="quiet"
          className="min-w-11 px-2.5 tablet:hidden"
          onClick={() => setIsFull(true)}
        >
          <Icon of={Maximize2} size={18} />
          <span className="sr-only">{t("chat.full")}</span>
        </Button>
      </div>
      {isFull ? <div className="flex-1" /> : talk}
      <Dialog
        isOpen={isFull}
        onClose={() => setIsFull(false)}
        title={t("nav.section.chatbot")}
        closeLabel={t("buttons.close")}
        className="mt-0! h-dvh max-h-dvh! rounded-none! border-0!"
        bodyClassName="flex flex-col p-0!"
        heightPx={heightPx}
      >
        {talk}
      </Dialog>
      <ClearDialog isOpen={isClearing} onClose={() => setIsClearing(false)} />
      <DocumentsDialog
        isOpen={isUploadOpen}
        documents={documents}
        onClose={() => setIsUploadOpen(false)}
      />
    </div>
  );
}
