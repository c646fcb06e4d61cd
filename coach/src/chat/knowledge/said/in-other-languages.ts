/**
 * How people ask in Spanish and French for what nearly everybody asks; other words of these languages go by the glossary.
 * By entry of the assessment days; phrases parted by "|", folded.
 */
export const SAID_IN_OTHER_LANGUAGES: Readonly<Record<string, string>> = {
  "final-why-cabin-crew":
    "por que quiero ser azafata|por que quieres ser tripulante|pourquoi devenir hotesse|pourquoi ce metier",
  "final-why-this-airline":
    "por que quieres trabajar con nosotros|por que esta aerolinea|pourquoi notre compagnie|pourquoi nous rejoindre",
  "final-tell-us-about-yourself":
    "hablame de ti|como me presento|parlez moi de vous|comment me presenter",
  "final-the-weakness":
    "cual es mi mayor defecto|punto debil|mon plus grand defaut|mes points faibles",
  "final-your-strength": "cuales son mis puntos fuertes|mes points forts|mes qualites que dire",
  "final-the-silence":
    "se quedan callados|nadie dice nada despues|il ne dit rien|un blanc apres ma reponse",
  "final-your-questions":
    "que pregunto al final|preguntas para ellos|quelles questions leur poser|poser une question a la fin",
  "final-the-gap":
    "hueco en el curriculum|un ano sin trabajar|trou dans mon cv|une annee sans travail",
  "group-exercise":
    "dinamica de grupo|nadie me deja hablar|epreuve de groupe|personne ne me laisse parler",
  "video-interview":
    "entrevista grabada en video|grabarme solo|entretien video differe|je me filme seul",
  "list-what-to-bring":
    "que llevo a la entrevista|que documentos llevo|quoi apporter|quels papiers apporter",
  "list-reach-and-uniform-day":
    "como me visto para la entrevista|que ropa me pongo|comment m'habiller|quelle tenue pour l'entretien",
  "list-after-the-day": "me rechazaron y ahora|no me han cogido|j'ai ete refusee|ils m'ont dit non",
  "reach-and-height": "no llego a la marca|soy bajita|je suis trop petite|atteindre la marque",
  medical:
    "que miran en el reconocimiento|examen medico que hacen|que verifie le medecin|visite medicale d'aptitude",
  "english-test": "prueba de ingles|mi ingles es flojo|test d'anglais|mon anglais est faible",
  "numeracy-test": "prueba de calculo|test de calcul",
  "asked-too-old":
    "soy demasiado mayor|tengo cuarenta anos puedo|trop vieille pour|a quarante ans possible",
  "asked-no-experience":
    "sin experiencia puedo|nunca he trabajado|sans experience possible|jamais travaille",
  "asked-swimming-in-general":
    "no se nadar|hay prueba de natacion|je ne sais pas nager|test de natation",
  "asked-tattoos-in-general": "tengo un tatuaje|j'ai un tatouage|piercing en la nariz",
  "asked-glasses-in-general": "llevo gafas|soy miope|je porte des lunettes|je suis myope",
  "asked-english-not-perfect":
    "mi ingles no es perfecto|mon anglais n'est pas parfait|j'ai un accent",
  "asked-late-for-the-day": "llego tarde a la entrevista|en retard a l'entretien",
  "asked-training-in-general": "cuanto dura el curso|combien dure la formation",
  "asked-shy-person": "soy muy timida|je suis timide",
};
