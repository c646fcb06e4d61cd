import type { FurtherQuestions } from "./schema.ts";

/** What people ask on after entries on safety and emergencies, by the entry's id. */
export const FURTHER_ON_SAFETY: FurtherQuestions = {
  "terminology/evacuation": [
    {
      id: "why-the-captain",
      question: "Why does the captain decide on an evacuation, and not whoever sees the danger?",
      asked: [
        "why the captain and not us",
        "why can't the crew decide themselves",
        "shouldn't the one who sees the fire decide",
        "what does the captain know that i don't",
      ],
      answer:
        "Because the flight deck has to stop the aircraft, shut down the engines and talk to the fire service, and sees warnings you don't. You see what they can't, so you report it. An evacuation that starts with an engine running can kill people.",
    },
    {
      id: "when-crew-start-it",
      question: "In which cases do crew start an evacuation without an order?",
      asked: [
        "when may i start it myself",
        "so in which cases can i do it alone",
        "give me an example of crew starting it",
        "and if the pilots don't answer",
        "what counts as clearly catastrophic",
      ],
      answer:
        "When staying is plainly deadly and the flight deck doesn't act or answer: fire or dense smoke in the cabin, a broken fuselage, water coming in. The aircraft has to stand still, and you try to reach the flight deck if seconds allow. The exact cases stand in your manual.",
    },
    {
      id: "not-needed-after-all",
      question: "What if I start an evacuation and it wasn't needed?",
      asked: [
        "what if i was wrong",
        "do i get in trouble if it wasn't necessary",
        "and if it was a false alarm",
        "could i lose my job for that",
      ],
      answer:
        "You tell what you saw and why you judged it deadly, and you're measured by that, not by what was known an hour later. 'Just in case' isn't enough, because slides do hurt some people. But nobody is blamed for getting people out of thick smoke.",
    },
    {
      id: "stop-it-again",
      question: "Can an evacuation be stopped once it has begun?",
      asked: [
        "can you stop it again",
        "what if the captain says stop halfway",
        "how do you call it off",
        "can people be sent back to their seats",
      ],
      answer:
        "Hardly. People who have seen a slide go out push on, and one door doesn't hear the other. You can stop a single exit with arm and voice when it turns dangerous; stopping the whole aircraft takes a clear order that everybody hears. So be sure first, and quick afterwards.",
    },
    {
      id: "how-often",
      question: "How often does an evacuation really happen?",
      asked: [
        "does that ever really happen",
        "how common is it",
        "will i ever have to do one",
        "do most crew go through that once",
      ],
      answer:
        "Rarely: in an American study one happened about every eleven days, and in those eleven days US airlines took off some 336,000 times. Most crew never do one in their whole career, and train for it all the same.",
      source: { name: "NTSB/SS-00/01, Emergency Evacuation of Commercial Airplanes", year: 2000 },
    },
  ],
  "evacuation/land": [
    {
      id: "why-full-stop",
      question: "Why does nobody open a door before the aircraft has stopped?",
      asked: [
        "why wait for the full stop",
        "can't we open while it's still rolling",
        "why not start earlier to save time",
        "what if it's only rolling slowly",
      ],
      answer:
        "A slide let out on the move is torn off or folded under the aircraft, and that exit is lost. Whoever jumps is thrown or run over, and the engines may still be turning. You need those seconds anyway: to hear the flight deck and to look outside.",
    },
    {
      id: "engine-still-running",
      question: "How do I notice that an engine is still running, and what do I do then?",
      asked: [
        "how do i know the engine is still on",
        "what if the engine is still turning",
        "i hear the engine, may i use my door",
        "can people go past a running engine",
      ],
      answer:
        "You hear it, feel it in the floor, and see dust, grass or hot air moving behind it. Hold your door, tell the flight deck and use exits away from it. In front an engine can suck people in, behind it the blast throws slides and people over.",
    },
    {
      id: "why-upwind",
      question: "Why do passengers have to gather upwind and far away?",
      asked: [
        "why upwind",
        "why so far from the plane",
        "can't they just wait next to it",
        "what are the 100 metres for",
      ],
      answer:
        "Smoke and fuel vapour drift with the wind, fire spreads along spilt fuel, and tyres or tanks may burst. Fire engines come in fast, and foam hides whoever lies on the ground. Upwind, far off and together, nobody is run over and you can count heads.",
    },
    {
      id: "who-leads-outside",
      question: "Who looks after people outside while crew are still on board?",
      asked: [
        "who's in charge outside",
        "who leads them if we're still inside",
        "do they just stand around out there alone",
        "how do they know where to go",
      ],
      answer:
        "The helpers you sent down first: one or two stay at the foot of the slide, one leads the others away to the place you pointed at. When you're out, you take over the group from your door, until the fire service or police are in charge.",
    },
    {
      id: "why-crew-carry-things",
      question: "Why may crew carry a megaphone and a beacon out when nobody else takes anything?",
      asked: [
        "why do crew take stuff and passengers can't",
        "why the megaphone outside",
        "isn't it unfair that we carry things out",
        "what if there's no time for that equipment",
      ],
      answer:
        "Because outside there's nothing else: the megaphone gathers people in noise and dark, the kit treats them, and far from an airport the beacon brings help. It's taken last, when nobody waits at the door any more, and left behind if it costs time.",
    },
  ],
  "evacuation/able-bodied": [
    {
      id: "why-not-a-parent",
      question: "Why not pick somebody who travels with family?",
      asked: [
        "why not a dad, they're strong",
        "what's wrong with people with family",
        "why no parents",
        "why only people travelling alone",
      ],
      answer:
        "Because they'll go to their own people first, and they should. Somebody who's alone has both hands and the whole head for your exit. Two adults without children can work, if they sit together and both want to help.",
    },
    {
      id: "says-no",
      question: "What if the person I pick doesn't want to help?",
      asked: [
        "and if he says no",
        "what if they refuse",
        "can i make somebody help",
        "the one i asked is scared, what now",
      ],
      answer:
        "Thank them and ask the next one, without argument. Somebody who was pushed into it freezes or runs at the wrong moment, and you've no time to persuade. Ask openly: 'Could you do that for me?' A quick, clear yes is what you want.",
    },
    {
      id: "what-to-tell-them",
      question: "How do I brief a helper in half a minute?",
      asked: [
        "what do i say to them exactly",
        "give me an example of the briefing",
        "how do i explain it that fast",
        "which words do i use with a helper",
      ],
      answer:
        "When, how, what then, and say it back: 'You open this only if I can't. First look out: if it burns, no. Lift this, push, pull the red handle, hold people back until the slide is full. Then you go down and help people up. What do you check first?'",
    },
    {
      id: "no-time-to-choose",
      question: "How do I find helpers when there was no time to choose any?",
      asked: [
        "and if it happens without warning",
        "how do i get helpers in a sudden crash",
        "nobody was briefed, what now",
        "who helps when there's no preparation",
      ],
      answer:
        "You take the first steady-looking people who reach your door: one finger, one short order. 'You, go down, help people off.' 'You, lead them that way.' A person who gets a task mostly steadies at once, so it helps them too.",
    },
    {
      id: "how-many-helpers",
      question: "How many helpers do I need at one exit?",
      asked: [
        "how many do i pick",
        "is one enough",
        "how many per door",
        "do i need more than two",
      ],
      answer:
        "Often three, as your manual says: two to go down first and stay at the foot of the slide, one to hold people back and to open if you're hurt. On top comes one for each passenger who can't get out alone, seated beside that passenger.",
    },
    {
      id: "why-uniforms-first",
      question: "Why are travelling crew, police and firefighters the first choice?",
      asked: [
        "why police and firemen first",
        "why colleagues off duty",
        "what makes soldiers better helpers",
        "and if there are none of those on board",
      ],
      answer:
        "They've trained for bad moments and act on a short order. Travelling crew know doors and commands, firefighters and soldiers know smoke and shouting. If there are none, take anybody who's fit, calm and alone: the job title doesn't matter.",
    },
  ],
  "terminology/evacuation-slide": [
    {
      id: "why-no-heels",
      question: "Why do high heels come off before the slide?",
      asked: [
        "why take heels off",
        "why no high heels",
        "do all shoes have to come off",
        "what does a heel do to it",
      ],
      answer:
        "A heel can tear the fabric, and a slide that loses air is lost for everybody behind. It also catches, and then an ankle breaks or somebody goes down head first. Flat shoes stay on: there may be glass and hot metal below.",
    },
    {
      id: "why-jump",
      question: "Why do people have to jump instead of sitting down?",
      asked: [
        "why jump and not sit",
        "can't you just sit down and slide",
        "isn't jumping more dangerous",
        "why do they shout jump",
      ],
      answer:
        "Sitting down stops a whole lane for seconds while people push from behind. A jump lands you on your bottom on the slope and keeps about one person a second moving. At the edge people look down and grab the frame, so the word is 'jump'.",
    },
    {
      id: "where-the-arms-go",
      question: "Where do your hands and arms go on the slide?",
      asked: [
        "what do you do with your hands",
        "why cross your arms",
        "can you hold on to the side",
        "how do you sit on it",
      ],
      answer:
        "Where your airline calls them: crossed on the chest or stretched out in front, never on the sides and never behind you. The fabric burns skin, and a hand that grabs turns you sideways. Sit upright, then you land on your feet and can run on.",
    },
    {
      id: "does-not-dare",
      question: "What if somebody freezes at the top and won't jump?",
      asked: [
        "and if one doesn't dare",
        "what if he refuses to jump",
        "do i push him then",
        "what about people afraid of heights",
      ],
      answer:
        "One loud word, 'Jump', and a hand in the back at the same moment: a push is part of the drill in many manuals. It isn't unkind, because everybody behind is standing in smoke. Whoever clings to the frame has his hands loosened and goes too.",
    },
    {
      id: "in-the-wind",
      question: "Can the wind blow a slide away?",
      asked: [
        "what if it's windy",
        "can it flip over",
        "does it hold in a storm",
        "what about strong wind",
      ],
      answer:
        "Yes, strong wind can lift or twist it, above all while it's empty. It has to work in 25 knots from the worst side with one helper below. So you look how it lies before the first one jumps, and send somebody strong down first.",
      source: { name: "14 CFR 25.810(a)(1), emergency egress assist means", year: 2019 },
    },
  ],
  "terminology/exit-assessment": [
    {
      id: "why-not-open-and-see",
      question: "Why not open the door first and then see what's outside?",
      asked: [
        "why not just open it and see",
        "why lose time looking out",
        "can't i close it again if it's bad",
        "what's so bad about opening first",
      ],
      answer:
        "Because you may not get it closed again: the slide goes out with it. An open door beside a fire lets heat and smoke in and draws the fire along, and people push towards any light. The look through the window costs two seconds.",
    },
    {
      id: "in-the-dark",
      question: "How do I see outside at night?",
      asked: [
        "how do i see anything in the dark",
        "and at night",
        "what if it's pitch black outside",
        "can i use the torch for that",
      ],
      answer:
        "Cup your hands round your eyes against the pane, or press the torch flat on it so that it doesn't dazzle you. Emergency lights outside shine on the ground below most exits, and fire shows itself. Your eyes are ready because the cabin was dimmed.",
    },
    {
      id: "people-push",
      question: "What if people push while I'm still looking?",
      asked: [
        "everyone is pushing, what do i do",
        "how do i hold them back while i look",
        "what if they press against me",
        "can they push me out",
      ],
      answer:
        "One hand on the assist handle, the other arm across the opening with the palm to the cabin, and shout 'Stand back'. The handle keeps you from being pushed out. Tell the first two by eye to hold the rest: people obey a short order with a task in it.",
    },
    {
      id: "leave-a-blocked-exit",
      question: "May I leave a blocked exit and help somewhere else?",
      asked: [
        "do i stay at the blocked door",
        "can i go and help at another one",
        "what do i do if my door is no use",
        "who guards the bad exit",
      ],
      answer:
        "Yes, but not before it's guarded or nobody is near it. People run to the door they know, and somebody who opens it lets the fire in. So block, redirect, put a helper there who has understood, and then go where you're needed.",
    },
    {
      id: "window-tells-nothing",
      question: "What if I can't make anything out through the window?",
      asked: [
        "what if the window is dirty or frosted",
        "i can't see anything through it",
        "and if there's only grey outside",
        "what if i'm not sure it's safe",
      ],
      answer:
        "Then it isn't shown to be safe, and you treat it as doubtful: wipe it, use the torch, feel the door for heat, look through the next window. Is a good exit near, send people there first and look again. Only with no other way out do you risk it.",
    },
  ],
  "syllabus/announcements-and-commands-baggage-call": [
    {
      id: "why-so-strict",
      question: "Why is even one small bag such a problem?",
      asked: [
        "why not even a small bag",
        "what's so bad about a handbag",
        "it only takes a second, why so strict",
        "is a backpack on the back ok",
      ],
      answer:
        "It costs seconds at the locker and in the aisle, and a hundred times a few seconds is all the time you have. It takes a hand you need, tears slides and hits the person in front. Those in the last rows pay for it.",
    },
    {
      id: "passport-and-medicine",
      question: "What about passport, phone and medicine?",
      asked: [
        "and my passport",
        "can they take the phone",
        "what about medicine they need",
        "do they lose all their things",
      ],
      answer:
        "What's in the pockets goes along, and nothing is fetched. Papers and phones can be replaced. Somebody who can't be without a medicine should wear it on the body for take-off and landing: that's worth saying to them at boarding.",
    },
    {
      id: "where-the-bags-go",
      question: "Where do I put bags that have come to the door all the same?",
      asked: [
        "where do i throw the bag",
        "can i throw it out of the door",
        "what do i do with the bags i take away",
        "may the bag go down the slide",
      ],
      answer:
        "Where they block neither exit, aisle nor your own standing room: in a galley corner, a lavatory or the corner of a door that isn't used. Not down the slide, where they hit people and tear fabric, and not back against the stream of people.",
    },
    {
      id: "clings-to-it",
      question: "What if somebody won't let go of the bag?",
      asked: [
        "and if he holds on to it",
        "what if she fights for her bag",
        "he blocks the door with his suitcase",
        "do i wrestle it off them",
      ],
      answer:
        "Pull at the bag and push the person: hands, not arguments. If it doesn't come loose at once, send both, because the queue behind costs more than the bag. You never discuss, and you never stop the flow for one suitcase.",
    },
    {
      id: "fined-for-it",
      question: "Can passengers be fined for taking their bags along?",
      asked: [
        "is it illegal to take it",
        "do they get punished for it",
        "can they be fined",
        "does anything happen to people who do that",
      ],
      answer:
        "It depends on the country. Passengers have to obey safety instructions of the crew nearly everywhere, so a penalty is possible, but for bags it's rarely been used. At the door it doesn't help you: voice and hand do.",
    },
    {
      id: "in-the-interview",
      question: "What do I say in an interview about passengers who grab their bags?",
      asked: [
        "how do i answer that in an interview",
        "what do recruiters want to hear there",
        "what if they ask me about the bags",
        "how do i say that at the assessment",
      ],
      answer:
        "That you'd expect it, since people under stress do what they always do, and that you'd be loud, short and if need be take the bag away: 'Leave everything.' Then give the reason: seconds and torn slides. No anger and no speech about selfish people.",
    },
  ],
  "terminology/brace-position": [
    {
      id: "does-it-help",
      question: "Does the brace position really help?",
      asked: [
        "does it even help",
        "i heard brace is only to kill you faster",
        "what's the point of bracing",
        "isn't that a myth",
      ],
      answer:
        "Yes, and the story that it's meant to kill quickly is a myth. If the head already lies against what it would hit, it can't gather speed on the way, and arms and legs don't flail. You stay conscious and can walk, and that gets you out.",
    },
    {
      id: "why-crew-face-aft",
      question: "Why do many crew seats face backwards?",
      asked: [
        "why do crew sit the wrong way round",
        "is facing backwards safer",
        "why does the crew face the passengers",
        "do all jumpseats face the back",
      ],
      answer:
        "In a hard stop the whole back takes the load instead of the belt, and you see your passengers while they see you. Not all do: jumpseats stand where door and wall leave room, and those facing forward have a brace of their own.",
    },
    {
      id: "why-feet-flat",
      question: "Why do the feet go flat on the floor and not under the seat in front?",
      asked: [
        "why feet flat",
        "why not stretch the legs out",
        "where do my feet go and why",
        "why pull the feet back",
      ],
      answer:
        "Because legs swing forward in an impact, and stretched out they strike the seat in front: that's how shins break. Flat, and on many cards a little behind the knees, they stay put. With broken legs you don't get to the exit.",
    },
    {
      id: "hands-on-the-head",
      question: "Why do some cards put the hands on the head?",
      asked: [
        "why hands on the head",
        "why not just hold the seat",
        "should i lace my fingers",
        "what are the hands for in that position",
      ],
      answer:
        "To shield the skull from things that fly about and to keep the arms from flailing. The fingers aren't laced: one hand lies on the other, so that one blow doesn't break both. You need a hand afterwards for the belt.",
    },
    {
      id: "pregnant-tall-large",
      question: "How does somebody brace who is pregnant, very tall or large?",
      asked: [
        "what about pregnant women",
        "and if you can't bend down",
        "tall people don't fit, what then",
        "my belly is in the way, what do i do",
      ],
      answer:
        "As near to the picture as the body allows: belt low across the hips, under the belly, then forward as far as it goes, head down or against the seat in front. Crew show it to each of them beforehand. Anything beats sitting upright and stiff.",
    },
  ],
  "terminology/silent-review": [
    {
      id: "why-every-flight",
      question: "Why go through it on every flight, when nothing ever happens?",
      asked: [
        "why every single time",
        "isn't that overkill if nothing happens",
        "isn't doing it once a day enough",
        "what for, we've had training",
      ],
      answer:
        "Because the first seconds decide, and a head that has just said 'look, lift, push, red handle' moves at once. A head that was in the hotel needs seconds to arrive. It also shows you what's different today: type, seat, night, who sits near you.",
    },
    {
      id: "hands-under-thighs",
      question: "Why do some crew sit on their hands?",
      asked: [
        "why sit on the hands",
        "why hands under the legs",
        "what do you do with your hands on the jumpseat",
        "do we have to sit like that",
      ],
      answer:
        "So that the arms can't fly up in an impact and break or hit the colleague beside them. Hands under the thighs, back and head against the seat, feet flat: that's a half brace you can hold for minutes. Other airlines teach another position.",
    },
    {
      id: "how-it-sounds",
      question: "What does such a review sound like in the head?",
      asked: [
        "give me an example",
        "what do you say to yourself",
        "what goes through your mind exactly",
        "can you do one for me",
      ],
      answer:
        "Like this: 'Two left, armed. Night, grass on my side. Brace, heads down. Unfasten, leave everything. Look, lift, push, red handle, hold back. The man in 28C helps me. Torch by my knee, extinguisher behind me. Blocked: across to two right.'",
    },
    {
      id: "take-off-or-landing",
      question: "Is the review the same for take-off and for landing?",
      asked: [
        "is it the same for landing",
        "what's different before landing",
        "do you go through it twice each flight",
        "and when we take off over water",
      ],
      answer:
        "The frame is the same, the details aren't. At take-off there's most fuel and perhaps a rejected take-off to think of; at landing you're tired, it may be dark, and you know your passengers by now. Over water at either end you add vest, raft and water at the sill.",
    },
  ],
  "terminology/planned-emergency": [
    {
      id: "only-five-minutes",
      question: "What comes first when there are only a few minutes?",
      asked: [
        "and if there's only five minutes",
        "what do you drop when time is short",
        "short on time, what's most important",
        "what goes first",
      ],
      answer:
        "Belts, brace and exits, said to everybody at once, and loose things out of aisle and galley. If it's water, vests belong to it. Helpers and reseating follow as time allows, and the last minute is yours: seat, harness, silent review.",
    },
    {
      id: "tell-the-truth",
      question: "Do passengers get told the truth about it?",
      asked: [
        "do you tell the passengers the truth",
        "won't they panic if you say it",
        "how much do you tell them",
        "what do you leave out",
      ],
      answer:
        "Yes, plainly and without drama: what will happen, how much time there is, what to do now. People who have something to do are calmer than people who guess. You leave out technical detail, blame, and any promise that you can't keep.",
    },
    {
      id: "sharp-objects",
      question: "Why do pens, scarves, glasses and high heels come off?",
      asked: [
        "why take off glasses and pens",
        "why do they remove scarves and ties",
        "what about sharp things in the pockets",
        "when do people take their glasses off",
      ],
      answer:
        "In an impact a pen stabs, glasses cut, a scarf or tie catches, and heels tear the slide. They're collected or stowed as your manual says. Glasses come off last, right before the brace, because people need them to read the card and see the exits.",
    },
    {
      id: "without-warning",
      question: "And in an unplanned emergency, what do crew do in those seconds?",
      asked: [
        "and if it comes without warning",
        "what if there's no time at all",
        "what do crew do in a sudden crash",
        "how is the unprepared one different",
      ],
      answer:
        "Brace, shout the brace commands and stay strapped in until it stops; then listen, look and act. Nothing is prepared, so passengers have heard only the demonstration. What carries you is the silent review you did a minute before.",
    },
    {
      id: "passenger-in-panic",
      question: "What about a passenger who panics while you prepare the cabin?",
      asked: [
        "what if someone loses it",
        "and if people start screaming",
        "someone is crying and won't listen",
        "how do i calm one person with so little time",
      ],
      answer:
        "Give them a person and a task. Eye contact, a hand on the shoulder, one short order: 'Hold her hand. Count the rows to that door for me.' Somebody who can't settle is moved beside a steady passenger and away from the exit.",
    },
    {
      id: "lands-normally",
      question: "What if the aircraft then lands quite normally?",
      asked: [
        "and if nothing happens after all",
        "it lands fine, what then",
        "do we still evacuate",
        "what if the gear holds",
      ],
      answer:
        "Then everybody stays seated until the flight deck says how it goes on: often people leave by steps or are towed in. You stay at your station, ready and looking out, since brakes can catch fire or gear can give way minutes later.",
    },
  ],
  "terminology/armed-door": [
    {
      id: "why-not-at-the-gate",
      question: "Why aren't doors left armed at the gate too?",
      asked: [
        "why not leave it armed all the time",
        "wouldn't armed at the gate be safer",
        "why disarm it at all",
        "what if there's a fire at the gate then",
      ],
      answer:
        "Because every normal opening would fire the slide at caterers, cleaners and people on the steps, with force enough to throw somebody off a platform. At the gate people leave by bridge or steps; if that fails, crew can still arm a door and use its slide.",
    },
    {
      id: "forgot-to-arm",
      question: "What if a door wasn't armed and we have to evacuate?",
      asked: [
        "what if we forgot to arm it",
        "and if it's not armed in an emergency",
        "no slide comes because it's disarmed, now what",
        "can you arm it afterwards",
      ],
      answer:
        "It opens without a slide onto a drop of several metres. Keep people back; where the type allows it you close it, arm it and open again, otherwise you block it and send people elsewhere. That's why the look at the lever comes before the handle.",
    },
    {
      id: "why-disarms-from-outside",
      question: "Why does an Airbus door disarm itself when it's opened from outside?",
      asked: [
        "why does it disarm from outside",
        "what if firemen open it from outside",
        "who opens it from outside anyway",
        "doesn't that take a slide away",
      ],
      answer:
        "To protect whoever opens it: rescuers and ground staff stand exactly where the slide would strike. They come with ladders or steps of their own. On a type that doesn't do so, an armed door opened from outside is a danger, hence straps and knock signals.",
    },
    {
      id: "who-arms-it",
      question: "Who arms a door, and may a colleague do mine?",
      asked: [
        "who does the arming",
        "can a colleague do my door",
        "what if i'm not at my door in time",
        "do passengers or ground staff ever do it",
      ],
      answer:
        "The crew member to whom that door is assigned, on the call and nobody else. If a colleague does it as a favour, nobody has looked twice, and each thinks the other did. If you're held up, say so: the call waits for you.",
    },
  ],
  "assessment-days/asked-door-opened-in-flight": [
    {
      id: "man-at-the-handle",
      question: "What do I do with a passenger who pulls at the door handle?",
      asked: [
        "what do i do if someone pulls the handle",
        "how do i stop him",
        "and if a drunk guy goes for the door",
        "who helps me with that",
      ],
      answer:
        "Shout, get him away with colleagues and strong passengers, and seat him where he's watched, restrained if your airline's steps lead there. Tell the captain at once. Then check the door: handle fully closed, indicator locked, nothing damaged.",
    },
    {
      id: "why-no-lock",
      question: "Why isn't there simply a lock on the doors in flight?",
      asked: [
        "why not lock the doors",
        "isn't there a key for that",
        "why can the handle move at all",
        "couldn't the pilots lock them",
      ],
      answer:
        "Because a lock can jam or be forgotten, and then nobody gets out. In cruise the pressure is the lock. Some exits have a flight lock as well, such as the overwing ones of the 737-800, which frees itself on the ground.",
    },
    {
      id: "window-exit-too",
      question: "Could somebody in the exit row open the window exit in flight?",
      asked: [
        "and the exits over the wing",
        "can someone in the exit row open it",
        "what about the window exits",
        "is the emergency exit row also safe",
      ],
      answer:
        "Not in cruise: those hatches too are held by the pressure or by a lock. On the ground they do open, and people have done it for fresh air. So you brief the row: only on our command, or when it's plainly necessary.",
    },
    {
      id: "what-happened-then",
      question: "What happened to the people on that flight near Daegu?",
      asked: [
        "did anybody fall out",
        "what happened to them in korea",
        "did that plane land ok",
        "were people hurt that time",
      ],
      answer:
        "It landed safely with the door open, and nobody fell out, because people were belted for landing. Some were taken to hospital with trouble in breathing, and the man was arrested. It's the best argument for belts and for watching the doors low down.",
    },
  ],
  "terminology/overwing-exit": [
    {
      id: "where-the-hatch-goes",
      question: "Where does a loose hatch go once it's out of its frame?",
      asked: [
        "where do i throw it",
        "what do you do with the hatch",
        "is the hatch heavy",
        "do you put it on the seat",
      ],
      answer:
        "Outside, onto the wing and clear of the way out, or wherever the card of that type shows it. Left on a seat or in the row it's the next thing people stumble over. It's heavier than it looks: grip it at top and bottom and turn it out in one go.",
    },
    {
      id: "why-passengers-open",
      question: "Why do passengers open these exits and not crew?",
      asked: [
        "why don't crew open them",
        "isn't it risky to leave that to passengers",
        "what if the passengers don't manage it",
        "why is no crew seat there",
      ],
      answer:
        "Because nobody of the crew sits there: jumpseats are at the doors, and you'd have to fight your way through the crowd. Whoever sits in the row is there at once. So it gets fit people who want the task, and a briefing of its own.",
    },
    {
      id: "why-leg-first",
      question: "Why do you climb out leg first?",
      asked: [
        "why foot first",
        "why not head first",
        "how do you climb through it",
        "which leg goes first",
      ],
      answer:
        "Head first you land on your hands with your legs stuck inside, and the next person pushes. Leg, body, other leg is quick, because the opening is low and the sill high. It's the leg on the side of the exit, and the head stays down.",
    },
    {
      id: "down-from-the-wing",
      question: "How do people get down from the wing?",
      asked: [
        "and how do you get off the wing",
        "do they jump from the wing",
        "what if there's no slide there",
        "isn't the wing too high",
      ],
      answer:
        "Along the marked path to the rear edge. There they take the off-wing slide where the type has one; otherwise they sit down and slide off the lowered flaps. Not off the front edge: it's higher, and an engine hangs below it.",
    },
    {
      id: "words-for-the-row",
      question: "What do I say to the people in the exit row?",
      asked: [
        "how do i brief them",
        "what are the words for that briefing",
        "give me a sample briefing for the row",
        "what do they have to promise",
      ],
      answer:
        "About this: 'You're at an emergency exit. Are you willing and able to help? You open it only when we call, or when it's plainly needed. Look out first: if it burns, leave it shut. This is how it opens. Nothing on the floor, please.' Wait for a clear yes.",
    },
  ],
  "terminology/life-vest": [
    {
      id: "why-not-inside",
      question: "Why mustn't I inflate the life vest inside the aircraft?",
      asked: [
        "why do they say don't inflate it inside",
        "why only outside",
        "what happens if i blow it up in the cabin",
        "why not put air in it while i'm still in my seat",
      ],
      answer:
        "Because it would trap you. If water comes in, an inflated vest lifts you to the ceiling, and you can't dive down to an exit that's under water. It also makes you twice as wide in an aisle full of people, and a door edge can tear it. So: on in the seat, inflated on the sill as you leave.",
      source: {
        name: "Ethiopian Civil Aviation Authority, report on Ethiopian Airlines 961, 23 November 1996",
        year: 1998,
      },
    },
    {
      id: "inflated-too-early",
      question: "What if somebody has inflated the vest inside?",
      asked: [
        "what if i inflate it inside by mistake",
        "he already blew it up, now what",
        "can you let the air out again",
        "has anyone died because of that",
      ],
      answer:
        "Let the air out: press the valve in the mouth tube, or take the vest off, and blow it up again outside. It's no small matter: in the ditching of Ethiopian 961 off the Comoros in 1996 people in inflated vests were trapped as the cabin filled.",
      source: {
        name: "Ethiopian Civil Aviation Authority, report on Ethiopian Airlines 961, 23 November 1996",
        year: 1998,
      },
    },
    {
      id: "does-not-inflate",
      question: "What if the vest doesn't inflate when you pull?",
      asked: [
        "and if it doesn't work",
        "what if nothing happens when i pull",
        "what's the tube for",
        "what if only one side fills",
      ],
      answer:
        "Pull again, hard and down, then blow into the tube at the shoulder: that's what it's for. Breath carries you as well as gas does, it only takes longer. Where a vest has two chambers, one of them is enough to keep your head up.",
    },
    {
      id: "none-on-board",
      question: "Why do some flights carry no life vests?",
      asked: [
        "why are there no vests on some flights",
        "my last flight only had a seat cushion",
        "is that allowed without vests",
        "why float on a cushion",
      ],
      answer:
        "Because the rules ask for vests only when the flight goes far enough from land, or in Europe also where take-off or approach leads over water. On many US domestic flights the seat cushion floats instead: hold it to your chest by its straps.",
    },
    {
      id: "light-and-whistle",
      question: "What are the light and the whistle on the vest for?",
      asked: [
        "why is there a whistle",
        "what's the little light for",
        "how does the light switch on",
        "does a whistle really help at sea",
      ],
      answer:
        "For being found: rescuers look for small heads in big waves. The light comes on by itself when its battery gets wet. The whistle carries further than a shout and costs less breath, so you save your voice for the others.",
    },
    {
      id: "babies-and-children",
      question: "How is a baby or a small child put in a vest?",
      asked: [
        "and for a baby",
        "do kids have their own vests",
        "when is a child's vest blown up",
        "how do you keep a baby and parent together",
      ],
      answer:
        "Babies get an infant vest or cot that crew hand out; small children often wear an adult vest with the strap between the legs. It's usually inflated earlier than an adult's, as the card says, since a child can't do it in the water. A line ties baby to parent.",
    },
  ],
  "terminology/ditching": [
    {
      id: "how-long-it-floats",
      question: "How long does an aircraft float?",
      asked: [
        "how long does it stay up",
        "how much time before it sinks",
        "does it sink fast",
        "can you count on it floating",
      ],
      answer:
        "Nobody can promise it: it depends on the damage and the sea. The A320 in the Hudson in 2009 floated until all 155 were off; an aircraft that breaks up may be gone in minutes. So crew work as though there were no time.",
      source: { name: "NTSB/AAR-10/03, US Airways 1549, 15 January 2009", year: 2010 },
    },
    {
      id: "why-not-the-rear-doors",
      question: "Why are the rear doors often not used on water?",
      asked: [
        "why not the back doors",
        "why do they say some exits stay closed",
        "what happens if you open the rear door",
        "why does the tail go down first",
      ],
      answer:
        "On many types the tail settles low, so water stands at those sills or soon will. A door opened even a crack there can't be shut against it, and the cabin fills from behind. So people are sent forward or over the wings, as the manual for the type has it.",
    },
    {
      id: "survivable-at-all",
      question: "Does anybody survive a landing on water?",
      asked: [
        "do people survive that",
        "isn't it just a crash",
        "is ditching survivable",
        "honestly, what are the chances",
      ],
      answer:
        "Yes, if it's flown under control and the aircraft stays in one piece: in the Hudson all 155 lived. An uncontrolled crash into the sea is a crash like any other. What people on board can add is the brace, the vest and the right exit.",
      source: { name: "NTSB/AAR-10/03, US Airways 1549, 15 January 2009", year: 2010 },
    },
    {
      id: "must-crew-swim",
      question: "Do crew have to swim well for this?",
      asked: [
        "do i have to be a good swimmer for that",
        "what if i can't swim well",
        "do we practise that in a pool",
        "is there a test with the raft",
      ],
      answer:
        "Well enough to be calm in the water, not fast: the vest carries you. Many airlines ask for a length or two, and training has a wet drill with vest and raft: getting in, pulling others in, turning up the canopy. Practise floating and breathing first.",
    },
    {
      id: "how-much-warning",
      question: "How much warning does the crew get?",
      asked: [
        "do we know it beforehand",
        "how much time do we get",
        "can it happen without warning",
        "what if nobody says it's water",
      ],
      answer:
        "Anything from half an hour to none. With time there are briefing, vests and helpers. Without it, mostly soon after take-off or before landing, you hear 'brace' and learn the rest at the window. So over water you think of the wet version too.",
    },
  ],
  "evacuation/water": [
    {
      id: "why-tied-on",
      question: "Why does the raft stay tied to the aircraft at first?",
      asked: [
        "why is it tied to the plane",
        "why not cut the line at once",
        "won't it get pulled under",
        "what's the mooring line for",
      ],
      answer:
        "Untied it drifts off half empty, and nobody paddles a raft back against the wind. The line holds it at the door until the last one is in. It's made to part or to be cut, so that a sinking aircraft doesn't drag the raft along.",
    },
    {
      id: "drinking-sea-water",
      question: "May people in the raft drink sea water?",
      asked: [
        "can you drink sea water",
        "what do you drink in the raft",
        "why not salt water if you're thirsty",
        "a little sea water is ok, no",
      ],
      answer:
        "No, not even a little. It holds more salt than the kidneys can get rid of, so the body loses more water than it gains, and people grow thirsty, confused and die sooner. Rain, the kit's water, shade and little effort are the answer.",
    },
    {
      id: "why-spread-out",
      question: "Why do people have to spread out and stay low in the raft?",
      asked: [
        "why crawl in the raft",
        "why can't they stand up in it",
        "why sit on both sides",
        "what if everyone sits at the door",
      ],
      answer:
        "With everybody at the door it tips or folds, and whoever stands goes overboard or through the canopy. First ones crawl to the far side, then people sit against the tube all round, legs inward. Then it lies flat and rides the waves.",
    },
    {
      id: "why-rafts-together",
      question: "Why are the rafts tied together afterwards?",
      asked: [
        "why tie rafts together",
        "wouldn't they be better off alone",
        "why a slack line",
        "what's the use of staying together",
      ],
      answer:
        "A group is found sooner than single dots, and water, flares and helpers can be shared. The line is long and slack, so that the waves don't jerk the rafts against one another or tear a fitting out.",
    },
  ],
  "syllabus/fire-and-smoke-lavatory": [
    {
      id: "why-back-of-the-hand",
      question: "Why the back of the hand, and why from the bottom up?",
      asked: [
        "why the back of the hand",
        "why not the palm",
        "why from the bottom up",
        "what if i burn my hand on it",
      ],
      answer:
        "The back feels warmth before it touches, and if it's burned, you can still grip an extinguisher with the palm. From the bottom up, because heat gathers at the top: like this you notice it before you hurt yourself.",
    },
    {
      id: "why-only-a-hand-wide",
      question: "Why open the door only a hand's width?",
      asked: [
        "why not open it fully",
        "why only a little",
        "what happens if i fling it open",
        "why shut it again right away",
      ],
      answer:
        "Because air feeds the fire: flung open, oxygen rushes in, and flames and hot gas come out into your face. A gap is enough for the nozzle, and with the door shut again the agent stays inside and works.",
    },
    {
      id: "somebody-inside",
      question: "What if somebody is still inside?",
      asked: [
        "and if someone is in there",
        "what if a passenger is locked in",
        "nobody answers, could somebody be in there",
        "who do i save first",
      ],
      answer:
        "Then that person comes first: shout, unlock from outside, hood on, stay low, pull them out and shut the door. Somebody unconscious may lie against it, so push slowly. Then fight the fire; oxygen is given well away from it.",
    },
    {
      id: "locked-from-inside",
      question: "How do I get in when it's locked from inside?",
      asked: [
        "how do i open it if it's locked",
        "can crew open it from outside",
        "do i break the door",
        "what about the kind that folds",
      ],
      answer:
        "From outside, within a second: each lavatory door has a simple way for crew to slide the bolt, and you learn it on each type. Folding doors give when pushed near the middle. Nobody needs the axe for that.",
    },
    {
      id: "why-crouch-beside",
      question: "Why crouch beside the door and not stand in front of it?",
      asked: [
        "why crouch",
        "why beside it and not in front",
        "where do i stand when i open it",
        "why stay low there",
      ],
      answer:
        "Hot gas and flames come out at the top and straight ahead. Low and at the side, with the door as a shield, you breathe the coolest air and can shut it at once. Your colleague stands behind you with the second bottle.",
    },
    {
      id: "only-hairspray",
      question: "What if it was only hairspray or steam?",
      asked: [
        "and if it was a false alarm",
        "what if somebody just used hairspray",
        "does perfume set it off",
        "do i still have to do all that",
      ],
      answer:
        "Then nothing is lost. Sprays, steam and vapour set detectors off now and then, but you know it only after you've looked. Check the bin all the same, look again after some minutes, and tell the flight deck that it was a false alarm.",
    },
  ],
  "syllabus/fire-and-smoke-oven": [
    {
      id: "what-burns-there",
      question: "What burns in an oven at all?",
      asked: [
        "what can burn in there",
        "why do ovens catch fire",
        "how does that even happen",
        "how do i prevent it",
      ],
      answer:
        "Mostly fat and food that has dripped, or things that don't belong there: paper, plastic, a cloth, a menu. Sometimes it's the fan or the heater. So you look inside before you switch it on, and nobody uses an oven as a cupboard.",
    },
    {
      id: "steam-or-smoke",
      question: "How do I tell smoke from steam?",
      asked: [
        "maybe it's just steam",
        "how do i know it's really smoke",
        "what does steam look like then",
        "what if i'm not sure",
      ],
      answer:
        "Steam is white and wet, smells of food and is gone in seconds. Smoke is greyer, stings and hangs under the ceiling. If you aren't sure, switch off and call: nobody blames you for cold meals.",
    },
    {
      id: "how-long-to-watch",
      question: "How long do I watch it afterwards?",
      asked: [
        "and when it's out",
        "how long do i keep an eye on it",
        "can i go back to the service then",
        "can it start again",
      ],
      answer:
        "To the end of the flight. Heat lives on in the insulation and can flare up, so somebody looks at it and feels the panels around it every few minutes. The oven stays off, the breaker is tagged, and it goes into the log.",
    },
    {
      id: "what-to-tell-people",
      question: "What do I tell passengers who smell it?",
      asked: [
        "what do i say to the passengers",
        "people smell it and ask, what now",
        "do i tell them it burned",
        "should i make an announcement",
      ],
      answer:
        "The short truth with a calm face: 'There was smoke from an oven. It's switched off and we're watching it.' Move those near the galley if it bothers them. People who smell smoke and hear nothing imagine worse.",
    },
  ],
  "syllabus/fire-and-smoke-lithium-steps": [
    {
      id: "why-water",
      question: "Why water, when it's something electric?",
      asked: [
        "why water on something electric",
        "isn't water on a battery dangerous",
        "don't i get a shock",
        "i learnt never water on electrics",
      ],
      answer:
        "Because a phone has a few volts only and can't give you a shock. It burns by its own heat, and nothing on board takes heat away as well as water. What's dangerous is the seat's power supply, and that goes off first.",
    },
    {
      id: "why-extinguisher-first",
      question: "Why the extinguisher first, if only water stops it?",
      asked: [
        "why not water straight away",
        "what does the extinguisher do then",
        "why both",
        "can i skip the extinguisher",
      ],
      answer:
        "To knock the flames down, so that seat and bags don't catch and you can get close. It hardly cools, though, and the cells go on heating each other. So the water follows at once, and a lot of it.",
    },
    {
      id: "no-water-at-hand",
      question: "What else can I pour if there's no water at hand?",
      asked: [
        "and if there's no water",
        "can i use cola or juice",
        "what other liquids work",
        "does coffee work too",
        "why no alcohol",
      ],
      answer:
        "Anything wet without alcohol: juice, soft drinks, milk, tea or coffee that's gone cold. Sticky doesn't matter, the device is lost anyway. No spirits, because they burn, and no ice, because it keeps the heat in.",
    },
    {
      id: "why-not-move-it",
      question: "Why leave it where it is?",
      asked: [
        "why not carry it to the galley",
        "why can't i move it",
        "wouldn't the sink be better",
        "why not throw it in the toilet",
      ],
      answer:
        "The next cell can burst in your hand and spray burning bits, and shaking helps it along. You'd also carry fire past people, bags and oxygen. Passengers can move, so they do; the device stays until it's cold.",
    },
    {
      id: "is-it-poisonous",
      question: "Is the smoke from a battery poisonous?",
      asked: [
        "is the smoke toxic",
        "do i need the hood for that",
        "can passengers breathe that",
        "what about the fumes",
      ],
      answer:
        "Yes. It holds acid and poisonous gases that burn eyes and lungs, and it gets dense in seconds. Hood and gloves for whoever fights it, people away and low, and the flight deck told, because they can change the airflow.",
    },
    {
      id: "divert-or-go-on",
      question: "Does the aircraft have to land after a phone fire?",
      asked: [
        "do we have to land then",
        "does the captain divert for that",
        "can we fly on afterwards",
        "who decides what happens next",
      ],
      answer:
        "The captain decides, by what you report. One phone that's out, cooled and under water may be watched to the destination; smoke that goes on, a fire you can't reach or people hurt mean landing soon. So report exactly, and again when it changes.",
    },
  ],
  "syllabus/fire-and-smoke-lithium-never": [
    {
      id: "ice-is-cold",
      question: "But ice is cold. How can it keep the heat in?",
      asked: [
        "but ice is cold, why is it bad",
        "why does ice keep heat in",
        "why not cool it with ice cubes",
        "isn't ice better than water",
      ],
      answer:
        "It lies round the device like a coat: only a thin layer melts, and between the cubes is air, which insulates. Water runs over every side and carries the heat off. Inside, cell after cell goes on heating, so pour and don't pack.",
    },
    {
      id: "phone-lost-in-the-seat",
      question: "What do I do instead when a phone has slipped into a seat?",
      asked: [
        "what should i do about the lost phone then",
        "how do we get the phone out",
        "why can a seat crush it so badly",
        "he wants to move the seat to look",
      ],
      answer:
        "Nobody moves the seat, by motor or by hand. Ask what it is and where it went, seat the passenger elsewhere, have the seat power off, and look with a torch and a careful hand, or leave it to engineers. A crushed battery can burn within seconds.",
    },
    {
      id: "swollen-or-hot",
      question: "What about a battery that's swollen or hot but doesn't burn yet?",
      asked: [
        "and if it's only hot",
        "the power bank is swollen, what now",
        "it's not burning but it smells sweet",
        "do i wait until it burns",
      ],
      answer:
        "Act before it burns: cable off, nobody touches it if it's hot, people away, flight deck told, extinguisher and water beside you. If it gets hotter or smokes, go on as for a fire. It's neither charged nor used again, and never goes into the hold.",
    },
    {
      id: "when-the-bag",
      question: "When is the fire containment bag used, then?",
      asked: [
        "and what's the fire bag for",
        "when does it go into the bag",
        "can't i put it in the bag at once",
        "what if we have no such bag",
      ],
      answer:
        "Afterwards, as a store and not as an extinguisher: when the fire is out and the device cooled and quiet, with gloves on, as your procedure says. Without a bag any container of water that stays upright will do. Either is watched until landing.",
    },
  ],
  "terminology/halon-extinguisher": [
    {
      id: "is-it-poisonous",
      question: "Is halon poisonous to breathe?",
      asked: [
        "is it toxic",
        "can i breathe that in",
        "is it dangerous for passengers",
        "do i need a mask when i use it",
      ],
      answer:
        "One bottle in the open cabin is held to be safe, though you don't stand in the cloud. What it breaks down into on a hot fire irritates eyes and lungs. So in a lavatory or another small space you wear the hood, and nobody is sprayed in the face.",
    },
    {
      id: "why-the-base",
      question: "Why aim at the base of the flames?",
      asked: [
        "why at the bottom of the fire",
        "why not into the flames",
        "where exactly do i aim",
        "why sweep",
      ],
      answer:
        "Because the fuel burns there; in the flames above, the agent just blows through. The bottle is empty in roughly ten seconds, so you haven't any to waste. Sweeping covers the whole edge, and you go closer as it dies down.",
      source: { name: "FAA AC 20-42D, Hand Fire Extinguishers for Use in Aircraft", year: 2011 },
    },
    {
      id: "why-upright",
      question: "Why must the bottle be held upright?",
      asked: [
        "why hold it upright",
        "can i turn it upside down",
        "what if the fire is above me",
        "what happens if i tilt it",
      ],
      answer:
        "A tube reaches to the bottom, and the gas on top presses the liquid up through it. Held flat or upside down, only gas comes out and most of the agent stays inside. For a fire above you, keep it upright and aim the nozzle or the hose.",
    },
    {
      id: "when-it-is-wrong",
      question: "When is halon the wrong choice?",
      asked: [
        "when should i not use it",
        "is there a fire it doesn't work on",
        "why not use halon for everything",
        "what can't it put out",
      ],
      answer:
        "On anything that glows deep inside, such as a cushion or packed waste: the flames go, the heat stays, and water has to follow. On an oven that's only overheated it does nothing but make fumes. Burning metal is beyond it too.",
    },
    {
      id: "real-one-in-training",
      question: "Do we practise with real halon?",
      asked: [
        "do we try it in training",
        "do we spray real halon",
        "what's in the training bottles",
        "how do you practise with it",
      ],
      answer:
        "No, it harms the ozone layer too much to be let off for practice. Training bottles are filled with water, carbon dioxide or air and handled the same way: pin, base, sweep. What you feel in your hands is close enough.",
    },
  ],
  "terminology/pbe": [
    {
      id: "running-out",
      question: "How do I notice that the hood is running out?",
      asked: [
        "how do i know it's empty",
        "what if the air runs out",
        "is there a warning before it ends",
        "what happens after 15 minutes",
      ],
      answer:
        "It grows hot and damp, breathing gets harder, the hood draws in when you breathe, and on some makes a light or the hiss tells you. Leave the smoke then and not after one more try. Your relief should be ready before the time is up.",
    },
    {
      id: "beard-glasses-hair",
      question: "Does it work with a beard, glasses or long hair?",
      asked: [
        "does it work with a beard",
        "can i wear glasses under it",
        "what about long hair or a bun",
        "and earrings",
      ],
      answer:
        "Mostly yes: the usual hoods seal at the neck and not at the face, so beard and glasses matter little. Hair and collar must be inside, since a strand under the seal lets smoke in. Big earrings come off.",
    },
    {
      id: "talking-in-it",
      question: "How do I talk with the hood on?",
      asked: [
        "how do you talk in that thing",
        "can anybody hear me",
        "how do i report with it on",
        "what hand signs do you use",
      ],
      answer:
        "Loud, slow and in few words, or with the hand signs you agreed in training: out, more, swap. A colleague without a hood, in clean air, does the talking with the flight deck. So never fight a fire without somebody near you.",
    },
    {
      id: "small-fire-too",
      question: "Do I need it for a small fire as well?",
      asked: [
        "do i always have to put it on",
        "is it worth it for a small fire",
        "fight first or hood first",
        "doesn't that waste time",
      ],
      answer:
        "No. If you can reach the flames and there's hardly any smoke, you fight at once: those seconds are worth more. In a closed space, in dense smoke or with a battery, it's hood first, or a colleague with the hood takes over from you.",
    },
  ],
  "syllabus/fire-and-smoke-roles": [
    {
      id: "alone-or-two",
      question: "What if there are only two of us, or I'm alone?",
      asked: [
        "and if we're only two",
        "what if i'm on my own back there",
        "who calls if i'm alone",
        "how does that work with a small crew",
      ],
      answer:
        "The tasks stay and you double up: one fights, the other calls and fetches. Alone you fight first and shout, let passengers press call buttons or pass the word, and take the interphone as soon as the flames are down.",
    },
    {
      id: "why-not-call-first",
      question: "Why doesn't the one who finds the fire call the captain first?",
      asked: [
        "why not tell the captain first",
        "shouldn't i report it before fighting",
        "why fight at once",
        "isn't calling more important",
      ],
      answer:
        "Because a fire grows while you walk: now one bottle is enough, in a minute it may not be. So the finder attacks and the next person reports, both at the same time. Shouting for that person is the first thing you do.",
    },
    {
      id: "why-stay-on-the-line",
      question: "Why does the communicator stay on the line all the time?",
      asked: [
        "why stay on the phone",
        "can't he hang up and help",
        "what does the captain need that for",
        "why only one person talking",
      ],
      answer:
        "Because the pilots see nothing of it and decide by your words: power, airflow, descent, where to land. Three minutes of silence leave them guessing, and a second caller may tell another story. One voice, facts only, until it's out and cold.",
    },
    {
      id: "passengers-helping",
      question: "May passengers help with a fire?",
      asked: [
        "can passengers help",
        "what if there's a fireman on board",
        "can i give somebody else the extinguisher",
        "what could they do to help",
      ],
      answer:
        "In support, yes: moving people, passing drinks for cooling, holding a torch. Firefighters and travelling crew can do more. The extinguisher stays in trained hands as long as there are any, and you say exactly what you want from whom.",
    },
  ],
  "syllabus/fire-and-smoke-passengers-in-smoke": [
    {
      id: "why-low",
      question: "Why is the air better near the floor?",
      asked: [
        "why stay low",
        "why is it better near the floor",
        "should people crawl then",
        "how low do they have to go",
      ],
      answer:
        "Hot smoke rises and fills the cabin from the ceiling down, so the last clear and cool air is below, and floor lights show the way. In their seats people bend down; on the way out they go stooped, because whoever crawls in a crowd is trodden on.",
    },
    {
      id: "does-a-wet-cloth-help",
      question: "Does a wet cloth really help?",
      asked: [
        "does the wet towel really work",
        "what does a cloth do against smoke",
        "is that enough to breathe",
        "what if there's no water for it",
      ],
      answer:
        "A little. It catches soot and some of what irritates, and cools the air, so that people cough less. It doesn't stop carbon monoxide. A dry cloth is better than none, but what saves people is getting away from the smoke.",
    },
    {
      id: "why-oxygen-away",
      question: "Why do the oxygen bottles have to be taken away from a fire?",
      asked: [
        "why move the oxygen bottles",
        "does oxygen explode",
        "what about a passenger who is on oxygen",
        "what's so bad about oxygen there",
      ],
      answer:
        "Oxygen doesn't burn by itself, but everything in it burns faster and hotter, and a heated bottle is a danger of its own. So the assistant carries bottles off, and somebody who is on oxygen is moved before anybody else.",
    },
    {
      id: "full-cabin",
      question: "Where do I move people when the cabin is full?",
      asked: [
        "where do i put them if it's full",
        "there are no free seats, now what",
        "can they stand in the aisle",
        "how far away do they have to go",
      ],
      answer:
        "Anywhere out of the smoke: on armrests, two to a seat, on the floor of the aisle further on. A few rows help already. For some minutes distance counts more than comfort; for the landing everybody gets a belt again, sharing seats as the captain agrees.",
    },
  ],
  "terminology/oxygen-mask": [
    {
      id: "only-to-calm",
      question: "Are the masks only there to keep people calm?",
      asked: [
        "aren't they just to keep us calm",
        "is it true the mask does nothing",
        "do they really give oxygen",
        "i saw that in a film, is it true",
      ],
      answer:
        "No, that's from a film. At 35,000 feet you can act sensibly for about half a minute to a minute without oxygen. The mask bridges the minutes until the aircraft is low enough to breathe. Without it nobody could help anybody.",
      source: { name: "FAA AC 61-107B, table of times of useful consciousness", year: 2013 },
    },
    {
      id: "why-pull",
      question: "Why do you have to pull the mask?",
      asked: [
        "why pull it towards you",
        "what if i don't pull",
        "why doesn't it just start by itself",
        "how hard do i pull",
      ],
      answer:
        "The pull draws a pin or opens a valve, and only then oxygen flows: a mask that just hangs there gives nothing. On many types one pull starts all masks of that seat group. Pull firmly, you can't break it by that.",
    },
    {
      id: "why-not-in-smoke",
      question: "Why aren't the masks dropped when there's smoke?",
      asked: [
        "why not use them in smoke",
        "wouldn't they help against smoke",
        "the cabin is full of smoke, why no masks",
        "can passengers ask for the masks in a fire",
      ],
      answer:
        "They mix the oxygen with cabin air, so you'd breathe the smoke all the same. The oxygen would feed a fire, and people on a short hose don't get low or move away. In smoke it's cloth, low and away from the source.",
    },
    {
      id: "asleep-or-unconscious",
      question: "What about somebody who is asleep or unconscious?",
      asked: [
        "what about someone asleep",
        "my neighbour is unconscious, what do i do",
        "who puts it on them",
        "what if someone can't do it alone",
      ],
      answer:
        "Your own mask first, then pull theirs and press it over nose and mouth, elastic round the head. Neighbours do it for neighbours, so crew point and shout: 'Put a mask on her.' When crew may move again, they come with bottles.",
    },
    {
      id: "baby-on-the-lap",
      question: "How does a baby on the lap get oxygen?",
      asked: [
        "and a baby",
        "is there a mask for the baby",
        "how do you put it on a baby",
        "the baby pulls it off, what now",
      ],
      answer:
        "From the spare mask of the row: that's one reason why there are more masks than seats. Parent first, then hold it over the baby's nose and mouth with a cupped hand, as the elastic is too big. If it screams, good: then it's breathing.",
    },
    {
      id: "in-the-lavatory",
      question: "What if somebody is in the lavatory when the masks drop?",
      asked: [
        "and if i'm in the toilet",
        "what about people in the toilet",
        "are there masks in the toilet",
        "do i walk back to my seat",
      ],
      answer:
        "They use the one that falls there, sit on the lid, hold on and stay until they're fetched. Nobody walks back to the seat: the time without oxygen is too short. Crew look into the lavatories early in their round afterwards.",
    },
  ],
  "syllabus/decompression-and-turbulence-first-action": [
    {
      id: "no-free-mask",
      question: "What if there's no free mask near me?",
      asked: [
        "what if all masks are taken",
        "and if there's no mask left",
        "can two people share one",
        "where do i find a spare one",
      ],
      answer:
        "There nearly always is: many rows have one mask more than seats. Reach across people into the nearest row, squeeze in and let them hold you. If it comes to it, take turns with somebody, but don't run on for a better place.",
    },
    {
      id: "the-trolley",
      question: "What do I do with the trolley in that moment?",
      asked: [
        "and the trolley",
        "what about my cart",
        "do i secure the trolley first",
        "won't the trolley roll away",
      ],
      answer:
        "Mask first, always. Stamp on the brake if it costs no time, otherwise leave it. As the nose goes down it may roll, so once you breathe, turn it against the seats from where you sit, or have passengers hold it.",
    },
    {
      id: "why-not-my-seat",
      question: "Why not go to my own crew seat?",
      asked: [
        "why not my jumpseat",
        "isn't my own seat safer",
        "why sit with the passengers",
        "my seat is only a few rows away",
      ],
      answer:
        "Because the walk uses up the seconds you have left, and you'd be standing in an aircraft that's about to dive. The nearest mask keeps you awake, and awake you can manage on any seat, armrest or lap.",
    },
    {
      id: "shouting-with-a-mask",
      question: "How do I tell passengers what to do with a mask on my face?",
      asked: [
        "how can i shout with the mask on",
        "nobody hears me like that",
        "how do i show them",
        "is there an announcement for it",
      ],
      answer:
        "With your arms: point up, pull down, press it to your face, point at the belt. Lift the mask for two words, 'Masks on', and press it back. On many aircraft a recorded announcement speaks as well.",
    },
    {
      id: "when-to-get-up",
      question: "How do I know when I may get up again?",
      asked: [
        "when can i move again",
        "how long do i stay seated",
        "is it safe when the plane levels off",
        "what if nobody tells us",
      ],
      answer:
        "The flight deck says so, in words your airline has fixed. Levelling off isn't the signal, as over mountains that may be too high to breathe. If no word comes and the aircraft flies level, call them: silence can mean trouble up front.",
    },
  ],
  "syllabus/decompression-and-turbulence-own-first": [
    {
      id: "harm-to-the-child",
      question: "Does the child come to harm in those seconds?",
      asked: [
        "doesn't the child get hurt",
        "what happens to the kid meanwhile",
        "can a few seconds cause brain damage",
        "how long can a child go without",
      ],
      answer:
        "No, not in those few seconds. It may go limp or faint, and comes round as soon as oxygen flows. What harms is minutes without, and that's what happens when the adult beside it has passed out.",
    },
    {
      id: "two-children",
      question: "What if I have two small children with me?",
      asked: [
        "and with two kids",
        "which child first",
        "i have three children, how does that work",
        "who helps the second one",
      ],
      answer:
        "Yourself, then the one who can least help itself, and meanwhile tell the bigger one to pull. Better still, ask the person beside or across the aisle before take-off to take one of them. Crew can suggest that to a parent flying alone.",
    },
    {
      id: "words-for-a-parent",
      question: "What do I say to a mother who says she'd never do that?",
      asked: [
        "how do i explain that to a mother",
        "she says she'd do her child first",
        "what words would you use",
        "parents don't believe that, what do i say",
      ],
      answer:
        "Agree with the feeling and give the reason in one breath: 'Of course. But you have less than a minute of clear head, and he needs you awake. A few seconds for you, then he's next.' Most parents nod at that. Don't lecture.",
    },
    {
      id: "as-an-interview-answer",
      question: "Isn't it selfish to say in an interview that I'd put on my own mask first?",
      asked: [
        "doesn't that sound selfish in an interview",
        "what do they want to hear about that",
        "should i really say me first",
        "how do i put it so it sounds right",
      ],
      answer:
        "No, say it, with the reason: somebody without oxygen is the next patient within a minute and helps nobody. Then go on at once: 'Mask, hold on, show the others, and help as soon as I may move.' That isn't selfish, it's the order in which help works.",
    },
  ],
  "terminology/decompression": [
    {
      id: "a-slow-one",
      question: "How do I notice a slow decompression?",
      asked: [
        "how do you notice a slow one",
        "what are the signs if there's no bang",
        "can it happen without anybody noticing",
        "what do i do if i suspect it",
      ],
      answer:
        "By small things: ears that keep popping in cruise, a whistling door, headaches, people yawning, giggling or drowsy, blue nails. Ask the flight deck for the cabin altitude: a number settles it. If you doubt, take oxygen first and call then.",
    },
    {
      id: "why-so-steep",
      question: "Why does the aircraft go down so steeply?",
      asked: [
        "why does it dive",
        "are we crashing when it goes down like that",
        "why so fast",
        "why down to 10,000 feet",
      ],
      answer:
        "Because around 10,000 feet people can breathe without a mask, and the oxygen on board lasts for minutes only. It's steep, loud and shaky, with engines back and speed brakes out, and under control all the time.",
    },
    {
      id: "does-it-hurt",
      question: "Does it hurt, and what about the ears?",
      asked: [
        "does it hurt",
        "what about my ears",
        "do people get sick from it",
        "what can you do against the pain",
      ],
      answer:
        "Ears, sinuses, bad teeth and a full belly can hurt, because gas in them expands, and ears again on the quick way down. Swallow, yawn, breathe out, hold nothing back. People with strong pain, or who dived the day before, see a doctor afterwards.",
    },
    {
      id: "as-in-films",
      question: "Do people freeze or burst, as in films?",
      asked: [
        "do you freeze",
        "can your lungs burst",
        "is it like in the movies",
        "does your blood boil",
      ],
      answer:
        "No. Lungs empty by themselves if you don't hold your breath, and blood doesn't boil at these heights. It's icy and windy for some minutes, and loose things fly towards a hole. What threatens people is the lack of oxygen.",
    },
    {
      id: "why-fog",
      question: "Why does the cabin fill with fog?",
      asked: [
        "why is there fog",
        "where does the mist come from",
        "is that fog smoke",
        "how long does the fog stay",
      ],
      answer:
        "The air cools as it expands, and its moisture turns into mist, like breath in winter. It smells of nothing and clears within a minute or so. Smoke smells, stings and stays.",
    },
  ],
  "terminology/turbulence": [
    {
      id: "where-least",
      question: "Where in the cabin do you feel it least?",
      asked: [
        "where do you feel it least",
        "is the back worse",
        "where should i sit then",
        "which seats shake less",
      ],
      answer:
        "Over the wings: the aircraft turns about a point there, and the tail swings most. A passenger who's afraid or sick is better off in the middle. With the belt on, every row is equally safe.",
    },
    {
      id: "why-crew-more",
      question: "Why are crew hurt more often than passengers?",
      asked: [
        "why us more than passengers",
        "why do crew get hurt",
        "how do crew get injured then",
        "what do crew do wrong there",
      ],
      answer:
        "Because they stand: in aisles and galleys, with trolleys and hot pots, when everybody else is belted. Many of the injuries happen while crew make the cabin ready for landing. So 'sit down' is meant for you first, and a check can wait.",
    },
    {
      id: "for-a-frightened-passenger",
      question: "What do I say to somebody who is terrified?",
      asked: [
        "what do i say to a scared passenger",
        "someone is crying because of it",
        "how do i calm people down then",
        "she asks if we're going to crash",
      ],
      answer:
        "Something true, and something to do: 'It's like a rough road, and the aircraft is built for far more. Belt tight, feet flat, breathe out slowly with me.' Say when you'll look in again, and do it. Don't laugh it off or promise when it ends.",
    },
    {
      id: "how-far-it-drops",
      question: "How far does the aircraft really drop?",
      asked: [
        "how far do we fall",
        "did we really drop a thousand feet",
        "how many metres is that",
        "it felt like falling, how much was it",
      ],
      answer:
        "Far less than it feels. On Singapore Airlines 321 in May 2024, one of the worst cases, the height changed by 178 feet, some 54 metres, and people still hit the ceiling. It's the sudden change that hurts and not the depth.",
      source: {
        name: "Transport Safety Investigation Bureau, Singapore, preliminary findings on SQ321",
        year: 2024,
      },
    },
    {
      id: "getting-worse",
      question: "Is turbulence getting worse?",
      asked: [
        "is it getting worse",
        "is that because of climate change",
        "is there more of it than before",
        "will it be worse in ten years",
      ],
      answer:
        "Over some regions, yes. A study found severe clear-air turbulence at a typical place over the North Atlantic 55 per cent more frequent in 2020 than in 1979: some 27 hours a year instead of 18. It's still rare, and the belt still solves most of it.",
      source: {
        name: "M. Prosser and others, Evidence for Large Increases in Clear-Air Turbulence Over the Past Four Decades",
        year: 2023,
      },
    },
  ],
  "syllabus/decompression-and-turbulence-turbulence-severe": [
    {
      id: "why-not-my-own-seat",
      question: "Why not run to my own crew seat?",
      asked: [
        "why not run to my seat",
        "my jumpseat has a better belt",
        "can't i quickly go back",
        "is it ok to sit on a passenger",
      ],
      answer:
        "Because for all those metres you're a body without a belt, and the next jolt throws you at the ceiling. A seat with a belt now beats the right seat in ten seconds, and a stranger's lap beats standing.",
    },
    {
      id: "trolley-lifts-off",
      question: "How do I keep the trolley from flying?",
      asked: [
        "what if the trolley takes off",
        "how do i secure the cart that quickly",
        "should i hold on to the trolley",
        "it's too heavy to hold, what then",
      ],
      answer:
        "Both brakes, turn it so that it jams against seats, and let passengers on both sides hold it. Pots and bottles come off the top. If it begins to lift, let go: a full one weighs more than you do, and an arm breaks sooner than a trolley.",
    },
    {
      id: "on-the-floor",
      question: "How do I hold on when I'm on the floor?",
      asked: [
        "how do i hold on down there",
        "what do i grab on the floor",
        "isn't the floor dangerous too",
        "there's no seat, show me how",
      ],
      answer:
        "Low between two rows: back against one seat, feet against the other, arms round a seat leg or frame, and passengers hold you by belt and shoulders. Wedged in you can't be thrown. Keep away from the galley and from under open lockers.",
    },
    {
      id: "why-pots-on-the-floor",
      question: "Why do hot pots go on the floor?",
      asked: [
        "why put the coffee on the floor",
        "can't i leave the pot on the trolley",
        "what about hot drinks people already have",
        "why not hold the pot",
      ],
      answer:
        "Because from the top of a trolley they fly and scald somebody; on the floor they have nowhere left to fall, and at worst they spill on carpet. Lid shut, wedged behind the trolley or a seat leg. Cups that people hold: drink up or hand down.",
    },
    {
      id: "finish-the-row",
      question: "May I quickly finish the row I'm serving?",
      asked: [
        "can i just finish this row",
        "only two more coffees, is that ok",
        "the captain didn't say stop, do i go on",
        "passengers are waiting for their food",
      ],
      answer:
        "No. The jolt, the sign or your own feeling ends it: brake, stow, sit. 'Just finishing' is how people get hurt. A complaint about a coffee is a shorter report than a broken ankle.",
    },
  ],
  "syllabus/dangerous-goods-power-banks": [
    {
      id: "why-not-in-the-hold",
      question: "Why are they forbidden in the hold?",
      asked: [
        "why not in the suitcase",
        "why is the cabin better than the hold",
        "isn't the hold safer for us",
        "what's wrong with checked bags",
      ],
      answer:
        "A power bank never goes there, because nobody gets at a fire in the hold. The hold's gas puts out flames but doesn't stop a battery that heats itself, and beside it lie spray cans and clothes. In the cabin somebody smells it and pours water within a minute.",
    },
    {
      id: "why-not-in-the-locker",
      question: "Why do many airlines not want them in the overhead locker?",
      asked: [
        "why not in the overhead locker",
        "why keep it under the seat",
        "what's wrong with the bin above",
        "why does it have to be in sight",
      ],
      answer:
        "Because in a closed bin you notice it late, among other bags and above heads. In January 2025 a fire from a locker destroyed an Air Busan A321 on the ground at Busan; investigators named a power bank as the likely cause. In sight it's found at the first hiss.",
      source: {
        name: "Ministry of Land, Infrastructure and Transport of Korea, interim findings on Air Busan 391",
        year: 2025,
      },
    },
    {
      id: "why-no-charging",
      question: "Why may they not be charged on board?",
      asked: [
        "why can't i charge it",
        "what's dangerous about charging",
        "why not even charge my phone with it",
        "isn't it the same as a phone",
      ],
      answer:
        "Because charging and discharging is when a weak cell fails: a bad cable, a cheap circuit or an old dent, and it heats up. Under a blanket nobody sees it. Lying idle it's far calmer, and many seats have a socket for the phone itself.",
    },
    {
      id: "goes-on-charging",
      question: "What do I say to a passenger who goes on charging?",
      asked: [
        "what if he refuses to unplug it",
        "and if she ignores me",
        "can i take it away from them",
        "how do i say it nicely",
      ],
      answer:
        "Once kindly, with the reason: 'Please unplug it. If it fails, it burns next to you.' Offer the seat socket for the phone. If it goes on, a safety instruction is being refused: purser, captain, note. You don't tear out cables or take it away.",
    },
    {
      id: "one-gets-hot",
      question: "What do I do if one gets hot or swells up?",
      asked: [
        "and if one gets hot",
        "it's swollen, what do i do",
        "a passenger says hers is burning hot",
        "should it go into water",
      ],
      answer:
        "Nobody picks it up. Cable off, people away, flight deck told, extinguisher and plenty of water beside you, and hood and gloves ready. If it heats up more or smokes, pour at once. Cold and quiet again, it's kept as your procedure says.",
    },
    {
      id: "nothing-printed-on-it",
      question: "What if no watt-hours are printed on it?",
      asked: [
        "what if there's no label on it",
        "how do i know how many watt hours it has",
        "it only says mah, what now",
        "the print is rubbed off",
      ],
      answer:
        "With milliampere-hours and volts you can work it out: mAh divided by 1,000, times volts, is watt-hours; at 3.7 V, 20,000 mAh are 74 Wh. With nothing readable on it nobody can judge it, and many airlines and airports refuse it.",
    },
  ],
  "syllabus/dangerous-goods-incident": [
    {
      id: "why-not-sniff",
      question: "Why shouldn't I touch or sniff it to find out what it is?",
      asked: [
        "can't i just smell what it is",
        "why no touching",
        "is one drop that bad",
        "how do i find out what it is then",
      ],
      answer:
        "Because one breath or one drop is enough with some acids and poisons. You find out by asking the owner, by labels and by looking from a distance. Gloves in any case, the hood if it fumes, and hands washed afterwards.",
    },
    {
      id: "nobody-owns-it",
      question: "What if nobody says that the bag is theirs?",
      asked: [
        "what if nobody owns up",
        "and if no one claims it",
        "how do i find the owner",
        "people are afraid to admit it",
      ],
      answer:
        "Ask row by row, then over the PA without drama: 'Whose is the blue bag above row 14?' Fear of a fine makes people silent, so say that you only need to know what's in it. If it stays unknown, treat it as the worst it could be.",
    },
    {
      id: "why-at-the-back",
      question: "Why is it stowed at the back?",
      asked: [
        "why at the back",
        "why far from the pilots",
        "where exactly do i put it",
        "why not in the front galley",
      ],
      answer:
        "So that fumes stay away from the pilots, who have to see and breathe whatever happens. A rear lavatory suits it: air is drawn out there, and a basin or tray holds what leaks. Not against the outer wall or the rear pressure bulkhead, though.",
    },
    {
      id: "bin-or-toilet",
      question: "Can't I just put it in the waste bin or flush it away?",
      asked: [
        "can't i just throw it in the bin",
        "why not flush it down the toilet",
        "why keep it at all",
        "what do they do with it after landing",
      ],
      answer:
        "No. It may react with what's in the tank, the bin is full of paper, and afterwards nobody can tell what it was. Bagged, upright and marked, it goes to experts on the ground, who also need to know what people have breathed.",
    },
  ],
  "terminology/crash-axe": [
    {
      id: "why-on-the-flight-deck",
      question: "Why is the axe kept on the flight deck?",
      asked: [
        "why is it in the cockpit",
        "why can't it hang in the galley",
        "why is it hidden",
        "how do i get it then",
      ],
      answer:
        "Because in the wrong hands it's a weapon, and behind that locked door only crew get at it. Pilots may also need it to get out themselves. Where there's a second one in the cabin, it's out of sight and you don't talk about its place.",
    },
    {
      id: "why-insulated",
      question: "Why does it have an insulated handle?",
      asked: [
        "why is the handle insulated",
        "can i get a shock with it",
        "what's the rubber handle for",
        "is it dangerous to chop into the wall",
      ],
      answer:
        "Because live cables run behind the panels, and a blade may meet one. The handle keeps the current from your hands. It isn't a licence to chop: power to that area goes off first, and you pry rather than hit.",
    },
    {
      id: "breaking-a-window",
      question: "Can you break a window with it to get out?",
      asked: [
        "can you smash a window with it",
        "could i cut a way out with it",
        "can you let smoke out like that",
        "does it go through the wall",
      ],
      answer:
        "No. Cabin windows are layers of tough plastic and too small to climb through, and in flight a hole is the last thing you want. It's for panels, jammed fittings and catches, and to widen a way out on the ground if nothing else is left.",
    },
    {
      id: "ever-used",
      question: "Is the axe ever used in earnest?",
      asked: [
        "does anybody ever use it",
        "when would i really use it",
        "have you ever needed one",
        "do we practise with it",
      ],
      answer:
        "Very seldom. A gap or a vent that takes the extinguisher's nozzle is quicker and does less harm, so the axe is for when there's none. You hear in training what to pry and what to leave alone, and the flight deck is told before you start.",
    },
  ],
  "terminology/ninety-second-test": [
    {
      id: "why-ninety",
      question: "Why ninety seconds and not two minutes?",
      asked: [
        "why 90 and not more",
        "where does the 90 come from",
        "why exactly ninety seconds",
        "what happens after 90 seconds",
      ],
      answer:
        "Because a fuel fire outside can make a cabin deadly within a few minutes, and ninety seconds leave some margin. The American rule began in 1965 with 120 seconds and was cut to 90 in 1967.",
      source: {
        name: "US Congress, Office of Technology Assessment, Aircraft Evacuation Testing",
        year: 1993,
      },
    },
    {
      id: "why-half-the-exits",
      question: "Why is only half of the exits used in the test?",
      asked: [
        "why only half the exits",
        "why in the dark",
        "do they know which doors work",
        "why not use all the doors",
      ],
      answer:
        "Because in a real fire one side is mostly lost. One exit of each pair has to be enough, and nobody on board is told which: crew have to look out and decide, as in life. It's dark because power fails and accidents happen at night.",
    },
    {
      id: "realistic",
      question: "Is the test realistic?",
      asked: [
        "is that realistic",
        "with kids and old people too",
        "does it work like that in real life",
        "real people take their bags, so how",
      ],
      answer:
        "Only in part. The people are healthy adults who know that nothing burns; there are no real babies, no smoke, nobody hurt and no suitcases to fight for. It compares types by one yardstick, and it's no forecast. Real evacuations often take longer.",
    },
    {
      id: "who-does-the-test",
      question: "Does each airline have to do the test?",
      asked: [
        "does every airline do it",
        "do i take part in that test",
        "who runs the test",
        "how often is it repeated",
      ],
      answer:
        "No, the maker does it for a type, or shows it by analysis and part tests. A US airline that takes a type into service shows in a drill without passengers that its crew have half of their exits ready within 15 seconds.",
      source: { name: "14 CFR 25.803(c) and 121.291(c)", year: 2024 },
    },
  ],
  "syllabus/announcements-and-commands-evac-calls": [
    {
      id: "which-language",
      question: "In which language are the commands shouted?",
      asked: [
        "do they shout in english",
        "in which language do we shout",
        "what if the passengers don't speak english",
        "english or the language of the airline",
      ],
      answer:
        "In the one your airline has fixed: often English, the national language, or one after the other. For everybody else your arms and your voice speak: people follow the one who waves and shouts. You learn the set word for word and don't translate on the spot.",
    },
    {
      id: "before-the-interview",
      question: "Do I have to know the commands before the interview?",
      asked: [
        "do i need to learn them for the interview",
        "should i know that already",
        "can they ask me the commands",
        "which ones should i memorise",
      ],
      answer:
        "No. Each airline has its own set, and half-learnt ones from elsewhere have to be unlearnt. Enough for an interview: short, loud, positive, always the same, and why. If you want to impress, say that you'd learn yours until they come by themselves.",
    },
    {
      id: "why-so-rude",
      question: "Why do crew shout like that, after being so polite?",
      asked: [
        "why so rude all of a sudden",
        "why shout at people",
        "can't you say please",
        "isn't it bad to yell at passengers",
      ],
      answer:
        "Because politeness is slow and sounds like a choice. People in shock wait to be told, and a loud, sure voice gets them out of their seats measurably faster. 'Please' is for all the other minutes of the flight.",
      source: {
        name: "H. Muir and A. Cobbett, UK CAA Paper 95006, influence of cabin crew during evacuations",
        year: 1996,
      },
    },
    {
      id: "forget-the-words",
      question: "What if I forget the words?",
      asked: [
        "what if i forget them",
        "what if my mind goes blank then",
        "does the exact wording matter",
        "what if i say the wrong thing",
      ],
      answer:
        "Shout anything short that tells people what to do: 'Out. This way. Leave it. Jump.' Once you move, the drilled words come back. Silence is the only real mistake, because people stop where nobody speaks.",
    },
  ],
};
