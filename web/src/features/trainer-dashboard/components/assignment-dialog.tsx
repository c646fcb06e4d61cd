import { useQuery } from "@tanstack/react-query";
import { SCENARIOS } from "content/scenarios/scenarios";
import {
  ASSIGNMENT_COUNT_MAX,
  ASSIGNMENT_KINDS,
  type AssignmentKind,
  REMEDIAL_DAYS,
} from "contract/group-terms";
import type { Member, NewAssignment } from "contract/groups";
import { REVIEW_SET_IDS, type ReviewSetId } from "contract/review-terms";
import type { ScenarioId } from "contract/scenario-terms";
import { type FormEvent, useId, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { now } from "../../../lib/clock.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { setsQuery, useGroupAction } from "../api.ts";
import { dayAfter, endOfDay, isCounted } from "../assignment.ts";
import { tellFailed } from "../tell-failed.ts";
import { MemberChoice } from "./member-choice.tsx";

interface AssignmentDialogProps {
  groupId: string;
  members: readonly Member[];
  onClose: () => void;
}

/** What the whole group, or some of it, is asked for, and until when. */
export function AssignmentDialog({ groupId, members, onClose }: AssignmentDialogProps) {
  const t = useT();
  const formId = useId();
  const giving = useGroupAction();
  const [today] = useState(() => dayAfter(now(), 0));
  const [kind, setKind] = useState<AssignmentKind>("set");
  const [set, setSet] = useState<ReviewSetId>("terms");
  const [ownSet, setOwnSet] = useState<string | null>(null);
  const [scenario, setScenario] = useState<ScenarioId>("power-bank-fire");
  const [count, setCount] = useState("3");
  const [due, setDue] = useState(() => dayAfter(now(), REMEDIAL_DAYS));

  const [isForSome, setIsForSome] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isChecked, setIsChecked] = useState(false);
  const isNobody = isForSome && chosen.size === 0;
  const own = useQuery(setsQuery);
  // The newest one, until another is chosen.
  const wantedSet = kind === "own-set" ? (ownSet ?? own.data?.[0]?.id ?? null) : null;
  const lacksSet = kind === "own-set" && wantedSet === null;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isNobody || lacksSet) return;
    const payload: NewAssignment = {
      kind,
      set: kind === "set" ? set : null,
      ownSet: wantedSet,
      scenario: kind === "scenario" ? scenario : null,
      count: isCounted(kind) ? Number(count) : 1,
      dueAt: endOfDay(due),
      memberIds: isForSome ? [...chosen] : null,
    };
    giving.mutate(
      { method: "POST", path: `/${groupId}/assignments`, payload },
      { onSuccess: onClose, onError: tellFailed },
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("trainer.asked.give")}
      description={t("trainer.asked.since")}
      closeLabel={t("buttons.close")}
      footer={
        <>
          <Button onClick={onClose}>{t("buttons.cancel")}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={giving.isPending}>
            {t(giving.isPending ? "trainer.saving" : "trainer.asked.give")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} className="grid gap-5">
        <Field label={t("trainer.asked.kind")}>
          <Select
            data-autofocus
            value={kind}
            onChange={(event) => setKind(event.target.value as AssignmentKind)}
          >
            {ASSIGNMENT_KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`trainer.asked.kinds.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        {kind === "set" && (
          <Field label={t("trainer.asked.set")}>
            <Select value={set} onChange={(event) => setSet(event.target.value as ReviewSetId)}>
              {REVIEW_SET_IDS.map((id) => (
                <option key={id} value={id}>
                  {t(`review.sets.names.${id}`)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {kind === "own-set" &&
          (own.data?.length === 0 ? (
            <p className={isChecked ? "text-red-ink" : "text-ink-2"} role="status">
              {t("trainer.asked.noSets")}{" "}
              <PageLink href="/trainer-dashboard?set=new" className="underline underline-offset-4">
                {t("trainerSets.write")}
              </PageLink>
            </p>
          ) : (
            <Field label={t("trainer.asked.ownSet")}>
              <Select
                value={wantedSet ?? ""}
                onChange={(event) => setOwnSet(event.target.value)}
                disabled={!own.data}
              >
                {own.data?.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
        {kind === "scenario" && (
          <Field label={t("trainer.asked.scenario")}>
            <Select
              value={scenario}
              onChange={(event) => setScenario(event.target.value as ScenarioId)}
            >
              {SCENARIOS.map(({ id, title }) => (
                <option key={id} value={id} lang="en">
                  {title}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {isCounted(kind) && (
          <Field label={t("trainer.asked.count")}>
            <TextInput
              type="number"
              required
              min={1}
              max={ASSIGNMENT_COUNT_MAX}
              value={count}
              onChange={(event) => setCount(event.target.value)}
            />
          </Field>
        )}
        <Field label={t("trainer.asked.due")}>
          <TextInput
            type="date"
            required
            min={today}
            value={due}
            onChange={(event) => setDue(event.target.value)}
          />
        </Field>
        {members.length > 0 && (
          <div className="grid gap-3">
            <Segmented
              label={t("trainer.asked.whom")}
              value={isForSome ? "some" : "all"}
              onChange={(value) => setIsForSome(value === "some")}
              options={[
                { value: "all", label: t("trainer.asked.whole") },
                { value: "some", label: t("trainer.asked.forSome") },
              ]}
            />
            {isForSome && (
              <MemberChoice
                members={members}
                chosen={chosen}
                error={isChecked && isNobody ? t("trainer.asked.choose") : undefined}
                onChange={setChosen}
              />
            )}
          </div>
        )}
      </form>
    </Dialog>
  );
}
