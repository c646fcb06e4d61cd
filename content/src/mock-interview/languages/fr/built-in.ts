import type { MockInterviewWords } from "../../schema.ts";

export const BUILT_IN_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "about-yourself": {
    question: "Parlez-moi de vous. Pourquoi voulez-vous devenir PNC ?",
    expectedPoints: [
      "Qui vous êtes aujourd’hui, en une ou deux phrases",
      "Deux ou trois expériences du contact, de la pression, de la sécurité ou de l’équipe",
      "Une raison propre à ce métier et à aucun autre",
      "Une idée réaliste de cette vie : horaires, réserve, fêtes loin de chez soi",
      "La sécurité citée comme le cœur du métier",
    ],
    followUp:
      "Si je demandais à votre dernière équipe ce que vous y avez changé, que dirait-elle ?",
    whyAsked: "Montre si vous savez choisir l’essentiel et si vous connaissez vraiment le métier.",
  },
  "difficult-customer": {
    question:
      "Racontez-moi une situation où vous avez dû gérer un client difficile. Qu’avez-vous fait, et comment cela s’est-il terminé ?",
    expectedPoints: [
      "Un vrai client et ce dont il avait besoin, racontés avec respect",
      "L’écouter jusqu’au bout et reformuler le problème",
      "Une voix et une posture calmes pendant que le ton montait",
      "Une solution ou un choix à la mesure de vos responsabilités",
      "Comment le client est reparti, et ce qui a été transmis ou appris",
    ],
    followUp: "Comment ce client est-il reparti, et avez-vous eu de ses nouvelles ?",
    whyAsked:
      "Les clients mécontents sont notre quotidien, et votre récit montre comment vous les voyez.",
  },
  "refuses-safety-instructions": {
    question:
      "Avant le décollage, un passager refuse de suivre vos consignes de sécurité. Que faites-vous ?",
    expectedPoints: [
      "Une consigne calme et claire, avec sa raison",
      "Chercher derrière le refus la peur, la langue ou un problème d’audition",
      "Fermeté : l’avion ne part pas tant que la cabine n’est pas prête",
      "Le chef de cabine prévenu et, par lui, le commandant de bord",
      "Les avertissements prévus par la compagnie, jusqu’au débarquement au sol",
      "Un collègue comme témoin et des notes pour le rapport",
    ],
    followUp: "Il refuse toujours. Qui décide à présent, et que lui avez-vous dit ?",
    whyAsked: "Vérifie que vous savez être aimable et inflexible à la fois.",
  },
  "medical-emergency": {
    question:
      "Comment réagiriez-vous à une urgence médicale à bord, par exemple un passager pris d’une vive douleur dans la poitrine ?",
    expectedPoints: [
      "Rester avec le passager et appeler aussitôt les collègues",
      "Faire apporter tôt l’oxygène, la trousse médicale et le défibrillateur",
      "Questions sur la douleur, son début, les maladies, les allergies et les traitements",
      "Tenir informé le commandant de bord, qui décide d’un déroutement",
      "Appel à un médecin à bord et avis médical depuis le sol",
      "Surveiller l’état, noter les heures et transmettre à ceux qui prennent le relais",
    ],
    followUp: "Les secours sont à la porte. Que leur dites-vous ?",
    whyAsked: "Cherche de l’ordre sous pression : rester, appeler, équiper, informer, noter.",
  },
};
