import { LANGUAGE_CODES } from "contract/languages";
import { type GateSettings, openGate } from "../lib/open-gate.ts";
import { LOCAL_KEYS } from "../lib/storage.ts";
import { LANDING_GROUPS, SHELL_GROUPS } from "./start-groups.ts";

/** What only the build knows: the hashed names of its files. */
export type BuiltFiles = Pick<GateSettings, "start" | "styled" | "signedIn" | "words">;

/** Id of the data block with what is said where a part of the start does not come. */
export const LATE = "late-words";

/** In development the server links what is needed itself. */
export const NO_FILES: BuiltFiles = { start: [], styled: [], signedIn: [], words: "" };

/** Text of the inline script of index.html. */
export function gateScript(files: BuiltFiles): string {
  const { user, language, theme } = LOCAL_KEYS;
  const settings: GateSettings = {
    ...files,
    keys: { user, language, theme },
    languages: LANGUAGE_CODES,
    late: LATE,
    groups: { landing: LANDING_GROUPS, shell: SHELL_GROUPS },
  };
  return `(${openGate})(${JSON.stringify(settings)})`;
}
