import { stems } from "../text/word-set.ts";
import { type Deed, TOLD_SOMEONE } from "./deed.ts";

const DEVICE =
  "(?:alarms?|detectors?|sensors?|beepers?|buzzers?|sirens?|limiters?|interlocks?|breakers?|warning (?:lights?|lamps?)|(?:seat|safety|emergency|limit|stop) (?:switch|button|valve|catch|bar|gate)|cameras?|guards?|beeping|monitors?|smoke heads?|call ?bells?|nurse calls?)";
/** Turned down a device still sounds: it depends on what for. */
const DEVICE_DOWN = `^(?:(?:\\w+ ){0,2}${DEVICE} (?:\\w+ ){0,6}down|down (?:\\w+ ){0,3}${DEVICE})\\b`;
/** “I put the wrong code in and the alarm went off”: it rings. */
const RINGS = "(?:go|goes|going|gone|went) off";
const OFF = "(?<!\\b(?:go|goes|going|gone|went) )off";
const COVER =
  "(?:tapes?|papers?|cups?|jackets?|bags?|cloths?|socks?|caps?|foil|stickers?|towels?|hats?|gloves?|napkins?|coats?|blankets?|plastic|cardboard|chewing gum)";
const SEEN = `(?:${DEVICE}|lamps?|lights?|panel|display|lens|ceiling|round thing|speaker)`;
const EXIT =
  "(?:(?:emergency|fire|escape|back|second|side|rear) (?:exits?|doors?|stairs?|gates?|routes?|ways?|staircase)|exits?|hydrant|aisles?|escape)";
const DANGER =
  /\b(?:smoke|flames?|wet|knife|redirect|unusable|outside is|hazard|danger|cleaner|blocked exit|other (?:door|exit)|burning|storm|removed|robber)\b/;
const PUT = "put stick tape lay hang place pull throw wrap drape fix glue tie";

/** Deeds against devices, ways out, loads and rules that keep people alive. */
export const SAFETY_DEEDS: readonly Deed[] = [
  {
    family: "hazard",
    severity: 0.9,
    verbs: stems(
      "mute silence disable unplug bridge bypass disconnect cover tape deactivate jam fool trick bag wrap",
    ),
    object: new RegExp(`\\b(?:${DEVICE}|fuse)\\b`),
    unless: new RegExp(
      `${TOLD_SOMEONE.source}|\\bsign\\b|\\btested?\\b|\\b(?:clean|after the|finished|meeting|phone|by accident|accidentally|by mistake)\\b`,
    ),
  },
  {
    family: "hazard",
    severity: 0.85,
    verbs: stems("switch turn take lower remove pull screw unscrew cut shut set put"),
    object: new RegExp(
      `^(?!.*\\b(?:up|${COVER} (?:from|off)|on again|back on)\\b)(?=.*\\b(?:${OFF}|(?:could not|couldn't|can't) go off|zero|volume|battery|batteries)\\b).*\\b${DEVICE}\\b(?! (?:\\w+ )?${RINGS}\\b)|^(?:\\w+ ){0,2}${DEVICE} (?:\\w+ ){0,6}(?:${OFF}|out)\\b`,
    ),
    unless: new RegExp(
      `${TOLD_SOMEONE.source}|\\bset(?:s|ting)? (?:\\w+ ){0,3}off\\b|\\b(?:firem[ae]n|firefighters?|fire (?:brigade|officer|crew)|fitter|engineer|electrician|technician|caretaker) (?:\\w+ ){0,2}(?:told|asked|said|wanted|allowed)\\b|\\b(?:guard (?:came|took)|lifeguard|security guard|phone|fire chief|all-clear|show was over|to the side|after the (?:photo|session|shoot|test|drill)|it was (?:only )?a false alarm|after (?:i|we) (?:had )?(?:checked|searched|walked|made sure)|once (?:the )?(?:smoke|fire|fire brigade|engineer|everyone|everybody) (?:\\w+ )*?(?:gone|out|over|outside|safe|came|arrived))\\b`,
    ),
  },
  {
    family: "hazard",
    severity: 0.35,
    verbs: stems("turn put set take"),
    object: new RegExp(DEVICE_DOWN),
    unless: TOLD_SOMEONE,
  },
  {
    family: "hazard",
    severity: 0.85,
    verbs: stems("turn put set take"),
    object: new RegExp(DEVICE_DOWN),
    around:
      /\b(?:sleep|slept|asleep|nap|nights?|midnight|wak(?:e|ing)|woke|woken|annoying|nerves|in peace|headache|all the time|nonstop|every (?:minute|few|time)|again and again|kept|keeps|as far as|zero|to nothing|complain\w*|false alarms?|movie|film|match|music)\b/,
    unless: TOLD_SOMEONE,
  },
  {
    family: "hazard",
    severity: 0.7,
    verbs: stems("take remove lift"),
    object: /^(?:it|them|the guard|the cover) off\b/,
    around:
      /\b(?:guards?|safety \w+|protection|shield)\b.*\b(?:slow|annoying|in the way|every (?:day|morning|time)|faster)\b/,
    unless: TOLD_SOMEONE,
  },
  {
    family: "hazard",
    severity: 0.9,
    verbs: stems(PUT),
    object: new RegExp(
      `\\b${COVER} (?:\\w+ ){0,3}(?:over|on|in|into|around|across|onto|in front of) (?:\\w+ ){0,4}${SEEN}\\b`,
    ),
    unless: new RegExp(
      `${TOLD_SOMEONE.source}|\\bsign\\b|\\b(?:cold|dazzl\\w+|baby|sleep mask|carnival|dust|rain|spray|decorat\\w+|on the wall|rail|near the|clean)\\b`,
    ),
  },
  {
    family: "hazard",
    severity: 0.45,
    verbs: stems("press push hit reset kick"),
    object: /\b(?:button|panel|alarm|reset|switch)\b/,
    around: /\b(?:quiet|silent|silence|stopped (?:beeping|ringing)|shut up)\b/,
    unless: TOLD_SOMEONE,
  },
  {
    family: "hazard",
    severity: 0.9,
    verbs: stems("fix tie clip hold block plug click fasten wedge tape close repair mend bridge"),
    object:
      /\b(?:switch|lever|pedal|button|gate|valve|latch|buckle|belt|fuse|socket|plug|brake|pin)\b.*\b(?:cable tie|tape|wire|rope|string|stick|foil|clip|coin|spoon|paper|behind (?:my|the) (?:back|seat)|behind me|under me|empty)\b/,
    unless: TOLD_SOMEONE,
  },
  {
    family: "hazard",
    severity: 0.65,
    verbs: stems("let leave ignore"),
    object:
      /\b(?:alarm|warning|signal|monitor|beeping|buzzer|bell) (?:ring|beep|blink|sound|go) (?:on|because|as|and (?:finished|went on|continued|kept))\b/,
    unless: /\b(?:outside|evacuat\w+|everyone out)\b/,
  },
  {
    family: "hazard",
    severity: 0.8,
    verbs: stems("put store stack place park pile keep leave lean chain line"),
    object: new RegExp(
      `\\b(?:in front of|against|across|before|behind|into|in|on) (?:\\w+ ){0,3}${EXIT}\\b`,
    ),
    around: /\b(?:because|anyway|nobody|so|room|space|only)\b/,
    unless: new RegExp(
      `${DANGER.source}|${TOLD_SOMEONE.source}|\\b(?:clear|help\\w*|stayed|calm|sign|myself|strong|able)\\b`,
    ),
  },
  {
    family: "hazard",
    severity: 0.8,
    verbs: stems("chain wedge bolt nail lock close block seal"),
    object: new RegExp(`^(?:\\w+ ){0,3}${EXIT}\\b`),
    around:
      /\b(?:chain|wedge|thieves|thief|theft|draught|heavy|nobody uses|sneak|bin|anyway|smokers?|key)\b/,
    unless: new RegExp(`${DANGER.source}|${TOLD_SOMEONE.source}`),
  },
  {
    family: "hazard",
    severity: 0.8,
    verbs: stems("sell take squeeze load let admit fit put seat allow board"),
    around:
      /\bmore (?:\w+ ){0,6}than (?:\w+ ){0,4}(?:allow\w*|permit\w*|limit|legal|fit|capacity|licen\w+)|\b(?:seats?|allowed|limit|capacity|places)\b(?: \w+){0,5} but (?:i|we) (?:took|let|put|loaded|squeezed|sold|allowed)|\bsat on the (?:knees|laps)\b/,
    unless: /\b(?:refused|sent|two trips|waited|not allowed)\b/,
  },
  {
    family: "rule-breaking",
    severity: 0.4,
    verbs: stems(
      "start use serve drive go continue open let give hand sell run launch load close ride cook sign write confirm send begin depart work wave",
    ),
    around:
      /(?:\b(?:torn|cracked|loose|leak\w*|not (?:locked|closed|secured|checked|latched|fastened|ready)|stayed red|still red|was red|off all night|expired|out of date|too (?:small|young|heavy|short)|hardly stand|half asleep|worn|faulty|unlocked|unbuckled|lamp|warning|was empty|was full|missing|no brakes?)\b.*\b(?:but|although|though|anyway|all the same|despite|even if|still)\b|\b(?:although|though|despite|even if|even though)\b.*\b(?:torn|cracked|loose|leaking|not (?:locked|closed|secured|checked|latched|fastened|ready)|red|expired|out of date|too (?:small|young|heavy|short)|hardly stand|worn|faulty|unlocked|unbuckled|warning|empty)\b)/,
    unless: new RegExp(
      `${TOLD_SOMEONE.source}|\\b(?:repaired|replaced|threw|stopped|waited|borrowed|reported|refused|mended|fixed|did not|didn't|taxi|instead|could not|until)\\b`,
    ),
  },
  {
    family: "rule-breaking",
    severity: 0.7,
    verbs: stems("go drive start leave tell let take board depart begin wave"),
    around:
      /\bbefore (?:the |all |all the )?(?:\w+ )?(?:doors?|belts?|checks?|gate|cabin|bar|ramp) (?:was|were|had been|is|are) (?:closed|locked|secured|fastened|finished|checked|done)\b.*\b(?:late|time|hurry|minutes|delay)\b/,
    unless: /\b(?:wait|waited|not|never|stop|stopped)\b/,
  },
  {
    family: "rule-breaking",
    severity: 0.7,
    verbs: stems("let allow give permit invite"),
    object:
      /\b(?:child|children|year-old|boy|girl|friend|guest|kid|him|her|son|daughter)\b (?:\w+ ){0,3}(?:work|drive|operate|steer|fly|ride|control) (?:\w+ ){0,2}(?:lift|machine|forklift|bus|tractor|crane|controls|train|tram|boat|van)\b|\bwithout (?:(?:a|any|his|her|their|the|valid|paying) ){0,2}(?:tickets?|belts?|helmets?|harness|id|passport|licen[cs]e|life ?jackets?|vests?|paying)\b(?! (?:check|attention))/,
    unless: /\b(?:model|toy|lobby|simulator|not let|nobody|refused|wrote it down|manager)\b/,
  },
  {
    family: "rule-breaking",
    severity: 0.7,
    verbs: stems("let allow leave"),
    object:
      /\b(?:bags?|baby|child|dog|laptop|luggage)\b (?:\w+ ){0,2}(?:on|in|under) (?:\w+ ){0,2}(?:knees|laps?|aisle|exit|feet)\b/,
    unless: /\b(?:not let|stow\w*|moved)\b/,
  },
  {
    family: "hazard",
    severity: 0.75,
    verbs: stems("put throw push hide wrap drop stuff"),
    object:
      /\b(?:smoking|burning|hot|battery|power ?bank|phone|it)\b.*\b(?:pillow|bin|trash|rubbish|pocket|blanket|drawer)\b/,
    around:
      /\b(?:(?:smoking|burning|smouldering|hot|smelled|swollen)\b.*\b(?:batter\w+|phone|power ?bank)|(?:batter\w+|phone|power ?bank)\b.*\b(?:smok\w+|burning|hot|smell\w*|swollen|heat|trash|rubbish|bin))\b/,
    unless: /\b(?:never|not|water|no longer)\b/,
  },
  {
    family: "hazard",
    severity: 0.65,
    verbs: stems("throw put pour empty tip dump"),
    object:
      /\b(?:needles?|syringes?|oil|chemicals?|batter\w+|paint|acid|bleach)\b.*\b(?:normal|ordinary|drain|river|sink|toilet|lake|street|household)\b/,
    unless: TOLD_SOMEONE,
  },
  {
    family: "neglect",
    severity: 0.65,
    verbs: stems("finish continue go keep carry"),
    object:
      /^(?:\w+ ){0,3}(?:service|meals?|selling|serving|trolley|break|lunch|drinks|coffee|shopping)\b/,
    around:
      /\b(?:smoke|smell|child cries|child is|crying|cries|heart|chest|faint\w*|fire|breath\w*|bleed\w*|unconscious)\b/,
    unless: new RegExp(
      `${TOLD_SOMEONE.source}|\\b(?:not|stop|stopped|never|after|once|only when|when i|and then|straight|until|colleagues?)\\b`,
    ),
  },
  {
    family: "disobedience",
    severity: 0.85,
    verbs: stems("open go leave start do stay keep ignore evacuate"),
    around:
      /\b(?:captain|purser|police|pilot|supervisor|command) (?:says?|said|tells?|told|orders?|ordered|wants?)\b.*\bi (?:would|will|'d|had|have)? ?(?:still|anyway|decide|know better)\b|\bi decide better\b/,
    unless: /\b(?:i stay|obey|respect)\b/,
  },
  {
    family: "convenience",
    severity: 0.7,
    verbs: stems("wait continue keep not"),
    around:
      /\b(?:diversions?|divert\w*|landing|delay) costs?\b|\bcosts? (?:the|my) (?:airline|company|boss)\b/,
    unless: /\b(?:not wait|even if|although|worth|never)\b/,
  },
  {
    family: "hazard",
    severity: 0.6,
    verbs: stems("serve sell use cook pour bring give wash stir wipe clean"),
    around:
      /\b(?:smell(?:ed|s)? (?:fine|okay|ok|good)|off all night|(?:fell|fallen|dropped|drop) (?:\w+ ){0,3}floor|rest of the glasses|same (?:cloth|knife|board|pan|gloves|sponge) for|only with water|(?:will|would|did|does|do) not notice|past (?:its|the) date)\b/,
    unless:
      /\b(?:threw|thrown|new one|fresh one|clean one|apologi[sz]ed|not serve|not use|never|colleague)\b/,
  },
  {
    family: "neglect",
    severity: 0.45,
    isOmission: true,
    verbs: stems(
      "check wash count measure clean inspect test log wear lock disinfect weigh verify type ring enter register document search replace fasten secure",
    ),
    around:
      /\b(?:because|no time|always|never (?:had|happened)|enough|anyway|too (?:long|far|slow|late)|so (?:i|we))\b/,
    unless: new RegExp(
      `${TOLD_SOMEONE.source}|\\b(?:mistake|should have|shouldn't|apologi\\w+|sorry|learned|realised|realized|not allowed|could not|couldn't|refused|since then)\\b`,
    ),
  },
  {
    family: "rule-breaking",
    severity: 0.7,
    verbs: stems("drive ride text phone film steer race"),
    object:
      /^(?:\w+ ){0,4}(?:too fast|over the limit|through (?:a |the )?red|on the pavement|without (?:\w+ )?(?:lights|belt|licen[cs]e|brakes))\b|\b(?:at the wheel|while (?:i was )?driving)\b/,
    unless: /\b(?:not|never|he|she|they)\b/,
  },
  {
    family: "hazard",
    severity: 0.8,
    verbs: stems("smoke light vape"),
    around: /\b(?:oxygen|petrol|fuel|gas|lavatory|cargo|straw|paint store)\b/,
    unless: /\b(?:not|never|passenger|he|she|smelled|detector|alarm|candles?|gas-free|light)\b/,
  },
  {
    family: "rule-breaking",
    severity: 0.7,
    verbs: stems("climb work weld dive enter lift"),
    object:
      /\bwithout (?:\w+ ){0,3}(?:harness|rope|helmet|gloves|mask|goggles|licen[cs]e|permit|certificate|second (?:man|person)|partner)\b/,
    unless: /\b(?:not|never|nobody|refused|stopped)\b/,
  },
  {
    family: "hazard",
    severity: 0.6,
    verbs: stems("let go sail swim launch take start continue send"),
    around:
      /\b(?:red flag|storm warning|lightning|thin ice|high waves|fog warning|speed limit)\b.*\b(?:but|although|anyway|still|exaggerat\w*)\b|\b(?:although|despite)\b.*\b(?:red flag|storm warning|lightning|high waves)\b/,
    unless: /\b(?:back|closed|waited|not|never|stopped|cancelled)\b/,
  },
  {
    family: "hazard",
    severity: 0.7,
    verbs: stems("mix serve put sell cut stir use"),
    object:
      /\b(?:expired|yesterday's|sour|mouldy|old (?:meat|fish|rice|chicken|milk|salad)|returned (?:bread|plates?))\b(?! (?:newspaper|paper|news|magazine))/,
    unless: /\b(?:away|bin|not|never|refused|labelled|compost)\b/,
  },
  {
    family: "hazard",
    severity: 0.55,
    verbs: stems("repair fix mend patch glue"),
    around:
      /\b(?:cables?|sockets?|gas|brakes?|wires?|fuses?|heater|lift|machine|harness|rope|valve|ladder)\b.*\b(?:tape|glue|foil|coin|chewing gum|works (?:until|till)|(?:did not|didn't) want to wait)\b|\b(?:did not|didn't) want to wait for (?:the |an? )?(?:electrician|technician|mechanic|engineer)\b/,
    unless: TOLD_SOMEONE,
  },
  {
    family: "hazard",
    severity: 0.4,
    verbs: stems("guess estimate"),
    around: /\b(?:doses?|dosage|weight|temperature|count|number|pressure|fuel|allerg\w+)\b/,
    unless: TOLD_SOMEONE,
  },
];
