import { useInfiniteQuery } from "@tanstack/react-query";
import { GROUP_NAME_MAX_CHARACTERS } from "contract/group-terms";
import type { Group } from "contract/groups";
import { type FormEvent, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Field } from "../../../ui/field.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { ledQuery, useGroupAction } from "../api.ts";
import { tellFailed } from "../tell-failed.ts";
import { Failed } from "./failed.tsx";

/** A trainer's groups, and the form that begins another. */
export function LedGroups() {
  const t = useT();
  const { connection } = useAccount();
  const led = useInfiniteQuery({ ...ledQuery, enabled: connection === "here" });
  const groups = led.data?.pages.flatMap((page) => page.groups);
  return (
    <Panel as="section" aria-labelledby="led-title">
      <h2 id="led-title" className="text-h2">
        {t("trainer.led.title")}
      </h2>
      {groups ? (
        groups.length === 0 ? (
          <EmptyState
            heading={t("trainer.led.none")}
            sentence={t("trainer.led.noneText")}
            className="py-6!"
          />
        ) : (
          <ul className="mt-4 grid gap-3 tablet:grid-cols-2 desktop:grid-cols-3">
            {groups.map((group) => (
              <GroupCard key={group.id} group={group} />
            ))}
          </ul>
        )
      ) : led.isError || connection === "away" ? (
        <Failed error={led.error} onRetry={() => void led.refetch()} />
      ) : (
        <Skeleton label={t("trainer.loading")} className="min-h-[8rem]" />
      )}
      {led.hasNextPage && (
        <Button
          className="mt-4"
          isPending={led.isFetchingNextPage}
          onClick={() => void led.fetchNextPage()}
        >
          {t("trainer.led.more")}
        </Button>
      )}
      <NewGroupForm />
    </Panel>
  );
}

function GroupCard({ group }: { group: Group }) {
  const t = useT();
  return (
    <li>
      <PageLink
        href={`/trainer-dashboard?group=${group.id}`}
        className="flex h-full flex-col gap-1 rounded-[18px] border border-seam bg-cabin px-5 py-4 transition-colors duration-[120ms] hover:border-edge"
      >
        <span dir="auto" className="break-words font-semibold text-h3">
          {group.name}
        </span>
        <span className="text-ink-2 text-small">
          {t("trainer.led.members", { count: group.memberCount })}
        </span>
      </PageLink>
    </li>
  );
}

function NewGroupForm() {
  const t = useT();
  const beginning = useGroupAction<Group>();
  const [name, setName] = useState("");
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    beginning.mutate(
      { method: "POST", path: "", payload: { name } },
      { onSuccess: () => setName(""), onError: tellFailed },
    );
  };
  return (
    <form
      onSubmit={handleSubmit}
      className="mt-6 flex flex-wrap items-end gap-3 border-seam border-t pt-5"
    >
      <Field
        label={t("trainer.led.name")}
        className="min-w-0 flex-[1_1_16rem] tablet:max-w-[26rem]"
      >
        <TextInput
          value={name}
          maxLength={GROUP_NAME_MAX_CHARACTERS}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" isPending={beginning.isPending}>
        {t(beginning.isPending ? "trainer.saving" : "trainer.led.begin")}
      </Button>
    </form>
  );
}
