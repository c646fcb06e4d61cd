import { answersIn } from "./answers-in.ts";

export const FRENCH = answersIn("fr", [
  {
    id: "mistake",
    question: "Tell me about a mistake you made at work and how you put it right.",
    kind: "behavioural",
    strong: {
      why: "Owns the fault at once, own steps, what was said, a number, and a change that stayed.",
      situation:
        "L’hiver dernier, j’étais serveuse dans une brasserie à Lyon. Un samedi midi, avec soixante couverts en salle, j’ai posé devant une dame une tarte qui contenait des noisettes alors qu’elle m’avait signalé son allergie. Je l’avais notée sur mon carnet, mais pas sur le bon de commande.",
      task: "C’était mon erreur et c’était à moi de la rattraper tout de suite : il fallait être sûre qu’elle n’avait rien avalé, avant même de penser au service.",
      action:
        "Je suis retournée à sa table en courant et je lui ai retiré l’assiette. Je lui ai demandé si elle en avait mangé ; elle en avait pris une miette. J’ai prévenu mon responsable, j’ai appelé le 15 et je suis restée assise à côté d’elle, parce qu’elle avait peur, en surveillant ses lèvres et sa respiration. Je lui ai dit franchement : « C’est ma faute, j’ai oublié de le transmettre en cuisine. » Ensuite j’ai donné au médecin l’heure exacte et la composition du dessert.",
      result:
        "Elle n’a pas fait de réaction, et une heure plus tard elle m’a remerciée de ne pas avoir minimisé. Le lendemain j’ai proposé une pastille rouge sur les bons ; le chef l’a adoptée la semaine même. Depuis, je relis chaque allergie à voix haute, et il n’y a plus eu un seul oubli en dix mois.",
    },
    partial: {
      why: "A true story with the fault owned, but few steps and no proof.",
      situation:
        "Quand je travaillais à l’accueil d’un camping, j’ai donné le même emplacement à deux familles un dimanche de juillet.",
      task: "Je devais trouver une solution pour la deuxième famille.",
      action:
        "Je me suis excusée et j’ai cherché un autre emplacement sur le plan. J’en ai trouvé un près de la piscine et je les y ai accompagnés.",
      result: "Ils étaient satisfaits et tout s’est arrangé.",
    },
    weak: {
      why: "General, nothing happened.",
      situation: "Tout le monde fait des erreurs, moi aussi de temps en temps.",
      task: "L’important est d’apprendre de ses erreurs.",
      action: "En général, j’essaie de corriger le problème le plus vite possible.",
      result: "Et ça finit toujours par s’arranger.",
    },
    worthless: {
      why: "Hides the fault and lets another pay for it.",
      situation: "Je me suis trompée de deux cents euros en faisant la caisse un soir.",
      task: "Je ne voulais surtout pas que ça retombe sur moi.",
      action:
        "J’ai modifié le ticket et j’ai dit à la patronne que c’était la stagiaire, cette incapable. J’ai gardé le silence quand elle l’a accusée devant tout le monde.",
      result: "Personne n’a rien su, et la stagiaire a été renvoyée. Tant pis pour elle.",
    },
  },
  {
    id: "turbulence",
    question:
      "Severe turbulence begins while you are serving hot drinks in the aisle. What do you do?",
    kind: "hypothetical",
    strong: {
      why: "Own safety first, trolley, passengers, information, check, care and report.",
      situation:
        "Le danger immédiat, c’est le chariot et l’eau bouillante : un choc peut brûler un passager ou me projeter au plafond. Je regarde d’abord qui est debout autour de moi et si la consigne lumineuse est allumée.",
      task: "La priorité est que personne ne soit blessé, moi comprise, car un équipage blessé n’aide plus personne. Je n’attends pas l’annonce du commandant pour m’arrêter.",
      action:
        "Je pose les cafetières dans le chariot, je bloque les freins et, si je n’ai pas le temps de rejoindre le galley, je m’assois sur le siège libre le plus proche et je m’attache. Je dis fort et calmement : « Attachez vos ceintures, restez assis ! » Je demande aux passagers de chaque côté de tenir le chariot. Dès que les secousses diminuent, je range le chariot au galley, je le verrouille et je préviens la cheffe de cabine et le poste de pilotage par l’interphone de ce que je vois.",
      result:
        "Quand le commandant donne le feu vert, je passe rangée par rangée : je vérifie les ceintures, je demande si quelqu’un s’est brûlé, je rassure une personne qui pleure et j’apporte de l’eau froide ou la trousse de secours s’il le faut. Je ne reprends le service qu’après accord et je note les blessés et l’heure dans le rapport.",
    },
    partial: {
      why: "Sensible, but short: no check, nobody informed.",
      situation: "L’avion bouge beaucoup et j’ai des boissons chaudes sur le chariot.",
      task: "Je dois éviter que quelqu’un se brûle.",
      action:
        "J’arrête le service, je range les cafetières et je bloque le chariot. Je demande aux passagers d’attacher leur ceinture et je m’assois.",
      result: "J’attends que ça se calme avant de reprendre.",
    },
    weak: {
      why: "Calm and nothing else.",
      situation: "C’est stressant pour tout le monde.",
      task: "Il faut rester professionnelle.",
      action: "Je garde mon sourire et j’essaie de rassurer les passagers comme je peux.",
      result: "Je pense que ça passe vite.",
    },
    worthless: {
      why: "Goes on serving against the rule.",
      situation: "Des turbulences, il y en a tout le temps, ce n’est rien.",
      task: "Mon objectif serait de finir le service à l’heure.",
      action:
        "Je continuerais à servir le café en me tenant aux sièges, même si le signal est allumé. Je n’irais pas m’attacher pour si peu. Si quelqu’un est renversé, c’est qu’il n’avait qu’à s’asseoir.",
      result: "Je ne dirais rien à la cheffe de cabine, elle en fait toujours trop.",
    },
  },
  {
    id: "why-us",
    question: "Why do you want to work as cabin crew?",
    kind: "motivation",
    strong: {
      why: "Own path, real reasons, deeds with facts, an offer.",
      situation:
        "J’ai 29 ans, j’ai grandi à Nantes et je suis pompier volontaire depuis six ans ; la semaine, je travaille au guichet de la gare. Le déclic, c’était en 2021 : j’ai aidé à évacuer un train en panne sous un tunnel, et j’ai compris que guider deux cents inconnus sans panique, c’était ce que je voulais faire.",
      task: "Ce qui m’attire, c’est la part que les voyageurs ne voient pas : les vérifications avant l’embarquement, les exercices d’évacuation, la trousse médicale. Le service m’intéresse parce qu’il permet de repérer celui qui va mal avant qu’il ne le dise.",
      action:
        "J’ai passé le CCA l’an dernier, j’ai suivi un module de langue des signes et j’ai fait trois saisons en anglais dans un hôtel de Dublin. J’ai aussi rencontré une cheffe de cabine de Transavia qui m’a raconté ses réserves, ses levers à trois heures et les escales de vingt-cinq minutes.",
      result:
        "Je vous apporte du sang-froid, les premiers secours et l’habitude des horaires décalés. Je passe le TOEIC en mars et je peux être à la base d’Orly en une heure.",
    },
    partial: {
      why: "Own reason and some proof, little knowledge of the job.",
      situation: "J’ai 23 ans et je suis vendeuse dans une parfumerie à Lille depuis deux ans.",
      task: "J’aime conseiller les gens et je voudrais un métier où chaque jour est différent.",
      action:
        "J’ai amélioré mon anglais avec des clients étrangers et j’ai suivi une formation aux premiers secours.",
      result: "Je pense pouvoir apporter ma bonne humeur et mon sens du service.",
    },
    weak: {
      why: "Anybody's dream.",
      situation: "Je suis quelqu’un de dynamique et souriant.",
      task: "Depuis toujours je rêve de voyager et de découvrir le monde.",
      action: "J’adore l’avion et les uniformes.",
      result: "Ce serait une belle expérience.",
    },
    worthless: {
      why: "Perks only, and contempt for the work.",
      situation: "Franchement, je cherche surtout à voyager gratuitement.",
      task: "Les billets à prix réduit, les hôtels cinq étoiles et les escales à la plage, voilà ce qui m’intéresse.",
      action: "Je n’ai rien préparé de spécial, servir des plateaux, n’importe qui sait le faire.",
      result: "Je resterais un an ou deux pour profiter et puis je ferais autre chose.",
    },
  },
]);
