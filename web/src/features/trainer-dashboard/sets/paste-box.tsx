import { cardsIn, type PastedCards } from "coach/trainer-sets/cards";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { showToast } from "../../../ui/toast-store.ts";

/** Takes a list of cards as it is pasted; lines that cannot be read stay in the box, and are named. */
export function PasteBox({ onAdd }: { onAdd: (cards: PastedCards["cards"]) => void }) {
  const t = useT();
  const [text, setText] = useState("");
  const [faults, setFaults] = useState<PastedCards["faults"]>([]);
  const handleAdd = () => {
    const pasted = cardsIn(text);
    if (pasted.cards.length > 0) {
      onAdd(pasted.cards);
      showToast({ title: t("trainerSets.paste.added", { count: pasted.cards.length }) });
    }
    setText(pasted.faults.map((fault) => fault.text).join("\n"));
    // Numbered as they stand in the box now.
    setFaults(pasted.faults.map((fault, at) => ({ ...fault, line: at + 1 })));
  };
  const error = faults.map(({ line, text: said }) => (
    <span key={line} className="block">
      {t("trainerSets.paste.fault", { line, text: said.slice(0, 80) })}
    </span>
  ));
  return (
    <details className="rounded-[14px] bg-well px-4 py-2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {t("trainerSets.paste.title")}
      </summary>
      <div className="grid justify-items-start gap-3 pt-2 pb-4">
        <Field
          label={t("trainerSets.paste.label")}
          hint={t("trainerSets.paste.hint")}
          error={faults.length > 0 ? error : undefined}
          className="w-full"
        >
          <TextArea
            rows={6}
            dir="auto"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button onClick={handleAdd} disabled={text.trim() === ""}>
          {t("trainerSets.paste.add")}
        </Button>
      </div>
    </details>
  );
}
