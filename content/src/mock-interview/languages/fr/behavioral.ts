import type { MockInterviewWords } from "../../schema.ts";

export const BEHAVIORAL_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "conflict-with-colleague": {
    question:
      "Parlez-moi d’un conflit que vous avez eu avec un ou une collègue. Comment l’avez-vous réglé tous les deux ?",
    expectedPoints: [
      "Un vrai désaccord, raconté équitablement des deux côtés",
      "Une conversation en privé, et sans tarder",
      "Votre propre part reconnue",
      "Un accord que chacun pouvait tenir",
      "Comment vous avez travaillé ensemble par la suite",
    ],
    followUp: "Comment avez-vous travaillé ensemble après cela ?",
    whyAsked:
      "Les équipages changent chaque jour, et une dispute n’a pas sa place sur le vol suivant.",
  },
  "worked-across-cultures": {
    question:
      "Racontez-moi une expérience de travail avec des personnes de cultures très différentes de la vôtre. Qu’avez-vous changé dans votre façon de faire ?",
    expectedPoints: [
      "Un cadre concret avec de vraies personnes, sans clichés",
      "Un moment d’incompréhension, et la question posée d’abord à soi-même",
      "Demander ou observer avant de juger",
      "Une habitude de langage ou de travail que vous avez changée",
      "Ce qui est devenu plus simple pour les autres",
    ],
    followUp: "À quoi avez-vous vu que ce changement les avait aidés ?",
    whyAsked:
      "Montre si la différence éveille en vous la curiosité, la prudence, ou ni l’une ni l’autre.",
  },
  "told-on-yourself": {
    question:
      "Racontez-moi une fois où vous avez signalé une de vos erreurs que personne d’autre n’aurait découverte.",
    expectedPoints: [
      "Une vraie erreur, avec une conséquence possible",
      "Signalée vite, et à la bonne personne",
      "Ni excuse ni reproche à quelqu’un d’autre",
      "Ce qui a été fait pour limiter les dégâts",
      "Ce qui a été changé pour que cela ne se reproduise pas",
    ],
    followUp: "Qu’a répondu votre responsable, et qu’est-ce qui est différent aujourd’hui ?",
    whyAsked: "La sécurité vit de signalements que personne n’aurait pu vous arracher.",
  },
  "noticed-unspoken-need": {
    question:
      "Décrivez une situation où vous avez vu ce dont un client avait besoin avant qu’il le demande.",
    expectedPoints: [
      "Le signe que vous avez remarqué",
      "Ce que vous en avez déduit, et comment vous l’avez vérifié",
      "Une proposition simple et concrète",
      "La dignité préservée : sans public, et facile à refuser",
      "La réaction du client",
    ],
    followUp: "Qu’a dit ou fait cette personne en s’en apercevant ?",
    whyAsked: "Le service dont les passagers se souviennent commence par le regard.",
  },
  "stayed-calm": {
    question:
      "Racontez-moi une situation où vous avez gardé votre calme alors que les autres perdaient le leur.",
    expectedPoints: [
      "Une situation de réelle pression",
      "Ce que vous avez fait de votre propre stress",
      "De l’ordre : le plus urgent d’abord, et des tâches confiées aux autres",
      "Des mots courts et clairs pour ceux qui vous entouraient",
      "Comment cela s’est terminé, et ce que vous avez appris sur vous",
    ],
    followUp: "Et une fois que tout était fini, comment allaient les autres ?",
    whyAsked: "Les passagers lisent le danger sur votre visage avant d’entendre vos mots.",
  },
  "hardest-feedback": {
    question:
      "Quelle est la critique la plus dure que l’on vous ait faite au travail, et qu’en avez-vous fait ?",
    expectedPoints: [
      "Une critique juste, et qui a fait mal",
      "L’écouter sans se défendre, et poser une question en retour",
      "Une mesure prise, avec une date, ou une habitude",
      "La preuve du changement, venue de quelqu’un d’autre",
      "Un merci à la personne qui l’a dite",
    ],
    followUp: "Qui a remarqué que vous aviez changé, et à quoi ?",
    whyAsked:
      "En formation, on vous corrigera chaque jour pendant des semaines, et les contrôles durent toute la carrière.",
  },
  "enforced-unpopular-rule": {
    question:
      "Racontez-moi une fois où vous avez dû faire respecter une règle qui déplaisait. Comment avez-vous procédé ?",
    expectedPoints: [
      "La règle, et la raison pour laquelle elle existe",
      "Des mots respectueux, les mêmes pour tout le monde",
      "La raison, donnée en une phrase",
      "Une façon d’obéir sans perdre la face",
      "De la fermeté jusqu’au bout, et ce que les gens ont fait",
    ],
    followUp: "Tout le monde l’a-t-il suivie à la fin, et en quels termes vous êtes-vous quittés ?",
    whyAsked:
      "La moitié du métier consiste à demander à des gens aimables ce qu’ils préféreraient ne pas faire.",
  },
  "mastered-much-in-little-time": {
    question:
      "Quand avez-vous dû, pour la dernière fois, assimiler beaucoup de choses nouvelles en peu de temps, et quelle a été votre méthode ?",
    expectedPoints: [
      "Ce qu’il fallait apprendre, pour quand et pourquoi",
      "Un plan : découper, répéter, se tester",
      "De l’aide demandée tôt",
      "S’exercer à voix haute ou avec les mains, et pas seulement lire",
      "Le résultat de l’examen ou du premier jour",
    ],
    followUp: "Quelle note avez-vous eue, ou que vous en a-t-on dit ?",
    whyAsked: "La formation initiale réunit manuels, exercices et examens en quelques semaines.",
  },
};
