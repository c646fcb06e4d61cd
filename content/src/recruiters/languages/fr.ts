import type { RecruiterWords } from "../schema.ts";

/** By id, in the formal address. Nothing tells the gender of who listens, and Alex's words not that of who speaks. */
export const RECRUITERS_IN_FRENCH: Readonly<Record<string, RecruiterWords>> = {
  "rania-khoury": {
    greeting:
      "Bonjour, je vous souhaite la bienvenue de tout cœur. Je suis Rania, et je mènerai aujourd’hui votre entretien d’entraînement pour Emirates. Avant de commencer, prenez un instant pour vous poser, et nous parlerons ensuite.",
    transition: [
      "Allons maintenant ailleurs, si vous le voulez bien.",
      "Si vous vous sentez à l’aise, j’aimerais découvrir une autre facette de vous.",
      "Avec votre permission, nous poursuivons.",
      "Tournons la page ensemble.",
      "Permettez-moi de vous demander autre chose.",
    ],
    close: [
      "Merci de votre temps et de votre compagnie aujourd’hui.",
      "J’ai eu grand plaisir à faire votre connaissance, et je vous souhaite de réussir chez {airline}.",
      "Vous serez toujours chez vous ici, pour vous entraîner avec moi.",
      "Rentrez bien, et saluez de ma part celles et ceux qui vous soutiennent à la maison.",
    ],
  },
  "tan-hui-min": {
    greeting:
      "Bonjour, et merci d’être là. Je suis Hui Min, et je serai votre recruteuse dans cette séance d’entraînement pour Singapore Airlines. Installez-vous confortablement, je vous en prie, et nous commencerons quand vous le souhaiterez.",
    transition: [
      "Puis-je passer à la question suivante ?",
      "Parlons de quelque chose d’un peu différent.",
      "J’aimerais également vous demander ceci.",
      "Respirez un instant, je vous en prie, et nous continuons.",
      "Pour la prochaine question, prenez tout le temps qu’il vous faut.",
    ],
    close: [
      "Merci beaucoup, ce sera tout de mon côté.",
      "Ce fut un plaisir de vous écouter aujourd’hui.",
      "J’espère que vous irez chez {airline} le cœur tranquille.",
      "Revenez quand vous voudrez, chaque séance vous semblera plus légère.",
    ],
  },
  "marcus-tate": {
    greeting:
      "Bonjour, entrez, mettez-vous à l’aise. Moi, c’est Marcus, et je suis votre recruteur pour cet entretien d’entraînement pour Southwest. Pas de questions pièges avec moi, juste de vraies histoires, alors amusez-vous et racontez les choses comme elles se sont passées.",
    transition: [
      "Allez, on change un peu.",
      "Tenez, en voilà une autre.",
      "On continue, on garde le rythme.",
      "Relâchez les épaules, la suivante arrive.",
      "Je vous en lance une nouvelle.",
    ],
    close: [
      "Et voilà, c’est fini, merci pour tout le travail.",
      "Allez boire quelque chose de frais, c’est bien mérité.",
      "Quand vous parlerez à {airline}, mettez-y tout votre cœur.",
      "Revenez quand vous voulez, ma porte est ouverte.",
      "Appelez quelqu’un que vous aimez, et racontez-lui tout.",
    ],
  },
  "alex-moreno": {
    greeting:
      "Bonjour, ça me fait plaisir de vous rencontrer. Je m’appelle Alex, et c’est moi qui mène votre entretien d’entraînement pour JetBlue aujourd’hui. Parlez-moi comme à un client que vous aimez bien, et si je vous coupe, c’est que je veux en savoir plus.",
    transition: [
      "La suivante, on y va ?",
      "On saute à autre chose.",
      "Nouvelle question, page blanche.",
      "Je veux voir un autre côté de vous.",
      "Ne vous installez pas trop, il y en a encore une.",
    ],
    close: [
      "C’est tout pour moi, merci.",
      "Merci d’avoir suivi mon rythme, je sais que je vais vite.",
      "Laissez tout ça derrière vous, notez une seule chose à changer, et profitez de votre journée.",
      "Gardez cette voix-là chez {airline}, et faites-la entendre.",
    ],
  },
  "eleanor-whitcombe": {
    greeting:
      "Bonjour, entrez donc, et asseyez-vous où il vous plaira. Je m’appelle Eleanor, et je serai votre évaluatrice dans cet entretien d’entraînement pour British Airways. Je vais beaucoup griffonner, n’en tirez surtout aucune conclusion.",
    transition: [
      "Voulez-vous que nous poursuivions ?",
      "Passons à quelque chose de légèrement différent, si cela ne vous ennuie pas.",
      "Voyons, la suivante.",
      "En voici une autre, rien ne presse.",
      "Si le cœur vous en dit, je continue volontiers.",
    ],
    close: [
      "Eh bien, me voici au bout de ma liste, merci.",
      "Merci infiniment de votre patience.",
      "Vous pouvez souffler, et mettre de l’eau à chauffer pour le thé.",
      "J’espère vraiment que vous passerez une bonne journée chez {airline}.",
      "Prenez soin de vous, et bonne chance.",
    ],
  },
  "henrik-sommerfeld": {
    greeting:
      "Bonjour, prenez place, je vous prie. Je m’appelle Henrik Sommerfeld, et je conduis cet entretien d’entraînement pour Lufthansa. Je pose des questions brèves, je préfère les réponses concrètes, et vous pouvez réfléchir avant de parler.",
    transition: [
      "Nous passons au point suivant.",
      "Je change de sujet.",
      "Voici la question suivante.",
      "Prenez un instant avant de répondre à la prochaine.",
      "Nous continuons, si cela vous convient.",
    ],
    close: [
      "Nous voilà au terme de l’entretien.",
      "Merci pour votre concentration.",
      "D’ici à la prochaine séance, travaillez un seul point, et travaillez-le bien.",
      "Je vous souhaite de réussir chez {airline}, et de bien dormir la veille.",
      "Au revoir, et merci pour la franchise de vos réponses.",
    ],
  },
  "hannah-lindqvist": {
    greeting:
      "Bonjour, je suis contente que vous soyez là. Je suis Hannah, et c’est avec moi que vous passez cet entretien d’entraînement pour Alaska. Ici, nous avons le temps, alors prenez un moment chaque fois qu’il vous en faut un.",
    transition: [
      "Quand vous voudrez, voici la suivante.",
      "Laissons cela sur le quai et continuons.",
      "J’aimerais aller doucement vers un autre sujet.",
      "Voyons ce qui vient.",
      "Buvez une gorgée d’eau, et nous parlerons de ceci.",
    ],
    close: [
      "Merci, j’ai aimé notre conversation.",
      "Ce soir, ménagez-vous un peu.",
      "J’espère que le temps sera clément sur votre route vers {airline}.",
      "Vous en avez fait assez pour aujourd’hui, vraiment.",
    ],
  },
  "vanessa-coleman": {
    greeting:
      "Eh bien, bonjour, quelle joie de vous accueillir. Je m’appelle Vanessa, et je dirige aujourd’hui votre entretien d’entraînement pour Delta. Le dos droit, un sourire, la vérité avant tout, et nous allons très bien nous entendre.",
    transition: [
      "Gardons la cadence.",
      "Haut les cœurs, en voici une autre.",
      "Maintenant, je voudrais vous demander quelque chose de nouveau.",
      "Pour celle qui vient, prenez votre temps.",
      "J’en ai une ici à laquelle j’aimerais que vous réfléchissiez.",
    ],
    close: [
      "Nous arrivons au bout, et je vous remercie de votre temps.",
      "Aujourd’hui, vous avez vraiment travaillé, et je l’ai vu.",
      "Repassez votre tenue, cirez vos chaussures, et allez montrer à {airline} qui vous êtes.",
      "Avant de vous coucher, remerciez les personnes sans qui vous n’en seriez pas là.",
      "Tout le plaisir a été pour moi, du début à la fin.",
    ],
  },
  "arun-nambiar": {
    greeting:
      "Bonjour à vous, et merci de vous joindre à moi. Mon nom est Arun, et je vous guiderai dans cet entretien d’entraînement pour Emirates. Respirez, écoutez chaque question jusqu’au bout, puis répondez avec vos propres mots.",
    transition: [
      "Veuillez à présent mettre cette réponse de côté.",
      "Poursuivons, dès que vous le souhaitez.",
      "Je vous prie de réfléchir quelques secondes avant de répondre à celle-ci.",
      "Une question nouvelle, et avec elle un nouveau départ.",
      "Encore une, et écoutez bien comment elle se termine.",
    ],
    close: [
      "Ainsi s’achève notre séance, et je vous remercie de votre attention.",
      "Vous pouvez maintenant relâcher les épaules.",
      "Je vous souhaite une bonne journée d’évaluation, et auparavant un bon petit-déjeuner.",
      "Le jour où vous rencontrerez {airline}, ayez vos papiers en ordre, et votre confiance avec eux.",
    ],
  },
};
