import type { ContentSearch } from "content/search/search";
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { useT } from "../../i18n/i18n.ts";
import { preloadPage } from "../../lib/prefetch.ts";
import { Badge } from "../../ui/badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { loadContentIndex } from "./content-index.ts";
import { type Found, findScreens, foundIn, moved, SETS_WITH_PLACES } from "./model.ts";
import { paletteScreens } from "./screens.ts";

const LIMIT = 10;
const SCREENS_FIRST = 4;
/** Beyond what anybody searches for; a pasted page would only keep the browser busy. */
const TYPED_MAX = 120;

/** Search over screens and content: a text field with a list of what it finds (the combobox pattern). */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useT();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(0);
  const [content, setContent] = useState<ContentSearch | "waiting" | "failed">("waiting");
  const asked = useDeferredValue(typed.trim());

  useEffect(() => {
    let isShown = true;
    loadContentIndex().then(
      (index) => isShown && setContent(index),
      () => isShown && setContent("failed"),
    );
    return () => {
      isShown = false;
    };
  }, []);

  const screens = paletteScreens(t);
  const found = useMemo(() => {
    if (asked === "") return screens.slice(0, LIMIT);
    const hits =
      typeof content === "string"
        ? []
        : content
            .find(asked, { sets: SETS_WITH_PLACES, limit: LIMIT })
            .flatMap((hit) => foundIn(hit) ?? []);
    return [...findScreens(asked, screens).slice(0, SCREENS_FIRST), ...hits].slice(0, LIMIT);
  }, [asked, content, screens]);
  const active = found[Math.min(chosen, found.length - 1)];

  useEffect(() => {
    if (active)
      document.getElementById(`${listId}-${active.id}`)?.scrollIntoView({ block: "nearest" });
  }, [active, listId]);

  const handleGo = ({ href }: Found) => {
    onClose();
    navigate(href);
  };
  const handleKey = (event: KeyboardEvent) => {
    // A choice among Chinese or Japanese characters is made with the same keys.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setChosen(
        moved(Math.min(chosen, found.length - 1), event.key === "ArrowDown" ? 1 : -1, found.length),
      );
    } else if (event.key === "Enter" && active) {
      event.preventDefault();
      handleGo(active);
    }
  };
  const isNothing = asked !== "" && found.length === 0 && content !== "waiting";

  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="wide"
      title={t("palette.title")}
      closeLabel={t("buttons.close")}
      closesOnBackdrop
      className="tablet:mt-[12vh]! tablet:mb-auto!"
      bodyClassName="flex min-h-[min(26rem,60dvh)] flex-col pt-2!"
    >
      <Field label={t("palette.label")} isLabelHidden>
        <TextInput
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${listId}-${active.id}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          dir="auto"
          data-autofocus
          maxLength={TYPED_MAX}
          placeholder={t("palette.placeholder")}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(0);
          }}
          onKeyDown={handleKey}
        />
      </Field>
      <p role="status" className={classNames("mt-3 text-ink-2 text-small", isNothing && "sr-only")}>
        {asked === ""
          ? t("palette.begin")
          : isNothing
            ? t("palette.none", { words: asked })
            : content === "waiting"
              ? t("palette.loading")
              : t("palette.count", { count: found.length })}
      </p>
      {content === "failed" && (
        <p className="mt-1 text-dawn-ink text-small">{t("palette.failed")}</p>
      )}
      {isNothing && (
        <div className="mt-6 max-w-[52ch]">
          <p className="break-words font-semibold">{t("palette.none", { words: asked })}</p>
          <p className="mt-1.5 text-ink-2">{t("palette.can")}</p>
        </div>
      )}
      <div
        role="listbox"
        id={listId}
        aria-label={t("palette.results")}
        className="mt-2 -mx-3 grid gap-0.5"
      >
        {found.map((one) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are the text field's.
          <div
            key={one.id}
            id={`${listId}-${one.id}`}
            role="option"
            aria-selected={one === active}
            onClick={() => handleGo(one)}
            onPointerEnter={() => preloadPage(one.href)}
            className={classNames(
              "flex min-h-12 cursor-pointer items-center gap-4 rounded-control px-3 py-2 hover:bg-well",
              one === active && "bg-lagoon-soft hover:bg-lagoon-soft",
            )}
          >
            <span className="min-w-0 flex-1">
              <span
                lang={one.isEnglish ? "en" : undefined}
                dir="auto"
                className="block break-words font-medium leading-snug"
              >
                {one.title}
              </span>
            </span>
            <Badge isBare>{t(`palette.set.${one.kind as "screens"}`)}</Badge>
          </div>
        ))}
      </div>
      <p className="mt-auto pt-4 text-ink-2 text-micro max-tablet:hidden">{t("palette.hint")}</p>
    </Dialog>
  );
}
