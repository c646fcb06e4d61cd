import { CULTURAL_PROFILES } from "content/cultures/cultures";
import type { Recruiter } from "content/recruiters/schema";

/** What a model needs to speak as this persona, as lines of text. */
export function describeRecruiter(recruiter: Recruiter): string {
  const { name, airline, position, personality, interviewStyle, feedbackStyle } = recruiter;
  return [
    `name: ${name} (${recruiter.pronoun})`,
    `part: ${position}, ${airline}`,
    `background: ${recruiter.culturalBackground}`,
    `personality: ${personality}`,
    `interviewStyle: ${interviewStyle}`,
    `feedbackStyle: ${feedbackStyle}`,
    `communication: ${recruiter.communication}`,
    `warmth: ${recruiter.warmth} of 1`,
    `formality: ${recruiter.formality} of 1`,
    `looks for: ${recruiter.focusAreas.join(", ")}`,
    `manner: ${recruiter.culturalNuances.join(" ")}`,
    `speaks like: ${[recruiter.phrases.praise[0], recruiter.phrases.correct[0]].join(" / ")}`,
  ].join("\n");
}

/** How interviews tend to go where the person wants to work; empty where no region is set. */
export function describeRegion(region: string | null): string {
  const profile = Object.values(CULTURAL_PROFILES).find(({ key }) => key === region);
  if (!profile) return "";
  return [
    `country: ${profile.country}`,
    `communication: ${profile.communicationStyle}`,
    `interviews: ${profile.interviewStyle}`,
    `hierarchy: ${profile.hierarchyRespect}`,
    `small talk: ${profile.smallTalkExpectation}`,
  ].join("\n");
}
