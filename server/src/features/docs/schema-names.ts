import { AirlineFact } from "contract/airline-facts";
import { Passkey } from "contract/passkeys";
import { Problem } from "contract/problem";
import { PracticedQuestion, Progress, Skill } from "contract/progress";
import { Question } from "contract/questions";
import { Response, StarAnswer } from "contract/responses";
import { Advice, Evidence, Note, Receipt, ReceiptLine, StarAnalysis } from "contract/star-analysis";
import { User } from "contract/users";
import { z } from "zod";

const NAMED = {
  ...{
    AirlineFact,
    Passkey,
    Problem,
    PracticedQuestion,
    Progress,
    Skill,
    Question,
    Response,
    StarAnswer,
    User,
  },
  ...{ Advice, Evidence, Note, Receipt, ReceiptLine, StarAnalysis },
};

/**
 * Shapes that many calls share stand once in the document, under their names in the contract. The
 * generator reads the name from this field; its own method would make a copy of the schema, and the
 * routes refer to the original.
 */
export function nameSchemas(): void {
  for (const [refId, schema] of Object.entries(NAMED))
    if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { _internal: { refId } });
}
