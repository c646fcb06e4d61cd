import type { LanguageCode } from "contract/languages";
import { useCallback, useEffect, useState } from "react";
import { loadWordsOf } from "../../../i18n/i18n.ts";
import type { Group, Key } from "../../../i18n/keys.ts";
import { translate, type Values, type Words } from "../../../i18n/translate.ts";

/** Words of any language beside those of the app. `say` is null until they are there. */
export function useWordsOf(code: LanguageCode, groups: readonly Group[]) {
  const key = `${code} ${groups.join(" ")}`;
  const [loaded, setLoaded] = useState<{ key: string; words: Words | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for code and groups; an attempt asks again.
  useEffect(() => {
    let isWanted = true;
    loadWordsOf(code, groups).then(
      (words) => isWanted && setLoaded({ key, words }),
      () => isWanted && setLoaded({ key, words: null }),
    );
    return () => {
      isWanted = false;
    };
  }, [key, attempt]);

  const isHere = loaded?.key === key;
  const words = isHere ? loaded.words : null;
  const say = useCallback(
    (of: Key, values?: Values) => (words ? translate(words, code, of, values) : ""),
    [words, code],
  );
  return {
    say: words ? say : null,
    hasFailed: isHere && loaded.words === null,
    retry: () => setAttempt(attempt + 1),
  };
}
