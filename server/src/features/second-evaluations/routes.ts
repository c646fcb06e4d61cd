import type { SecondEvaluation, SecondOpinion } from "contract/second-evaluations";
import {
  acceptInvitation,
  getSecondOpinion,
  inviteSecond,
  listSecondEvaluations,
  withdrawSecond,
} from "contract/second-evaluations.routes";
import type { Database } from "../../db/database.ts";
import { type Api, type ApiContext, personOf } from "../../http/api.ts";
import {
  invitationTaken,
  notFound,
  ownInterview,
  recruiterOfInterviewOnly,
  recruitersOnly,
  secondGiven,
  unknownInvitation,
} from "../../http/problems.ts";
import { noContent } from "../../http/send.ts";
import { writeEvaluation } from "../../interviews/evaluations/write.ts";
import { interviewToEvaluate } from "../../interviews/parties.ts";
import type { InterviewRow } from "../../interviews/store.ts";
import type { Random } from "../../random.ts";
import {
  findByToken,
  findGiven,
  findInvitation,
  insertInvitation,
  listFor,
  removeInvitation,
  takeUp,
} from "./store.ts";

const write = ({
  scheduledAt,
  ...row
}: Awaited<ReturnType<typeof listFor>>[number]): SecondEvaluation => ({
  ...row,
  scheduledAt: scheduledAt.toISOString(),
});

/** A second evaluator scores blind: neither reads what the other said before both have said it. */
export function bindSecondEvaluations(
  api: Api,
  { db, random }: { db: Database; random: Random },
): void {
  const opinionOf = async (interview: InterviewRow, me: string): Promise<SecondOpinion> => {
    const invitation = await findInvitation(db, interview.id);
    const isFirst = interview.recruiterId === me;
    const side = isFirst ? "first" : "second";
    if (!invitation) return { state: "none", side, token: null, evaluatorName: null, pair: null };
    const { evaluatorId, evaluatorName, token } = invitation;
    const [first, second] = await Promise.all(
      [interview.recruiterId, evaluatorId].map((by) => by && findGiven(db, interview.id, by)),
    );
    return {
      state: second ? "given" : evaluatorId ? "accepted" : "invited",
      side,
      token: evaluatorId || !isFirst ? null : token,
      evaluatorName,
      pair:
        first && second ? { first: writeEvaluation(first), second: writeEvaluation(second) } : null,
    };
  };
  const leadOf = async (c: Pick<ApiContext, "get">, id: string) => {
    const interview = await interviewToEvaluate(c, db, id);
    if (interview.recruiterId !== personOf(c).id) throw recruiterOfInterviewOnly();
    return interview;
  };

  api.on(listSecondEvaluations, async (c) =>
    c.json((await listFor(db, personOf(c).id)).map(write), 200),
  );

  api.on(acceptInvitation, async (c) => {
    const me = personOf(c);
    if (me.profile !== "recruiter") throw recruitersOnly();
    const found = await findByToken(db, c.req.valid("json").token);
    if (!found) throw unknownInvitation();
    if (found.recruiterId === me.id || found.candidateId === me.id) throw ownInterview();
    if (!(await takeUp(db, found, me.id))) throw invitationTaken();
    const [row] = await listFor(db, me.id, found.interviewId);
    if (!row) throw notFound();
    return c.json(write(row), 201);
  });

  api.on(getSecondOpinion, async (c) => {
    const interview = await interviewToEvaluate(c, db, c.req.valid("param").id);
    return c.json(await opinionOf(interview, personOf(c).id), 200);
  });

  api.on(inviteSecond, async (c) => {
    const interview = await leadOf(c, c.req.valid("param").id);
    await insertInvitation(db, { interviewId: interview.id, token: random.uuid() });
    return c.json(await opinionOf(interview, personOf(c).id), 200);
  });

  api.on(withdrawSecond, async (c) => {
    const interview = await interviewToEvaluate(c, db, c.req.valid("param").id);
    if (!(await removeInvitation(db, interview))) throw secondGiven();
    return noContent(c);
  });
}
