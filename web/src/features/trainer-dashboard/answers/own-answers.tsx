import { useSearchParams } from "wouter";
import { useT } from "../../../i18n/i18n.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { AnswerList } from "./answer-list.tsx";

/** For a member: the answers that they share in one group, with what was said of them. */
export function OwnAnswers({ groupId }: { groupId: string }) {
  const t = useT();
  const [params] = useSearchParams();
  const linkedId = params.get("of") === groupId ? params.get("answer") : null;
  return (
    <>
      <h3 className="mt-7 text-h3">{t("shared.own.title")}</h3>
      <AnswerList
        key={linkedId}
        groupId={groupId}
        party="member"
        linkedId={linkedId}
        empty={
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="flex-[1_1_18rem] text-ink-2">{t("shared.own.none")}</p>
            <PageLink href="/star-practice" className={buttonClass("line", "normal", "ms-auto")}>
              {t("shared.own.toPractice")}
            </PageLink>
          </div>
        }
      />
    </>
  );
}
