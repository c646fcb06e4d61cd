import { useState } from "react";
import { draftKey } from "../../lib/drafts.ts";
import { readLocal, writeLocal } from "../../lib/storage.ts";

/** Whether the person wants hints while writing; on until they say no, remembered on this device. */
export function useGuidanceChoice(userKey: string): [boolean, (isGuided: boolean) => void] {
  const key = draftKey(userKey, "practice-guidance");
  const [isGuided, setIsGuided] = useState(() => readLocal(key) !== "off");
  const choose = (next: boolean) => {
    writeLocal(key, next ? "on" : "off");
    setIsGuided(next);
  };
  return [isGuided, choose];
}
