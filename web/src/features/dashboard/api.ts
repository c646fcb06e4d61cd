import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Progress, SkillTarget } from "contract/progress";
import type { Response } from "contract/responses";
import type { User } from "contract/users";
import { callJson } from "../../lib/api.ts";
import { progressQuery } from "../../parts/progress/progress-query.ts";

/** The next step is drawn from the last four scored answers; a few more, as some may not be scored. */
const LATEST_ANSWERS = 6;

/** Newest first. The coach's words come in the language asked for, so it is part of the key. */
export function latestAnswersQuery(language: string) {
  return queryOptions<Response[]>({
    queryKey: [`/api/responses?limit=${LATEST_ANSWERS}&language=${language}`],
  });
}

/** Sets one's own target; the panel shows it as soon as the server has stored it. */
export function useSetTarget(timeZone: string) {
  const queries = useQueryClient();
  const { queryKey } = progressQuery(timeZone);
  return useMutation({
    mutationFn: (target: SkillTarget) =>
      callJson<SkillTarget>("PUT", "/api/progress/targets", { payload: target }),
    onSuccess: (stored) =>
      queries.setQueryData<Progress>(
        queryKey,
        (progress) =>
          progress && {
            ...progress,
            skills: progress.skills.map((skill) =>
              skill.id === stored.skill ? { ...skill, targetLevel: stored.targetLevel } : skill,
            ),
          },
      ),
  });
}

export function useSetInterviewDate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (interviewDate: string) =>
      callJson<User>("PATCH", "/api/users/me", { payload: { interviewDate } }),
    onSuccess: (user) => queries.setQueryData<User>(["/api/users", "me"], user),
  });
}
