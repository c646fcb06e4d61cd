import { RECRUITERS } from "content/recruiters/recruiters";
import { expect, test } from "vitest";
import { personaOf } from "./recruiter-personas.ts";

const personas = RECRUITERS.map(({ id }) => personaOf(id));

test("every recruiter is drawn, in the colour that their card has", () => {
  for (const { id, avatar } of RECRUITERS)
    expect(personaOf(id).coat, id).toBe(avatar.backgroundColor.toLowerCase());
});

test("no two have the same hair, or are drawn in the same colours", () => {
  expect(new Set(personas.map(({ hairStyle }) => hairStyle)).size).toBe(personas.length);
  expect(new Set(personas.map(({ skin, hair, coat }) => skin + hair + coat)).size).toBe(
    personas.length,
  );
});

test("somebody who is not a recruiter has no face", () => {
  expect(() => personaOf("nobody")).toThrow("nobody");
});
