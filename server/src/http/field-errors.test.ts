import { SkillTarget } from "contract/progress";
import { NewResponse } from "contract/responses";
import { NewSession } from "contract/session";
import { CulturalContext, UserChange } from "contract/users";
import { expect, test } from "vitest";
import { TEXT_ANSWER } from "../testing/answers.ts";
import { fieldFaults } from "./field-errors.ts";
import { invalidFields, toProblem } from "./problems.ts";

const SCHEMAS = { NewResponse, NewSession, SkillTarget, UserChange, CulturalContext };

function messages(schema: keyof typeof SCHEMAS, sent: unknown, language: "en" | "es" = "en") {
  const result = SCHEMAS[schema].safeParse(sent);
  if (result.success) throw new Error("This should not fit");
  const { errors = [] } = toProblem(invalidFields(fieldFaults(result.error, sent)), language);
  return errors.map(({ path, message }) => `${path}: ${message}`);
}

test.each([
  ["NewSession", { name: 5, profile: "candidate" }, "name: This field is of the wrong kind"],
  [
    "NewSession",
    { name: "Ana", profile: "captain" },
    "profile: Choose one of: candidate, recruiter, trainer",
  ],
  ["SkillTarget", { skill: "star", targetLevel: 0 }, "targetLevel: At least 1"],
  ["SkillTarget", { skill: "star", targetLevel: 101 }, "targetLevel: At most 100"],
  ["SkillTarget", { skill: "star", targetLevel: 1.5 }, "targetLevel: A whole number is needed"],
  ["SkillTarget", { skill: "star" }, "targetLevel: This field is needed"],
  ["NewResponse", { ...TEXT_ANSWER, questionId: "" }, "questionId: This field is needed"],
  ["NewResponse", { ...TEXT_ANSWER, task: "x".repeat(5001) }, "task: At most 5,000 characters"],
  ["NewSession", [], ": This field is of the wrong kind"],
] as const)("%s of %j is answered with words that a person understands", (schema, sent, said) => {
  expect(messages(schema, sent)).toEqual([said]);
});

test.each([
  ["NewSession", { name: " ", profile: "candidate" }, "name: El nombre completo es necesario"],
  ["NewSession", { name: {}, profile: "candidate" }, "name: Este campo no es del tipo esperado"],
  ["UserChange", { interviewDate: "soon" }, "interviewDate: Usa una fecha como 2026-11-28"],
  ["UserChange", {}, ": Indica al menos un campo que cambiar"],
  [
    "CulturalContext",
    { targetRegion: "europe-uk", timezone: "Mars" },
    "timezone: No se conoce esta zona horaria",
  ],
  [
    "NewResponse",
    { ...TEXT_ANSWER, action: " " },
    "action: Completa todas las secciones del formato STAR antes de enviar.",
  ],
] as const)("%s of %j is answered in the reader's language", (schema, sent, said) => {
  expect(messages(schema, sent, "es")).toEqual([said]);
});
