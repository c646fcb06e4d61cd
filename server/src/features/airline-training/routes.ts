import {
  createAirlineQuiz,
  listAirlineQuizzes,
  listAirlineTraining,
} from "contract/airline-training.routes";
import { refuseOrphan } from "../../accounts/orphan.ts";
import { type Api, personOf } from "../../http/api.ts";
import type { AirlineTrainings } from "./service.ts";

/** A person sees and adds to their own work only: nobody is named in these calls. */
export function bindAirlineTraining(api: Api, training: AirlineTrainings): void {
  api.on(listAirlineTraining, async (c) => c.json(await training.list(personOf(c)), 200));

  api.on(listAirlineQuizzes, async (c) => c.json(await training.listQuizzes(personOf(c).id), 200));

  api.on(createAirlineQuiz, async (c) => {
    const quiz = await training.handIn(personOf(c).id, c.req.valid("json")).catch(refuseOrphan);
    return c.json(quiz, 201);
  });
}
