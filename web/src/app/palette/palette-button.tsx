import { Search } from "lucide-react";
import { type ComponentType, memo, useRef, useState } from "react";
import { loadWords, t as translate, useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { topDialog } from "../../ui/open-dialogs.ts";
import { showToast } from "../../ui/toast-store.ts";
import { useWindowKey } from "../../ui/use-window-key.ts";

async function loadPalette() {
  const [{ Palette }] = await Promise.all([import("./palette.tsx"), loadWords("palette")]);
  return Palette;
}

/** Opens the search over screens and content, as Ctrl+K and Cmd+K do; its code comes when it is first opened. */
export const PaletteButton = memo(function PaletteButton() {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const [Palette, setPalette] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const handleOpen = () => {
    setIsOpen(true);
    loadPalette()
      .then((loaded) => setPalette(() => loaded))
      .catch(() => {
        setIsOpen(false);
        showToast({
          variant: "destructive",
          title: translate("shell.loadFailed.title"),
          description: translate("shell.loadFailed.text"),
        });
      });
  };

  useWindowKey((event) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey || topDialog()) return;
    // Phones and larger screens have a bar each: the one in sight answers.
    if (place.current?.getClientRects().length === 0) return;
    event.preventDefault();
    handleOpen();
  });

  return (
    <div ref={place}>
      <Button
        variant="quiet"
        size="icon"
        className="text-ink-2"
        aria-label={t("shell.search")}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={handleOpen}
      >
        <Icon of={Search} size={20} />
      </Button>
      {isOpen && Palette && <Palette onClose={() => setIsOpen(false)} />}
    </div>
  );
});
