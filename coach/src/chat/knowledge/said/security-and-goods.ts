/** How people ask for the cards of security. By card; phrases parted by "|". */
export const SAID_OF_SECURITY: Readonly<Record<string, string>> = {
  "security-who-rules": "who makes security rules|annex 17 icao|security law",
  "security-liquids":
    "100 ml liquids|how much liquid in hand luggage|200 ml bottle half empty|shampoo in carry on|plastic bag liquids|water bottle security",
  "security-levels":
    "levels of unruly|level 1 2 3 4 passenger|how bad is disruptive|categories of air rage|drunk and violent which level",
  "security-early-signs":
    "signs somebody becomes aggressive|see trouble coming|before he explodes clenched fists",
  "security-deescalate":
    "calm down an angry man|passenger shouts at me|aggressive passenger|yelling customer|talk down|rude passenger insults me",
  "security-do-not-escalate":
    "never say calm down|what makes an angry person worse|mistakes with aggressive passengers",
  "security-warning":
    "final warning card|written warning passenger|yellow card|captain's warning letter",
  "security-restraint":
    "tie up a passenger|handcuff|when may i restrain|cable ties|hold him down|use force",
  "security-restrained-care":
    "after restraining|watch a tied passenger|restrained person breathing evacuation",
  "security-commander-powers":
    "what may the captain do with a passenger|captain can arrest|throw off the plane|rights of the commander",
  "security-in-flight": "from when is an aircraft in flight|doors closed law in flight",
  "security-mp14": "montreal protocol|which country punishes|police at landing jurisdiction",
  "security-us-law":
    "punishment for assaulting crew usa|fine prison interfering with crew|federal crime",
  "security-evidence":
    "write down after a fight|witness statement|report of incident evidence|police report names",
  "security-assault":
    "man touches a sleeping girl|sexual assault on board|groping passenger|harassment victim|hand on her leg",
  "security-bomb-call":
    "someone says there is a bomb|bomb threat by phone|bomb note|anonymous call bomb",
  "security-suspect-item":
    "strange package|found a suspicious thing|do not touch object|wires and tape|unknown item in the toilet",
  "security-lrbl": "where to put a bomb|least risk bomb location|safest place for explosive",
  "security-lrbl-move": "carry a bomb to the door|how to move explosive|wet blankets around a bomb",
  "security-search":
    "security search before boarding|cabin search what to look for|check under seats life vest pouches",
  "security-unattended":
    "bag nobody owns|luggage without owner|left behind bag|unattended suitcase under seat|forgotten backpack",
  "security-sterile-area":
    "screened area|airside staff screening|mixing arriving departing passengers",
  "security-baggage-match":
    "passenger does not show up baggage off|bag without passenger|offload luggage missing passenger",
  "security-door-locked": "when is the cockpit door locked|flight deck door closed rule",
  "security-door-access":
    "pilot leaves the cockpit|pilot needs the toilet|before the cockpit door is opened|block the aisle trolley|code to cockpit|enter the cockpit from outside",
  "security-secondary-barrier": "second barrier cockpit|curtain gate in front of flight deck",
  "security-two-persons":
    "two people in the cockpit|crew must sit in when pilot goes out|germanwings rule|pilot never alone",
  "security-jumpseat":
    "who may sit in the cockpit|friend visits the cockpit|third seat flight deck|children visit the pilots",
  "security-insider":
    "colleague behaves suspicious|colleague asks strange questions about codes|insider threat|staff with bad intentions",
  "security-crew-id":
    "lost my id|crew badge|airport pass stolen|uniform stolen|someone in uniform without card",
  "security-cyber": "hacker|wifi on board attack|phishing roster password|strange usb",
  "security-trafficking-signs":
    "human trafficking|modern slavery|girl travels with an older man does not speak|man answers for her looks scared|victim of trafficking signs",
  "security-trafficking-act":
    "what do i do when i suspect trafficking|report trafficking|confront trafficker",
  "security-inad":
    "not admitted passenger|inadmissible passenger|who has to take back an inadmissible passenger|refused at the border|sent back|deportee difference|who pays inad",
  "security-custody-seat":
    "prisoner on board|handcuffed deportee seat|where do prisoners sit|escort police prisoner",
  "security-armed":
    "police officer with gun|armed passenger|weapon on board allowed|sky marshal|air marshal undercover|bodyguard pistol",
  "security-hijack":
    "hijacker|terrorist in the cabin|taken over with knife|hijack fight or cooperate",
  "security-lavatory-smoke":
    "smoking on board|cigarette in the toilet|caught smoking|smells of cigarettes|vaping in the lavatory",
};

/** The same for dangerous goods. */
export const SAID_OF_GOODS: Readonly<Record<string, string>> = {
  "dangerous-goods-definition": "what are dangerous goods|hazmat meaning|define dg",
  "dangerous-goods-classes-1-5":
    "explosives gases flammable liquids|class 1 2 3 4 5|class three flammable|petrol which class",
  "dangerous-goods-classes-6-9":
    "toxic radioactive corrosive miscellaneous|class 6 7 8 9|acid which class|mercury thermometer class|batteries which class|infectious class",
  "dangerous-goods-labels": "diamond signs|hazard label colours|red label|stickers on packages",
  "dangerous-goods-cao": "cargo aircraft only|orange label|package not on passenger plane",
  "dangerous-goods-hidden":
    "hidden dangers|camping stove paint|undeclared items|toolbox diving gear frozen food|what could hide in baggage",
  "dangerous-goods-wh-limits":
    "watt hours limit|100 wh 160 wh|battery without approval|laptop battery size allowed|drone battery",
  "dangerous-goods-wh-sum": "calculate watt hours|mah to wh|volts times amp hours",
  "dangerous-goods-power-banks":
    "powerbank in checked luggage|powerbank in suitcase|powerbank too big mah|charger battery in hold|how many powerbanks|charge phone with power bank on board|spare batteries",
  "dangerous-goods-gate-bag":
    "bag taken at the gate to the hold|gate checked bag remove batteries|hand luggage goes to hold",
  "dangerous-goods-devices-checked":
    "laptop in checked bag|electronics in the suitcase switched off|ipad in hold",
  "dangerous-goods-e-cigarettes":
    "vape in hold luggage|vape in suitcase|e cigarette charge on board|juul",
  "dangerous-goods-lighters": "lighter in pocket|how many lighters|matches|zippo|torch lighter",
  "dangerous-goods-toiletries":
    "hairspray deodorant aerosol|perfume limit|how much spray per bottle|nail polish remover",
  "dangerous-goods-dry-ice": "dry ice kilos|frozen carbon dioxide|ice pack smoke",
  "dangerous-goods-oxygen":
    "own oxygen bottle|passenger brings oxygen|oxygen concentrator|medical gas cylinder",
  "dangerous-goods-wheelchairs":
    "electric wheelchair battery|mobility scooter|powered wheelchair spillable",
  "dangerous-goods-forbidden":
    "totally forbidden|never allowed on a plane|pepper spray|fireworks bleach|gas cartridge|petrol",
  "dangerous-goods-ammunition": "bullets|ammo in bag|hunting cartridges|rifle",
  "dangerous-goods-notoc":
    "paper for the captain about cargo|who gets notoc|notification to captain content",
  "dangerous-goods-incident":
    "dangerous goods leak in flight|steps with leaking bag|smell from overhead bag chemical",
  "dangerous-goods-spill":
    "liquid leaking from a bag|spill chemicals|unknown liquid on floor|gloves and plastic bags spill kit",
  "dangerous-goods-skin-contact":
    "acid on my hand|chemical on skin|got it in the eyes|corrosive touched rinse",
  "dangerous-goods-report":
    "report dangerous goods|undeclared found who to tell|dg occurrence form",
  "dangerous-goods-valujet": "valujet 592|oxygen generators in the hold crash|everglades 1996",
  "dangerous-goods-training":
    "dg training how often|every two years dangerous goods course|renew dg certificate",
};
