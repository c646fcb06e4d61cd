import { stem } from "../../star/text/stem.ts";
import { fold } from "../read/message.ts";

const WORD = /[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu;

/** Words that stand in nearly every entry or question and tell none from another. */
const EMPTY = new Set(
  `a about after all also always am an and any anything are as ask asked at aviation be been before being best between but by can cabin
  could crew crews did difference different do does doing done each else ever every exactly example explain
  find first for from get give given go going good had happen happens has have he her here him his how i if
  in into is isn't it its job just know kind lot make makes many may me mean meaning means more most much must my
  name need needed needs never no not of off on one only or order our out over people person please plane
  aeroplane airplane aircraft passenger passengers pax flight say says see she should show so some somebody someone something still
  such assessor assessors listen listens look looking think thinking now tip tips advice please possible right take tell than that that's the their them then there these they thing things this those through to too under up us use
  used uses very want was way we well were what what's whats when where which while who whom whose why will with
  word words work works would you your flying board onboard attendant attendants doesn't don't didn't isn't aren't won't can't cannot doesnt dont cant down begin begins
  el la los las un una unos unas de del al lo que se si en es son con por para como cual cuales hago hace hacer debo debe pasajero pasajeros pasajera avion tripulacion vuelo
  le les une des du qui est sont au aux avec pour faire fait cas bord passager passagers passagere equipage quoi dans sur ce cette quel quelle quelles comment il elle on
  y o e ni su sus mi me te ya hay esta este estos cuando donde puede puedo tiene tengo muy mas pero sin sobre
  et ou ne pas je j tu nous vous ils elles ai as son sa ses mes ma mon est-ce que se fait-on quand peut puis-je peux trop
  der die das ein eine ist und wie was`.split(/\s+/),
);

/** Letters that tell a word from others: "hyperventilating" and "hyperventilation" are one. */
const KEY_LETTERS = 8;

/** What words are compared by, in entries and in questions alike. @param word folded */
export function keyOf(word: string): string {
  const known = KEYS.get(word);
  if (known !== undefined) return known;
  // A labour has contractions, and no contract.
  const isOfALabour = word === "contraction" || word === "contractions";
  const key = isOfALabour ? "labour-pain" : stem(word).slice(0, KEY_LETTERS);
  if (KEYS.size >= MOST_KEYS) KEYS.clear();
  KEYS.set(word, key);
  return key;
}

/** Keys are wanted of the same words again and again: those of all the content fit in. */
const KEYS = new Map<string, string>();
const MOST_KEYS = 60_000;

/** Everyday English: common enough to say little, wherever it stands. */
const COMMON = `able actually after again ago almost already also although another anybody anyone anyway apart around aren away back bad because been behind better big bit both boy bring bunch burnout bc came cannot case certain clear close come comes coming could crazy cuz day days didn doesn done during each easy either else end enough even everybody everyone everything exact far feel few fine found full funny gave gets getting gimme girl give given goes gone gonna good got great guy guys half halfway hard he'd hear her here hers high him himself hmm huge i'd idea inside instead into keep kept knew knows lady lad last late later least left less lets let like likely little logical long lot lots made main man many matter maybe means might mind mine minute minutes moment months more most mostly move much must myself near never new next nobody normal normally nothing often okay old once ones onto other others ought own part past perhaps piece place plus point possible pretty probably pull push pushed pushing put quite rather reach read real reason remember said same saw second seems seen send several shall since sit sitting small somehow something sometimes soon sort standing stand still stuff suddenly supposed sure taking tell than their themselves thing think though thought till time times told tomorrow too took top total totally towards tried true try trying turn turns under until upon usual via wait waiting wanna want wants watch way week weeks went whatever whenever wherever whether while whole willing within without woman won wonder wont work works worse worst wouldn wrong yesterday yet yours yourself people somebody sounds down out go get set step leave hold shut right side front middle hot cold wide deep quick slow short low young single extra proper empty ready guest guests gentleman ladies men women husband wife mum mom mother dad father cousin friend friends brother sister uncle aunt boss trainer instructor teacher classmate buddy morning afternoon evening tonight night noon pm hour hours yr yrs year day summer winter spring autumn month season today believe heard hear hears read reads seen watched saw asks asked asking answered wonder wondering remember forget forgot forgotten forgets mix mixing confused sure suppose supposed guess bet hope hoping care cares gotta oughta seriously literally basically apparently supposedly honestly mean meant means call calls called calling named names thing stuff bit lots loads bunch couple dozen half whole entire rest happen happening happened refuse refuses refusing keeps keeping insists insist start starts started begin began finish finished stay stays stayed bring brings brought carry carries carried allow given giving gave take takes taken taking took give gives explain explained teach teaches taught learn learned learnt study studied ordered twelve eleven ten nine eight seven six five four three couldn shouldn doesnt didnt cant wouldnt havent hasnt wasnt yes yeah ok hey hi hello sorry thanks cheers mate bro dude please lost btw tbh idk ngl rn u ur r n b4 cos coz wanna gotta ppl sth smth exactly earth hell deal split youtube tiktok instagram reddit google internet online video forum lol plz pls omg im ive dont whats hows thats theres isnt arent wasnt nope kinda sorta`;

/** Ways of asking that say little of what is asked about. */
const WEAK = new Set(
  `deal handle treat cope react manage help talk start check fast quickly safe safely allow allowed deny sound become old year years
  early late need fly travel open use useful important matter matters number kinds kind types type involve include rules rule apply person
  recruiter recruiters interview interviewer interviewers interviews airline airlines correct correctly properly best good do's main key common usual usually
  happen happened cause causes signs sign symptoms symptom recognise recognize spot serve serves ${COMMON}`
    .split(/\s+/)
    .map(keyOf),
);

export function isWeak(key: string): boolean {
  return WEAK.has(key);
}

/** The keys of a text that tell it from others, each once, in the order of the text. */
export function stemsOf(text: string): string[] {
  const words = fold(text).match(WORD) ?? [];
  return [...new Set(words.filter((word) => !EMPTY.has(word)).map(keyOf))];
}

/** All words of a text, folded and unstemmed. */
export function wordsOf(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}

export function isEmptyWord(word: string): boolean {
  return EMPTY.has(word);
}
