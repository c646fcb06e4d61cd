import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useLanguage } from "../../i18n/i18n.ts";
import { useAccount } from "../../lib/account.tsx";
import type { Take } from "../../lib/media/take.ts";
import { deliveryById } from "../../parts/delivery-report/api.ts";
import { drawQuestion, questionById } from "../../parts/practice-session/api.ts";
import { takeDrawn } from "../../parts/practice-session/draw-ahead.ts";
import { questionFault, remember, type Wanted } from "../../parts/practice-session/model.ts";
import { readPlace, writePlace } from "../../parts/practice-session/place.ts";
import { questionInWords, type VideoQuestion } from "./model.ts";

interface OpenQuestion {
  key: string;
  question: VideoQuestion;
  /** When the take was made that is taken again. */
  retakeAt: string | null;
}

/** The question that the address asks for, or one by chance that was not asked lately. */
export function useVideoQuestion(wanted: Wanted<"analysis">) {
  const { userKey } = useAccount();
  const queries = useQueryClient();
  const language = useLanguage();
  const key = `${wanted.what} ${wanted.id} ${wanted.language ?? ""}`;
  const [open, setOpen] = useState<OpenQuestion | null>(null);
  const [fault, setFault] = useState<"failed" | "unknown" | null>(null);
  const [draws, setDraws] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when something else is wanted, or drawn anew.
  useEffect(() => {
    if (wanted.what === "analysis" || open?.key === key) return;
    let isWanted = true;
    setFault(null);
    const find = async (): Promise<Omit<OpenQuestion, "key">> => {
      if (wanted.what === "bank")
        return {
          question: await queries.fetchQuery(questionById(wanted.id, wanted.language)),
          retakeAt: null,
        };
      if (wanted.what === "retake") {
        const session = await queries.fetchQuery(deliveryById(wanted.id, language));
        return { question: questionInWords(session.question), retakeAt: session.createdAt };
      }
      const place = readPlace(userKey, "video");
      const drawn = await takeDrawn()?.catch(() => null);
      const question =
        drawn && !place.recentIds.includes(drawn.id) ? drawn : await drawQuestion(place.recentIds);
      writePlace(userKey, "video", {
        ...place,
        recentIds: remember(place.recentIds, question.id),
      });
      return { question, retakeAt: null };
    };
    find().then(
      (found) => isWanted && setOpen({ key, ...found }),
      (error: unknown) => {
        if (!isWanted) return;
        setFault(questionFault(wanted, error));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [key, draws]);

  const drawAnother = useCallback(() => {
    setOpen(null);
    setDraws((count) => count + 1);
  }, []);
  /** A take from an earlier visit brings its own question along. */
  const bringBack = useCallback(
    (take: Take) =>
      setOpen((before) => {
        const question = take.asked ?? (take.question && questionInWords(take.question));
        const isSame = before?.question.question === take.question;
        return question && !isSame ? { key, question, retakeAt: null } : before;
      }),
    [key],
  );
  const isOpen = open?.key === key;
  return {
    /** Another one for another question: what stands on the screen begins anew. */
    key: `${key} ${draws}`,
    question: isOpen ? open.question : null,
    retakeAt: isOpen ? open.retakeAt : null,
    fault: isOpen ? null : fault,
    drawAnother,
    bringBack,
  };
}
