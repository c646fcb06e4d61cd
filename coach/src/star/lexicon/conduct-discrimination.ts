import type { ConductRule } from "./conduct-rule.ts";

/** Unequal treatment and contempt for origin, faith, age or looks. */
export const DISCRIMINATION_RULES: readonly ConductRule[] = [
  {
    family: "discrimination",
    mode: "said",
    severity: 1,
    patterns: [
      "from ~3 country|countries|culture|cultures|nationality ~2 smell|steal|complain|lie|cheat|rude|dirty",
      "=women|=men|=foreigners|immigrants|muslims|arabs|gays|asians|indians|chinese|americans|refugees|africans|russians|mexicans|jews|gypsies|disabled|blacks|elderly|old =are|always|can't|shouldn't|never|=is ~1 too|emotional|stupid|dirty|rude|lazy|weak|cheap|drivers|aggressive|complain|liars|thieves|dangerous|steal|smell|drama|arrogant|useless|problem",

      "back to where =they|=he|=she =came|=come",
      "back to =their|=his|=her ~1 country",
      "serve|help|treat|seat|check|give ~4 rich|pretty|white|western|wealthy|important guests|people|passengers|customers|ones ~2 first|better|more|only",
      "their culture|religion|country ~2 rude|primitive|backward|dirty|inferior|stupid|worse",

      "refuse|refused|reject|ignored|avoid|search|searched ~11 because ~1 of ~2 religion|race|skin|nationality|accent|gender|origin|colour|headscarf|appearance",

      "come|comes to|here ~1 they|he|she should|must learn",
      "third world",
      "too foreign|fat|old|ugly ~1 for|to|and",
    ],
  },
  {
    family: "discrimination",
    mode: "said",
    severity: 0.7,
    patterns: ["=those|these people ~2 steal|lie|bargain|smell|cheat|dirty"],
  },
  {
    family: "discrimination",
    mode: "said",
    severity: 0.6,
    patterns: [
      "they|he|she|people|passengers|everyone|guests|customers should|must|ought|=have ~1 learn ~1 english|language",
    ],
  },
  {
    family: "discrimination",
    mode: "said",
    severity: 0.55,
    patterns: [
      "with =these|=those people =you",
      "any normal language",
      "like ~1 idiot|monkey|dog|ten-year-old =because|=so|=and|=could|=as|=who",
    ],
  },
  {
    family: "discrimination",
    mode: "said",
    severity: 0.5,
    patterns: [
      "his|her|their kind =of|=are|=is|=always|=never",
      "imitate|mimic|parody|impression ~1 his|her|their ~1 accent|voice|english",
    ],
  },
  {
    family: "discrimination",
    mode: "said",
    severity: 0.45,
    patterns: [
      "come|comes|came|live ~2 country ~5 should|must|learn|speak|adapt",
      "decent|civilised|civilized|proper people|countries|country|guests|passengers",
    ],
  },
  {
    family: "discrimination",
    mode: "said",
    severity: 0.4,
    patterns: [
      "they|he|she|people|foreigners should|can|could|must ~2 adapt|glad|grateful|thankful|lucky ~1",
      "like ~2 toddler|baby|idiot|ten-year-old|child|children|dog|animal ~1 ~1 because|so|and|could|as|would|who",
      "asian|black|arab|muslim|african|indian|chinese|foreign|gypsy|russian|turkish family|guests|guest|couple|man|woman|people|customers|group ~6 toilet|toilets|last|worst|corner|kitchen|later",
    ],
  },
  {
    family: "discrimination",
    mode: "said",
    severity: 0.3,
    patterns: [
      "=such people|customers|passengers|guests",
      "people|passengers|customers|guests|ones =like =him|=her|=that|=them|=those|=these",
      "same|that|this|such kind|sort|type|types of people|passengers|customers|guests who|that|think|always|are",
    ],
  },
  {
    family: "discrimination",
    mode: "said",
    severity: 0.7,
    patterns: [
      "people|passengers|customers|guests|ones =like =him|=her|=that|=them|=those|=these should|shouldn't|must|belong|=don't|never|deserve|cannot|=can't",
    ],
  },
];
