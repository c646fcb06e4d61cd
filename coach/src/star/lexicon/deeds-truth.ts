import { stems } from "../text/word-set.ts";
import { type Deed, RISKED, TOLD_SOMEONE } from "./deed.ts";

const RECORD =
  /\b(?:sheets?|forms?|logs?|logbook|lists?|books?|fields?|lines?|boxes|box|checklists?|registers?|reports?|signatures?|entry|entries|records?|columns?|certificates?|cards?|table|temperatures?|hours|readings?|checks?|points?|rounds?|diary|timesheets?|numbers?|jackets)\b/;
const INVENTED =
  /\b(?:(?<!list |\b(?:told|tell|telling|warned|asked|informed) (?:\w+ ){0,2})(?:in advance|beforehand|ahead of time)|up to (?:friday|sunday|the end)|(?:checks?|rounds?|temperatures?|signatures?|boxes|readings?|values?) (?:\w+ ){0,3}for the (?:whole|rest of the|next|entire) (?:week|month|year|shift|day)|of (?:all|three|two|four|six|the past) (?:\w+ )?weeks|for (?:all|the past) (?:\w+ )?weeks|(?:signatures?|boxes|initials) for (?:three|two|four|six) (?:\w+ )?weeks|different pens?|about right|always (?:the same|about|there|right)|(?:which|that) (?:i|we) (?:had not|hadn't|never) (?:done|made|checked|seen)|instead of (?:measuring|checking|counting|looking|walking|going|testing|weighing)|without (?:looking|checking|measuring|counting|going|opening|testing|weighing|walking|seeing)|from memory|(?:missing|empty) (?:\w+ ){0,2}(?:signatures?|lines?|fields?|box|boxes|entries|values?|rows?|columns?|cells?)|as if|as though|in (?:reality|truth)|only half|so (?:that )?it (?:looks?|looked) (?:natural|correct|complete|right|better|full)|(?:looks?|looked) (?:natural|correct|complete|right|better|good|full)|(?<!because |once |as soon as )i had (?:been|seen|done|checked) (?:with|it|them|all)|invented (?:\w+ )?(?:values?|numbers?|names?|figures?)|nobody (?:had been|was) with)\b/;
const HONEST =
  /\b(?:left (?:them|it|the (?:line|field)s?) (?:empty|blank)|not (?:taken|done|measured|checked|seen)|(?:drew|put) a line through|only after|own eyes|the true|the reason|said no|(?:after|when) (?:i|we) had|then checked|(?:measured|checked|counted) (?:\w+ ){0,3}again|shopping|shift plan|roster|holiday|deadline|knew their|(?:i|we) refused|asked me to|wanted me to|names? (?:\w+ ){0,3}on (?:\w+ ){0,2}cards|(?:name|place) cards|again in|translated|with (?:the|our|my) (?:mechanic|engineer|auditor|inspector))\b/;
const SPEAK =
  "tell say write give promise answer claim explain confirm assure swear announce report show reply";

/** Deeds against truth and trust: records, statements, hidden faults, other people's property, identity and privacy. */
export const TRUTH_DEEDS: readonly Deed[] = [
  {
    family: "dishonesty",
    severity: 0.9,
    verbs: stems(
      "complete fill sign tick initial write enter put log record mark date correct confirm stamp copy add count",
    ),
    object: /^(?!(?:\w+ )?down\b|(?:\w+ ){0,4}against (?:the|my|our|a|his|her|their)\b)/,
    around: new RegExp(`^(?=.*${RECORD.source})(?=.*${INVENTED.source})`),
    unless: new RegExp(`${TOLD_SOMEONE.source}|${HONEST.source}`),
  },
  {
    family: "dishonesty",
    severity: 0.8,
    verbs: stems("change alter move correct adjust edit round set write"),
    object: /\b(?:time|date|number|value|age|weight|name|figure|amount|clock|hour)s?\b/,
    around:
      /\bso (?:that )?(?:\w+ ){1,4}(?:(?:could not|can't|couldn't|can not|would not|did not|didn't|wouldn't) (?:\w+ )?(?:see|notice|find|check|ask|pay(?! more)|prove|complain|know|charge|fine|look|show|stick|stand|catch|suspect|spot)|looked|stays?|stayed)\b/,
    unless: new RegExp(
      `${TOLD_SOMEONE.source}|${HONEST.source}|\\b(?:miss|daughter|children|agree\\w*|train|tour|appointment)\\b`,
    ),
  },
  {
    family: "dishonesty",
    severity: 0.8,
    verbs: stems("print stick put write glue replace"),
    object: /\b(?:new|later|other|fresh|second) (?:\w+ )?(?:labels?|dates?|seals?|stickers?|one)\b/,
    around:
      /\b(?:labels?|seals?|stickers?|dates?)\b.*\b(?:over the old|from the drawer|so (?:that )?(?:(?:nobody|no one) (?:saw|noticed|would (?:see|notice|know)|could see|asked)|we did not|we didn't|it)|throw away)\b/,
    unless: new RegExp(`${TOLD_SOMEONE.source}`),
  },
  {
    family: "dishonesty",
    severity: 0.75,
    verbs: stems("do did clock stamp sign punch take pass write"),
    object:
      /^(?:\w+ ){0,3}(?:for|as) (?:her|him|my(?! (?:\w+ )?(?:shift|shifts|day|work|turn|duty|lesson|lessons|course|exam)\b)|a|them)\b/,
    around:
      /\b(?:clock(?:ed)? in|time ?cards?|attendance|(?:the|his|her) (?:test|exam)|identity|(?:his|her|their) signature)\b/,
    unless:
      /\b(?:my time card|shopping|refused|would not|sorry|said no|asked me|wanted me|reported|training|study|prepare)\b/,
  },
  {
    family: "dishonesty",
    severity: 0.8,
    verbs: stems(SPEAK),
    around:
      /\b(?:in (?:reality|truth|fact) (?:i|we|nobody|there|it|he|she) (?:had|was|were|did)|(?:was|is) not the case|wasn't the case|(?:although|though|even if|even though) (?:i|we) (?:had not|hadn't|have not|haven't|never|did not|didn't|was not|wasn't|knew)|(?:that|which) (?:does not|doesn't|do not|did not|didn't) exist|false (?:reference|name|address|number|reason|statement|date|report)|(?:gave|give|wrote|with) (?:\w+ ){0,2}a? ?wrong (?:address|number|name|room|flight|time)|instead of ours|(?:had no|without a?) (?:\w+ )?(?:certificate|licen[cs]e|permit|diploma|training)\b.*\bbut i (?:told|said|wrote)|do it later if|done and do it later|because (?:i|we) (?:did not|didn't) want to (?:ask|check|look|go|walk)|so that (?:he|she|they) would (?:take|buy|book|pay|choose) (?:our|my|the expensive))\b/,
    unless: new RegExp(
      `${RISKED.source}|\\b(?:called (?:him|her|them) back|apologi[sz]ed|corrected|not tell|i called|as promised|knew nothing|nothing new|sorry|(?:i|we) refused|would not|honest\\w*|never tell)\\b`,
    ),
  },
  {
    family: "dishonesty",
    severity: 0.75,
    verbs: stems("present sell show give use sign write post log delete vote review order"),
    object:
      /\bas (?:mine|my own)\b|\b(?:different|other|fake|false|invented) (?:names|accounts?)\b|\b(?:mother|friend|wife|cousin|brother|sister)'s name\b|\b(?:password|login|account|badge|card|key) of (?:the|my|a) (?:\w+ )?(?:leader|manager|boss|colleague|owner|supervisor|guest)\b|\b(?:owner|manager|boss|leader|colleague|supervisor)'s (?:\w+ )?(?:password|login|account|badge)\b/,
    unless:
      /\b(?:permission|asked me to|gave me|emergency contact|(?:manager|boss|leader|supervisor|he|she) (?:had )?(?:said yes|said i could|agreed|allowed)|(?:i|we) refused)\b/,
  },
  {
    family: "concealment",
    severity: 0.75,
    verbs: stems("throw tear burn hide shred pocket put drop slip delete"),
    object:
      /\b(?:away|bin|trash|pocket|drawer|rubbish|shredder|fire|cards?|reviews?|complaints?)\b/,
    around:
      /\b(?:complain\w*|letters?|comment cards?|feedback|reviews?|complaints?|statements?)\b.*\b(?:away|pocket|bin|trash|drawer|account|shredder|before|score|stars?)\b/,
    unless:
      /\b(?:label|fish|food|apologi[sz]ed|letter ?box|answered|public(?:ly)?|by (?:accident|mistake)|asked me to|as (?:he|she|they) (?:had )?(?:asked|wished|wanted|told))\b/,
  },
  {
    family: "concealment",
    severity: 0.5,
    verbs: stems(
      "clean move remove wipe polish paint glue repair sweep tidy return swap scratch change",
    ),
    around:
      /\bbefore (?:the |my )?(?:inspectors?|police|manager|auditors?|boss|investigat\w+|audit|owner|customer) (?:\w+ )?(?:came|arrived|saw|noticed|comes|could)\b|\b(?:could|can) not prove\b|\bnothing to see\b|\bthe next (?:customer|guest|shift|driver) got\b|\b(?:scratch\w*|dent\w*|crack\w*|broke\w*|broken)\b.*\b(?:with a smile|nobody|never|next customer|gave (?:it|the key) back)\b/,
    unless: new RegExp(
      `${TOLD_SOMEONE.source}|\\b(?:my number|label|apologi[sz]ed|no customer|paid|sorry)\\b`,
    ),
  },
  {
    family: "concealment",
    severity: 0.75,
    verbs: stems("agree decide arrange ask swear promise"),
    object:
      /\b(?:would |will |to )?(?:say|tell|give|write) (?:that (?:it|the|he|she|they|we)|(?:all )?the same) (?:thing|version)\b|\bkeep (?:it|this|that|everything) (?:between|among|with|inside) (?:us|ourselves|the team|them|the two)\b|\b(?:say|tell|report|write) (?:nothing|no one|nobody)\b(?! (?:besides|except|but|apart|other))|\b(?:not|never) to (?:tell|report|mention|write) (?:it|this|the (?:manager|boss|captain|purser|supervisor|owner)|anyone|anybody)\b/,
    unless:
      /\b(?:surprise|party|birthday|gift|cake|present|proposal|curtain|diagnosis|press|patient's|privacy|confidential)\b/,
  },
  {
    family: "concealment",
    severity: 0.5,
    verbs: stems("tell say hear see"),
    object:
      /\b(?:i had been|i was) (?:in|at|on|out) (?:\w+ ){0,2}(?:toilet|break|home|bathroom|outside)\b/,
    around: /\b(?:witness\w*|asked who|investigat\w+|supervisor|saved)\b/,
  },
  {
    family: "theft",
    severity: 0.85,
    verbs: stems("take keep put slip bring"),
    object:
      /\b(?:ring|watch|wallet|money|cash|notes?|coins|earrings?|necklace|phone|bottles?|perfume|charger|tips?|change|euros?|food|towels?)\b(?: \w+){0,4} (?:home|(?:for|to) myself|(?:in|into) my (?:own )?(?:bag|pocket|locker|car|jacket))\b/,
    unless: new RegExp(
      `${TOLD_SOMEONE.source}|\\b(?:owner|office|police|back|allowed|give it|posted|shelter|charity|for my guest|(?:my|the) (?:own )?(?:phone|charger|watch|ring|wallet|food|towel|lunch) (?:\\w+ )?in (?:my|the) (?:locker|pocket|bag)|my (?:own )?(?:food|lunch|ring|watch|wallet|money|phone|towels?|charger))\\b`,
    ),
  },
  {
    family: "theft",
    severity: 0.75,
    verbs: stems(
      "invite buy keep share take spend use divide charge let close sell type ring enter say",
    ),
    around:
      /\btoo much (?:\w+ )?in the (?:till|cash|drawer|register)\b|\b(?:fare|price|bill|money|euros?) (?:\w+ ){0,4}twice\b.*\b(?:do not|don't|not) know\b|\b(?:gave|slipped|paid|offered) me (?:\w+ ){0,2}(?:twenty|ten|fifty|money|a note|an envelope|euros?|dollars?|pounds?)\b.* so (?:i|we)\b|\b(?:gave|slipped) me (?:twenty|fifty|ten|\d+) so\b|\bdid not (?:want|need) (?:a|the) receipt so i did(?: not|n't)\b|\beasy way to earn\b/,
    unless:
      /\b(?:although|refused|gave it back|report|counted again|wrote the difference|ran after|returned)\b/,
  },
  {
    family: "dishonesty",
    severity: 0.75,
    verbs: stems("sell"),
    object:
      /\b(?:does|do|did|would) ?(?:not|never) (?:have|need|work|use|exist)\b|\b(?:doesn't|don't|didn't) (?:have|need|work)\b/,
    unless: /\b(?:not sell|refused|refund\w*|cheaper|behalf|told her she)\b/,
  },
  {
    family: "privacy",
    severity: 0.75,
    verbs: stems(
      "take photograph film look send show write search read copy save post share tell listen",
    ),
    around:
      /\b(?:(?:picture|photo|photograph\w*|film\w*|video)\b.*\b(?:passport|rash|patient|ward|guest|passenger|her|him)\b.*\b(?:my friends|funny|pretty|profile|group|laughed|instagram)|(?:funny|video|photo) (?:\w+ ){0,5}(?:group|chat)|in (?:her|his|the) (?:file|booking|record|form) for (?:her|his) (?:number|address|phone|name)\b.*\b(?:evening|wrote to|date|texted)|(?:reporter|journalist|newspaper|press)\b.*\b(?:room|address|name|which)\b.*\b(?:sleeps|lives|stays)|listened at the door|(?:her|his) (?:number|profile)\b.*\bpretty|pretty\b.*\b(?:profile|number))\b/,
    unless:
      /\b(?:permission|emergency contact|asked (?:if|the passenger|her|him)|delete|did not|didn't)\b/,
  },
  {
    family: "dishonesty",
    severity: 0.7,
    verbs: stems("call tell say report write phone"),
    around:
      /\b(?:sick|ill|fever|migraine|flat tyre|dentist|funeral)\b.*\b(?:although i (?:was|felt)|but i (?:was|felt) (?:fine|well|healthy)|concert|beach|festival|party|free days?|football|not really)\b/,
    unless: /\b(?:he|she|they|colleague|guest|passenger|apologi\w+|really was|doctor said)\b/,
  },
  {
    family: "dishonesty",
    severity: 0.8,
    verbs: stems("buy print order forge download make invent copy"),
    object:
      /\b(?:(?:doctor's|medical|sick) (?:note|certificate)|certificates?|diplomas?|licen[cs]es?|references?|passes|badges?|stamp)\b/,
    around:
      /\b(?:internet|false|fake|free days?|nobody asked|photoshop|same stamp|own printer|looks? real|friend's)\b/,
    unless: /\b(?:training|course|laminated|reported|refused)\b/,
  },
  {
    family: "dishonesty",
    severity: 0.6,
    verbs: stems("serve sell give use fill pour charge"),
    object:
      /\b(?:as|instead of) (?:the )?(?:fresh|organic|french|italian|expensive|new|halal|vegan|vegetarian|gluten|original|whole|house wine|champagne)\b/,
    unless: /\b(?:told (?:him|her|them)|explained|agreed|asked|allergic)\b/,
  },
  {
    family: "theft",
    severity: 0.6,
    verbs: stems("eat drink take wear try use borrow drive"),
    object:
      /\b(?:guest|passenger|customer|patient|resident|client)(?:s|'s|s')? (?:\w+ )?(?:food|meals?|chocolate|wine|minibar|lunch|snacks?|breakfast|car|perfume|clothes|bed|card|phone)\b/,
    unless: /\b(?:offered|invited|order|permission|asked|valet|to the|back|kitchen|notes?)\b/,
  },
  {
    family: "concealment",
    severity: 0.75,
    verbs: stems("say tell"),
    object:
      /^(?:the \w+ |my \w+ )?nothing to (?:the |my |our |his |her )?(?:manager|boss|supervisor|pharmacist|nurse|chef|captain|purser|owner|customer|parents|mother|daughter|son|father|wife|husband|family|doctor|office|guest|inspector)\b/,
    unless: /\b(?:then|later|until|but|privacy|surprise|party|birthday|gift|present)\b/,
  },
  {
    family: "concealment",
    severity: 0.7,
    isOmission: true,
    verbs: stems("write report tell log note call inform mention"),
    around: /\bbecause (?:then|it (?:would|means|costs?)|of the (?:forms?|paper\w*|questions))\b/,
    // “I can't write a date that is not true, because then I sign a lie”: what is not written is false.
    unless:
      /\b(?:mistake|should have|wrong|privacy|press|(?:not|isn't|wasn't) true|untrue|false|an? lie|lying|against the (?:rules?|law)|(?:told (?:him|her|them)|said) no)\b/,
  },
  {
    family: "privacy",
    severity: 0.5,
    verbs: stems("delete erase take grab snatch"),
    object:
      /^(?:his|her|their|the) (?:phone|camera|film|videos?|photos?|pictures?|footage|passport)\b/,
    unless:
      /\b(?:asked|to the|him|lost|back|evidence|charge|bag|hot|smok\w*|fire|with (?:his|her))\b/,
  },
];
