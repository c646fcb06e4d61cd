import type { MockInterviewWords } from "../../schema.ts";

export const TECHNICAL_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "oxygen-masks-drop": {
    question:
      "Vous traversez la cabine quand les masques à oxygène tombent. Quel est votre tout premier geste, et que faites-vous ensuite ?",
    expectedPoints: [
      "Le masque le plus proche, immédiatement, le vôtre avant celui des autres",
      "S’asseoir ou se tenir fermement : une descente rapide peut suivre",
      "Appeler les passagers et leur montrer comment tirer le masque et le mettre",
      "Attendre l’annonce du poste de pilotage avant de se déplacer",
      "Ensuite l’oxygène portable, et un contrôle de la cabine, des toilettes et des blessés",
      "Rendre compte au poste de pilotage",
    ],
    followUp: "On vous annonce que vous pouvez vous déplacer. Où allez-vous d’abord ?",
    whyAsked:
      "Le temps de conscience utile se compte en secondes : l’ordre des gestes est la réponse.",
  },
  "phone-on-fire": {
    question:
      "Le téléphone d’un passager se met à siffler et à fumer, puis prend feu sur la tablette. Que faites-vous ?",
    expectedPoints: [
      "Éloigner les passagers, alerter aussitôt les collègues et le poste de pilotage",
      "Combattre les flammes avec un extincteur, au halon ou son remplaçant, et une protection",
      "Refroidir ensuite l’appareil avec de l’eau ou un autre liquide sans alcool",
      "Jamais de glace, ne pas le couvrir, ne pas le saisir tant qu’il peut repartir",
      "Puis sous l’eau ou selon la procédure de la compagnie, et sous surveillance jusqu’au bout",
      "Couper l’alimentation électrique du siège",
    ],
    followUp: "Il n’y a plus de flammes. Pourquoi n’avez-vous pas fini ?",
    whyAsked:
      "Sur les vols américains, plus d’une batterie par semaine surchauffe (FAA, 2024), et le halon ne les refroidit pas.",
  },
  "galley-oven-smoke": {
    question:
      "En vol, de la fumée sort d’un four du galley. Expliquez-moi ce que vous faites, étape par étape.",
    expectedPoints: [
      "La porte du four reste fermée, pour priver le feu d’air",
      "Couper le courant du four, au disjoncteur ou à la coupure du galley, comme en formation",
      "Appeler les collègues, faire apporter l’extincteur et la cagoule anti-fumée",
      "Prévenir tôt le poste de pilotage : où, de quelle nature, ce qui est en cours",
      "Si le feu continue, l’extincteur par la plus petite ouverture",
      "Éloigner les passagers de la fumée, surveiller toute reprise et laisser le four éteint",
    ],
    followUp:
      "La fumée s’est arrêtée. Que dites-vous au commandant de bord, et que laissez-vous en l’état ?",
    whyAsked: "Cherche des rôles répartis dans l’équipe et des mains qui n’ouvrent pas la porte.",
  },
  "choking-passenger": {
    question:
      "Pendant le service du repas, un homme porte les mains à sa gorge et ne peut plus parler. Que faites-vous, étape par étape ?",
    expectedPoints: [
      "Lui demander s’il s’étouffe et s’il peut tousser",
      "Si c’est grave : cinq claques dans le dos, entre les omoplates",
      "Puis cinq compressions abdominales, et ainsi en alternance jusqu’à l’expulsion ou la perte de connaissance",
      "Compressions du thorax en fin de grossesse, ou si l’on ne peut pas entourer la personne",
      "Sans réaction : au sol, renfort et défibrillateur, début de la réanimation",
      "Un avis médical ensuite, car les compressions peuvent blesser",
    ],
    followUp: "Il l’a rejeté et il respire. Est-ce terminé ?",
    whyAsked: "Le secourisme est évalué dans toute formation, et l’hésitation coûte des minutes.",
  },
  "fire-outside-your-exit": {
    question:
      "Le commandant de bord ordonne l’évacuation et, par le hublot de votre porte, vous voyez du feu. Que faites-vous ?",
    expectedPoints: [
      "Regarder dehors avant d’ouvrir, et garder cette porte fermée",
      "Bloquer l’issue du corps et de la voix",
      "Diriger les passagers vers les issues utilisables par des ordres brefs et des gestes",
      "Continuer à regarder : dehors, la situation évolue",
      "Protéger sa position et tenir la poignée de maintien pour ne pas se faire pousser dehors",
      "Contrôler sa zone et sortir par une issue utilisable, une fois fini ou si la vie est en jeu",
    ],
    followUp: "Plus personne n’arrive. Quand sortez-vous, et par où ?",
    whyAsked:
      "La mauvaise porte, une fois ouverte, laisse entrer le feu, et la foule suit qui parle clairement.",
  },
  "cabin-bag-to-the-hold": {
    question:
      "Les coffres sont pleins et le bagage cabine d’une passagère doit partir en soute. Que devez-vous lui demander avant qu’il quitte la cabine ?",
    expectedPoints: [
      "Batteries au lithium de rechange et batteries externes retirées et gardées en cabine",
      "Cigarettes électroniques retirées elles aussi",
      "Médicaments du voyage, passeport, clés et objets de valeur gardés par la passagère",
      "Un bagage connecté, seulement sans sa batterie",
      "Le bagage étiqueté pour la bonne destination, et sa propriétaire sait où le récupérer",
    ],
    followUp: "Elle dit qu’il n’y a rien de tout cela. Quelle question lui posez-vous encore ?",
    whyAsked: "Une batterie en feu se combat en cabine, et presque pas en soute.",
  },
  "arming-and-crosscheck": {
    question:
      "Que signifient l’armement d’une porte et la vérification de la porte opposée, et pourquoi fait-on les deux à chaque vol ?",
    expectedPoints: [
      "Armée : ouverte de l’intérieur, la porte déploie le toboggan",
      "Désarmée : elle s’ouvre sans lui, pour les personnes qui attendent dehors",
      "Sur ordre, en général du chef de cabine, avant le départ et après l’arrivée",
      "Vérification : une seconde personne regarde la porte opposée et confirme",
      "Le but : un toboggan prêt en quelques secondes à l’évacuation, et aucun contre les gens au sol",
    ],
    followUp:
      "En vérifiant, vous voyez que l’autre porte n’est pas dans la bonne position. Que dites-vous ?",
    whyAsked: "Montre si vous avez compris la routine dont aucun vol ne se passe.",
  },
  "cabin-secure-for-landing": {
    question:
      "Avant l’atterrissage, vous parcourez la cabine pour la préparer. Que regardez-vous, et à quoi sert chaque point ?",
    expectedPoints: [
      "Ceintures attachées, dossiers relevés, tablettes rangées : passage libre et corps maintenu",
      "Bagages rangés, allées et issues dégagées : rien qui vole ni qui fasse trébucher",
      "Stores ouverts si la compagnie le demande : voir dehors, et laisser voir dedans aux secours",
      "Toilettes vides, galley verrouillé, trolleys bloqués",
      "De nuit, lumière réduite pour que les yeux s’habituent à l’obscurité",
      "Cabine prête annoncée au chef de cabine, puis son propre siège et le harnais",
    ],
    followUp: "Et une fois sur votre strapontin, que passez-vous en revue dans votre tête ?",
    whyAsked: "Les règles que l’on explique par leur but sont des règles que l’on respecte.",
  },
};
