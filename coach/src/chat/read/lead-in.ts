/** What people say before what they want: a thank-you for the last reply, a reaction to it, the word that a new subject comes. */
const REACTION =
  "(?:skip|pass|stop)(?: (?:it|this|that)(?: one)?)?|ok(?:ay)?|i(?:'ve| have)? (?:written|noted|saved) (?:it|that|this) down|i'll (?:remember|note) (?:it|that)|will do|haha nice|crikey|blimey|jeez|gosh|damn|dang|omg|no way|really|seriously|yikes|ouch|whoa|wowza|uff+|phew|eek|cheers mate|i suppose|i guess|ok then|fair|true|k|great|cool|nice|perfect|super|lovely|brilliant|amazing|awesome|right|alright|all right|good|fine|got it|gotcha|i see|understood|noted|makes sense|makes sense now|sounds good|fair enough|interesting|good to know|wow|oh|ah|aha|oof|phew|haha+|hehe|lol|lmao|hmm+|hmm+ wait|wait|mmm?|well|yes|yeah|yep|thanks?|thank you|thanks a lot|thank you so much|many thanks|thx|ty|cheers|that helps|thats (?:helpful|clear|good|great|kind|nice|sweet)|that(?:'s| is) (?:a |an )?(?:very |really |so )?(?:nice|good|great|lovely|kind|clever|smart|beautiful|helpful|useful|honest) (?:way (?:to|of) (?:say|put|see|saying|putting|seeing|looking at) (?:it|that|this)|idea|thought|point|one|tip|advice|answer|example|sentence)|that(?:'s| is) (?:helpful|clear|good|great|useful|kind|nice|sweet|lovely|good to know)|(?:that|it)(?:'s| is) (?:so |really |very |pretty |just |quite |a bit )*(?:brutal|crazy|insane|wild|tough|harsh|hard|rough|a lot|cool|scary|strict|early|cruel|intense|mad|unreal|shocking|surprising|impressive|fun|funny|sad|gross|disgusting|nasty|annoying|weird|strange|unfair)|sorry|ooh|ugh|err|um+|oke|no (?:clue|idea)(?: tbh| honestly)?|idk|boring|whatever|leave it|never mind|nevermind|forget it|hi|hello|hey|vale|bueno|genial|perfecto|gracias|muchas gracias|jajw*|entiendo|claro|uf+|bon|bof|d'accord|merci|merci beaucoup|super|parfait|genial|ah bon|euh|daccord|oui|si|mdr|hey there|hi there|good (?:morning|evening|afternoon)";
const CHANGE =
  "(?:(?:a |one |another |and |now (?:for )?)?(?:different|other|another|new|next|quick|last|final|more) (?:topic|subject|thing|question|one)|one more(?: thing| question)?|(?:let(?:'s| us) |i want to )?(?:change (?:of )?(?:the )?(?:topic|subject))|something (?:else|different)|by the way|btw|anyway|also|now|next|question|i(?: have|'ve got|'ve| got) (?:an?|one|another|one more|two|some|just one) (?:\\w+ ){0,2}questions?(?: (?:too|as well|left|more|for you|about (?:my |the )?\\w+))*|back to (?:the )?(?:topic|subject))";
/** Before what is wanted in so many words: "i wanna understand what happens …", "what i'm worried about is …". */
const WANTS =
  "(?:(?:and |so |but |ok |well |tbh |honestly |as an? [a-z]+(?: [a-z]+)? )?(?:i(?:'d| would)? (?:just |really |only )?(?:wanna|want to|wanted to|like to|love to|need to) (?:know|understand|learn|ask)(?: you)?(?: (?:about|more about|something about))?|i(?:'m| am|m)? (?:just |really )?(?:curious|wondering)(?: about)?|i wonder(?:ed)?|do you know|can you tell me(?! (?:if|whether))|could you tell me(?! (?:if|whether))|my question is|the question is)[ ,:]+)";
const TO_WHOM =
  "(?: coach| you| so much| a lot| very much| again| there| then| really| for that| for this)*";
const LEAD = new RegExp(
  `^\\s*(?:(?:(?:${REACTION})${TO_WHOM}\\s*(?:[,.!:;…–—-]+|$)\\s*)|(?:(?:and |so |but |ok |okay )?${CHANGE}\\s*(?:[,.!:;…–—-]+)\\s*))+|^\\s*${WANTS}(?=(?:what|how|why|when|where|which|who|if|whether)\\b)`,
  "iu",
);
/** Without its lead the message has to ask or to order: "thanks, that was what I needed" only thanks. */
const ASKS =
  /^(?:and |so |but |then |now |please |also )*(?:what|which|who|whom|whose|when|where|why|how|is|are|am|was|were|do|does|did|can|could|may|should|shall|would|will|have|has|must|tell|explain|describe|define|compare|give|show|name|list|ask|quiz|test|let|i (?:want|need|would like|'d like|have a question)|i'd like|practi[sc]e|drill|help|what's|how's|who's|where's|whats|hows)\b/iu;
const ENDS_ASKING = /[?？؟]\s*$/u;
const SHORTEST = 2;

const WANTED = new RegExp(
  `^.*(?:^|[,;.!] ?|\\s)${WANTS}(?=(?:what|how|why|when|where|which|who|if|whether)\\b)`,
  "iu",
);
/** Before so many words a wish to know stands in a story. */
const WANTED_WITHIN = 40;

/** "Can we do planes instead, i wanna understand what happens when …": from what is wanted on; else as it is. */
export function fromWhatIsWanted(text: string): string {
  if (text.split(/\s+/).length > WANTED_WITHIN) return text;
  const [lead] = text.match(WANTED) ?? [];
  const rest = lead ? text.slice(lead.length).replace(SAID_AFTER, "").trim() : "";
  return rest.split(/\s+/).length >= SHORTEST_WANTED ? rest : text;
}

/** ", that freaks me out": a remark on what was asked. */
const SAID_AFTER =
  /,\s*(?:that|it|this|which|i|i'm|im|lol|haha|cos|coz|because|so)\b(?:(?!,).)*[.!]?$/iu;
const SHORTEST_WANTED = 4;

/** The message without what is said before what it wants, where something is wanted after it; else as it is. */
export function withoutLeadIn(text: string): string {
  const [lead] = text.match(LEAD) ?? [];
  if (!lead) return text;
  const rest = text.slice(lead.length).trim();
  // A gloss begins with "are" what another language says without a pronoun.
  const isWanted =
    (ASKS.test(rest) && !/^(?:is|are|was|were)\b/i.test(rest)) || ENDS_ASKING.test(rest);
  return isWanted && rest.split(/\s+/).length >= SHORTEST ? rest : text;
}

/** "I want to apply at Qatar" tells where somebody wants to go, and asks for nothing. */
const AIMS =
  /^(?:and |so |but )?i(?:'d| would)? (?:want|need|like)\b(?: \w+){0,2} (?:be|become|apply|work|join|fly|get into)\b/iu;

/** Whether any sentence of a text asks or orders something. */
export function asksSomething(text: string): boolean {
  return text
    .split(/(?<=[.!?？;:\n])\s+/u)
    .map((one) => one.trim())
    .some((one) => ASKS.test(one) && !AIMS.test(one));
}

/** Whether a message asks or orders something, by a mark or by its words. */
export const asksAnything = ({ text }: { text: string }): boolean =>
  /[?？؟]/u.test(text) || asksSomething(text);

const REACTIONS = new RegExp(`^(?:(?:${REACTION})${TO_WHOM}[\\s,.!:;…–—-]+)+`, "iu");

/** A short message without the reaction before it: "great, bye" is a goodbye. */
export function withoutReaction(text: string): string {
  // "Ohhh" and "yesss" are no other words than "oh" and "yes".
  return text
    .replace(/(\p{L})\1{2,}/gu, "$1")
    .replace(REACTIONS, "")
    .trim();
}
