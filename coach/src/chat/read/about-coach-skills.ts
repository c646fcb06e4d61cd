import { only, type Skill } from "./skill.ts";

/** Questions about the coach itself: what it can do, how it scores, what it keeps, how old its facts are, who it is. */
export const ABOUT_COACH_SKILLS: readonly Skill[] = [
  {
    because: "capabilities",
    pattern:
      /\bwhat (else |all )?(can|could) you (actually |really |even |all )?(do|help|offer)(?! (if|when|with a|as|after|about|to an?)\b)|\bwhat (else |all )?do you (actually |really |even |all )?(offer|(do|know)( here| exactly| all day)?[?.! ]*$)|how (can|could|do) you (help (me|us)|work)\b|what are you (able|capable|for\b)|what (else )?can i ask( you)?[?. ]*$|what can i do (here|with you|on here)|\b(talk|speak) to (you|u) (by|with|using|via) (voice|mic\w*|audio)|\bvoice (message|input|chat)\b|your (features|capabilities|functions)|^ ?help( me)?( please)?[.! ]*$|what is this[?. ]*$|what topics|how does this (work|chat)|que (puedes|sabes) hacer|en que (me )?puedes ayudar|(como )?me ayudas|ayuda[.! ]*$|que (peux|sais)[- ]tu (faire)?|comment (peux|pouvez)[- ](tu|vous) m'aider|^ ?aide[.! ]*$|aide[zr]?[- ]moi[.! ]*$|你(能|会|可以)(做|帮)(我)?(什么|做什么)|怎么用|帮助/,
    score: 0.9,
    request: only({ kind: "capabilities" }),
  },
  {
    because: "how answers are scored",
    pattern:
      /\bhow (?:do|does|are|is|did) (?:you|u|it|the app|answers?|the scores?|my answers?|points|this)\b.{0,25}\b(?:score|scores|scored|scoring|judge|judged|mark|marked|grade|graded|rate|rated|points|work out|calculate|decide the)\b|\bhow (?:is|are) (?:my |the )?(?:answers?|scores?|points) (?:made|calculated|counted|judged|scored|worked out)\b|\bwhat (?:do|are) you (?:score|judge|mark|grade|look at)\b/,
    score: 0.955,
    request: only({ kind: "about-coach", asks: "scoring" }),
  },
  {
    because: "whether it remembers",
    pattern:
      /\b(?:do|will|can) (?:you|u) (?:still )?remember (?:me|this|us|that|what|everything)\b|\b(?:do|will) (?:you|u) (?:save|store|keep|record) (?:what|everything|this|all|my (?:messages|chat|data))\b|\b(?:is|are|will) (?:this|the|our|my) (?:chat|conversation|messages|talk)s? (?:be )?(?:saved|kept|stored|deleted|gone|there)\b|\bwhen i (?:close|leave|log out|come back)\b.{0,25}\b(?:remember|saved|gone|still)\b/,
    score: 0.955,
    request: only({ kind: "about-coach", asks: "memory" }),
  },
  {
    because: "how old its facts are",
    pattern:
      /\b20[012]\d (?:is|was|sounds|seems|looks)(?: \w+){0,2} (?:old|outdated|ages ago|long ago|a while ago)\b|\b(?:info\w*|data|facts?|figures?|that|this|it)(?: is| are|'s)? from 20[012]\d\b.{0,60}\b(?:different|changed?|old|outdated|still|now)\b|\b(?:is|are) (?:your|this|these|the|all)(?: \w+)? ?(?:facts?|info|information|data|figures|answers|requirements|stuff|it)? ?(?:still )?(?:up to date|current|recent|correct today|outdated|old)\b|\bhow (?:old|recent|current|up to date) (?:is|are) (?:your|this|these|the) (?:\w+ )?(?:facts?|info|information|data|figures?|answers?|requirements?|stuff|numbers?|rules?|lists?|app|content|texts?)\b|\bhow (?:old|recent|current|up to date) (?:is|are) (?:this|these|your)(?= ?[?.!]|$)|\bwhen was (?:this|that|it) (?:last )?updated\b|\bcan i (?:trust|rely on) (?:this|you|that|it)\b/,
    score: 0.955,
    request: only({ kind: "about-coach", asks: "currency" }),
  },
  {
    because: "identity",
    pattern:
      /\b(are you (an? )?(real|human|person|robot|bot|ai|machine|program|chatgpt|gpt|computer|alive)|who are you|what are you(?= *[?.!,]| *$| exactly| really)|who (made|built|created) you|what('s| is) your name|which (ai )?model|are you chatgpt|eres (un |una )?(humano|robot|ia|persona|maquina|bot)|(que|quien) eres(?= *[,?.!]| *$)|tu que eres|(un |le )bot\b|qui es[- ]tu|es[- ]tu (un |une )?(humaine?|robot|ia|machine))\b|你是(谁|人|机器人|真人)/,
    score: 0.93,
    request: only({ kind: "identity" }),
  },
];
