import { useQuery } from "@tanstack/react-query";
import { ROOM_QUESTION_MAX_CHARACTERS } from "contract/interview-room-terms";
import type { AskedQuestion, SuggestedQuestion } from "contract/interview-rooms";
import type { MockInterview } from "contract/mock-interviews";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatClock } from "../../../i18n/format.ts";
import { useLanguage, useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { Disclosure } from "../../../parts/receipt/disclosure.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { suggestionsQuery, templatesQuery, useAddTemplate, useRemoveTemplate } from "../api.ts";

type Shelf = "suggested" | "own" | "asked";
const SHELVES: readonly Shelf[] = ["suggested", "own", "asked"];

interface QuestionsPanelProps {
  interview: MockInterview;
  asked: readonly AskedQuestion[];
  onAsk: (text: string) => void;
}

/** What can be asked: suggested for this interview, of one's own, and what was asked, with its time. */
export function QuestionsPanel({ interview, asked, onAsk }: QuestionsPanelProps) {
  const t = useT();
  const [shelf, setShelf] = useState<Shelf>("suggested");
  const wasAsked = new Set(asked.map(({ text }) => text));
  return (
    <Panel as="section" isFlush aria-labelledby="questions-title">
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 pt-5 pb-4 tablet:px-7 tablet:pt-6">
        <h2 id="questions-title" className="text-h2">
          {t("room.questions.title")}
        </h2>
        <Segmented
          label={t("room.questions.title")}
          value={shelf}
          onChange={setShelf}
          options={SHELVES.map((value) => ({ value, label: t(`room.questions.${value}`) }))}
        />
      </div>
      {shelf === "suggested" && (
        <Suggested interview={interview} wasAsked={wasAsked} onAsk={onAsk} />
      )}
      {shelf === "own" && <Own wasAsked={wasAsked} onAsk={onAsk} />}
      {shelf === "asked" && <Asked asked={asked} onAsk={onAsk} />}
    </Panel>
  );
}

const ROW =
  "grid gap-2 border-seam border-t px-5 py-4 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:gap-x-5 tablet:px-7";

function AskButton({ text, onAsk }: { text: string; onAsk: (text: string) => void }) {
  const t = useT();
  return (
    <Button
      aria-label={t("room.questions.askThis", { question: text })}
      className="tablet:self-start"
      onClick={() => onAsk(text)}
    >
      {t("room.questions.ask")}
    </Button>
  );
}

function Suggested({
  interview,
  wasAsked,
  onAsk,
}: {
  interview: MockInterview;
  wasAsked: ReadonlySet<string>;
  onAsk: (text: string) => void;
}) {
  const t = useT();
  const language = useLanguage();
  const { data, error, refetch } = useQuery(suggestionsQuery(interview.id, language));
  if (!data)
    return (
      <div className="px-5 pb-6 tablet:px-7">
        {error ? (
          <div role="alert">
            <p className="text-ink-2">
              {error instanceof ApiError ? error.text : t("booked.unreachable")}
            </p>
            <Button className="mt-3" onClick={() => void refetch()}>
              {t("buttons.tryAgain")}
            </Button>
          </div>
        ) : (
          <Skeleton label={t("room.questions.loading")} />
        )}
      </div>
    );
  return (
    <ul>
      {data.map((question) => (
        <li key={question.text} className={ROW}>
          <div className="min-w-0">
            <QuestionText question={question} />
            {wasAsked.has(question.text) && (
              <Badge tone="green" className="mt-1.5">
                {t("room.questions.wasAsked")}
              </Badge>
            )}
            <Disclosure
              summary={t("room.questions.listensFor")}
              summaryClassName="cursor-pointer font-semibold text-lagoon-ink text-small"
            >
              <div lang={question.isEnglish ? "en" : undefined} className="pb-1 text-small">
                <ul className="list-disc ps-5">
                  {question.listensFor.map((point) => (
                    <li key={point} dir="auto">
                      {point}
                    </li>
                  ))}
                </ul>
                {question.followUp && (
                  <p dir="auto" className="mt-2">
                    <span className="text-ink-2">{t("room.questions.followUp")}: </span>
                    {question.followUp}
                  </p>
                )}
              </div>
            </Disclosure>
          </div>
          <AskButton text={question.text} onAsk={onAsk} />
        </li>
      ))}
    </ul>
  );
}

function QuestionText({ question }: { question: SuggestedQuestion }) {
  return (
    <>
      {question.airline && (
        <Badge tone="lagoon" isBare className="mb-1">
          {question.airline}
        </Badge>
      )}
      <p lang={question.isEnglish ? "en" : undefined} dir="auto" className="break-words">
        {question.text}
      </p>
    </>
  );
}

function Own({
  wasAsked,
  onAsk,
}: {
  wasAsked: ReadonlySet<string>;
  onAsk: (text: string) => void;
}) {
  const t = useT();
  const { data } = useQuery(templatesQuery);
  const [text, setText] = useState("");
  const adding = useAddTemplate();
  const removing = useRemoveTemplate();
  const error = adding.error ?? removing.error;
  const add = () => {
    if (text.trim()) adding.mutate({ text }, { onSuccess: () => setText("") });
  };
  return (
    <>
      <ul>
        {data?.map((one) => (
          <li key={one.id} className={ROW}>
            <div className="min-w-0">
              <p dir="auto" className="break-words">
                {one.text}
              </p>
              {wasAsked.has(one.text) && (
                <Badge tone="green" className="mt-1.5">
                  {t("room.questions.wasAsked")}
                </Badge>
              )}
            </div>
            <div className="flex gap-2 tablet:self-start">
              <AskButton text={one.text} onAsk={onAsk} />
              <Button
                variant="quiet"
                size="icon"
                aria-label={t("room.questions.remove", { question: one.text })}
                onClick={() => removing.mutate(one.id)}
              >
                <Icon of={Trash2} size={18} />
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div className="border-seam border-t px-5 py-5 tablet:px-7">
        <Field label={t("room.questions.write")} hint={t("room.questions.writeHint")}>
          <TextArea
            dir="auto"
            rows={2}
            maxLength={ROOM_QUESTION_MAX_CHARACTERS}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        {error && (
          <p role="alert" className="mt-2 text-red-ink text-small">
            {error instanceof ApiError ? error.text : t("booked.unreachable")}
          </p>
        )}
        <Button className="mt-3" isPending={adding.isPending} onClick={add}>
          <Icon of={Plus} size={18} />
          {t("room.questions.keep")}
        </Button>
      </div>
    </>
  );
}

function Asked({
  asked,
  onAsk,
}: {
  asked: readonly AskedQuestion[];
  onAsk: (text: string) => void;
}) {
  const t = useT();
  if (asked.length === 0)
    return <p className="px-5 pb-6 text-ink-2 tablet:px-7">{t("room.questions.noneAsked")}</p>;
  return (
    <ol>
      {asked.map(({ text, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same question may be asked twice; its place tells them apart.
        <li key={index} className={ROW}>
          <p dir="auto" className="min-w-0 break-words">
            {at !== null && (
              <bdi className="tabular me-2 font-semibold text-ink-2 text-small">
                {formatClock(at)}
              </bdi>
            )}
            {text}
          </p>
          <AskButton text={text} onAsk={onAsk} />
        </li>
      ))}
    </ol>
  );
}
