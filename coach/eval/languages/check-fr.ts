import type { LabelledAnswer } from "../star/format.ts";

/** French answers of an independent writer to two questions of the bank. Speakers from France, Belgium and Senegal. */
const COMPLAINT = {
  question:
    "Tell me about a complaint you could not put right. What did you do for the customer all the same?",
  kind: "behavioural",
} as const;
const HARDEST = {
  question:
    "Which part of a flight attendant's life will be hardest for you, and how will you deal with it?",
  kind: "motivation",
} as const;

export const CHECK_FR: readonly LabelledAnswer[] = [
  {
    id: "fr-complaint-suite",
    ...COMPLAINT,
    level: "strong",
    why: "Admits that it could not be repaired, tells the truth, offers what can be kept, and names both what failed and what changed.",
    answer: {
      situation:
        "J'étais réceptionniste de nuit dans un hôtel de Nantes en octobre 2023. À 23 h 40, un couple est arrivé pour fêter ses trente ans de mariage : la suite avec vue, réservée et payée six mois avant, avait été louée à quelqu'un d'autre à cause d'un doublon du site.",
      task: "Je ne pouvais pas mettre dehors les gens qui dormaient dedans, et il ne restait qu'une chambre sur cour. C'était à moi de le leur annoncer, seul à la réception, et de faire quand même quelque chose de leur soirée.",
      action:
        "Je les ai fait asseoir au salon avant de parler. Je leur ai dit la vérité en deux phrases, que c'était notre erreur et que je n'aurais pas la suite ce soir. Je n'ai pas cherché d'excuse. J'ai laissé monsieur se fâcher jusqu'au bout, puis j'ai proposé trois choses que je pouvais tenir : le remboursement complet signé tout de suite, la chambre sur cour gratuite, ou un taxi et une chambre chez un confrère à qui j'avais déjà téléphoné. Ils ont choisi de rester. J'ai ouvert la cuisine, j'ai dressé un plateau avec une bougie, et j'ai laissé un mot à la directrice pour qu'elle les reçoive au petit déjeuner.",
      result:
        "La vue, ils ne l'ont pas eue, et madame me l'a redit le matin. Mais le remboursement de 420 euros était fait avant leur départ, l'avis qu'ils ont écrit parlait de l'erreur et aussi du plateau, et on a coupé la double réservation sur le site la semaine suivante.",
    },
    faults: [],
  },
  {
    id: "fr-complaint-communion",
    ...COMPLAINT,
    level: "partial",
    why: 'A true, well-told rescue with an outcome; the speaker\'s own part is hidden behind "on".',
    answer: {
      situation:
        "Je travaille en boulangerie-pâtisserie à Namur. Une cliente avait commandé une pièce montée pour une communion et, le matin même, on s'est rendu compte qu'elle était notée pour le dimanche d'après.",
      task: "Il n'y avait plus le temps de la faire, il fallait trouver autre chose.",
      action:
        "On a regardé ce qui restait en vitrine, on a rassemblé quatre tartes et des éclairs, on a écrit le prénom de la petite au chocolat et on n'a rien fait payer. On a aussi livré à la salle.",
      result:
        "La dame n'était pas ravie, c'est normal, mais à 11 heures elle avait un dessert pour ses trente-cinq invités. Depuis, la date est relue à voix haute au client.",
    },
    faults: [{ section: "action", fault: "we-hides-you" }],
  },
  {
    id: "fr-complaint-out-of-stock",
    ...COMPLAINT,
    level: "weak",
    why: "Honest, but an explanation and an apology are all there is.",
    answer: {
      situation: "Il y a eu une cliente mécontente au magasin, pour un article qu'on n'avait plus.",
      task: "Je devais la satisfaire quand même.",
      action: "Je lui ai expliqué que ce n'était pas possible et je me suis excusée.",
      result: "Elle est partie, mais elle avait compris, je pense.",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "fr-complaint-mots-cles",
    ...COMPLAINT,
    level: "worthless",
    why: "A list of words from job advertisements.",
    answer: {
      situation:
        "Environnement exigeant, clientèle internationale, culture de l'excellence, insatisfaction, enjeux d'image, gestion des imprévus.",
      task: "Écoute active, empathie, posture de service, orientation client, sens des responsabilités, savoir-être.",
      action:
        "Proactivité, réactivité, bienveillance, communication non violente, prise d'initiative, esprit d'équipe, agilité, résilience, dépassement de soi, excellence relationnelle.",
      result:
        "Fidélisation, satisfaction à 100 %, montée en compétences, amélioration continue, gagnant-gagnant.",
    },
    faults: [
      { section: "situation", fault: "buzzwords" },
      { section: "task", fault: "buzzwords" },
      { section: "action", fault: "buzzwords" },
      { section: "result", fault: "buzzwords" },
    ],
  },
  {
    id: "fr-hardest-sleep",
    ...HARDEST,
    level: "strong",
    why: "Names one real difficulty, shows how it was dealt with in a comparable job, asked crews, and stays sober about it.",
    answer: {
      situation:
        "Ce sera le sommeil. Je le sais parce que j'ai fait dix-huit mois d'usine en trois-huit à Mulhouse, et la première année j'ai mal vécu les nuits.",
      task: "Chez vous ce serait pire à un endroit : les horaires changent de jour en jour et il n'y a pas de rythme auquel s'habituer. Je ne veux pas le découvrir en uniforme.",
      action:
        "À l'usine, j'ai tenu un carnet pendant deux mois, avec l'heure du coucher et les erreurs au poste. J'ai vu que je ratais surtout quand je dormais en deux morceaux après le café. J'ai arrêté le café après minuit, acheté un vrai rideau, prévenu mes voisins, et dit à ma compagne quels jours je n'étais pas disponible. J'ai aussi demandé à deux hôtesses de votre base comment elles font les départs à 4 h 30 : elles préparent tout la veille et ne négocient pas la sieste.",
      result:
        "La deuxième année, je n'ai eu aucun retard et un seul arrêt de deux jours. Je ne dis pas que ce sera facile, je dis que je sais ce que je fais quand ça ne l'est pas, et que je préviendrais avant le vol si je n'étais pas en état.",
    },
    faults: [],
  },
  {
    id: "fr-hardest-daughter",
    ...HARDEST,
    level: "partial",
    why: "Honest and personal with a family plan, but nothing tried out and a hopeful end.",
    answer: {
      situation:
        "Le plus dur sera d'être loin de ma fille, elle a six ans et je l'élève à moitié avec sa grand-mère, à Dakar.",
      task: "Je veux faire ce métier sans qu'elle ait l'impression que je disparais.",
      action:
        "On en a beaucoup parlé à la maison. Ma mère est d'accord pour les nuits, et on ferait un calendrier sur le frigo avec des avions dessinés. Je l'appellerais de chaque escale.",
      result:
        "Je pense que l'organisation suivra, et puis beaucoup de collègues ont des enfants et y arrivent.",
    },
    faults: [],
  },
  {
    id: "fr-hardest-everyone-says",
    ...HARDEST,
    level: "weak",
    why: "What everyone says, and two adjectives about oneself.",
    answer: {
      situation:
        "Le plus difficile, ce sont sans doute les horaires décalés et la fatigue, comme tout le monde le dit.",
      task: "Il faut s'adapter quand on choisit ce métier.",
      action: "Je suis quelqu'un de motivé et je m'adapte facilement.",
      result: "Donc ça ne devrait pas poser de problème.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "task", fault: "generic" },
      { section: "action", fault: "generic" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "fr-hardest-question-again",
    ...HARDEST,
    level: "worthless",
    why: "The question turned round and pasted, with its English wording.",
    answer: {
      situation:
        "Quelle partie de la vie d'un membre d'équipage sera la plus difficile pour vous ? La partie la plus difficile de la vie d'un membre d'équipage.",
      task: "Comment allez-vous y faire face ? Je vais y faire face.",
      action:
        "Which part of a flight attendant's life will be hardest for you, and how will you deal with it?",
      result:
        "La partie la plus difficile sera la plus difficile et j'y ferai face comme un membre d'équipage y fait face.",
    },
    faults: [
      { section: "situation", fault: "copied" },
      { section: "task", fault: "copied" },
      { section: "action", fault: "copied" },
      { section: "result", fault: "copied" },
    ],
  },
];
