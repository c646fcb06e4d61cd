import type { MockInterviewWords } from "../../schema.ts";

export const SITUATIONAL_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "belt-sign-during-hot-drinks": {
    question:
      "Vous servez des boissons chaudes quand l’avion entre en turbulences et que le signal des ceintures s’allume. Que faites-vous ?",
    expectedPoints: [
      "Arrêter aussitôt de servir et mettre d’abord le liquide chaud en sûreté",
      "Trolley bloqué : freins mis, rangé si le temps le permet",
      "Si cela secoue fort, le siège et la ceinture les plus proches : votre sécurité compte aussi",
      "Demander calmement d’attacher les ceintures, en pensant aux bébés et aux toilettes",
      "Ensuite, chercher d’éventuels blessés et rendre compte au poste de pilotage",
    ],
    followUp: "Le calme est revenu. Que vérifiez-vous avant de reprendre ?",
    whyAsked: "Montre si le service cède la place à la sécurité sans qu’on ait à le dire.",
  },
  "two-passengers-one-seat": {
    question:
      "L’embarquement est presque terminé, et deux passagers ont une carte d’embarquement pour le même siège. Que faites-vous ?",
    expectedPoints: [
      "Lire les deux cartes : nom, vol, date, siège",
      "Ne rien reprocher à personne, et ne renvoyer personne en pleine allée",
      "Prévenir le personnel au sol et le chef de cabine, qui voient le plan des sièges",
      "Proposer à l’un des deux un endroit où attendre sans gêner",
      "Dire franchement combien de temps, et remercier les deux",
      "Un nombre de personnes à bord toujours juste à la fin",
    ],
    followUp: "Quand la porte se ferme, qui est assis où, et qui le sait ?",
    whyAsked:
      "Un petit désordre contre la montre : équité, calme, et les bonnes personnes prévenues.",
  },
  "no-more-alcohol": {
    question:
      "Un passager qui a manifestement assez bu commande encore un whisky. Que lui dites-vous, et que faites-vous ?",
    expectedPoints: [
      "Un refus aimable et discret, sans le mot ivre",
      "Autre chose à la place : de l’eau, à manger, un café plus tard",
      "Collègues et chef de cabine prévenus, pour que tous disent la même chose",
      "Penser aux bouteilles qu’il a peut-être dans son sac",
      "Guetter les signes de tension, avec des étapes claires si cela empire",
      "Connaître la raison : on ne sert pas une personne qui paraît ivre",
    ],
    followUp: "Il va au galley arrière et s’adresse à votre collègue. Que se passe-t-il là-bas ?",
    whyAsked: "Dire non en préservant la dignité est un art, et ici la loi est de votre côté.",
  },
  "exit-row-doubt": {
    question:
      "Pendant l’embarquement, un passager assis à une issue de secours vous dit qu’il préférerait ne pas avoir à l’ouvrir. Que faites-vous ?",
    expectedPoints: [
      "Le remercier de l’avoir dit, sans exiger de raison",
      "Le changer de place sans attendre, et sans le mettre mal à l’aise",
      "Trouver quelqu’un de capable et de volontaire pour ce siège",
      "Expliquer l’issue à cette personne et demander son accord",
      "Tout est réglé avant que l’avion quitte le poste de stationnement",
    ],
    followUp: "L’avion est complet. Comment faites-vous, alors ?",
    whyAsked: "Une issue ne vaut que ce que vaut la personne assise à côté.",
  },
  "colleague-smells-of-alcohol": {
    question:
      "Au briefing de l’équipage, vous sentez une odeur d’alcool dans l’haleine d’un collègue. Que faites-vous ?",
    expectedPoints: [
      "Agir avant le vol, et non après",
      "En parler aussitôt, discrètement, au chef de cabine ou au commandant de bord",
      "Rapporter ce qui a été constaté, pas un verdict",
      "L’amitié et les horaires passent après la sécurité",
      "Savoir que des programmes d’aide existent, et que cacher n’aide pas",
    ],
    followUp: "Votre collègue vous supplie de ne rien dire. Que lui répondez-vous ?",
    whyAsked: "Met l’intégrité à l’épreuve quand la loyauté tire de l’autre côté.",
  },
  "briefing-without-sight": {
    question:
      "Un de vos passagers est aveugle et voyage seul. Comment lui présentez-vous les consignes de sécurité ?",
    expectedPoints: [
      "Se présenter par son nom et demander comment aider au mieux",
      "Laisser ses mains trouver la ceinture, le masque, le gilet et le bouton d’appel",
      "Compter les rangées jusqu’aux issues, vers l’avant et vers l’arrière",
      "Proposer une notice en braille ou en gros caractères s’il y en a à bord",
      "Convenir de qui viendra en cas d’urgence, et de la place de la canne ou du chien guide",
      "Parler à la personne et non à son voisin",
    ],
    followUp: "Comment vous assurez-vous, sans lui faire passer un examen, que tout a été dit ?",
    whyAsked: "Une sécurité égale se dit autrement, et se dit avec respect.",
  },
  "suspected-trafficking": {
    question:
      "Une fillette qui voyage avec un adulte semble effrayée, et l’adulte répond à sa place à toutes les questions. Que faites-vous ?",
    expectedPoints: [
      "Observer et noter des faits : paroles, sièges, papiers, comportement",
      "Pas d’accusation, pas de sauvetage en solitaire, pas de séparation de force",
      "Prévenir le chef de cabine et, par lui, le commandant de bord",
      "Le commandant de bord fait avertir les autorités avant l’atterrissage",
      "Entre-temps, un service normal et aimable, pour ne mettre personne en danger",
    ],
    followUp: "L’avion est arrivé et tous deux s’éloignent. À quoi avez-vous veillé avant cela ?",
    whyAsked:
      "L’équipage voit ce que d’autres ne voient pas, et le zèle sans procédure peut nuire.",
  },
  "panic-as-doors-close": {
    question:
      "Les portes viennent de se fermer quand une femme se lève, respire très vite et dit qu’elle doit descendre. Que faites-vous ?",
    expectedPoints: [
      "Aller vers elle, à hauteur de ses yeux, d’une voix calme et par son nom",
      "Respirer lentement avec elle, de l’air, de l’eau, de l’espace autour d’elle",
      "Écouter : la peur, un malaise, ou quelque chose qu’elle sait du vol",
      "Prévenir tout de suite le chef de cabine : avant le départ, le commandant peut encore la laisser descendre",
      "Ni promesse ni contrainte, et un collègue à proximité",
      "Si elle descend, ses bagages et le compte des passagers",
    ],
    followUp: "Elle a décidé de rester. Que faites-vous pour elle pendant la montée ?",
    whyAsked: "De l’empathie contre la montre, avec un commandant de bord qui doit être informé.",
  },
};
