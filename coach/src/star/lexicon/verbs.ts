import { stems } from "../text/word-set.ts";

/** Deeds that a camera could film: each counts as a step when the person did it. */
export const DEED_VERBS = stems(`
ask call phone ring text email write note explain show point tell say speak talk reply answer reassure apologise apologize thank greet welcome
introduce invite whisper repeat translate interpret draw sign gesture smile nod listen hear bring carry fetch take give hand pass lend borrow
move push pull lift hold open close shut lock unlock switch turn press plug unplug pour serve cook bake cut slice wash clean wipe sweep mop dry
fold pack unpack wrap label stick tape tie cover build assemble install repair mend replace swap exchange refund return reimburse charge pay
sell buy order book reserve rebook cancel reschedule schedule postpone arrange organise organize plan prepare set lay count measure weigh check
recheck double-check verify confirm inspect scan search look find locate trace track read print copy type enter record log document report
inform notify alert warn announce brief debrief update remind escalate refer forward send deliver collect pick drop drive walk run cycle climb kneel crouch
sit stand stay wait leave go come arrive enter exit escort guide lead accompany direct follow join meet visit divide split share assign
delegate distribute allocate rotate rearrange reorganise reorganize redesign rewrite edit draft design create develop make invent test trial practise practice
rehearse train teach coach mentor demonstrate present pitch negotiate bargain mediate persuade convince suggest propose offer recommend advise
agree refuse decline stop pause block prevent isolate evacuate rescue save extinguish spray pull administer bandage press elevate cool
monitor observe watch supervise count time compare calculate sort file list rank prioritise prioritize separate seat reseat relocate upgrade
compensate discount waive admit own confess volunteer sacrifice cover step intervene interrupt approach contact connect link combine
research study google download upload post code program fix adjust change correct alter reset restart reboot recover retrieve
hug comfort calm soothe distract entertain play sing joke laugh feed change dress bathe turn nurse treat hire interview recruit promote
collect raise donate gather host cater decorate paint plant water harvest load unload stack store restock refill stock park
secure fasten buckle strap stow arm disarm crosscheck demonstrate brace command shout land board deplane dispatch tow patrol
summarise summarize clarify paraphrase ask-for request demand insist volunteer propose vote decide choose select
pull-aside sketch photograph film mime pronounce spell swim dive row throw catch jump bend reach grab spot notice identify diagnose
hang sew iron polish empty fill heat freeze chill taste stir mix trim shave pray fast guard shelter seal tag staple email message swipe
ticket process refund authorise authorize approve submit register enrol enroll apply graduate complete finish pass earn`);

/** Words for doing something that do not say what was done. */
export const VAGUE_VERBS = stems(`
handle deal manage resolve solve help assist try attempt ensure sort fix improve communicate cooperate collaborate support remain keep get
use start begin continue learn understand react respond act perform provide address focus overcome achieve work do put see
become have cope face tackle contribute participate succeed strive aim maintain adapt adjust motivate encourage inspire lead treat satisfy
ease facilitate implement utilise utilize demonstrate showcase leverage exceed foster enhance deliver interact engage`);

/** States of mind and being: they are no step. */
export const STATE_VERBS = stems(`
be feel think know believe want need like love hate enjoy hope wish prefer mean seem appear look remember forget realise realize guess suppose
consider expect own belong exist consist contain deserve depend matter care have`);

/** Careful, person-centred conduct. */
export const CARE_VERBS = stems(`
listen apologise apologize reassure thank calm comfort ask explain offer check help assist smile greet introduce kneel crouch sit invite
empathise empathize acknowledge understand respect comfort escort accompany translate repeat clarify`);

/** What other people do when something has come of it. */
export const REACTION_VERBS = stems(`
thank smile laugh agree accept apologise apologize calm relax cry hug praise compliment commend recommend return leave stay arrive board depart land finish complete
pass win receive earn reach increase decrease reduce rise drop fall grow double improve save recover heal survive sleep eat sit stop
write post review rate rebook book buy order pay choose adopt implement keep use promote hire nominate award invite ask
understand cooperate comply follow open close resume continue end start begin get become come go take give tell say tip shake nod
sell raise beat break deliver fill empty turn stand wait learn discharge admit sign join work`);

/** Words that say that something ended well or badly, without saying what happened. */
export const VAGUE_OUTCOME = stems(`
good great well fine okay ok nice happy satisfied satisfy success successful successfully positive positively smooth smoothly better best solve resolve fix sort
perfect perfectly excellent amazing wonderful glad pleased please proud end result outcome everything everyone work impress impressed improve`);
