import type { Card } from "./schema.ts";

export const SECURITY_CARDS: readonly Card[] = [
  {
    id: "security-who-rules",
    front: "Who makes the security rules, and which ones reach you?",
    back: "The security rules are made by ICAO in Annex 17, with guidance in Doc 8973; by each state in a national programme; by the airline in its own, which the state approves. In the European Union the frame is Regulation (EC) No 300/2008, in the United States the rules of the TSA, founded in November 2001. You meet them as the security chapter of your manual, parts of which are confidential.",
    points: [],
    source: {
      name: "ICAO Annex 17; Regulation (EC) No 300/2008; 49 CFR parts 1540 and 1544",
      year: 2024,
    },
  },
  {
    id: "security-liquids",
    front: "What is the liquids rule at screening, and does it concern you on board?",
    back: "The liquids rule at screening allows containers of up to 100 ml each, all in one clear bag of about a litre; medicines and baby food are exempt. It goes back to the plot of August 2006. Airports with newer scanners may allow more, so a bottle in the cabin proves nothing either way: ask when something does not fit, such as a smell or a leaking bag.",
    points: [],
    source: {
      name: "Regulation (EU) 2015/1998 and TSA liquids rule",
      year: 2025,
    },
    ages: true,
  },
  {
    id: "security-levels",
    front: "Which four levels of disruptive behaviour do crews distinguish?",
    back: "ICAO grades disruptive behaviour by what the passenger does, from 1 to 4. Level 1 is disruptive, mostly in words; level 2 is physically abusive; level 3 is life-threatening; level 4 is an attempted or actual breach of the flight deck. Some authorities and airlines word them differently, so report the behaviour and not only the number.",
    points: [
      "Level 1: disruptive, such as abuse, refusal, suspicious or drunken conduct",
      "Level 2: physical, such as pushing, hitting, grabbing, damaging equipment",
      "Level 3: danger to life, such as a weapon or a serious assault",
      "Level 4: tried or actual entry to the flight deck",
    ],
    source: {
      name: "ICAO Doc 8973, Aviation Security Manual, as taught in Doc 10002, chapter 10",
      year: 2020,
    },
    ages: true,
  },
  {
    id: "security-early-signs",
    front: "What do you watch for at the aircraft door, and why there?",
    back: "At the aircraft door, watch for a smell of alcohol, an unsteady walk, slurred speech, anger from the queue, fear, a group winding itself up. The door is the last place where a problem can be solved with ground staff, stairs and police at hand. Tell the purser and the captain before the doors close; the captain may refuse carriage.",
    points: [],
    source: {
      name: "IATA Guidance on Unruly Passenger Prevention and Management",
      year: 2015,
    },
  },
  {
    id: "security-deescalate",
    front: "How do you calm an angry passenger?",
    back: "To calm an angry passenger, lower your own voice and pace first. Get on a level with him, at an arm's length or more and a little to the side, use his name, let him finish, and say back what you heard. Then offer a choice that you can keep, and leave him a way to give in without losing face.",
    points: [
      "Calm voice, open hands, space",
      "Listen to the end, and name the feeling",
      "Say what you can do, not only what you cannot",
      "One crew member talks, one watches",
      "Change the face: a colleague may do better",
    ],
    source: {
      name: "IATA Guidance on Unruly Passenger Prevention and Management",
      year: 2015,
    },
  },
  {
    id: "security-do-not-escalate",
    front: "What makes a conflict worse although it is well meant?",
    back: "What makes a conflict worse is touching the passenger, pointing, crowding him with three uniforms, arguing about who is right, or telling him to calm down. Threats that you cannot carry out, and an audience, do the same. If your own pulse is up, hand over to a colleague.",
    points: [],
    source: {
      name: "IATA Guidance on Unruly Passenger Prevention and Management",
      year: 2015,
    },
  },
  {
    id: "security-warning",
    front: "Words have not helped and the passenger goes on. What comes before force?",
    back: "Before force comes a clear warning in the captain's name: what the passenger is doing, what must stop, and what will follow, such as a diversion, police and prosecution. Many airlines hand over a written notice for this. Give it with a colleague as witness, note the time, and tell the captain what he answered.",
    points: [
      "Tell the captain at once, not at the end",
      "Verbal warning, then the written one where your airline has it",
      "Witness, time, words",
      "Alcohol stopped for him and his group",
    ],
    source: {
      name: "IATA Guidance on Unruly Passenger Prevention and Management",
      year: 2015,
    },
  },
  {
    id: "security-restraint",
    front: "When may a passenger be restrained, and who decides?",
    back: "A passenger may be restrained as the last resort, when words and warnings have failed or there is no time for them and people or aircraft are in danger. Normally the captain authorises it. Crew, and passengers too, may act without that where it is immediately necessary for safety, and the force used has to be reasonable.",
    points: [
      "Plan first: who speaks, who holds which limb",
      "Able-bodied helpers briefed, and asked, not ordered",
      "Seat away from exits and flight deck",
      "Tell the passenger what you do and why",
    ],
    source: {
      name: "Tokyo Convention on Offences and Certain Other Acts Committed on Board Aircraft",
      year: 1963,
    },
  },
  {
    id: "security-restrained-care",
    front: "A passenger has been restrained. What is your duty now?",
    back: "A restrained passenger is still a passenger in your care. Never leave him alone, keep him seated upright, never face down or with weight on his chest, and check breathing, colour, hands and circulation often. Fasten his belt, tie nothing to the seat unless your manual's kit provides for it, keep the cutter at hand, offer water, and log every check.",
    points: [
      "Upright, belted, away from exits",
      "Breathing and circulation checked all the time",
      "Cutting tool within reach of the crew only",
      "For landing the belt alone holds him, ready to be freed in an evacuation",
    ],
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, chapter 10, aviation security",
      year: 2020,
    },
  },
  {
    id: "security-commander-powers",
    front: "What may the captain do under the Tokyo Convention?",
    back: "Under the Tokyo Convention the captain may take reasonable measures, including restraint, against a person who endangers safety, good order or discipline on board. He may require crew, and ask or authorise passengers, to help. He may put the person off at any landing, and hand over somebody who has committed a serious offence to the authorities. The convention is about international flights; on domestic ones national law gives the captain his powers.",
    points: [
      "Crew can be required to help",
      "Passengers can be asked or authorised, never required",
      "Anyone may take immediately necessary preventive action",
    ],
    source: {
      name: "Tokyo Convention on Offences and Certain Other Acts Committed on Board Aircraft",
      year: 1963,
    },
  },
  {
    id: "security-in-flight",
    front: "From when to when is an aircraft in flight for the captain's powers?",
    back: "For the captain's powers an aircraft is in flight from the moment when all external doors are closed after boarding until any such door is opened for disembarkation. So the powers begin at the stand, before the engines run. In a forced landing they go on until the authorities take over. Where the protocol of 2014 binds, the same meaning holds for the whole convention.",
    points: [],
    source: {
      name: "Tokyo Convention 1963, article 5(2); Montreal Protocol 2014, article II",
      year: 2014,
      url: "https://likumi.lv/ta/id/358799-protocol-to-amend-the-convention-on-offences-and-certain-other-acts-committed-on-board-aircraft",
    },
  },
  {
    id: "security-mp14",
    front: "What did the Montreal Protocol of 2014 change, and since when?",
    back: "The Montreal Protocol of 2014 closes a gap: under the Tokyo Convention mainly the state where the aircraft is registered had jurisdiction, so offenders were often let go at the destination. The protocol adds the state of landing and the state of the operator. It has been in force since 1 January 2020, among the states that have ratified it.",
    points: [],
    source: {
      name: "Montreal Protocol 2014 to the Tokyo Convention; ICAO Doc 10034",
      year: 2020,
    },
    ages: true,
  },
  {
    id: "security-us-law",
    front: "What does US law say about interfering with crew?",
    back: "US law says that nobody may assault, threaten, intimidate or interfere with a crew member on duty. Beside FAA fines of tens of thousands of dollars for each violation, federal law makes assaulting or intimidating crew so that it interferes with their duties a crime with up to 20 years in prison, and more where a dangerous weapon is used.",
    points: [],
    source: {
      name: "14 CFR 121.580; 49 USC 46504",
      year: 2025,
    },
    ages: true,
  },
  {
    id: "security-evidence",
    front: "What do police at the gate need from you after an incident?",
    back: "Police at the gate need facts that carry a charge: who, seat, what was said and done in exact words, times, who saw it, what you did. Write it down the same day and separately, without agreeing on a version. Keep objects, photographs and names of willing witnesses, and ask colleagues for their own statements.",
    points: [],
    source: {
      name: "IATA Guidance on Unruly Passenger Prevention and Management",
      year: 2015,
    },
  },
  {
    id: "security-assault",
    front: "A passenger says that the man beside her has touched her. What do you do?",
    back: "When a passenger says that the man beside her has touched her, believe that she is frightened, and act. Separate them at once by moving the one or the other, never leave her beside him, tell the captain so that police can meet the aircraft, and give her a crew member of her own. Write down both accounts and look for witnesses; do not hold a trial in the galley.",
    points: [],
    source: {
      name: "IATA Guidance on Unruly Passenger Prevention and Management",
      year: 2015,
    },
  },
  {
    id: "security-bomb-call",
    front: "A bomb threat reaches you, as a note or by word. What do you keep and pass on?",
    back: "From a bomb threat, keep and pass on the exact words, where and when it was found or said, who could have left it, and the thing itself, touched as little as possible. Tell the captain at once, by interphone or face to face, then the purser, and nobody else. Specialists on the ground judge how credible it is; crew never dismiss one as a joke.",
    points: [
      "Exact wording and language",
      "Time, place, who was near",
      "Which flight, what kind, where and when, if it says so",
      "Discretion: no word in the cabin",
    ],
    source: {
      name: "ICAO Doc 8973, Aviation Security Manual, as taught in Doc 10002, chapter 10",
      year: 2020,
    },
  },
  {
    id: "security-suspect-item",
    front: "You find something in the lavatory that does not belong there. What do you do?",
    back: "Do not touch a suspect item, move it, open it or cover it. Ask, if it can be done without alarm, whether it is anybody's; keep people away; and tell the captain what it looks like, where it is, and whether there are wires, sounds, smell or heat. Someone stays at a distance and sees that nobody comes near.",
    points: [
      "Do not touch, do not move",
      "Captain informed at once",
      "People moved away, as many rows as the checklist says",
      "Oxygen bottles and alcohol taken out of the area",
      "Extinguishers made ready",
    ],
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, chapter 10, aviation security",
      year: 2020,
    },
  },
  {
    id: "security-lrbl",
    front: "What is the least-risk bomb location?",
    back: "The least-risk bomb location is the place in the cabin where an explosion would do the least harm to structure and systems. It depends on the aircraft: on many it is at the aft right-hand door, and the manual names it. New types above 60 seats or 100,000 lb have to be designed with one, and every US airliner certified for more than 60 seats has needed such a place since November 2009.",
    points: [],
    source: {
      name: "14 CFR 25.795(c)(1), least risk bomb location; 14 CFR 121.295",
      year: 2025,
      url: "https://www.faraim.org/faa/far/cfr/title-14/part-121/section-121.295/index.html",
    },
  },
  {
    id: "security-lrbl-move",
    front: "Who decides to move a suspect item to the least-risk location, and how is it done?",
    back: "Only the captain, with advice from the ground, decides to move a suspect item to the least-risk location, and only if landing soon is not possible. The checklist rules: check for a trip device first, by sliding something thin under it, keep it as it stands, put it on a platform of bags, wet and soft things around it as the manual says, and people far away, heads low. Doors stay as the manual says.",
    points: [
      "Captain's order first",
      "Thin card under it: does anything hold it?",
      "Same way up, no jolt",
      "Packed as the manual shows, nobody near",
    ],
    source: {
      name: "ICAO Doc 8973, Aviation Security Manual, as taught in Doc 10002, chapter 10",
      year: 2020,
    },
  },
  {
    id: "security-search",
    front:
      "What is the cabin security check before boarding, and what do you do when you find something?",
    back: "In the security check before passengers board, the cabin is looked through: seats and pockets, life-vest stowage, bins, lavatories, galleys, carts, crew seats and rest areas. You look for what does not belong there or has been opened. Finding something means do not touch, report, and wait; a check that was done without looking is worse than none.",
    points: [
      "Your own area, signed off by name",
      "Seals on carts and equipment",
      "Nobody boards until all areas are reported clear",
    ],
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, chapter 10, aviation security",
      year: 2020,
    },
  },
  {
    id: "security-unattended",
    front: "The checked aircraft was left open and alone for ten minutes. Is it still clear?",
    back: "A checked aircraft that was left open and alone is no longer clear. After the check the aircraft has to be guarded or closed so that every entry would be noticed; otherwise it is searched again. That is why people without a pass or a task are stopped at the door, in every uniform.",
    points: [],
    source: {
      name: "ICAO Annex 17, Aviation Security",
      year: 2022,
    },
  },
  {
    id: "security-sterile-area",
    front: "What is a sterile area, and which other words mean nearly the same?",
    back: "In US rules a sterile area is the part of an airport behind the screening point, from which passengers board, and to which access is controlled. ICAO and Europe speak of the security restricted area, which takes in the ramp and baggage halls as well; in Europe its critical part is for screened people and things only. If screened passengers have mixed with unscreened ones, the area is searched and people are screened again.",
    points: [],
    source: {
      name: "49 CFR 1540.5; ICAO Annex 17, security restricted area; Regulation (EC) No 300/2008",
      year: 2022,
    },
  },
  {
    id: "security-baggage-match",
    front:
      "A passenger decides to leave just before departure. Why is there such a fuss about his bag?",
    back: "On an international flight a bag must not fly without its owner unless it is identified as unaccompanied and screened once more for that. So ground staff find and unload it, and the crew check his seat, bin and pocket for things that stayed behind. Tell the captain at once: it costs minutes at the stand and an hour later. On US domestic flights, where all hold baggage is screened, it may stay.",
    points: [],
    source: {
      name: "ICAO Annex 17, Aviation Security",
      year: 2022,
    },
  },
  {
    id: "security-door-locked",
    front: "From when to when is the flight deck door locked, and how strong is it?",
    back: "By ICAO's standard the flight deck door is closed and locked from the moment when all outside doors are closed after boarding until one is opened for disembarkation, apart from necessary entries. Europe's rule has it closed before engine start, and locked as the security procedures or the captain say, until engine shut-down. It is built to resist bullets, fragments and force; the pilots can watch who stands outside, and they can refuse entry.",
    points: [
      "Code at the panel is a request, not a key",
      "Pilots may deny it",
      "An emergency entry exists for pilots who do not answer",
      "The code is never shown, said or written down",
    ],
    source: {
      name: "ICAO Annex 6, Part I, chapter 13, security; ORO.SEC.100",
      year: 2022,
      url: "https://legislation.gov.uk/eur/2012/965/annex/III/division/subpart+sec/2022-12-23/data.html",
    },
  },
  {
    id: "security-door-access",
    front: "A pilot wants to leave the flight deck in flight. What do you prepare?",
    back: "Before the flight deck door opens in flight, the area in front is made clear: no passengers in the forward galley or lavatory, curtain closed, a crew member or barrier blocking the aisle, face to the cabin. Identity is confirmed by interphone and by looking before the door opens. Open, through, shut: nobody chats in the doorway, and service waits.",
    points: [
      "Agree by interphone",
      "Clear galley and lavatory",
      "Block the aisle",
      "Verify, open briefly, confirm locked",
    ],
    source: {
      name: "14 CFR 121.584; ICAO Annex 6, Part I, chapter 13",
      year: 2024,
    },
  },
  {
    id: "security-secondary-barrier",
    front: "What is the secondary flight deck barrier?",
    back: "The secondary barrier is a gate or net in front of the flight deck door that is closed while the door is open in flight, to win some seconds. A US rule of 2023 asks for it in newly built airliners; the start, set for August 2025, was put off to the summer of 2026. Older aircraft use a trolley or a crew member instead, as the procedure says.",
    points: [],
    source: {
      name: "FAA final rule, 88 FR 41295, and the one-year exemption of July 2025",
      year: 2025,
      url: "https://govinfo.gov/content/pkg/FR-2023-06-26/html/2023-13071.htm",
    },
    ages: true,
  },
  {
    id: "security-two-persons",
    front: "Why does a cabin crew member often enter the flight deck when one pilot leaves?",
    back: "A cabin crew member often enters the flight deck when one pilot leaves, so that nobody is alone there: somebody can open the door if the remaining pilot is taken ill, and he or she is not unwatched. US airlines do so. In Europe it was advised after Germanwings 9525 in March 2015; since 2016 an airline may decide by its own assessment of risk.",
    points: [],
    source: {
      name: "EASA Safety Information Bulletin 2016-09, minimum occupancy of the flight crew compartment",
      year: 2016,
    },
    ages: true,
  },
  {
    id: "security-jumpseat",
    front: "Somebody in another airline's uniform asks to ride on the jumpseat. What is checked?",
    back: "Before somebody rides on the jumpseat, identity and right are checked, by name and document, and never by uniform. Ground staff list the person, the captain has to agree, and cabin jumpseats are for people who have been briefed and can help in an emergency. A pass that hangs round a neck is looked at, front and back.",
    points: [],
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, chapter 10, aviation security",
      year: 2020,
    },
  },
  {
    id: "security-insider",
    front: "What is an insider threat, and what do you do about a colleague who worries you?",
    back: "An insider threat is a person with access and knowledge who uses them to do harm, or is pressed to. Signs are changes: questions outside the task, areas where the person has no work, hate or threats, sudden money trouble, a request to carry something. Report it by the confidential way; you are reporting a fact, not a guilt.",
    points: [
      "Carry nothing for others, not even a letter",
      "Your bag, your key, your pass: under your eyes",
      "No tailgating through staff doors",
    ],
    source: {
      name: "ICAO Annex 17, Aviation Security",
      year: 2022,
    },
  },
  {
    id: "security-crew-id",
    front: "Your crew pass has gone missing on a layover. What now?",
    back: "Report a missing crew pass at once, to the airline and the local police, because a pass and a uniform open doors. Until a new one is issued you may have to travel through passenger screening. The same goes for a lost manual, a tablet, or anything that shows codes.",
    points: [],
    source: {
      name: "ICAO Annex 17, Aviation Security",
      year: 2022,
    },
  },
  {
    id: "security-cyber",
    front: "What does digital hygiene mean for crew?",
    back: "Digital hygiene starts with your tablet: it holds manifests, manuals and passenger data, so lock it, update it, and connect it to no unknown network, cable or stick. Post no rosters, hotels, badges, seat maps or passengers. A message that hurries you to a login page is a trap until proven otherwise, and is reported.",
    points: [
      "Lock screen and updates",
      "No roster, hotel or pass in a picture",
      "No public charging socket without a data blocker",
      "Report a lost device within minutes",
    ],
    source: {
      name: "ICAO Annex 17, measures relating to cyber threats",
      year: 2022,
    },
  },
  {
    id: "security-trafficking-signs",
    front: "Which signs may point to human trafficking on board?",
    back: "One sign of human trafficking proves nothing; several together count. Somebody else holds the documents and answers every question, the traveller does not know where he or she is going or who is waiting, is watched to the lavatory, looks afraid, hurt or drugged, is dressed wrongly for the trip, or a child does not know the adult.",
    points: [
      "Someone else speaks and holds the passport",
      "No knowledge of destination or host",
      "Fear, injuries, avoidance of the eyes",
      "Few belongings, clothes that do not fit",
      "Story that changes or sounds learned",
    ],
    source: {
      name: "ICAO Circular 352, training cabin crew on trafficking in persons; 49 USC 44734",
      year: 2018,
    },
  },
  {
    id: "security-trafficking-act",
    front: "You suspect trafficking. What do you do, and what not?",
    back: "If you suspect trafficking, observe, and talk as you would to anyone. Tell the purser and the captain, who has the authorities informed so that they meet the aircraft; note seats, descriptions, words and times. Do not confront, do not try to rescue, do not ask the victim in front of the other person, and do not photograph or post.",
    points: [],
    source: {
      name: "ICAO Circular 352, training cabin crew on trafficking in persons; 49 USC 44734",
      year: 2018,
    },
  },
  {
    id: "security-inad",
    front: "What is the difference between INAD, DEPA and DEPU?",
    back: "An INAD was refused entry at the border and is carried back, as a rule by the airline that brought him or her. A deportee had entered, legally or not, and is ordered to leave: DEPA means accompanied by escorts, DEPU unaccompanied. None of the three words says that the person is a criminal.",
    points: [],
    source: {
      name: "ICAO Annex 9, Facilitation, chapter 5, inadmissible persons and deportees",
      year: 2022,
    },
  },
  {
    id: "security-custody-seat",
    front: "How are deportees and persons in custody carried?",
    back: "With deportees and persons in custody, the airline and the captain know beforehand and may refuse. They usually board first and leave last, sit at the back, away from exits and with the escort, if there is one, between them and the aisle. The US rule for prisoners adds no alcohol for them or the escort, no metal cutlery, and food only if the escort agrees.",
    points: [
      "European rule: not in a seat with direct access to an exit",
      "Captain informed; numbers limited by the operator",
      "Treated politely, and without comment",
    ],
    source: {
      name: "CAT.OP.MPA.155, special categories of passengers; 49 CFR 1544.221",
      year: 2024,
    },
  },
  {
    id: "security-armed",
    front: "Who may carry a weapon in the cabin, and what do you do with the knowledge?",
    back: "Only persons whom the states concerned have authorised, such as in-flight security officers, may carry a weapon in the cabin; in the US certain law enforcement officers as well. The captain is told who they are and where they sit. Outside the crew you tell nobody; you do not treat them differently in public, and serve no alcohol to a person who is armed.",
    points: [],
    source: {
      name: "ICAO Annex 17; 49 CFR 1544.219; 14 CFR 121.575(b)",
      year: 2024,
    },
  },
  {
    id: "security-hijack",
    front: "What are the first aims of cabin crew in a hijacking?",
    back: "In a hijacking the first aims are that the flight deck knows at once, by the airline's own signal, and stays locked; and that nobody is provoked. Stay calm, speak slowly, do what is asked as far as it does not open that door, and keep passengers seated and quiet. How crews answer in detail is confidential, and not a matter for an interview.",
    points: [],
    source: {
      name: "ICAO Doc 10002, Cabin Crew Safety Training Manual, chapter 10, aviation security",
      year: 2020,
    },
  },
  {
    id: "security-lavatory-smoke",
    front: "Why is smoking in the lavatory treated as a security matter as well as a fire risk?",
    back: "Smoking in the lavatory is a security matter too, because the same detector that is taped over by a smoker also protects against arson, and tampering with it is an offence: in the US by federal law. Look for the cigarette end and douse the bin first, then deal with the person. It is reported to the captain like any refusal to obey the crew.",
    points: [],
    source: {
      name: "14 CFR 121.571(a)(1)(i) and 121.317",
      year: 2024,
    },
  },
];
