import { CULTURAL_PROFILES } from "content/cultures/cultures";
import { PREPARATION_MODULES } from "content/cultures/preparation-modules";
import type { CulturalProfile } from "content/cultures/schema";
import { type Entry, part, sourceLine } from "./entry.ts";

/** How interviews tend to go in the six regions, and the four parts of preparing for them. */
export function cultureEntries(): Entry[] {
  return [
    ...Object.entries(CULTURAL_PROFILES).map(([id, profile]) => profileEntry(id, profile)),
    ...PREPARATION_MODULES.map((module) => ({
      citation: {
        id: `cultures/module-${module.id}`,
        title: `Preparation: ${module.title}`,
        source: null,
      },
      set: "cultures" as const,
      names: [module.title],
      parts: [
        part("lead", module.description, module.tasks),
        part("time", {
          id: "module.time",
          values: { title: module.title, time: module.estimatedTime },
        }),
      ],
      also: "prepare interview",
    })),
  ];
}

function profileEntry(id: string, profile: CulturalProfile): Entry {
  const { country } = profile;
  const about = { values: { country } };
  const list = (
    facet: Parameters<typeof part>[0],
    word:
      | "culture.dress"
      | "culture.greetings"
      | "culture.taboos"
      | "culture.tips"
      | "culture.stages"
      | "culture.questions",
    items: readonly string[],
  ) => part(facet, { id: word, ...about }, items);
  return {
    citation: {
      id: `cultures/${id}`,
      title: `Interviews in ${country}`,
      source: profile.sources.map((source) => sourceLine(source)).join("; "),
    },
    set: "cultures",
    names: [`Interviews in ${country}`, country, ...(ALIASES[id] ?? [])],
    parts: [
      part(
        "lead",
        {
          id: "culture.lead",
          values: {
            country,
            style: profile.interviewStyle,
            communication: profile.communicationStyle,
          },
        },
        profile.interviewTips.slice(0, 3),
      ),
      list("tips", "culture.tips", profile.interviewTips),
      list("taboos", "culture.taboos", profile.culturalTaboos),
      list("greetings", "culture.greetings", profile.commonGreetings),
      part("handshake", profile.handshakeStyle),
      part("eyes", profile.eyeContactNorms),
      list("dress", "culture.dress", profile.dressCodeExpectations),
      part("small-talk", {
        id: "culture.small-talk",
        values: { country, level: profile.smallTalkExpectation },
      }),
      part("hierarchy", {
        id: "culture.hierarchy",
        values: { country, level: profile.hierarchyRespect },
      }),
      part("space", profile.personalSpacePreference),
      part("cards", profile.businessCardProtocol),
      part("gifts", profile.giftGivingNorms),
      part("style", {
        id: "culture.style",
        values: {
          country,
          style: profile.interviewStyle,
          communication: profile.communicationStyle,
        },
      }),
      part("punctuality", {
        id: "culture.punctuality",
        values: { country, orientation: profile.timeOrientation },
      }),
      part("hours", { id: "culture.hours", values: { country, hours: profile.businessHours } }, [
        profile.workingWeek,
      ]),
      part(
        "holidays",
        { id: "culture.holidays", ...about },
        profile.holidays.map(({ name, when }) => `${name}: ${when}`),
      ),
      list("selection", "culture.stages", profile.selectionStages),
      list("questions", "culture.questions", profile.typicalQuestions),
    ],
    also: `${profile.region} interview culture etiquette`,
  };
}

/** People say the country, its people or a city of it. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  "north-america-us": [
    "usa",
    "united states",
    "the us",
    "america",
    "american culture",
    "north america",
    "new york",
    "estados unidos",
    "etats-unis",
    "美国",
  ],
  "europe-uk": [
    "uk",
    "united kingdom",
    "britain",
    "england",
    "london",
    "british",
    "brits",
    "reino unido",
    "royaume-uni",
    "英国",
  ],
  "asia-japan": ["japan", "japanese", "tokyo", "japon", "日本"],
  "middle-east-uae": [
    "uae",
    "united arab emirates",
    "emirati",
    "middle east",
    "gulf",
    "dubai",
    "abu dhabi",
    "emiratos",
    "emirats",
    "阿联酋",
  ],
  "asia-singapore": ["singapore", "singaporean", "singapur", "singapour", "新加坡"],
  "oceania-australia": [
    "australia",
    "australian",
    "aussie",
    "sydney",
    "melbourne",
    "oceania",
    "australie",
    "澳大利亚",
  ],
};
