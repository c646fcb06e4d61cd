import { SET_CARDS_MAX, SET_NAME_MAX_CHARACTERS } from "contract/trainer-set-terms";
import type { TrainerSet } from "contract/trainer-sets";
import { type FormEvent, useRef, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { ApiError } from "../../../lib/api-error.ts";
import { draftKey, useDraft } from "../../../lib/drafts.ts";
import { randomId } from "../../../lib/random.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Field } from "../../../ui/field.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { useGroupAction } from "../api.ts";
import { Confirm } from "../components/confirm.tsx";
import { tellFailed } from "../tell-failed.ts";
import { CardFields } from "./card-fields.tsx";
import { filled, payloadOf, type WrittenCard, type WrittenSet, writtenFrom } from "./draft.ts";
import { PasteBox } from "./paste-box.tsx";

const newCard = (front = "", back = ""): WrittenCard => ({
  ...{ key: randomId(), id: null, front, back },
});
const blank = (): WrittenSet => ({
  ...{ name: "", version: 0, cards: Array.from({ length: 4 }, () => newCard()) },
});

interface EditorFormProps {
  /** Null where a new one is begun. */
  set: TrainerSet | null;
  onClose: () => void;
}

/** A set being written: kept on the device with every word, until the server has it. */
export function EditorForm({ set, onClose }: EditorFormProps) {
  const t = useT();
  const { userKey } = useAccount();
  const [start] = useState(() => (set ? writtenFrom(set) : blank()));
  const draft = useDraft<WrittenSet>(draftKey(userKey, `trainer-set:${set?.id ?? "new"}`), start);
  const saving = useGroupAction<TrainerSet>();
  const [isDeleting, setIsDeleting] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const written = draft.value;
  const { cards } = written;
  const problem = saving.error instanceof ApiError ? saving.error.problem : null;
  const errorAt = (path: string) =>
    problem?.errors?.find((error) => error.path === path)?.message ?? undefined;
  const places = new Map(filled(cards).map(({ key }, at) => [key, at]));

  const setCards = (next: readonly WrittenCard[]) => draft.change({ ...written, cards: next });
  const handleRemove = (card: WrittenCard) => {
    setCards(cards.filter(({ key }) => key !== card.key));
    if (filled([card]).length === 0) return;
    showToast({
      title: t("trainerSets.removed"),
      action: {
        label: t("trainerSets.undo"),
        altText: t("trainerSets.undoText"),
        onSelect: () => draft.change(written),
      },
    });
  };
  const handleAdd = () => {
    setCards([...cards, newCard()]);
    requestAnimationFrame(() =>
      [...(list.current?.querySelectorAll<HTMLElement>("[data-new-card]") ?? [])].at(-1)?.focus(),
    );
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [method, path] = set ? (["PUT", `/${set.id}`] as const) : (["POST", ""] as const);
    saving.mutate(
      { method, path, of: "sets", payload: payloadOf(written) },
      {
        onSuccess: ({ name }) => {
          draft.clear();
          showToast({ title: t("trainerSets.saved", { name }) });
          onClose();
        },
        onError: tellFailed,
      },
    );
  };

  return (
    <form onSubmit={handleSubmit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-h1">{t(`trainerSets.${set ? "changeTitle" : "newTitle"}`)}</h1>
          <p className="mt-2 max-w-[58ch] text-ink-2">{t("trainerSets.lede")}</p>
        </div>
        {set && (
          <div className="-ms-3 flex flex-wrap gap-1">
            <PageLink
              href={`/trainer-dashboard?practise=${set.id}`}
              className={buttonClass("quiet")}
            >
              {t("trainerSets.try")}
            </PageLink>
            <Button variant="quiet" onClick={() => setIsDeleting(true)}>
              {t("trainerSets.delete")}
            </Button>
          </div>
        )}
      </header>
      <Panel className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Field label={t("trainerSets.name")} error={errorAt("name")} className="max-w-[30rem]">
          <TextInput
            dir="auto"
            value={written.name}
            maxLength={SET_NAME_MAX_CHARACTERS}
            onChange={(event) => draft.change({ ...written, name: event.target.value })}
          />
        </Field>
        <PasteBox
          onAdd={(pasted) =>
            setCards(
              [...filled(cards), ...pasted.map(({ front, back }) => newCard(front, back))].slice(
                0,
                SET_CARDS_MAX,
              ),
            )
          }
        />
      </Panel>
      <Panel as="section" aria-labelledby="cards-title">
        <h2 id="cards-title" className="text-h2">
          {t("trainerSets.list")}
        </h2>
        {errorAt("cards") && (
          <p role="alert" className="mt-2 text-red-ink">
            {errorAt("cards")}
          </p>
        )}
        <ol ref={list} className="mt-2">
          {cards.map((card, at) => {
            const place = places.get(card.key);
            const errorOf = (side: string) =>
              place === undefined ? undefined : errorAt(`cards.${place}.${side}`);
            return (
              <CardFields
                key={card.key}
                card={card}
                number={at + 1}
                isNew={card.id === null}
                errors={{ front: errorOf("front"), back: errorOf("back") }}
                onChange={(next) =>
                  setCards(cards.map((one) => (one.key === next.key ? next : one)))
                }
                onRemove={() => handleRemove(card)}
              />
            );
          })}
        </ol>
        {cards.length < SET_CARDS_MAX && (
          <Button className="mt-3" onClick={handleAdd}>
            {t("trainerSets.addCard")}
          </Button>
        )}
      </Panel>
      <div className="sticky bottom-0 z-10 low:static -mx-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-seam border-t bg-cabin px-5 py-3 tablet:mx-0 tablet:rounded-t-[18px] tablet:px-6">
        <Button type="submit" variant="primary" isPending={saving.isPending}>
          {t(saving.isPending ? "trainer.saving" : "trainerSets.save")}
        </Button>
        {draft.savedAt && (
          <>
            <p className="text-ink-2 text-small">{t("trainerSets.kept")}</p>
            {set && (
              <Button
                variant="quiet"
                onClick={() => {
                  draft.clear();
                  saving.reset();
                  onClose();
                }}
              >
                {t("trainerSets.discard")}
              </Button>
            )}
          </>
        )}
      </div>
      {isDeleting && set && (
        <Confirm
          onClose={() => setIsDeleting(false)}
          question={{
            title: t("trainerSets.delete"),
            text: t("trainerSets.deleteText"),
            keep: t("trainerSets.keep"),
            action: { method: "DELETE", path: `/${set.id}`, of: "sets" },
            done: t("trainerSets.deleted", { name: set.name }),
            onDone: () => {
              draft.clear();
              onClose();
            },
          }}
        />
      )}
    </form>
  );
}
