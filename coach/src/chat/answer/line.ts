import { countWords, cutSentences } from "../../language/count-words.ts";
import type { ChatRequest } from "../request.ts";
import type { WordId } from "../words.ts";
import { type Context, type Draft, items, suggest } from "./draft.ts";

/** Spoken, a sentence of more words loses its listener. */
const LONGEST = 38;

/** A figure, a span of years, a trade or a place: what only this person can say. */
const OWN =
  /\b(?:[Aa]fter|[Ff]or|[Ii]n|[Ww]ith|[Oo]ver) (?:\w+ )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty)(?:[- ]\w+)? (?:years?|months?|summers?|winters?|seasons?)(?: (?:as|of|in|at|on) (?:an? |the |my )?(?!I\b)[\p{L}&'-]+(?: (?!I\b|and\b|to\b)[\p{L}&'-]+)?)?|\bas an? (?!(?:crew|cabin|flight|person|result)\b)[\p{L}-]+(?: [\p{L}-]+)?|\b(?:in|at|from) (?!(?:I|English|French)\b)\p{Lu}[\p{L}&]+(?: \p{Lu}[\p{L}&]+)?|\b(?:in|since) (?:19|20)\d\d\b|\blast (?:year|spring|summer|autumn|fall|winter|month)\b|\b(?:in|at|from) (?:my|our) (?:\w+ )?(?:call cent(?:re|er)|shop|store|restaurant|hotel|bar|cafe|café|school|clinic|hospital|ward|bakery|pharmacy|office|team|class|club)\b|\b(?:ran|run|led|lead|manag(?:e|ed)|supervis(?:e|ed)) (?:an? |the )[\p{L} ]{3,24} (?:of|with) \w+ (?:people|staff|colleagues)\b|\b(?:both|two|three) (?:of my )?(?:children|kids|sons|daughters) (?:are|is)(?: [\p{L}'-]+){0,3}|\bmy (?:husband|wife|partner|daughter|son|mother|father|grandmother)\b(?: [\p{L}'-]+){0,5}|\b\d+ (?:guests|customers|patients|children|pupils|people|tables|covers|colleagues)\b/gu;
/** Heard as a word against the work, the people or the place that somebody leaves. */
const AGAINST =
  /\b(?:hate|hated|sick of|fed up with|tired of|bored (?:of|with|by)|escape (?:from )?|run(?:ning)? away from|get(?:ting)? away from|had enough of) [\p{L}' ]{3,30}|\b(?:boss|manager|management|colleagues|company|pay|salary|hours|job) (?:is|was|were|are) (?:so |very |really |just )?(?:terrible|bad|awful|toxic|unfair|boring|stupid|rude|low|horrible)|\bwhere (?:people|patients|guests|customers|pupils|parents|they) (?:are|aren't|are not) (?:\w+ )?(?:happy|nice|grateful|polite|kind|pleased|rude|dying|complaining)[\p{L} ]{0,14}/giu;
/** Said to somebody in the room or on board, and not of oneself. */
const TO_OTHERS =
  /\b(?:sir|madam|ma'am|mr|mrs|ms)\b|\b(?:may|can|could|shall|should) (?:i|we)\b|\bI(?:'d| would) like to (?:build|add|ask|hear|pick|come back|suggest)\b|\b(?:let me|let's|would you|do you|are you|what do you|you)\b/iu;
/** What nearly everybody says. */
const ANYBODYS =
  /\b(?:(?:an? |real )?people person|passion(?:ate)?(?: (?:for|about) [\p{L}]+)?|(?:dream|dreamed|dreamt) (?:since|of|job|come true)[\p{L} ]{0,12}|always (?:wanted|dreamed|dreamt)[\p{L} ]{0,14}|love (?:to )?travel\w*|see(?:ing)? the world|outgoing|hard[- ]?working|team player|work well under pressure)\b/giu;

/**
 * A line that somebody would say in an interview: what is theirs alone in it, what speaks against where they come from, what
 * anybody says, and its length; each with the words that it rests on. English only.
 */
export function viewOnLine(request: ChatRequest, line: string, { voice }: Context): Draft {
  // Two sentences need one breath each.
  const words = Math.max(0, ...cutSentences(line).map(countWords));
  const quoted = (id: WordId, pattern: RegExp): string[] => {
    // The longest says most.
    const [quote] = [...line.matchAll(pattern)]
      .map(([found]) => found.trim())
      .toSorted((a, b) => b.length - a.length);
    return quote ? [voice.say(id, { quote })] : [];
  };
  // What is said to a colleague or a guest tells nothing of one's life.
  const isToOthers = TO_OTHERS.test(line);
  const own = isToOthers ? [] : quoted("line.own", OWN);
  const faults = [
    ...quoted("line.against", AGAINST),
    ...quoted("line.anybodys", ANYBODYS),
    ...(own.length > 0 || isToOthers ? [] : [voice.say("line.nothing-own")]),
    ...(words > LONGEST ? [voice.say("line.long", { words })] : []),
  ];
  return {
    request,
    paragraphs: [
      ...(faults.length === 0
        ? [voice.say("line.fine")]
        : [voice.say("line.nearly"), items(faults)]),
      ...own,
      ...(isToOthers ? [] : [voice.say("line.aloud")]),
    ],
    citations: [],
    suggestions: suggest(voice, [["suggest.practise"], ["suggest.plan"]]),
  };
}

/** "How can I make it better?", of a line that was fine: what makes such a line stronger. */
export function strongerLine(request: ChatRequest, { voice }: Context): Draft {
  return {
    request,
    paragraphs: [voice.say("line.better")],
    citations: [],
    suggestions: suggest(voice, [["suggest.practise"], ["suggest.plan"]]),
  };
}
