import { type Option, Options } from "./options.tsx";

interface Answer {
  value: string;
  text: string;
}

interface OneRightProps {
  /** Texts, or values with the text that stands for each. */
  options: readonly (string | Answer)[];
  /** Value of the right one. */
  right: string;
  /** The locked choice; null or undefined while it is open. */
  chosen: string | null | undefined;
  /** What a screen reader says beside a marked one, where nothing else on the screen does. */
  markWords?: { right: string; wrong: string };
  /** Name of the list, where its heading does not stand right above. */
  label?: string;
  look?: "text" | "code";
  onChoose: (value: string) => void;
}

/** Options of which one is right. The first choice locks them: then the right one is marked, and a wrong pick. */
export function OneRight(props: OneRightProps) {
  const { options, right, chosen = null, markWords, label, look, onChoose } = props;
  const answers = options.map((one) => (typeof one === "string" ? { value: one, text: one } : one));
  const marked = ({ value, text }: Answer): Option => {
    const isChosen = value === chosen;
    const mark =
      chosen === null ? undefined : value === right ? "right" : isChosen ? "wrong" : undefined;
    return { text, isChosen, mark, markWord: mark && markWords?.[mark] };
  };
  return (
    <Options
      options={answers.map(marked)}
      isLocked={chosen !== null}
      label={label}
      look={look}
      onChoose={(place) => {
        const answer = answers[place];
        if (answer) onChoose(answer.value);
      }}
    />
  );
}
