/** Irregular verbs: base, then past forms. Also the list by which a past tense is recognised. */
const VERBS = `
be was were been|become became|begin began begun|bend bent|bet|bite bit bitten|bleed bled|blow blew blown|break broke broken|
bring brought|build built|burn burnt|buy bought|catch caught|choose chose chosen|come came|cost|cut|deal dealt|dig dug|do did done|
draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|find found|
fly flew flown|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got gotten|give gave given|go went gone|
grow grew grown|hang hung|have had|hear heard|hide hid hidden|hit|hold held|hurt|keep kept|kneel knelt kneeled|know knew known|lay laid|
lead led|learn learnt|leave left|lend lent|let|lie lied|light lit|lose lost|make made|mean meant|meet met|misunderstand misunderstood|
overcome overcame|overhear overheard|pay paid|put|quit|read|rewrite rewrote rewritten|ride rode ridden|ring rang rung|rise rose risen|run ran|say said|see saw seen|
seek sought|sell sold|send sent|set|shake shook shaken|shine shone|shoot shot|show shown showed|shut|sing sang sung|sit sat|sleep slept|slide slid|
speak spoke spoken|spell spelt|spend spent|spill spilt|spit spat|split|spread|stand stood|steal stole stolen|stick stuck|strike struck|swear swore sworn|sweep swept|
swim swam swum|take took taken|teach taught|tear tore torn|tell told|think thought|throw threw thrown|understand understood|undertake undertook|
upset|wake woke woken|wear wore worn|weep wept|win won|withdraw withdrew withdrawn|wrap wrapt|write wrote written`;

/** Irregular plurals and forms whose rule-made stem would go wrong. */
const OTHERS = `man men|woman women|child children kids kid|person people|foot feet|tooth teeth|wife wives|knife knives|life lives|
need needed needs|speed speeded sped|die died dying|tie tied tying|lay laying|use used using uses|lie lying|apology apologies|
crisis crises|diagnosis diagnoses|bus buses busses|gas gases|during|evening evenings|morning mornings|nothing|something|anything|everything|
thing things|wedding weddings|building buildings|ceiling ceilings|meeting meetings|boarding|training trainings|string strings|
procedure procedures|process processes processed|business businesses|passenger passengers|address addresses addressed|
please pleased|pleasant|else|hundred hundreds|news|series|species|bag bags bagged|university universities|universal|
policy policies|police|experience experiences experienced|experiment experiments|customer customers costumer|custom customs`;

/** Past forms that are the base form as well: only the context says the tense. */
export const SAME_PAST = new Set(
  "bet cost cut hit hurt let put quit read set shut split spread upset".split(" "),
);

export const IRREGULAR_FORMS = new Map<string, string>();
export const IRREGULAR_PASTS = new Set<string>();

for (const [source, verbs] of [
  [VERBS, true],
  [OTHERS, false],
] as const) {
  for (const entry of source.replace(/\n/g, "").split("|")) {
    const [base = "", ...forms] = entry.trim().split(/\s+/);
    if (base === "") continue;
    if (!verbs) IRREGULAR_FORMS.set(base, base);
    for (const form of forms) {
      if (!IRREGULAR_FORMS.has(form)) IRREGULAR_FORMS.set(form, base);
      if (verbs) IRREGULAR_PASTS.add(form);
    }
  }
}
IRREGULAR_FORMS.set("is", "be");
IRREGULAR_FORMS.set("are", "be");
IRREGULAR_FORMS.set("am", "be");
IRREGULAR_FORMS.set("has", "have");
IRREGULAR_FORMS.set("does", "do");
IRREGULAR_FORMS.set("left", "leave");
for (const same of SAME_PAST) IRREGULAR_PASTS.add(same);
