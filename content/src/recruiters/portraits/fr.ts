import type { RecruiterPortrait } from "../schema.ts";

/** By id, in the voice of the app, which says "vous". Nothing tells the gender of who reads, or of Alex. */
export const PORTRAITS_IN_FRENCH: Readonly<Record<string, RecruiterPortrait>> = {
  "rania-khoury": {
    position: "Recruteuse PNC, entretiens finaux",
    culturalBackground:
      "Elle a grandi à Beyrouth entre l’arabe, le français et l’anglais, et vit depuis longtemps à Dubaï, parmi des gens venus de partout.",
    interviewStyle:
      "Elle ouvre par une vraie conversation, puis reste sur un seul récit jusqu’à voir ce que vous avez fait, vous.",
    focusAreas: [
      "Travailler entre les cultures",
      "Hospitalité et empathie",
      "S’adapter à la vie à l’étranger",
      "Sang-froid et présentation",
    ],
  },
  "tan-hui-min": {
    position: "Chargée de sélection du personnel de cabine",
    culturalBackground:
      "Singapourienne d’origine chinoise, elle a grandi avec l’anglais et le mandarin dans un immeuble où quatre langues se croisaient sur un même palier.",
    interviewStyle:
      "Des questions courtoises et brèves, en plusieurs tours ; elle laisse des silences et écoute la manière autant que le fond.",
    focusAreas: [
      "Le souci du détail dans le service",
      "Maintien et présentation",
      "Annonces et échanges clairs",
      "Respect au sein de l’équipage",
    ],
  },
  "marcus-tate": {
    position: "Recruteur pour les équipages de cabine",
    culturalBackground:
      "Texan noir de San Antonio, élevé dans le restaurant de sa famille, où chaque client avait un nom avant d’avoir une carte.",
    interviewStyle:
      "Il bavarde comme un voisin, puis demande tout net une vraie situation difficile, et ce que vous y avez fait.",
    focusAreas: [
      "Un service chaleureux et personnel",
      "Esprit d’équipe et humilité",
      "De l’humour à bon escient",
      "La sécurité pendant les escales courtes",
    ],
  },
  "alex-moreno": {
    position: "Recrutement des équipages à bord",
    culturalBackground:
      "De famille dominicaine, du Queens à New York : l’anglais et l’espagnol sont sa maison, et l’aéroport est à un trajet de bus.",
    interviewStyle:
      "Des relances rapides et un langage simple ; les valeurs se cherchent dans les récits, et les détails se vérifient.",
    focusAreas: [
      "Prendre soin des clients",
      "L’intégrité dans les petites choses",
      "Parler clair quand tout se dérègle",
      "La sécurité, première des valeurs",
    ],
  },
  "eleanor-whitcombe": {
    position: "Évaluatrice PNC",
    culturalBackground:
      "Née dans le Yorkshire, infirmière avant de voler, elle vit près de Heathrow ; elle en dit moins qu’elle n’en pense.",
    interviewStyle:
      "Elle suit les compétences dans l’ordre, écrit beaucoup, et demande un peu plus quand elle attend bien davantage.",
    focusAreas: [
      "Un service qui a du caractère",
      "L’esprit d’équipe dans l’exercice de groupe",
      "Face à un client mécontent",
      "Ponctualité et fiabilité",
    ],
  },
  "henrik-sommerfeld": {
    position: "Évaluateur principal, sélection du personnel de cabine",
    culturalBackground:
      "De Hambourg, ancien chef de cabine au goût d’ingénieur pour les causes ; il parle allemand, anglais et un espagnol appliqué.",
    interviewStyle:
      "Structuré et franc : une question claire, toute son attention, et une seconde question là où la réponse restait vague.",
    focusAreas: [
      "Précision et fiabilité",
      "Sécurité et procédures",
      "Conflits et recul sur soi",
      "Des explications claires aux clients",
    ],
  },
  "hannah-lindqvist": {
    position: "Responsable du recrutement de cabine",
    culturalBackground:
      "D’un port de pêche de l’État de Washington, aux grands-parents suédois ; des années de ferries matinaux lui ont appris à prévoir le gros temps.",
    interviewStyle:
      "Sans hâte et proche de vous, très attentive au moment où vous avez pris la parole, ou non.",
    focusAreas: [
      "Prendre la parole pour la sécurité",
      "Une gentillesse qui coûte",
      "Tenir par mauvais temps",
      "Bien agir sans témoin",
    ],
  },
  "vanessa-coleman": {
    position: "Recruteuse pour le service à bord",
    culturalBackground:
      "D’Atlanta, fille d’un chef de chœur, avec deux décennies de vols derrière elle et le sens de l’accueil du Sud.",
    interviewStyle:
      "Elle vous met à l’aise, puis enchaîne les questions sur vos actes et attend la fin de l’histoire sans avoir à la réclamer.",
    focusAreas: [
      "Diriger en servant",
      "Honnêteté et intégrité",
      "Un service haut de gamme attentionné",
      "Persévérer les jours difficiles",
    ],
  },
  "arun-nambiar": {
    position: "Responsable des journées d’évaluation",
    culturalBackground:
      "Né au Kerala et scolarisé à Dubaï, il a mené des journées d’évaluation dans des dizaines de villes.",
    interviewStyle:
      "Il explique chaque épreuve une fois, clairement, puis observe qui demande, qui associe les autres et qui tient l’heure.",
    focusAreas: [
      "L’esprit d’équipe dans les épreuves de groupe",
      "Un anglais parlé clair",
      "Juger vite et bien",
      "La sécurité avant le service",
    ],
  },
};
