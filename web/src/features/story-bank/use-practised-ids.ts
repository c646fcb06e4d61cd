import { queryOptions, useQuery } from "@tanstack/react-query";
import type { PracticedQuestion } from "contract/progress";
import { useAccount } from "../../lib/account.tsx";

const practisedIdsQuery = queryOptions({
  queryKey: ["/api/progress/questions"],
  select: (practised: PracticedQuestion[]) =>
    new Set(practised.map(({ bankQuestionId }) => bankQuestionId)),
});

const NONE: ReadonlySet<string> = new Set();

/** Questions of the bank that the person has answered; none until the server has said. */
export function usePractisedIds(): ReadonlySet<string> {
  const { connection } = useAccount();
  return useQuery({ ...practisedIdsQuery, enabled: connection === "here" }).data ?? NONE;
}
