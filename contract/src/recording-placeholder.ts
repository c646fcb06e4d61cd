/**
 * What stands in the draft of a recording that nobody wrote down (specification 1, section 4). The screen
 * shows it, and the server refuses it as an answer: both must know it by its words, so they stand here and
 * not in the bundles. Interfaces in other languages show the English one.
 */
export const RECORDING_PLACEHOLDERS = {
  en: "Your audio was recorded. Type what you said here, or record again.",
  es: "Tu audio se ha grabado. Escribe aquí lo que has dicho o graba otra vez.",
  fr: "Votre réponse a été enregistrée. Saisissez ici ce que vous avez dit, ou recommencez l’enregistrement.",
  zh: "录音已保存。请在此输入您刚才说的内容，或重新录制。",
} as const;

const KNOWN = new Set(Object.values(RECORDING_PLACEHOLDERS).map(plain));

/** Whether a text is one of the placeholders as it stands, whatever became of its spaces, capitals and stops. */
export function isRecordingPlaceholder(text: string): boolean {
  return KNOWN.has(plain(text));
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
