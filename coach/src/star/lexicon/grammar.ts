import { words } from "../text/word-set.ts";

/** Closed classes of English: they carry the sentence, not its content. */
export const DETERMINERS = new Set(
  words(
    "the a an my your his her its our their this that these those some any no every each another both either neither such which what whose",
  ),
);
export const PREPOSITIONS = new Set(
  words(`of at from for with into onto upon about against between among during before after above below under over through by in on to
  off near behind beside besides across along around toward towards within without until till since despite outside inside per via than like as except because`),
);
export const CONJUNCTIONS = new Set(
  words(
    "and or but so because although though while when if unless whereas since as once until whether that where then plus yet nor however",
  ),
);
const SUBJECT_PRONOUNS = new Set(
  words("i we he she they you it who someone somebody everyone everybody nobody one"),
);
const OBJECT_PRONOUNS = new Set(
  words(
    "me us him her them you it myself himself herself themselves ourselves yourself itself each other",
  ),
);
export const AUXILIARIES = new Set(
  words(`be am is are was were been being have has had do does did having isn't aren't wasn't weren't haven't hasn't hadn't don't doesn't didn't
  i'm i've we've we're they're they've he's she's it's that's there's you're you've what's who's let's ain't`),
);
export const MODALS = new Set(
  words(`will would shall should can could may might must won't wouldn't shan't shouldn't can't couldn't mightn't mustn't needn't
  i'd i'll we'd we'll he'd he'll she'd she'll they'd they'll it'd it'll you'd you'll`),
);
/** Modals that speak of what might be done rather than what was. */
export const WOULD_MODALS = new Set(
  words(
    "would will shall should may might must wouldn't won't shouldn't i'd i'll we'd we'll he'd she'd they'd they'll he'll she'll you'd you'll",
  ),
);
export const NEGATIONS = new Set(
  words(`not never no don't doesn't didn't isn't aren't wasn't weren't won't wouldn't can't couldn't shouldn't haven't hasn't hadn't mustn't needn't
  without instead rather avoid nor neither nobody refuse`),
);
export const HABITUALS = new Set(
  words(
    "always usually often sometimes normally generally typically frequently constantly regularly",
  ),
);
export const ADVERBS = new Set(
  words(`also then just really very quickly immediately calmly politely slowly first firstly second secondly third next finally again still even
  already soon later always usually often sometimes never ever only almost nearly quite too both all each simply actually carefully gently quietly
  personally directly straight right away now maybe perhaps probably definitely certainly clearly kindly firmly successfully together well
  basically literally honestly instantly promptly patiently eventually afterwards initially normally generally typically frequently constantly
  regularly privately discreetly discretely briefly suddenly meanwhile therefore thus instead once twice not ultimately proactively effectively rather`),
);
export const FUNCTION_WORDS: ReadonlySet<string> = new Set([
  ...DETERMINERS,
  ...PREPOSITIONS,
  ...CONJUNCTIONS,
  ...SUBJECT_PRONOUNS,
  ...OBJECT_PRONOUNS,
  ...AUXILIARIES,
  ...MODALS,
  ...NEGATIONS,
  ...words(`there here how why very too more most less least much many few little lot lots other others own same enough several all also just only even
  still again ever then now well up down out back away off again so too not yes no ok okay um uh er hmm oh going let's mine yours ours theirs hers
  whom whoever whatever whenever wherever something anything nothing everything anyone anybody none one ones`),
]);
