/** Scenes and roundabout ways of asking about dangerous goods. By card; phrases parted by "|". */
export const SCENES_OF_GOODS: Readonly<Record<string, string>> = {
  "dangerous-goods-definition":
    "things that may not fly because they burn or explode|who writes the list of forbidden stuff",
  "dangerous-goods-classes-1-5":
    "explosives gases liquids solids oxidisers which number|number of the flammable class",
  "dangerous-goods-classes-6-9":
    "poison radioactive corrosive miscellaneous number|lithium belongs to which class",
  "dangerous-goods-labels":
    "red diamond with a flame|skull on a sticker|what does the green or yellow sticker on a parcel mean|white and black stripes sticker",
  "dangerous-goods-cao":
    "orange sticker on a crate not for passenger planes|box for freighters only",
  "dangerous-goods-hidden":
    "camping stove in a bag|toolbox or frozen food may hide something|household goods that are dangerous without knowing",
  "dangerous-goods-wh-limits":
    "spare battery for a camera how strong|how many batteries for the drone|battery over 160|e-bike battery|ask airline approval battery size",
  "dangerous-goods-wh-sum":
    "my power bank says milliamp hours is it ok|turn mAh into Wh|how do i work out watt hours|charger 30000 mah may it fly",
  "dangerous-goods-power-banks":
    "new 2026 rule for portable chargers|may i charge my phone from a power bank in the air|how many portable chargers per person|put the portable charger in the locker above",
  "dangerous-goods-gate-bag":
    "hand luggage goes below because the bins are full what must come out|batteries out before it goes in the hold|cabin bag taken at the gate",
  "dangerous-goods-devices-checked": "notebook in the suitcase switched off|ipad in hold luggage",
  "dangerous-goods-e-cigarettes":
    "where do i pack my vape|vape in the suitcase|may they charge a vape on board",
  "dangerous-goods-lighters":
    "how many lighters on me|zippo or storm lighter|box of matches in the bag",
  "dangerous-goods-toiletries":
    "how big may a spray can be|deodorant hair spray aftershave how many litres|bottles of strong rum in the case|nail polish aerosols",
  "dangerous-goods-dry-ice":
    "frozen fish or meat kept cold with dry ice how many kilos|carbon dioxide ice in a cool box suffocation",
  "dangerous-goods-oxygen":
    "grandpa has his own gas bottle to breathe|concentrator machine on board",
  "dangerous-goods-wheelchairs":
    "electric scooter for disabled in the hold|battery of the electric wheelchair wet or lithium",
  "dangerous-goods-forbidden":
    "pepper spray fireworks bleach|what is never ever allowed in luggage",
  "dangerous-goods-ammunition": "bullets for hunting five kilos|shotgun shells in the case",
  "dangerous-goods-notoc":
    "document for the captain about what is in the belly|radioactive or explosive cargo who is told|form that lists dangerous cargo where it lies",
  "dangerous-goods-incident":
    "something drips from a bag in the bin and stings the eyes|parcel leaks smelly liquid first steps",
  "dangerous-goods-spill":
    "paint or acid ran over seat and floor|polythene bags gloves cover the puddle|wipe up an unknown liquid",
  "dangerous-goods-skin-contact":
    "chemical on the hand rinse with lots of water|burning eyes from a liquid flush",
  "dangerous-goods-report": "who has to be told after the leak|form after a dangerous goods event",
  "dangerous-goods-valujet": "oxygen generators in the hold florida everglades 1996 crash",
  "dangerous-goods-training":
    "how many months until i repeat the hazmat course|recurrent hazardous materials",
};

/** The same for pressure and turbulence. */
export const SCENES_OF_PRESSURE: Readonly<Record<string, string>> = {
  "decompression-and-turbulence-cabin-altitude":
    "how high does the body feel up there|like standing on a mountain of 8000 feet|why do ears and crisp bags swell in cruise",
  "decompression-and-turbulence-kinds":
    "slow leak or sudden bang|hissing door seal pressure leaks slowly|explosive rapid gradual",
  "decompression-and-turbulence-signs":
    "bang fog cold wind papers fly|mist in the cabin and ears pop what is going on",
  "decompression-and-turbulence-mask-drop":
    "why did the yellow cups come down|how high until the cups fall|14000 feet",
  "decompression-and-turbulence-first-action":
    "rubber jungle where do i run|nearest mask sit down hold on|serving and the masks fall do i help passengers first",
  "decompression-and-turbulence-own-first":
    "mother helps her kid first why not|yourself before others mask",
  "decompression-and-turbulence-tuc":
    "how many seconds can i still think at 40000 feet|time until i black out without oxygen|awake at 35000 without mask",
  "decompression-and-turbulence-hypoxia":
    "feels drunk and happy without air|blue lips and nails giggling|what does lack of oxygen feel like",
  "decompression-and-turbulence-air-at-height": "is there less oxygen up there or less pressure",
  "decompression-and-turbulence-generator":
    "mask smells burnt and gets hot where does its oxygen come from|pull the mask to start the flow|how many minutes does the mask last|bag does not inflate is there oxygen",
  "decompression-and-turbulence-descent":
    "why do the pilots dive down|we go down fast after the bang to how many feet",
  "decompression-and-turbulence-spare-masks":
    "four masks over three seats|mask for the baby on the lap",
  "decompression-and-turbulence-supplemental-oxygen": "minutes of oxygen for all passengers law",
  "decompression-and-turbulence-first-aid-oxygen": "who still needs oxygen when we are low",
  "decompression-and-turbulence-after-descent":
    "we are level again at ten thousand what do i do first|walk through the cabin with a portable bottle check for injured",
  "decompression-and-turbulence-helios":
    "greek boeing everyone unconscious 2005 flew on alone|pressurisation switch on manual",
  "decompression-and-turbulence-crack":
    "scratch or split in the window passenger worried|window looks broken",
  "decompression-and-turbulence-turbulence-levels":
    "how bad is bad shaking words for it|cups slide or fly which level",
  "decompression-and-turbulence-turbulence-light":
    "a bit bumpy can i go on with coffee|small bumps sign on crew keep serving",
  "decompression-and-turbulence-turbulence-severe":
    "i am thrown to the ceiling with the cart|hit an air hole in the aisle grab what|sit on the floor wedge under armrest cart brake|no time to reach the jumpseat",
  "decompression-and-turbulence-who-is-hurt":
    "mostly people without belt and crew get injured|who breaks bones in bumpy air",
  "decompression-and-turbulence-clear-air": "shaking without any cloud|jet stream radar cannot see",
  "decompression-and-turbulence-briefing":
    "what should the pilots say before rough air when how long how strong",
  "decompression-and-turbulence-announcement": "words for the passengers when the sign lights up",
  "decompression-and-turbulence-lavatory-passenger":
    "old man in the loo and it gets rough|knock at the toilet when sign is on",
  "decompression-and-turbulence-after-turbulence":
    "it is calm again what do we check injuries and ceilings",
  "decompression-and-turbulence-sq321": "london singapore 2024 one died bangkok",
  "decompression-and-turbulence-secure":
    "stow carts latch lids for rough air|what does it mean to make the cabin ready for bumps",
};
