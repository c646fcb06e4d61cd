import type { FurtherQuestions } from "./schema.ts";

/** What people ask on after entries on looks, dress, health, reach and sleep, by the entry's id. */
export const FURTHER_ON_LOOKS_AND_BODY: FurtherQuestions = {
  "assessment-days/asked-fear-of-water": [
    {
      id: "how-long-to-learn",
      question: "How long does it take until I can swim the distance?",
      asked: [
        "how long to learn",
        "how long does it take to learn it",
        "how many lessons do i need",
        "can i learn it in a month",
        "when could i do the test",
      ],
      answer:
        "With two lessons a week and one go on your own, most adults who begin at nothing swim a length after a month or so and the usual distance after two or three. Fear costs the first weeks, not talent. Tell the teacher the date of your day, and book the lessons before you apply, so that you can say honestly where you stand.",
    },
  ],
  "assessment-days/asked-hair-and-beard": [
    {
      id: "bright-colour",
      question: "Mine is dyed bright red, pink or blue. Do I have to change it?",
      asked: [
        "mine is pink",
        "and if it's bright red",
        "my hair is blue, do i dye it back",
        "i coloured it, is that a no",
        "what about a strong colour like mine",
      ],
      answer:
        "At most airlines, yes: go to a natural shade, before the day and not after the offer. A natural copper or auburn passes; cherry red, pink and blue mostly don't, though a few airlines have relaxed. Have a hairdresser do it a week or two earlier, so that it looks healthy and the fringe isn't stained.",
    },
    {
      id: "highlights-and-roots",
      question: "Are highlights, balayage or dark roots all right?",
      asked: [
        "and highlights",
        "i have a balayage, ok or not",
        "my roots are showing",
        "two colours in it, is that allowed",
        "do i have to redo the roots before",
      ],
      answer:
        "Soft highlights and a balayage in natural tones are fine nearly everywhere; stripes in strong contrast aren't. What recruiters see first is the parting: two fingers of dark root on blonde looks forgotten. Have the roots done in the week before, or have them blended so that they grow out gently.",
    },
    {
      id: "how-short-the-beard",
      question: "How short does a beard have to be where it's allowed?",
      asked: [
        "how many millimetres",
        "mine is two centimetres long",
        "what counts as trimmed",
        "is a goatee ok too",
        "full one or just short",
      ],
      answer:
        "Short enough that skin and jaw line still show, even all over and with clean edges at cheek and neck; some airlines publish a length, so look there first. Full beards are accepted more often than patches, goatees or designs. Trim it the evening before, and shave the neck on the morning itself.",
    },
    {
      id: "why-the-mask",
      question: "Why does a mask matter when I'm cabin crew and not a pilot?",
      asked: [
        "which mask do you mean",
        "why is the beard a safety thing",
        "isn't it just for looks",
        "what has my beard to do with oxygen",
      ],
      answer:
        "Because some breathing equipment has to seal on the skin, and hair under a seal lets smoke in. Many crew hoods close at the neck, so a short beard doesn't disturb them, and that's one reason why airlines have relaxed. The other half is looks: a uniform rule doesn't need a safety reason.",
    },
    {
      id: "cannot-shave",
      question: "I can't shave because of my skin or my faith. Do they make an exception?",
      asked: [
        "shaving gives me a rash",
        "my religion says i keep it",
        "can i get an exception for mine",
        "i get bumps every time i shave",
        "what if i must not cut it",
      ],
      answer:
        "Some do, if you ask in writing and early: a skin doctor's letter for razor bumps, or one clear sentence about your faith. In the US and Britain employers have to consider it; elsewhere it depends. Write: 'I keep a short, neat beard for medical reasons. Is that possible in your uniform?' Then apply where the answer is yes.",
    },
    {
      id: "shaved-or-undercut",
      question: "Is a shaved head or an undercut allowed?",
      asked: [
        "and if i shave it all off",
        "i have an undercut",
        "is bald ok",
        "mine is shaved at the sides",
        "very short hair as a woman, ok?",
      ],
      answer:
        "A shaved or bald head is fine at most airlines, for men without question and for women more and more. An undercut passes if the top covers it or the fade is soft; patterns, lines and hard steps don't. Very short hair on a woman needs only a clean shape. In the Gulf and Asia, look for the airline's own picture guide first.",
    },
    {
      id: "long-braids",
      question: "My braids or locs are long and thick. How do I wear them?",
      asked: [
        "mine reach my waist",
        "how do i tie locs then",
        "are box braids ok or only small ones",
        "can i have beads in it",
        "do i have to take my braids out",
      ],
      answer:
        "Gathered at the back, low and flat, in a bun or tucked roll that fits under a hood. Keep them in one natural colour, without beads, rings or thread, and with a tidy parting. If the bun grows too big, use two flat rolls instead. You needn't take them out where the rule allows them, so check it before you pay a hairdresser.",
    },
  ],
  "assessment-days/asked-wear-to-the-day": [
    {
      id: "heel-height",
      question: "Do I need heels, and how high?",
      asked: [
        "how high should the heels be",
        "can i go in flats",
        "are heels a must",
        "i cant walk in heels",
        "what about ballerinas",
      ],
      answer:
        "No, a plain flat court shoe or a lace-up is fine at most airlines. If you wear heels, three to five centimetres and a broad heel that you can stand in for six hours. Some Gulf and Asian airlines picture heels in the uniform, so a low one fits there. New shoes need two weeks at home first.",
    },
    {
      id: "trainers-on-the-way",
      question: "Can I travel in trainers and change there?",
      asked: [
        "can i change there",
        "trainers only for the train, ok?",
        "where do i put my other shoes",
        "do they see me arriving",
        "is it bad to change in the toilet",
      ],
      answer:
        "Yes, but change before you reach the building, not in the lobby: at the station, in a cafe, in the car. Recruiters and their assistants come by the same door. Put the trainers in a plain cloth bag inside your bag, and look once into a mirror before you go in.",
    },
    {
      id: "invitation-says-smart-casual",
      question: "The invitation says smart casual. What does that mean?",
      asked: [
        "they wrote smart casual",
        "it says casual, do i still wear a suit",
        "what's business casual",
        "the mail says come as you are",
        "isn't a suit too much then",
      ],
      answer:
        "One step below a suit: pressed plain trousers or a skirt, a shirt or blouse, a blazer you can take off, closed shoes. Still no jeans, no trainers, no bare shoulders. If you're the smartest in the room nobody minds; if you're the most casual, you think of nothing else.",
    },
    {
      id: "stain-on-the-day",
      question: "What if I spill something on it or a seam tears on the way?",
      asked: [
        "what if i spill coffee on it",
        "and if it rips",
        "my tights tear, what then",
        "i get a stain just before",
        "something goes wrong with my clothes",
      ],
      answer:
        "Fix what you can, then don't mention it. Carry a spare blouse or shirt, tights, a wet wipe, two safety pins and a plaster. A jacket over the stain, a scarf, a pin inside the hem: done. If somebody sees it, one light line is enough: 'The coffee wanted to apply too.' Coping with it is the job.",
    },
    {
      id: "bag-and-coat",
      question: "Which bag and coat do I bring with it?",
      asked: [
        "what bag do i take",
        "is a backpack ok with that",
        "and over it, which coat",
        "can i bring my suitcase",
        "where do i leave my jacket and stuff",
      ],
      answer:
        "A plain dark bag that stands on its own and takes an A4 folder; a small backpack only if you carry it in your hand. The coat dark and simple, off before you greet anybody. If you come from far with a case, ask at reception or leave it in a locker at the station.",
    },
    {
      id: "airlines-colours",
      question: "Should I dress in the airline's colours or look like their crew?",
      asked: [
        "do i wear their colours",
        "a red scarf like theirs, good idea?",
        "should it look like the uniform",
        "can i copy the crew look",
        "is that too much",
      ],
      answer:
        "No need: a hint is fine, a costume isn't. A scarf or tie in a matching shade passes as taste, but a copy of hat, scarf and lipstick looks like fancy dress, and wearing your present airline's uniform is worse. What should look like their crew is the grooming: hair, nails, posture, smile.",
    },
    {
      id: "only-a-dress",
      question: "Does a plain dress without a jacket do?",
      asked: [
        "and just a dress",
        "without the blazer ok?",
        "i only have a dress",
        "is a knitted cardigan ok over it",
        "do i need the jacket in summer",
      ],
      answer:
        "It can do, if it's dark, covers the shoulders, reaches the knee and doesn't ride up when you reach; at a strict airline it's a little too light. A blazer over it, even a borrowed one, makes it business. A fine plain cardigan is better than bare arms, but it isn't a jacket.",
    },
  ],
  "assessment-days/asked-skin-and-teeth": [
    {
      id: "metal-braces",
      question: "My braces are metal, not clear. Does that change anything?",
      asked: [
        "mine are metal",
        "and with metal ones",
        "i have the silver kind, is that worse",
        "not clear ones, normal brackets",
        "should i wait until they come off",
      ],
      answer:
        "At most European airlines it changes little: a clean, open smile with metal braces is still a smile. Some Gulf and Asian airlines want clear ones or none at the start, so ask that airline. If yours come off within months, say so: 'They're out in March.' Don't stop the treatment for an application.",
    },
    {
      id: "scar-on-my-face",
      question: "My scar is on my face. Will they reject me for it?",
      asked: [
        "mine is on the cheek",
        "it's in my face, from an accident",
        "can everybody see it, is that a no",
        "do i cover it with make up",
        "one over the lip from an operation",
      ],
      answer:
        "At most airlines, no: people with scars on the face fly, and in many countries a marked scar is even protected by law. A few strict ones, mainly in the Gulf and Asia, look closely at skin. Wear the make-up you'd wear anyway, and don't hide behind hair. You needn't explain where it comes from.",
    },
    {
      id: "old-self-harm",
      question: "I have old self-harm scars on my arms. What do I do?",
      asked: [
        "i cut myself years ago",
        "there are old lines on my arm",
        "what if they see my arms",
        "do i have to tell them where they're from",
        "mine are from when i was a teenager",
      ],
      answer:
        "Go in long sleeves and apply: recruiters don't ask about scars, and many uniforms can be worn with long sleeves. If the medical form asks, answer truthfully with dates; years of being well count, and a letter from whoever treated you helps. If it still happens today, talk to a doctor first, for your own sake.",
    },
    {
      id: "birthmark-or-vitiligo",
      question: "I have vitiligo or a birthmark. Do I have to cover it?",
      asked: [
        "i have white patches",
        "and a big birthmark",
        "do i need to cover mine",
        "it's a port wine stain",
        "would they want make up on it",
      ],
      answer:
        "In Europe and the US you mostly needn't, and crew with vitiligo and birthmarks fly as they are. Cover it if you feel better so, with something that lasts twelve hours, and leave it if you don't. Some strict airlines outside Europe look at visible skin: write to them with a photo before you travel to an open day.",
    },
    {
      id: "spot-on-the-day",
      question: "What if my skin breaks out just before the day?",
      asked: [
        "i get spots when i'm nervous",
        "what if i wake up with a pimple",
        "my acne is bad right now",
        "how do i hide a spot",
        "do they reject you for bad skin that week",
      ],
      answer:
        "Nothing happens: recruiters know stress spots and look at the rest of you. Don't squeeze it the night before, cool it, dab a little concealer on and leave it alone. No new cream in that week, because a rash is worse than a spot. Then look at the people and not at the mirror.",
    },
    {
      id: "gap-or-missing-tooth",
      question: "I have a gap, a crooked or a missing tooth. Should I have it fixed first?",
      asked: [
        "one tooth is missing",
        "mine are crooked",
        "i have a gap in front",
        "my teeth are yellow, do i whiten them",
        "do i have to fix it before i apply",
      ],
      answer:
        "A gap or a crooked tooth can stay as it is. A missing front tooth or visible decay is worth the dentist before you apply, because you smile all day and some medicals look at teeth. Have them cleaned professionally; that does more than whitening. And practise smiling with your mouth open: a closed smile looks cold.",
    },
    {
      id: "same-in-the-gulf",
      question: "Is it stricter in the Gulf and in Asia?",
      asked: [
        "and in the gulf",
        "are asian airlines worse about it",
        "is it like that everywhere",
        "which airlines look at skin",
        "would they send me home for it in dubai",
      ],
      answer:
        "As a rule, yes: several there look closely at skin, scars, teeth and hands, and some ask for photos in which arms and face are clearly seen. European and US airlines look at whether you're groomed. So read that airline's page, ask in writing if something of yours shows, and don't take one no as a verdict on your face.",
    },
  ],
  "assessment-days/asked-what-women-wear": [
    {
      id: "flat-shoes",
      question: "Can I wear flat shoes, or must there be a heel?",
      asked: [
        "and which shoes with it",
        "flats or heels",
        "i can't do heels all day",
        "are loafers ok with it",
        "how high do the heels have to be",
      ],
      answer:
        "Flat is fine at most airlines, as long as the shoe is closed, plain and polished. A low broad heel of three to five centimetres looks a little more formal and fits the Gulf and Asia. No platform, no sandal, no sling that flaps. Choose the pair you'd run for a door in.",
    },
    {
      id: "skirt-length",
      question: "How long should the skirt or dress be?",
      asked: [
        "is above the knee too short",
        "how short is too short",
        "does a midi work too",
        "what about a slit in it",
        "mine ends over the knee",
      ],
      answer:
        "To the knee, or a hand's breadth below it. Then do the test: sit down, cross your ankles, stretch both arms to a high shelf. If it climbs above mid-thigh or you have to tug at it, it's too short. A small slit at the back for walking is fine, one at the side isn't.",
    },
    {
      id: "bigger-bust-or-size",
      question: "I'm curvy and blouses gape on me. What looks neat?",
      asked: [
        "my blouse opens at the buttons",
        "i have a big chest, what then",
        "nothing fits me off the rack",
        "plus size, what do i wear",
        "blazers don't close on me",
      ],
      answer:
        "A plain top with a round neck or small V under a blazer that you wear open: nothing can gape. Or a blouse one size up, taken in at the waist, with a hidden snap between the buttons. Buy for the widest part and let a tailor do the rest. It has to sit, not to hide you.",
    },
  ],
  "assessment-days/asked-health-conditions": [
    {
      id: "depression-or-anxiety",
      question: "And with depression or anxiety, now or in the past?",
      asked: [
        "i had depression",
        "what about anxiety then",
        "i take antidepressants",
        "i was in therapy, is that a no",
        "panic attacks years ago, does it count",
      ],
      answer:
        "It isn't an automatic no: the doctor wants to know what it was, how it was treated and how long you've been well, often with a specialist's letter. Some medicines are accepted when you're stable on them, others aren't. Don't stop tablets for the medical. If you're in the middle of it, get well first, then apply.",
    },
    {
      id: "adhd",
      question: "And with ADHD or autism?",
      asked: [
        "i have adhd",
        "what about add with medication",
        "i'm on the spectrum",
        "i take ritalin, can i fly",
        "do i lose the chance with a diagnosis",
      ],
      answer:
        "The diagnosis alone doesn't decide it; the doctor looks at how you manage and at what you take. Stimulants are controlled drugs that show in a drug test and can't be carried into some countries, so ask an aeromedical examiner before you apply. Bring the report and school or work references. Don't stop a medicine on your own.",
    },
    {
      id: "allergies-or-coeliac",
      question: "And with a food allergy, coeliac disease or a sensitive gut?",
      asked: [
        "i'm allergic to nuts",
        "what about coeliac",
        "i have ibs",
        "i carry an epipen",
        "i can't eat everything, is that a problem",
      ],
      answer:
        "Often it passes, if it's under control and can't knock you out in flight. A past anaphylaxis needs a specialist's letter and your adrenaline pen on you, and you'll serve nuts to others. With coeliac disease you live out of your own box, as crew meals can't be relied on. A gut that acts up often has to be looked at first.",
    },
  ],
  "assessment-days/reach-and-height": [
    {
      id: "insoles-and-socks",
      question: "May I wear insoles or thick socks for it?",
      asked: [
        "do insoles help",
        "can i keep my shoes on",
        "thick socks, allowed?",
        "what about hidden heels",
        "can i cheat a little with that",
      ],
      answer:
        "Most airlines measure barefoot, in socks or in tights, so insoles stay in the shoe. Thick socks give you millimetres and make you slip on tiptoe, which costs more. Where shoes stay on, the rule says so and mostly limits the heel. Anything hidden is noticed, and then it's about honesty and not about height.",
    },
    {
      id: "out-at-once",
      question: "If I miss it, am I out at once, and may I apply again?",
      asked: [
        "do they send me home for that",
        "and if i fail it",
        "can i come back later",
        "is it final if i don't reach it",
        "how long until i can try again",
      ],
      answer:
        "Mostly yes, you go home there and then, because no other task can make up for it. It says nothing about you: thank them and ask when you may apply again. At the same airline it only makes sense if you missed by a centimetre and have trained. Otherwise choose one with a lower mark.",
    },
    {
      id: "sore-shoulder",
      question: "One shoulder is stiff or injured. What can I do?",
      asked: [
        "i can't lift one arm fully",
        "my shoulder hurts",
        "i had a shoulder operation",
        "what if only my left arm goes up",
        "it hurts when i stretch up",
      ],
      answer:
        "Use the good arm if the rule allows one hand, and ask before you step to the wall: 'May I use my left?' If both are needed, see a physiotherapist now and postpone rather than tear something. Think further too: closing lockers and pulling doors every day needs both shoulders, and the doctor will test them.",
    },
  ],
  "assessment-days/asked-swimming-in-general": [
    {
      id: "how-to-tread-water",
      question: "How do I tread water without tiring?",
      asked: [
        "how do you tread water",
        "i sink after a minute",
        "what's the trick to stay up",
        "my legs get tired so fast",
        "how do i train that",
      ],
      answer:
        "Stay upright with your chin just above the water, lean back a little, and let the legs do slow breaststroke kicks in turn, like stirring. Hands sweep flat from side to side below the surface. Breathe out long. Start with thirty seconds at the edge, add thirty each visit; most get to three minutes in a few weeks.",
    },
    {
      id: "fail-the-swim",
      question: "What happens if I don't pass the swim?",
      asked: [
        "and if i fail that",
        "do i lose the job because of swimming",
        "can i repeat it",
        "what if i panic in the middle",
        "and if i don't make it to the end",
      ],
      answer:
        "Many airlines let you repeat it once, on another day; after that the course or the offer can end. If you notice that you can't go on, turn on your back, breathe and float to the edge: that's seen as sense, not as weakness. Ask before you sign what the test is and how many tries there are.",
    },
    {
      id: "say-i-am-afraid",
      question: "How do I tell them that I'm afraid of water?",
      asked: [
        "what do i say about my fear",
        "how do i say it",
        "do i have to mention it",
        "i'm scared of deep water, who do i tell",
        "will they reject me if i say that",
      ],
      answer:
        "Say it to the trainer before the pool, with what you're doing about it: 'I'm uneasy in deep water. I've had eight lessons and can swim four lengths. I'd like to go in early.' In the interview only if they ask about swimming. Fear with a plan is a common sight; fear that comes out in the raft isn't welcome.",
    },
  ],
  "assessment-days/asked-health-in-the-job": [
    {
      id: "radiation",
      question: "And what about radiation up there?",
      asked: [
        "is the radiation bad",
        "do i get cancer from it",
        "what about cosmic rays",
        "is it measured",
        "how much radiation is that",
      ],
      answer:
        "It's a small added dose: a few millisieverts a year, about as much again as you get on the ground anyway. European and British airlines have to work out your dose and plan your flights by it, and you may ask for your figure. It becomes a practical matter in pregnancy. Sunburn on layovers is the risk you can cut most easily.",
      source: { name: "Directive 2013/59/Euratom, Article 35(3)", year: 2013 },
    },
    {
      id: "back-and-legs",
      question: "How do I protect my back and legs?",
      asked: [
        "what about my back",
        "my legs swell, what helps",
        "do you get varicose veins from it",
        "how do crew lift the bags",
        "my feet hurt already in my job",
      ],
      answer:
        "Lift with your legs and close to your body, push trolleys instead of pulling them, and let owners lift their own bags. Compression stockings, two pairs of shoes and calf raises at the galley help the legs. Twice a week train trunk and shoulders. Report a knock or a pulled back the same day, because later nobody believes it.",
    },
    {
      id: "pill-and-time-zones",
      question: "Do I take the pill or another daily medicine by home time?",
      asked: [
        "when do i take the pill then",
        "what about my medicine and time zones",
        "does it mess with my period",
        "my tablets have fixed hours, how do i do that",
        "is the pill still safe with jet lag",
      ],
      answer:
        "Yes, the simplest way is to stay on home time: set one alarm on your phone to the home clock and take it every 24 hours, wherever you are. Carry it in the hand bag in its packet. With a progestogen-only pill, insulin or epilepsy tablets, let your doctor write you a plan. Cycles can shift with nights; tell the doctor if it lasts.",
    },
  ],
  "assessment-days/asked-hair-for-the-day": [
    {
      id: "bun-step-by-step",
      question: "How do I make a bun that holds, step by step?",
      asked: [
        "how do i do the bun exactly",
        "mine always falls out",
        "is there a trick for it",
        "i never made a bun before",
        "with a donut or without",
      ],
      answer:
        "Brush it back damp with a little gel, tie a tight low ponytail, put a hair doughnut over it in your colour, spread the hair around and fix it with a second band. Tuck the ends under, eight to ten pins towards the middle, a fine net over it, then spray. The first takes twenty minutes, the tenth takes five.",
    },
    {
      id: "fringe",
      question: "I have a fringe. Can it stay?",
      asked: [
        "and my fringe",
        "are bangs ok",
        "do i pin the fringe back",
        "my pony covers the eyebrows",
        "curtain bangs, yes or no",
      ],
      answer:
        "Yes, if it ends above the brows and stays there when you bend over. Curtain bangs and side strands go back with a pin and some spray, because they hang in your eyes as soon as you lean over a tray. Have it cut a week before, not the evening before.",
    },
    {
      id: "too-short-for-a-bun",
      question: "Mine is too short for a bun but touches the collar. What now?",
      asked: [
        "it's too short to tie",
        "i have a bob",
        "mine is in between",
        "half of it falls out of the band",
        "shoulder length, what do i do",
      ],
      answer:
        "Make a low stub of a ponytail, pin the loose ends flat at the neck and cover the band with a plain clip in your colour. A bob that ends above the collar may stay open if it's tucked behind the ears and holds. If it grazes the collar all round, two centimetres off at the hairdresser solve it.",
    },
    {
      id: "it-falls-apart",
      question: "What if it rains or the bun falls apart during the day?",
      asked: [
        "and if it gets wet",
        "what if it comes loose in the middle",
        "can i redo it there",
        "it's windy and raining that day",
        "my hair goes frizzy",
      ],
      answer:
        "Redo it in the washroom in the break: that's normal, and crew do it every day. Bring a comb, two bands, ten pins, a small spray and an umbrella. For frizz, a drop of cream or water on flat hands over the sides. If a strand comes loose in a task, leave it until the task is over.",
    },
    {
      id: "wig-or-extensions",
      question: "Can I wear a wig or extensions?",
      asked: [
        "i wear a wig",
        "are extensions ok",
        "i lost my hair, what then",
        "can i come with fake hair",
        "do they mind a hairpiece",
      ],
      answer:
        "Yes, at most airlines, as long as it looks natural in colour and length and sits firmly. Tie extensions up like your own hair. A wig needs a grip band or tape, since hoods and oxygen masks go over the head; try pulling a tight hat on and off. You needn't give a reason, and hair loss isn't a health obstacle by itself.",
    },
    {
      id: "curly-hair",
      question: "My hair is curly. Do I have to straighten it?",
      asked: [
        "mine is curly",
        "must i straighten my curls",
        "curls in a bun, ok?",
        "can i leave my curls open",
        "is frizzy natural hair a problem",
      ],
      answer:
        "No, curls are welcome: they only have to be off your face and collar. Pull them back damp with gel into a low bun, and let the bun itself be curly. Short curls may stay loose if they don't fall into the eyes. Burning them straight for one day looks dry and falls apart in the first rain.",
    },
  ],
  "assessment-days/asked-height-and-reach-in-general": [
    {
      id: "short-but-i-reach",
      question: "I'm short but reach the mark easily. Does the height still count?",
      asked: [
        "i'm small but i reach it",
        "1.55 and i touch 212, is that ok",
        "do they still care how tall i am",
        "my arms are long, does that help",
        "is reach enough then",
      ],
      answer:
        "Where the rule names only a reach, the height doesn't count and you're in like anybody else. Where both are named, you need both, and long arms don't help. Read the line word by word: 'or' and 'and' make the difference. If it isn't clear, one sentence to the recruiter settles it before you book a train.",
    },
    {
      id: "how-short-crew-manage",
      question: "How do short crew close the lockers and get things down at work?",
      asked: [
        "how do they reach it on board",
        "is it hard at work when you're small",
        "do you stand on the seats",
        "what do small crew do then",
        "and after i'm hired, will i struggle",
      ],
      answer:
        "They stand on the fold-out step at the aisle seat where there is one, go up on tiptoe, push with the flat hand, and ask a taller colleague for a heavy lid. Never climb on armrests in shoes. The emergency equipment is what you must reach alone, and that's what the mark checks. After a month nobody thinks about it.",
    },
    {
      id: "write-it-in-the-cv",
      question: "Should I write my reach in the CV, and how?",
      asked: [
        "do i put it in my cv",
        "how do i write it",
        "do i mention my height at all",
        "what do i say if they ask how tall",
        "better not mention it?",
      ],
      answer:
        "Yes, if it meets that airline's mark: one line under personal details is enough. Write 'Arm reach 213 cm on tiptoe, without shoes; height 160 cm'. If the airline names only a height, give only that. Write true figures from a morning and an evening, because they measure it again.",
    },
  ],

  "assessment-days/asked-medical-at-joining": [
    {
      id: "drug-test",
      question: "What do they look for in the drug test?",
      asked: [
        "do they test for weed",
        "what's in the drug test",
        "i smoked a joint last month",
        "does cbd show up",
        "is it urine or hair",
      ],
      answer:
        "Usually cannabis, cocaine, amphetamines, opiates and some medicines such as sleeping pills, in urine, sometimes in hair or saliva. Regular cannabis can show for weeks, hair for about three months, and CBD oil can contain enough to turn it positive. Bring prescriptions along. A positive test mostly ends the application.",
    },
    {
      id: "undress",
      question: "Do I have to undress for it?",
      asked: [
        "do i have to take my clothes off",
        "how much do they see of me",
        "can i keep my bra on",
        "is it a male doctor",
        "do they see my tattoos there",
      ],
      answer:
        "Down to underwear at the most, for heart, lungs, back and joints, and often less; a chest X-ray means taking off the bra and necklace. You may ask for a woman doctor or for a nurse to stay in the room: say it when you book. Wear two pieces rather than a dress, so that you only take off half.",
    },
    {
      id: "found-unfit",
      question: "And if they say I'm unfit?",
      asked: [
        "what if i fail it",
        "is it over then",
        "can i do it again later",
        "they found something, what now",
        "do i lose the offer",
      ],
      answer:
        "Then the offer mostly lapses or waits, but ask first what exactly is missing: often it's a report, a repeat test or some months without symptoms. Get the finding in writing, see a specialist, and ask whether you can be looked at again. Another country or airline may judge the same finding otherwise, so never hide it there.",
    },
  ],
  "assessment-days/asked-make-up-and-nails": [
    {
      id: "quick-routine",
      question: "I never wear make-up. What's the least I can do?",
      asked: [
        "i never put on any",
        "can you give me a simple routine",
        "i don't know how to do it",
        "what are the basics then",
        "ten minutes, what do i do",
      ],
      answer:
        "Ten minutes do it: moisturiser, a little concealer under the eyes and on red spots, brows brushed, one coat of mascara, a lip balm or lipstick one tone darker than your lips. Practise it three times in daylight before the day. If it still feels like a mask, leave it at clean skin and balm where the airline allows that.",
    },
    {
      id: "red-lipstick",
      question: "Red lipstick doesn't suit me. Do I still need it for a Gulf airline?",
      asked: [
        "do i need the red lips",
        "red looks awful on me",
        "can i take pink instead",
        "which red then",
        "must it match the uniform",
      ],
      answer:
        "For the day, no: a clear rose, berry or soft red passes everywhere, as long as one sees that it's lipstick. Red becomes a matter in uniform, where some airlines name shades. There's a red for everybody: bluish on cool skin, orange-brown on warm, deep berry on dark skin. Line the lips first and blot twice.",
    },
    {
      id: "gel-or-false-nails",
      question: "Are gel nails, acrylics or a French manicure fine?",
      asked: [
        "i have gel nails",
        "and a french",
        "do i have to take off the acrylics",
        "how long may they be",
        "fake ones, ok or not",
      ],
      answer:
        "Gel and a plain French are fine at most airlines if they're short, all alike and in a soft colour. Long acrylics, points and coffin shapes aren't: they tear gloves and slides and look unhygienic near food. A few millimetres over the fingertip is plenty. Have them shortened a day or two before, not that morning.",
    },
    {
      id: "lashes-and-lifts",
      question: "Can I wear false lashes or lash extensions?",
      asked: [
        "i have lash extensions",
        "are fake lashes too much",
        "what about a lash lift",
        "do they mind long lashes",
        "should i take them off before",
      ],
      answer:
        "Natural-looking ones, yes, at most airlines; thick strips and fans that shade the eye look like an evening out. Recruiters want to see your eyes from three metres away. A lash lift or one coat of mascara does the same with less risk. If you have volume extensions, let them grow out or have them thinned before the day.",
    },
    {
      id: "bitten-nails",
      question: "I bite my nails. Do they notice, and what can I do?",
      asked: [
        "mine are bitten",
        "do they look at my hands",
        "i bite them when nervous",
        "how do i hide bitten nails",
        "is it a no if they're bitten",
      ],
      answer:
        "Yes, they notice: you hand things over and your hands lie on the table, and a few airlines even name bitten nails. Start now: file them smooth, cuticle oil each evening, bitter varnish, a pen or a ring to fiddle with. Two to three weeks make a visible difference. Short and clean beats glued-on tips.",
    },
    {
      id: "chipped-that-morning",
      question: "What if the polish chips or a nail breaks that morning?",
      asked: [
        "and if one breaks",
        "my polish chipped on the way",
        "one nail is shorter now",
        "what if it peels off",
        "do i take it all off then",
      ],
      answer:
        "Take it all off: ten bare, clean nails are better than nine painted and one chipped. Carry two remover pads and a small file. If one breaks, file the rest close to its length. Clear or skin-coloured polish chips without anyone seeing it, which is why crew like it.",
    },
    {
      id: "fillers-and-permanent",
      question: "Are fillers, botox or permanent brows a problem?",
      asked: [
        "i have lip fillers",
        "what about botox",
        "my brows are tattooed",
        "microblading, does it count as tattoo",
        "do they mind surgery",
      ],
      answer:
        "Subtle ones, no: nobody asks, and microbladed brows in a natural shape count as make-up at most airlines. What stands out is the opposite of natural: very full lips, hard block brows, a tattooed lip line. Have nothing done in the four weeks before, as swelling and bruises last longer than promised.",
    },
  ],
  "assessment-days/asked-tattoos-in-general": [
    {
      id: "ankle-under-tights",
      question: "Mine is on the ankle or foot. Do tights cover it?",
      asked: [
        "mine is on the ankle",
        "and one on my foot",
        "do tights hide it",
        "what if i wear trousers",
        "lower leg, is that visible too",
      ],
      answer:
        "Thick tights or trousers cover it, sheer ones don't, and that's the catch: many uniforms have a skirt with sheer tights, and the rule often names lower legs. If the airline lets women choose trousers, or you wear trousers anyway, ask whether covered by cloth is enough. Send size and place, and keep the reply.",
    },
    {
      id: "why-so-strict",
      question: "Why are they so strict about it?",
      asked: [
        "why do they care",
        "everybody has one today",
        "isn't that old fashioned",
        "why can't i just show it",
        "what's the reason for the rule",
      ],
      answer:
        "Because crew are the airline's picture in dozens of countries, and some passengers still read a tattoo as rude, criminal or unholy. A simple 'nothing visible' is also easier to check than taste. It has loosened in recent years, for instance in Britain and New Zealand. You needn't like the rule, only choose one you can keep.",
    },
    {
      id: "mail-to-ask",
      question: "How do I word the mail to ask about it?",
      asked: [
        "what do i write to them",
        "how do i ask them",
        "give me a sentence for it",
        "who do i ask about mine",
        "do i send a picture",
      ],
      answer:
        "Write three lines: 'I'd like to apply as cabin crew. I have one tattoo, four by two centimetres, on the inner left forearm; a photo is attached. Does it meet your uniform rule, with the sleeve or without?' Send it to the recruitment address, not to a chat on social media, and print the reply for the day.",
    },
  ],
  "assessment-days/asked-glasses-in-general": [
    {
      id: "glasses-at-the-interview",
      question: "Should I wear my glasses to the interview, or lenses?",
      asked: [
        "do i wear them on the day",
        "glasses or lenses for the interview",
        "do they like it without better",
        "what frame should it be",
        "will they judge me for glasses",
      ],
      answer:
        "Wear whatever you see best with and don't think about: squinting looks unfriendly. Glasses clean, plain and well fitted, so that you don't push them up all day, and no tint. If the airline is known to prefer lenses, wear those and carry the glasses. Bring your reading glasses too, since there may be a test on paper.",
    },
    {
      id: "one-weak-eye",
      question: "One of my eyes is weak or lazy. Is that a no?",
      asked: [
        "i have a lazy eye",
        "one eye sees almost nothing",
        "i only see well with one",
        "i had a squint as a kid",
        "what if only one eye is bad",
      ],
      answer:
        "In Europe and Britain, not by itself: what's measured is both eyes together, with correction, and a sufficient field of vision even for somebody who sees with one eye. Double vision does mean unfit. Bring the eye doctor's report with the age at which it began. Airlines elsewhere may want a figure for each eye.",
      source: { name: "EASA AMC and GM to Part-MED, AMC13 MED.C.025", year: 2019 },
    },
    {
      id: "coloured-lenses",
      question: "May I wear coloured or enlarging lenses?",
      asked: [
        "i wear coloured ones",
        "what about blue lenses",
        "are circle lenses ok",
        "can i change my eye colour with them",
        "grey contacts on the day?",
      ],
      answer:
        "Mostly only natural colours, and many grooming guides say clear ones only. Enlarging rings and bright blue on dark eyes look artificial at a metre's distance. For the medical take them out, because they can disturb the eye test. For the day choose clear ones: recruiters want to meet your eyes.",
    },
  ],
  "assessment-days/asked-tattoo-under-a-watch": [
    {
      id: "mail-about-the-wrist",
      question: "What do I write to the recruiter about it?",
      asked: [
        "what do i write them",
        "how do i ask about it",
        "give me the mail",
        "how do i say it in writing",
        "which words do i use for that",
      ],
      answer:
        "Keep it to facts: 'I have a tattoo on the inside of my right wrist, three by one centimetres, see photo. Would it be accepted in uniform as it is, or covered by a watch?' One mail, one question, before you apply. If they answer 'covered only', ask what with. Take the reply along on your phone.",
    },
    {
      id: "hid-it-already",
      question: "I've already hidden it at the interview. What do I do now?",
      asked: [
        "i already covered it",
        "they didn't see mine, do i tell them",
        "i said no when they asked",
        "should i confess it now",
        "i got the offer and they don't know",
      ],
      answer:
        "Tell them before the medical or uniform fitting, in two lines: 'I have a small tattoo on my wrist that I'd covered on the day. I'd rather you knew now; a photo is attached.' If the form asked and you wrote none, correct it now. It may cost the offer, but found later it costs the job and the training.",
    },
    {
      id: "found-later",
      question: "What happens if it's found once I'm flying?",
      asked: [
        "and if they find out later",
        "what if a purser sees it",
        "can they fire me for it",
        "they noticed it after a year, what then",
        "do colleagues report that",
      ],
      answer:
        "Usually a talk with your manager first, then an order to cover it in a permitted way or to have it removed. Where a form asked and you denied it, it's a false statement, and in probation that's often the end. Colleagues seldom report it; a passenger's photo or an appearance check does. Better to bring it up yourself.",
    },
    {
      id: "covered-for-the-day-only",
      question: "May I cover it for the day only and explain if they ask?",
      asked: [
        "just for the day, is that ok",
        "can i wear long sleeves and wait",
        "do i have to show it myself",
        "what if nobody asks me",
        "is covering the same as lying",
      ],
      answer:
        "Yes, long sleeves are normal dress and no lie, as long as you answer straight when they ask or when a form does. Don't use make-up or a plaster, because that looks like hiding. If they ask: 'Yes, one on the wrist, three centimetres. I wrote to you about it in May.' Then reach up without pulling at the cuff.",
    },
    {
      id: "faded-or-white",
      question: "Mine is faded or in white ink. Does it still count?",
      asked: [
        "it's almost gone",
        "mine is white, you hardly see it",
        "it's very light already",
        "does a faded one count",
        "what if one can only see it up close",
      ],
      answer:
        "Yes, it still counts if it can be made out at talking distance, and white ink shows as a raised line on tanned skin. A faint one has better chances where the airline decides case by case. Take a photo in daylight at arm's length and send that. If you can't find it in the photo, they probably won't mind it either.",
    },
    {
      id: "scar-after-laser",
      question: "I had it lasered and a mark is left. Is that a problem?",
      asked: [
        "mine is lasered already",
        "there's a scar where it was",
        "it's halfway removed",
        "you still see a shadow",
        "i'm in the middle of the sessions",
      ],
      answer:
        "A pale mark is mostly seen as a scar, and scars are judged more mildly. A shadow in which the drawing can still be read counts as a tattoo. Tell them where you stand: 'Five of eight sessions done, the last in October.' Cover the skin from sun while it's healing, and don't go with a fresh crust.",
    },
    {
      id: "henna",
      question: "What about henna or a stick-on tattoo?",
      asked: [
        "is henna ok",
        "i have henna from a wedding",
        "does a temporary one count",
        "and the kind that washes off",
        "my hands are painted for eid",
      ],
      answer:
        "On the day it looks like a tattoo, so let it fade first: henna takes one to three weeks, a stick-on comes off with oil. If the wedding was yesterday, say it in one sentence at the start and nobody minds. On duty most airlines don't allow it on hands either, so time it for your leave.",
    },
  ],
  "syllabus/first-aid-jet-lag": [
    {
      id: "how-long-a-nap",
      question: "How long should a nap be?",
      asked: [
        "how long do i nap",
        "is an hour too much",
        "why am i groggy after it",
        "what if i can't fall asleep in the break",
        "twenty minutes, does that help",
      ],
      answer:
        "Twenty minutes, or a full ninety: after thirty to sixty you often wake from deep sleep and are slow for a while. On duty take the short one in the permitted rest and give yourself fifteen minutes before you're at a door. If you don't fall asleep, eyes closed in the dark is still worth it.",
    },
    {
      id: "first-day-home",
      question: "I land at six in the morning. What do I do with that day?",
      asked: [
        "what do i do when i come home",
        "do i go straight to bed then",
        "how do i get through the first day",
        "should i stay up until night",
        "i always sleep the whole day after",
      ],
      answer:
        "Go home without driving if you're dead tired, sleep two to four hours, set an alarm, then daylight and a walk. Eat at normal times, nothing that needs a clear head, to bed around ten. Whoever sleeps until four in the afternoon lies awake the next night. Keep the next morning free as well if you can.",
    },
    {
      id: "asked-in-the-interview",
      question: "They ask in the interview how I'd cope with jet lag. What do I say?",
      asked: [
        "what do i say about it in the interview",
        "how do i answer that if i never flew",
        "can i say i'm used to nights",
        "give me an answer for them",
        "they'll ask if i can handle it",
      ],
      answer:
        "Say what you know and what you already do: 'I can't switch it off, but I plan my sleep. Before early shifts at the hotel, or nights at the clinic, I slept beforehand in the dark and kept coffee for the first half. And I'd report it if I weren't fit.' The last sentence is the one they listen for.",
    },
  ],
  "assessment-days/asked-what-men-wear": [
    {
      id: "shoes-and-socks",
      question: "Which shoes and socks exactly?",
      asked: [
        "what shoes do i wear with it",
        "are loafers ok",
        "brown or black ones",
        "can i wear boots",
        "which socks",
      ],
      answer:
        "Black leather lace-ups, polished, with a plain toe; dark brown passes with navy. Slim black loafers are fine at European airlines, ankle boots only if they look like a shoe under the trousers. Socks dark and long enough that no shin shows when you sit. Rubber soles save your feet, and polish the heels too.",
    },
    {
      id: "shirt-and-suit-colour",
      question: "Which colours for suit, shirt and tie?",
      asked: [
        "what colour of shirt",
        "is black too much like a funeral",
        "can i wear grey",
        "does the tie have to match theirs",
        "what about a pattern",
      ],
      answer:
        "Navy or charcoal suit, white or light blue shirt, a tie in one quiet colour. Black works too but looks hard in daylight. A fine stripe or a small dot in the tie is fine, a loud check in the suit isn't. It needn't be the airline's colour. An undershirt keeps the white shirt from shining through.",
    },
    {
      id: "sweating",
      question: "I sweat a lot when I'm nervous. What helps?",
      asked: [
        "i sweat through my shirt",
        "what if they see sweat patches",
        "my hands are wet when i shake",
        "how do i stay dry in a suit",
        "do i keep the jacket on then",
      ],
      answer:
        "A cotton undershirt, a white shirt and the jacket on: nobody sees anything. Use a strong antiperspirant on the evening before, not only that morning, come ten minutes early and cool your wrists under the tap. A second shirt in the bag, a cloth handkerchief for face and hand. Drink still water, little coffee.",
    },
  ],
  "assessment-days/asked-headscarf-and-faith": [
    {
      id: "mail-to-ask",
      question: "How do I word the question to the airline?",
      asked: [
        "what do i write them",
        "how do i ask that politely",
        "give me the sentence",
        "who do i ask about it",
        "should i ask before or after the interview",
      ],
      answer:
        "Short and as a plain question: 'I wear a headscarf and would like to apply as cabin crew. Does your uniform include one, or can it be worn with it? I'm glad to follow your colours and way of tying.' Send it to recruitment before you apply. For a turban, kippah or cross, change one word. A vague reply deserves one more mail.",
    },
    {
      id: "wear-it-to-the-day",
      question: "May I wear it to the assessment day itself?",
      asked: [
        "can i come with it",
        "do i wear it on the day",
        "should i take it off for the interview",
        "what about the photo with it",
        "will they send me away if i wear it",
      ],
      answer:
        "Yes, come as you are: plain, in navy, black or a soft tone, tied close and neat, with the face free. For the photo, forehead to chin has to be seen. If that airline's uniform has no scarf, they'll ask whether you'd fly without; know your answer before you go. Both answers are honourable, and only you can give it.",
    },
    {
      id: "serving-alcohol",
      question: "I don't want to serve alcohol or pork. Can I be excused?",
      asked: [
        "i can't serve wine",
        "and alcohol, can i say no",
        "can a colleague do the drinks for me",
        "do i have to handle pork",
        "is touching the bottle already required",
      ],
      answer:
        "At most airlines, no: everybody pours, serves and clears, since a crew of four can't plan around it. Some airlines fly dry, and some colleagues swap quietly, but don't build on that. In the US an employer has to look at whether it can adjust without real hardship. Settle it for yourself before you apply, and ask openly.",
    },
    {
      id: "is-a-ban-legal",
      question: "Is it legal in Europe to forbid it?",
      asked: [
        "isn't that discrimination",
        "are they allowed to say no",
        "can i sue for that",
        "and in germany or france",
        "what does the law say about it",
      ],
      answer:
        "It can be: the EU's court lets a firm ask all staff for neutral dress, without any visible sign of faith, if it really needs that and applies it to everyone alike. A ban on only one faith's sign isn't allowed, and national law may protect you more. Britain and the US weigh each case. An equality body advises you free of charge.",
      source: {
        name: "Court of Justice of the EU, joined cases C-804/18 and C-341/19 (WABE and Mueller)",
        year: 2021,
      },
    },
    {
      id: "safe-with-it",
      question: "Is a headscarf or turban safe with a hood, a mask and a life vest?",
      asked: [
        "how does it work with the smoke hood",
        "is it dangerous in an evacuation",
        "what about the life jacket over it",
        "and with a turban, the oxygen mask",
        "can it get caught somewhere",
      ],
      answer:
        "Yes, if it lies close and has no loose ends: airlines with a scarf in the uniform have theirs tucked in and fixed without sharp pins. A hood has to close at the neck with nothing between seal and skin. A turban can be too big for some hoods, which is why certain airlines ask for a smaller one. Training tries it out with you.",
    },
    {
      id: "prayer-and-fasting",
      question: "How do crew pray and fast on duty?",
      asked: [
        "what about ramadan",
        "can i fast when i fly",
        "when do i pray on a flight",
        "do i get fridays or the sabbath off",
        "is there time for prayer",
      ],
      answer:
        "They pray in breaks, on the layover, or later together, as travellers may, and many make up fasting days at home. Some airlines advise against fasting on duty, because you have to be fit at the door; ask yours. A fixed day off each week can't be promised, but requests and swaps exist. Feeling faint is reported like any illness.",
    },
    {
      id: "small-cross-or-bracelet",
      question: "And a small cross, a thread or a steel bracelet?",
      asked: [
        "i wear a small cross",
        "can i keep my chain under the blouse",
        "what about my kara",
        "a red thread on the wrist, ok",
        "and a tiny star of david",
      ],
      answer:
        "Under the clothes a flat chain disturbs nobody at most airlines; worn outside, it depends on the jewellery rule. Threads and bracelets on the wrist are often refused for hygiene and gloves, but some airlines make an exception for a kara. Ask with size and material. In some countries wear it hidden on the layover as well.",
    },
  ],

  "assessment-days/asked-small-visible-tattoo": [
    {
      id: "on-a-finger",
      question: "Mine is on a finger. Can a ring cover it?",
      asked: [
        "mine is on the finger",
        "can i put a ring over it",
        "a tiny one between the fingers",
        "it's a ring tattoo",
        "what about one on my hand",
      ],
      answer:
        "A ring over it is covering, and hands are where the strictest look first: you hold every cup in front of somebody's face. Airlines that allow small ones often leave out hands, neck and face. If it's inside the finger or a few millimetres long, send a photo and ask. A finger tattoo also fades quickly with laser or time.",
    },
    {
      id: "behind-the-ear",
      question: "Mine is behind the ear. Do they see it with my hair up?",
      asked: [
        "mine is behind my ear",
        "can my hair cover it",
        "it's on the neck under the hair",
        "they only see it with a bun",
        "what if i wear my hair over it",
      ],
      answer:
        "Yes, with a bun it shows to everybody you bend down to, so it counts as visible at strict airlines. It's also the place which generous ones allow most often, if it's coin-sized and harmless. Hair over it isn't an answer, since long hair has to go up. Photograph it with your hair tied and ask with that.",
    },
    {
      id: "when-to-say-it",
      question: "When do I mention it: in the application or when I get there?",
      asked: [
        "when do i tell them",
        "do i write it in the form",
        "should i wait until they ask",
        "do i bring it up first",
        "is it too early in the cv",
      ],
      answer:
        "In the form if there's a box for it, otherwise in a short mail before you travel; not in the CV and not as your first sentence. On the day say it when they ask about tattoos or when they check. 'One, here, two centimetres, and I've your reply of the third of June.' Then talk about something else.",
    },
    {
      id: "gulf-or-europe",
      question: "Where are the chances better with it: Europe, the Gulf or the US?",
      asked: [
        "and in the gulf",
        "is europe more relaxed about it",
        "which countries are strict",
        "are american airlines ok with that",
        "where should i apply then",
      ],
      answer:
        "Best at European low-cost and leisure airlines, and at some in Britain and Oceania that have published generous rules. In the US it differs by airline, and large ones still say covered. The Gulf and most of Asia want nothing visible, often not even covered with make-up. Tell me the place and size and I'll go through the entries.",
    },
    {
      id: "permanent-make-up",
      question: "Do tattooed brows or an eyeliner count as a visible tattoo?",
      asked: [
        "and permanent make up",
        "my brows are tattooed",
        "what about microblading",
        "does my eyeliner tattoo count",
        "my lips are pigmented",
      ],
      answer:
        "At most airlines they don't, as long as they look like natural make-up: that's what they're compared with. Very dark blocks or a coloured lip line stand out and can be judged under grooming. If a form asks for all tattoos, write 'permanent make-up, brows', so that nobody can say that you left it out.",
    },
    {
      id: "asked-what-it-means",
      question: "What do I say if they ask what it means?",
      asked: [
        "they'll ask for the story",
        "what do i say about it",
        "do i have to explain mine",
        "it's for my mother who died",
        "what if the meaning is religious",
      ],
      answer:
        "One friendly sentence that you'd also tell a passenger: 'It's my grandmother's initials' or 'A swallow, from the year I moved abroad.' You owe no more than that, and a loss needn't be told. If it's political, sexual or about drink, have an honest answer ready, because that's the kind even generous airlines refuse.",
    },
    {
      id: "refused-for-it",
      question: "They refused me because of it. Can I apply again?",
      asked: [
        "they already said no",
        "i was sent home for it",
        "if i remove it, can i come back",
        "do they note that down",
        "what if they change the rule later",
      ],
      answer:
        "Yes: a no for a tattoo is about one point, and it's gone when the tattoo or the rule is. Ask politely whether it was the only reason and how long the waiting time is. When you reapply, write it in the first line: 'The tattoo on my wrist, the reason in March, has been removed.' Meanwhile try airlines that accept it.",
    },
  ],
  "assessment-days/medical": [
    {
      id: "who-sees-it",
      question: "Who gets to see what I tell the doctor?",
      asked: [
        "does the airline see it",
        "is it secret",
        "will my boss know about it",
        "do they tell the recruiter",
        "who reads my form",
      ],
      answer:
        "In Europe the airline gets the report: fit or unfit, dates and any limitation, not your diagnoses, which stay under medical secrecy. Elsewhere, and where the airline's own clinic examines you, more may be shared if you've signed for it. Read what you sign, and ask the doctor: 'What exactly goes to the company?'",
      source: { name: "EASA AMC and GM to Part-MED, AMC1 MED.C.030", year: 2019 },
    },
    {
      id: "old-operation",
      question: "I had an operation years ago. Does it matter?",
      asked: [
        "i had my knee done",
        "my appendix is out, do i say it",
        "i broke my arm as a child",
        "i've a metal plate in there",
        "it was ten years ago, does it count",
      ],
      answer:
        "Mostly not, if you're healed and can lift, kneel and pull: appendix, tonsils and a healed fracture get one line in the form. For spine, knee, shoulder, heart or ear they want the surgeon's report and the date of your last trouble. Metal inside is fine when the joint works. Order old reports now, since hospitals take weeks.",
    },
    {
      id: "therapy-in-the-past",
      question: "I was in therapy once. Do I have to write that down?",
      asked: [
        "i saw a psychologist",
        "do i tell them about therapy",
        "and burnout two years ago",
        "i took antidepressants for a while",
        "will they hold that against me",
      ],
      answer:
        "If the form asks about mental health or treatment, yes, with the reason, dates and how you are today. A few sessions after a loss or a break-up seldom worry a doctor. Depression, an eating disorder or a hospital stay calls for a letter from whoever treated you. Getting help counts for you; leaving it out counts against you.",
    },
    {
      id: "do-i-get-a-second-look",
      question: "What can I do if they find me unfit?",
      asked: [
        "and if i fail it",
        "can i appeal that",
        "can another doctor look at it",
        "they said not fit, is it over",
        "how soon can i try again",
      ],
      answer:
        "Ask for the reason in writing and what would change it: a report, a treatment, a time without symptoms. Then see a specialist and bring the letter back, or ask the aviation authority how a second assessment works. Don't go to the next doctor and leave out the first result: the form asks for it.",
    },
    {
      id: "which-vaccinations",
      question: "Which vaccinations do they want?",
      asked: [
        "what jabs do i need",
        "do i need yellow fever",
        "i lost my vaccination card",
        "i don't want to be vaccinated",
        "who pays for those",
      ],
      answer:
        "It depends on routes and country: usually the standard ones, often hepatitis A and B, and yellow fever where crew fly to countries that require it. The invitation lists them. A lost card can be rebuilt from your doctors' records or a blood test for antibodies. If you can't have one for medical reasons, bring a letter and ask early.",
    },
    {
      id: "cannabis-and-poppy",
      question: "How long before do I keep away from cannabis, CBD and poppy seeds?",
      asked: [
        "i smoked weed some weeks ago",
        "why poppy seeds",
        "how long does it stay in there",
        "is cbd oil a problem too",
        "when is it out of my body",
      ],
      answer:
        "From the day you apply, for good: crew can be tested at random for as long as they fly. One joint is mostly out of the urine in days, regular use can show for a month or more, and hair keeps about three. CBD oil may contain THC. Poppy seeds: leave them for three days, and mention them if you forgot.",
    },
    {
      id: "forgot-something",
      question: "I forgot to write something on the form. What now?",
      asked: [
        "i left something out",
        "can i add it later",
        "i forgot a medicine on it",
        "it came to my mind at home",
        "is it lying if i forgot",
      ],
      answer:
        "Ring or write the same day: 'I forgot a knee operation in 2019; the report is attached.' Doctors get such calls all the time, and a correction that comes from you is no lie. What hurts is the one they find themselves. Next time go through your medicine cupboard and your insurance letters before you fill it in.",
    },
  ],
  "assessment-days/asked-measuring-my-reach": [
    {
      id: "alone-at-home",
      question: "I'm alone. How do I measure it without help?",
      asked: [
        "nobody can help me",
        "how do i do it alone",
        "i can't see the mark when i stretch",
        "can i use my phone for it",
        "without a second person?",
      ],
      answer:
        "Rub a little chalk or flour on your fingertips, stretch, touch the wall, step away and measure the mark from the floor. Film it from the side with your phone on a chair, so that you see heels and fingers. Do it three times and take the middle figure. Phone measuring apps are too rough for a centimetre.",
    },
    {
      id: "different-figures",
      question: "I get a different figure each time. Which one is true?",
      asked: [
        "it's different every time",
        "once 211, once 213",
        "why do i get other numbers",
        "in the morning it's more",
        "which one do i write down",
      ],
      answer:
        "The one you reach three times in a row in the evening, cold, without a run-up. Differences of one or two centimetres are normal: posture, time of day, warm muscles. Check the floor, the tape and whether your arm is straight over your shoulder. On the form give the lower one, and on the day you've a little in hand.",
    },
    {
      id: "with-both-hands",
      question: "And with both hands instead of one?",
      asked: [
        "do i measure with two hands",
        "both hands gives me less",
        "why is it lower with two",
        "is one hand enough for it",
        "which hand do they mean",
      ],
      answer:
        "Measure both ways, because airlines differ: with two hands you lose one to three centimetres, as you can't push one shoulder up. Write down both figures. If the rule doesn't say, reckon with two. Stand in the middle of the mark, palms to the wall, and let both middle fingers arrive at the same time.",
    },
    {
      id: "wobbling",
      question: "I wobble on tiptoe. How do I stay steady?",
      asked: [
        "i lose my balance up there",
        "i fall over on my toes",
        "how do i hold it three seconds",
        "my calves shake",
        "do they mind if i wobble",
      ],
      answer:
        "Spread your toes, press the big toe down, tighten bottom and belly, and look at one point straight ahead, not up at your hand. Feet a hand's breadth apart and close to the wall. Practise on tiptoe while brushing your teeth, twice a day for a minute. A light tremble is fine as long as your heels stay up.",
    },
    {
      id: "how-much-to-spare",
      question: "I reach it exactly. Is that enough, or do I need some to spare?",
      asked: [
        "i touch it just so",
        "exactly on the mark, ok?",
        "how much more should i have",
        "is one centimetre over safe",
        "what if their wall is different",
      ],
      answer:
        "Exactly is enough on paper, but two centimetres to spare let you sleep: their floor, their tape and your nerves all cost a little. If you've less, train for some weeks, warm up in the corridor and ask to go early, before sitting for hours. In the morning you're taller, so take a morning date if you may choose.",
    },
    {
      id: "weekly-plan",
      question: "Can you give me an exercise plan for the last centimetres?",
      asked: [
        "which exercises do i do",
        "how do i train for it",
        "how often and how long",
        "do you have a plan for me",
        "what stretches help most",
      ],
      answer:
        "Ten minutes a day for six weeks: hang from a bar three times twenty seconds, calf raises three times fifteen on a step, stretch your side with an arm over your head, roll the shoulders on the wall, then reach up five times. Measure once a week at the same hour. One or two centimetres are a good result. Stop if a joint hurts.",
    },
    {
      id: "still-too-low",
      question: "I'm four centimetres below it. Should I try all the same?",
      asked: [
        "i miss it by four",
        "i'm far below, do i still go",
        "it won't get any higher",
        "is it hopeless with 208",
        "can i hope they're not so strict",
      ],
      answer:
        "Not at that airline: four are hardly ever gained, and they do measure. Put your time into airlines with a lower mark or a height rule you meet, such as some with regional aircraft. Tell me your figure with one hand and with two, and I'll go through the entries. Ground staff at the same airline is a good job too.",
    },
  ],
  "assessment-days/asked-sleep-around-early-starts": [
    {
      id: "nap-before-the-night",
      question: "How do I nap before a night flight when I'm not tired?",
      asked: [
        "i can't sleep in the afternoon",
        "how long do i nap before it",
        "what if i'm not tired then",
        "when do i lie down before a night",
        "does a short one help",
      ],
      answer:
        "Lie down for ninety minutes in the early afternoon, when the body has its low anyway, dark and with the phone in another room. Don't lie in that morning, and no coffee after ten. If you don't drop off, a slow breathing exercise and closed eyes still help. Then a shower, light and a proper meal before you leave.",
    },
    {
      id: "overslept",
      question: "What if I oversleep?",
      asked: [
        "and if i don't hear the alarm",
        "what happens if i'm late",
        "i wake up and it's too late",
        "do they fire you for oversleeping",
        "what do i say when i call",
      ],
      answer:
        "Ring crew control at once, even before you get dressed: 'I've overslept, I can be there at 5.40.' They call standby or move you; it's noted, and once is mostly a talk. In probation it weighs more. Set two alarms on two devices, one across the room, and a friend or the hotel desk as a third.",
    },
    {
      id: "noisy-home",
      question: "My home is loud in the daytime. How do I sleep there?",
      asked: [
        "my flat is so loud",
        "my flatmates are up all day",
        "there's building work outside",
        "i live with my family, it's never quiet",
        "how do i make it dark enough",
      ],
      answer:
        "Earplugs or a fan as even noise, blackout curtains or foil, a sleep mask, the bell off and the phone on numbers that may ring. Put your roster on the fridge and a sign on the door: 'Night flight, asleep until one.' People forget, so tell them each time. If it never gets quiet, look for a room at the back.",
    },
    {
      id: "small-children",
      question: "I have small children. How does it work then?",
      asked: [
        "and with kids",
        "my baby wakes me all night",
        "how do crew with children sleep",
        "i can't nap, i have a toddler",
        "who takes them at four in the morning",
      ],
      answer:
        "It works with somebody who takes over for fixed hours, and hardly without. Agree on two blocks: the evening before an early, and the morning after a night, when you're not the parent on call. Nap when they nap, and sleep in another room before duty. If the night was no night, calling in unfit is right.",
    },
    {
      id: "week-of-earlies",
      question: "What if earlies and lates change within one week?",
      asked: [
        "and when it changes all the time",
        "a late and then an early, how",
        "how do i switch between them",
        "my roster jumps around",
        "five earlies in a row, what then",
      ],
      answer:
        "Move your bedtime by an hour or two each day in the direction of the next block, and use light: bright in the morning before earlies, dim and late before lates. The day from late to early is the hardest, so keep it free of plans and nap. In Europe the rules ask for more rest around such changes. Bid for blocks of one kind.",
    },
    {
      id: "three-hours-only",
      question: "I've only slept three hours. Do I still go?",
      asked: [
        "i slept so badly, do i fly",
        "what if i only got three hours",
        "is that already unfit",
        "i lay awake all night before it",
        "can i call in for no sleep",
      ],
      answer:
        "Ask yourself whether you could drive a car safely and open a door in smoke at the end of this duty. If not, report fatigued before you set out: you have to. After one short night many can do a short day, with an early nap in the break and no driving home. If it happens each week, see a doctor who knows shifts.",
    },
    {
      id: "morning-person",
      question: "What do I say when they ask if I'm a morning person?",
      asked: [
        "do i say i hate mornings",
        "how do i answer that in the interview",
        "they'll ask if early is ok",
        "i'm a night owl, do i tell them",
        "can i mention how i sleep",
      ],
      answer:
        "Say what you do, not what you are: 'By nature I'm an evening person, so before an early the bag is packed and the phone is out of the room at eight. In two years of six o'clock shifts, at the bakery or on the ward, I was late once.' Nobody believes that you love three o'clock, and nobody needs you to.",
    },
  ],

  "syllabus/first-aid-barotrauma": [
    {
      id: "in-pain-right-now",
      question: "A passenger is in strong ear pain in descent. What do I do at once?",
      asked: [
        "what if it really hurts already",
        "she's crying with ear pain, what now",
        "how do i help an adult with it",
        "it won't open and we're landing",
        "what do i say to them",
      ],
      answer:
        "Kneel down and do it with them: small sips, swallow, yawn, then pinch the nose, mouth closed, and blow gently for a second, again and again. Say: 'Gently, and often. It mostly eases after landing.' Tell the purser, because with severe pain the captain can be told. With fluid, blood or dizziness: stop blowing, and a doctor after landing.",
    },
    {
      id: "hot-cups-on-ears",
      question: "They ask me for hot cups over the ears. Does that help?",
      asked: [
        "what about the hot cup trick",
        "cups with hot towels, good or not",
        "my grandma did it with steam",
        "can i give them hot water for it",
        "is it true that warm cups help",
      ],
      answer:
        "No, I wouldn't: it doesn't open the tube, and a scald from a dripping napkin near a face is a real injury. Warmth feels comforting, so the idea lives on, and most airlines don't want it done. Offer what works: water to sip, a sweet to suck for somebody old enough, and the gentle blow shown by you.",
    },
    {
      id: "earplugs-and-grommets",
      question: "Do pressure earplugs help, and what about ear tubes or ear surgery?",
      asked: [
        "do those flight earplugs work",
        "i had an ear operation",
        "my child has grommets",
        "i have tubes in my ears, is it worse",
        "can i fly after ear surgery",
      ],
      answer:
        "Plugs with a filter slow the change and help some people, but they don't open a tube that a cold has closed. With grommets the pressure balances by itself, so flying is mostly easy. After ear surgery nobody flies until the surgeon agrees, which can take weeks. As an applicant, bring that report to the medical.",
    },
  ],
  "assessment-days/asked-unfit-on-the-day": [
    {
      id: "words-on-the-phone",
      question: "What do I say when I call in?",
      asked: [
        "what words do i use",
        "do i have to say what i have",
        "how do i say it on the phone",
        "what if they ask what's wrong",
        "can i just text them",
      ],
      answer:
        "Four facts are enough: 'Good morning, Lena Koch, staff number 4711. I'm unfit for today's 5.20 to Porto. I expect to be back on Thursday.' Note the time and the name of whoever you spoke to. If they ask what it is, 'I'm ill and unfit for flying' is an answer. By text or app only if the airline's rule says so.",
    },
    {
      id: "ill-on-a-layover",
      question: "And if I get ill on a layover, far from home?",
      asked: [
        "what if i'm sick in another country",
        "it starts at the hotel abroad",
        "who pays the doctor there",
        "how do i get home then",
        "do i stay alone in the hotel",
      ],
      answer:
        "Ring the purser and crew control as soon as you know, then the airline's medical service or the hotel doctor; the airline as a rule pays and finds you a room. You stay until a doctor says that you can fly, often as a passenger. Keep receipts, the insurance number and a little money with you. Ask a colleague to look in on you.",
    },
    {
      id: "in-probation",
      question: "Does it count against me if I'm ill in probation?",
      asked: [
        "i'm new, can i call in sick",
        "how often is too often",
        "can they fire me for being sick in probation",
        "how many sick days are normal",
        "i'm scared to call in sick as a beginner",
      ],
      answer:
        "One honest illness hardly ever does; what worries managers is single days again and again, beside days off or on Sundays. The law protects you less in probation, so follow the rule to the letter: call in time, doctor's note, back to work talk. Flying ill to look keen is the greater risk: an ear gone, and you're off for weeks.",
    },
  ],
  "assessment-days/asked-colds-and-flying": [
    {
      id: "test-my-ears",
      question: "How do I test at home whether my ears clear?",
      asked: [
        "how do i know they're clear",
        "what's the test for it",
        "how does clearing work",
        "one opens, the other doesn't",
        "i hear a click, is that good",
      ],
      answer:
        "Swallow with your nose pinched, or blow very gently with nose pinched and mouth closed: you should feel or hear a soft click in both ears. Both, easily, and again ten minutes later means they're clear. If one stays dull, or you have to push, or it hurts, you don't fly. Do it before you set out, not at the aircraft.",
    },
    {
      id: "back-to-flying",
      question: "How long do I stay on the ground with it?",
      asked: [
        "when can i fly again",
        "how many days off for a cold",
        "is two days enough",
        "do i need a doctor to go back",
        "my nose is better, am i fit",
      ],
      answer:
        "Until the fever has been gone for a day, both ears clear without effort, and you need no tablet that makes you drowsy: with a simple cold mostly three to seven days. The nose may still run a little. After sinusitis, an ear infection or a torn drum the doctor decides. Coming back too soon often doubles the time.",
    },
    {
      id: "only-a-cough",
      question: "It's only a sore throat or a cough. Do I fly?",
      asked: [
        "i just have a sore throat",
        "only a bit of a cough",
        "my ears are fine but i cough",
        "can i go with a mask on",
        "what about losing my voice",
      ],
      answer:
        "With clear ears, no fever and enough voice to shout a command, many do; with a cough that passengers turn round for, better not. You hand out food, and you might have to call 'Come this way' through a cabin. Without a voice you aren't fit. If you go, wash hands more, use a mask if allowed, and tell the purser.",
    },
    {
      id: "hay-fever",
      question: "My nose is blocked every spring. What about hay fever?",
      asked: [
        "i've hay fever, not a cold",
        "my nose is always blocked",
        "is an allergy the same thing",
        "can i take my allergy tablets",
        "i'm allergic to pollen, what now",
      ],
      answer:
        "What counts is the same: do both ears clear, and does your medicine make you drowsy? A nasal steroid spray used daily, and tablets that don't make you tired, are often accepted, but have the aviation doctor say yes to yours by name. Try a new one on days off. Say it at the medical, where they hear it every day.",
    },
    {
      id: "flu-jab",
      question: "Do crew get a flu jab, and is it worth it?",
      asked: [
        "should i get vaccinated then",
        "does the airline offer a flu shot",
        "what else can i do against it",
        "how do i get ill less often",
        "do vitamins help",
      ],
      answer:
        "Many airlines offer it in autumn, and with so many close contacts it's a sensible thing to ask your doctor about. It doesn't stop colds. Against those it's hands: wash before you eat, after waste and after landing, and don't touch your face. Sleep does more than vitamin tablets. Have it on a day before days off.",
    },
    {
      id: "cold-on-assessment-day",
      question: "What if I have a cold on my assessment day?",
      asked: [
        "i'm ill on my interview day",
        "do i go with a cold",
        "can i move the interview",
        "i sound terrible, do i mention it",
        "should i shake hands with a cold",
      ],
      answer:
        "With a light cold go, say one sentence and no more: 'I've a cold, so I'd rather not shake hands.' Tissues, sweets, a hand gel, and a tablet you know. With fever, ask for another date the evening before, politely and with a reason; many can do it for a closed day, an open day you just miss. Nobody thanks you for your flu.",
    },
    {
      id: "starts-away-from-home",
      question: "What if it starts on a layover and I have to fly home?",
      asked: [
        "and if i get it on the trip",
        "i'm already in another city",
        "do i have to stay there",
        "how do i get home with blocked ears",
        "can i fly back as a passenger",
      ],
      answer:
        "Tell the purser and crew control before the pick-up, and see the doctor the airline names. If your ears are shut you don't fly, not as a passenger either, because the pressure is the same. You stay a day or two, and the airline as a rule looks after the room and the doctor. Rest, drink, and don't dose yourself to be on time.",
    },
  ],
  "assessment-days/asked-pregnant-crew": [
    {
      id: "asked-about-children",
      question: "What do I say if they ask in the interview whether I want children?",
      asked: [
        "what if they ask me that",
        "do i have to answer about kids",
        "can i lie about it",
        "are they allowed to ask",
        "how do i get round the question",
      ],
      answer:
        "Turn it to what they may know: 'My private plans don't affect my roster; I'm free to start in May and to fly at weekends.' In the EU, Britain and the US, questions like that carry a legal risk for them, and in some countries you may even answer untruthfully. In others it's still asked. Stay friendly, then judge the airline by it.",
    },
    {
      id: "pregnant-while-applying",
      question: "I'm pregnant now and applying. Do I have to say it?",
      asked: [
        "i'm pregnant already",
        "do i tell them before i sign",
        "can i still apply with it",
        "what about the training course",
        "is it better to wait",
      ],
      answer:
        "In most of Europe, Britain and the US you needn't in the selection, and you may not be turned down for it. But the course has smoke, water, slides and lifting, so you'd probably have to start later. Once you have the offer in writing, say it and ask for a later course. In the Gulf the medical may show it, and the offer can end.",
    },
    {
      id: "coming-back",
      question: "How do crew come back with a baby?",
      asked: [
        "and after the birth",
        "can i come back part time",
        "how do i fly and breastfeed",
        "do i have to do training again",
        "when do they usually come back",
      ],
      answer:
        "After leave you do a refresher, and if you've been away long, more training and checks; many come back after six months to two years. Part time is common in Europe, as fixed days or a share of the roster, and sometimes short trips only. Tell crew planning early that you're breastfeeding, and ask about rest and cooling on board.",
    },
  ],
  "assessment-days/list-reach-and-uniform-day": [
    {
      id: "how-to-take-sizes",
      question: "How do I take my sizes?",
      asked: [
        "how do i measure my chest and waist",
        "i don't know my sizes",
        "where exactly do i put the tape",
        "which size do i write down",
        "do i need it in centimetres or inches",
      ],
      answer:
        "With a cloth tape over thin clothes: collar around the neck with two fingers inside, chest over the fullest part, waist at the narrowest, hips at the widest, leg from crotch to floor along the inside. Have somebody else hold the tape. Note centimetres and inches, your shoe size, and your usual size at two shops.",
    },
    {
      id: "between-two-sizes",
      question: "I'm between two sizes. Which do I give?",
      asked: [
        "i'm in between",
        "smaller or bigger then",
        "i want to lose weight first",
        "what if it doesn't fit later",
        "do i take the tight one",
      ],
      answer:
        "The bigger one: a tailor can take it in, and you have to sit, bend and reach in it for twelve hours. Swollen legs and a meal at altitude need room as well. Don't give the size you hope for by summer. When you try on, raise both arms and sit down in it before you sign for it.",
    },
    {
      id: "who-measures",
      question: "Who measures me, and do I have to undress?",
      asked: [
        "is it a man or a woman",
        "do i take my clothes off",
        "do others watch",
        "how embarrassing is it",
        "can i ask for a woman",
      ],
      answer:
        "Usually somebody from recruitment or the uniform store, over your clothes, in a room with others; you take off shoes and jacket, and no more. You may ask for a woman, or a place to the side, and nobody asks why. Wear a thin, close top so that the tape lies flat. It takes five minutes.",
    },
    {
      id: "how-to-smile",
      question: "How do I smile for the photograph without looking stiff?",
      asked: [
        "i look awful in photos",
        "my smile looks fake",
        "teeth or no teeth",
        "how do i stand for it",
        "can i see it and do it again",
      ],
      answer:
        "Think of somebody you like coming through the aircraft door, breathe out, and say 'hi' under your breath: that opens mouth and eyes. Weight on one foot, shoulders down, chin a little forward. Show teeth if they show when you laugh. Ask kindly for a second one; most photographers take three anyway.",
    },
    {
      id: "sleeves-ride-up",
      question: "My jacket pulls when I reach up. May I take it off?",
      asked: [
        "can i take the jacket off for it",
        "my blazer is too tight to reach",
        "my blouse comes out when i stretch",
        "the sleeves go up and show my tattoo",
        "do i measure with or without jacket",
      ],
      answer:
        "Yes, ask in one sentence: 'May I take off my jacket?' Most would rather see you stretch freely. Under it wear a blouse long enough to stay in the waistband, or a body that closes below. If a tattoo comes out with the sleeve, it's seen, so have the airline's reply about it on your phone.",
    },
    {
      id: "feet-and-tights",
      question: "I'm embarrassed about my feet. Do I have to be barefoot?",
      asked: [
        "my feet are ugly",
        "do i have to show my feet",
        "can i keep my socks on",
        "what if my tights have a hole",
        "my feet smell when i'm nervous",
      ],
      answer:
        "Hardly ever quite bare: tights or thin socks mostly stay on, only the shoes come off. Bring a fresh pair and change in the washroom before, with a wipe and some foot powder. A hole at the toe is hidden by turning the seam under. They look at heels and fingertips; nobody remembers feet.",
    },
    {
      id: "they-want-to-see-it",
      question: "What if they ask to see a tattoo that's under my clothes?",
      asked: [
        "do i have to show it",
        "what if it's on my hip",
        "can i say no to that",
        "will they check my whole body",
        "they want a photo of mine",
      ],
      answer:
        "An arm or ankle you can show; for anything under the clothes words or a photo should do, and you may say so: 'It's on the hip, no uniform shows it. I can send a photo.' Some airlines do check more closely, then by a woman for women and behind a door. Being asked to strip in front of others isn't a check, so leave.",
    },
  ],
  "assessment-days/asked-uniform-cost": [
    {
      id: "if-i-leave-early",
      question: "Do I have to pay for it if I leave or fail the course?",
      asked: [
        "and if i quit",
        "what if i fail the training",
        "do i get my deposit back",
        "can they take it from my last pay",
        "do i have to give it all back",
      ],
      answer:
        "It depends on what you signed: mostly you hand everything back clean, get the deposit, and pay for what's missing. Where the cost is taken monthly, what's left may be taken from the last pay, within limits that the law of the base sets. Have each piece listed when you return it, and keep the signed list.",
    },
    {
      id: "shoes-tights-and-the-rest",
      question: "What do I have to buy myself, and how do I keep it cheap?",
      asked: [
        "which things do i pay myself",
        "what shoes do i need for it",
        "how much are shoes and tights and so on",
        "where do crew buy their stuff",
        "is the suitcase included",
      ],
      answer:
        "Often shoes, tights or socks, make-up, hair things and a plain watch, sometimes the bag or coat. Wait for the uniform guide before you buy anything. Then two pairs of shoes, one for walking to the gate and one for the cabin, tights by the dozen, and a look in crew groups for second hand. Keep receipts, as some countries let you deduct it.",
    },
    {
      id: "how-to-ask-it",
      question: "How do I ask about it without looking stingy?",
      asked: [
        "how do i ask that nicely",
        "when do i ask about it",
        "what do i say to find out",
        "does it look bad to ask",
        "can i ask in the interview",
      ],
      answer:
        "After the offer, in one line together with other things: 'Could you tell me how uniform, training and visa costs are handled, and what's taken from the first pay?' Nobody thinks that stingy, because you have to plan your first month. In the interview leave it, unless they ask for your questions and money's already on the table.",
    },
  ],
  "assessment-days/asked-pool-day": [
    {
      id: "honestly-scary",
      question: "Honestly, how hard or scary is it?",
      asked: [
        "is it scary",
        "is that hard",
        "do people fail it",
        "i'm afraid of deep water, can i do it",
        "do people cry there",
      ],
      answer:
        "For most it's the best day of the course: wet, loud, cold towards the end, and a lot of laughing. The climb into the raft is what tires arms and pride. If water frightens you, go to a pool in clothes twice beforehand and tell the trainer in the morning. They watch how you help others, not how elegant you are.",
    },
    {
      id: "jump-in",
      question: "Do I have to jump in, and from how high?",
      asked: [
        "do i need to jump",
        "how high is it",
        "do we go down a slide into the water",
        "can i climb in instead",
        "how do i jump with the vest on",
      ],
      answer:
        "Often from the edge, sometimes down a slide or from a block of a metre or so; it differs by centre, so ask. Do as the trainer shows: usually a big step rather than a dive, one hand on the vest, the other over nose and mouth, looking ahead. The vest brings you up at once. Ask to go second, so that you've seen it.",
    },
    {
      id: "cannot-do-one-drill",
      question: "What if I can't do one of the exercises?",
      asked: [
        "what if i can't pull somebody in",
        "and if i fail one part",
        "do i get another try",
        "can they send me home for that",
        "what if i panic in the water",
      ],
      answer:
        "You try again, with a tip from the trainer, the same day or on another one; most difficulties are technique. If you panic, turn on your back, hold the vest, breathe out and raise a hand: somebody's there in seconds. Refusing for good is the thing that stops the course, because in Europe the drill belongs to it.",
    },
  ],
  "assessment-days/asked-skin-and-cabin-air": [
    {
      id: "nose-bleeds",
      question: "My nose dries out and bleeds. What helps?",
      asked: [
        "i get nosebleeds",
        "my nose is so dry",
        "what do i do when it bleeds on board",
        "is a nasal spray ok",
        "does it happen to passengers too",
      ],
      answer:
        "Saline spray or a plain nasal ointment before and during the flight prevents most of it; no decongestant for days on end. When it bleeds: sit, lean forward, pinch the soft part of the nose for ten minutes without letting go, breathe through the mouth. The same goes for passengers, with gloves. If it's frequent, see a doctor.",
    },
    {
      id: "cracked-hands",
      question: "My hands crack from washing and gloves. What do I do?",
      asked: [
        "my hands are raw",
        "what about hands",
        "the disinfectant burns",
        "which cream can i use at work",
        "i have eczema on my fingers",
      ],
      answer:
        "Lukewarm water, little soap, dry well, and a plain unscented cream each time you sit down; a thick one under cotton gloves at night. Gel on clean hands dries less than soap again and again. Cover cracks with a plaster and a glove before you touch food. If it doesn't heal on days off, a doctor, and report it as work-related.",
    },
    {
      id: "voice",
      question: "How do I keep my voice on long days?",
      asked: [
        "my voice goes after three flights",
        "what helps for the throat",
        "i'm always hoarse",
        "how do i talk over the noise",
        "do sweets help for that",
      ],
      answer:
        "Sip water often, speak lower and nearer rather than louder, and let the microphone do the work: close to the lips, normal voice. No whispering when you're hoarse, as that strains it more. A sugar-free sweet makes saliva, steam in the shower helps at the hotel. Without a voice for commands you aren't fit. After three weeks see a doctor.",
    },
  ],
  "assessment-days/asked-weight-in-general": [
    {
      id: "bmi-figure",
      question: "Is there a BMI they want?",
      asked: [
        "which bmi do they want",
        "mine is 28",
        "how do they work it out",
        "i'm 165 and 80 kilos, is that ok",
        "is there a number for it",
      ],
      answer:
        "Most European and US airlines name none; some in Asia and the Gulf use a BMI or a table, often around the normal range of 18.5 to 25. It's kilos divided by height in metres, twice. A trained body can be above it and fit. Tell me the airline: if its rule is published, the entry has it.",
      source: {
        name: "World Health Organization, body mass index classification of adults",
        year: 2010,
      },
    },
    {
      id: "does-the-harness-fit",
      question: "How do I know whether I fit the jumpseat harness?",
      asked: [
        "what if the belt doesn't close",
        "how big is the crew seat",
        "can i use an extension",
        "do they test that in the interview",
        "i'm big, will i fit that seat",
      ],
      answer:
        "You can only try it in one: on a flight, ask the crew after landing whether you may see it, or wait for the mock-up day. All straps have to close and lie flat without an extension, and the seat has to fold up behind you. A passenger belt that closes without an extension is a good sign, though no proof.",
    },
    {
      id: "gulf-and-asia",
      question: "Is it stricter in the Gulf and in Asia?",
      asked: [
        "and in the gulf",
        "do they weigh you there",
        "are asian airlines strict about that",
        "which airlines put you on a scale",
        "is it really about looks there",
      ],
      answer:
        "Yes, several there weigh or look closely, at the start and sometimes later, and want a slim figure in the uniform. In Europe and the US it's about moving, fitting the harness and the medical. If numbers make you unhappy, that's a good reason to choose the second kind. Ask crew who fly there what happens after the course.",
    },
    {
      id: "too-light",
      question: "I'm very thin. Can I be too light?",
      asked: [
        "and if i'm too thin",
        "mine is 17",
        "i weigh 45 kilos, is it a problem",
        "is there a lower limit",
        "do they think i'm ill",
      ],
      answer:
        "Yes: an underweight candidate can be asked for a check at the medical, because doors, trolleys and pulling people need strength. If you've always been slim and your blood is fine, it mostly passes. Train with weights twice a week and eat on a schedule. If eating is hard for you, see a doctor before you apply.",
    },
    {
      id: "gain-it-later",
      question: "What if I put on weight once I'm hired?",
      asked: [
        "and if i gain later",
        "can they fire me for getting fatter",
        "do they weigh you every year",
        "my uniform gets tight, what then",
        "what about after a baby",
      ],
      answer:
        "At most airlines you order a bigger uniform, and nothing else happens as long as you pass the medical and the drills. Airlines with weight rules may set you a time to lose it, and can keep you on the ground meanwhile. After a birth you get time, and in Europe the law stands behind you. Read the grooming guide before you sign.",
    },
    {
      id: "how-to-get-fit",
      question: "How do I get fit enough for the job?",
      asked: [
        "what sport should i do",
        "how do i train for it",
        "how fit is fit enough",
        "i get out of breath on stairs",
        "how long does it take to get in shape",
      ],
      answer:
        "In eight weeks, from nothing: walk fast for thirty minutes five times a week, stairs instead of lifts, squats, rows and carrying two heavy bags twice a week, and a swim. You're ready when you can climb four floors and still talk, lift ten kilos over your head, and pull a grown person on a blanket across a room.",
    },
    {
      id: "eating-disorder",
      question: "I've had an eating disorder. Can I do this job?",
      asked: [
        "i was anorexic",
        "i had bulimia, do i tell them",
        "is it bad for me with my past",
        "will the medical find it out",
        "i'm scared the job brings it back",
      ],
      answer:
        "Many who are well do it; the doctor will want to know how long you've been stable, and a letter from your therapist helps. Write it in the form if it asks. Be honest with yourself too: odd hours, mirrors and comments on looks are part of it, so choose an airline without a scale and keep a person to call.",
    },
  ],
  "assessment-days/asked-piercings-on-the-day": [
    {
      id: "brand-new",
      question: "Mine is new and I can't take it out yet. What now?",
      asked: [
        "mine is only two weeks old",
        "it closes if i take it out",
        "it's not healed yet",
        "can i leave it in because it's new",
        "i just got mine done",
      ],
      answer:
        "Wait with the day or lose the piercing: 'It's new' isn't an exception for most airlines. Ask your piercer when it may come out for some hours; in the earlobe it's about six weeks, in nose or cartilage many months. Don't cover it with a plaster, which looks like a wound. And get no new one while you're applying.",
    },
    {
      id: "stretched-lobes",
      question: "I have stretched ears. Is that over for me?",
      asked: [
        "i have tunnels",
        "my lobes are stretched",
        "what do i put in the hole",
        "mine are ten millimetres",
        "can i have them sewn up",
      ],
      answer:
        "Small ones, no: up to a few millimetres they shrink or take a skin-coloured plug for the day. Wide ones that hang are a no at most airlines, since an empty loop shows more than a tunnel does. Downsize step by step for some months; beyond about a centimetre a small operation closes them. Ask the airline with a photo first.",
    },
    {
      id: "tongue",
      question: "And one in the tongue or inside the lip?",
      asked: [
        "mine is in the tongue",
        "do they see a tongue one",
        "what about a smiley",
        "can i leave it in if i don't open wide",
        "it's inside the mouth",
      ],
      answer:
        "Take it out: it flashes when you laugh, clicks on the teeth and changes how you say an S, and all three show in a group task. A healed tongue piercing stays open for some hours, so put it back in the evening. On duty most rules name the tongue as well. Practise speaking without it the day before.",
    },
    {
      id: "septum-flipped-up",
      question: "Can I flip my septum ring up inside the nose?",
      asked: [
        "i can turn mine up",
        "nobody sees it flipped",
        "what about a septum",
        "is hidden inside the nose ok",
        "can i leave the septum in then",
      ],
      answer:
        "Better take it out: from below, and you're on a stage or they sit lower, the ends show, and it comes down when you sneeze. If it can't come out yet, flipped up is the smaller evil, with a check in a mirror from underneath. In uniform many airlines want it out, a few accept it hidden: read the rule.",
    },
    {
      id: "second-hole-or-cartilage",
      question: "I have several in each ear. Which may stay?",
      asked: [
        "i have three in each ear",
        "can the second hole stay in",
        "what about helix and tragus",
        "and the cartilage one",
        "do i take all the others out",
      ],
      answer:
        "One small stud in each lobe stays, the same on both sides, and everything above comes out. That goes for helix, tragus and daith too, even under the hair, because it's up. Empty holes are fine. If cartilage is a pain to get out, have a piercer do it two days before, so that nothing is red.",
    },
    {
      id: "dermal-implant",
      question: "I have a dermal that can't be taken out. What do I do?",
      asked: [
        "mine is a dermal anchor",
        "it can't come out",
        "i have one under the skin",
        "the one on my cheek is fixed",
        "what about a microdermal in the neck",
      ],
      answer:
        "Change the top for a flat skin-coloured disc if it may be covered, and ask the airline before you go; on face, neck or hand most say no. A piercer or doctor takes an anchor out in a few minutes, and it leaves a small scar, which nobody minds. On the chest or back no uniform shows it, and it can stay.",
    },
    {
      id: "under-the-clothes",
      question: "And one nobody sees, like the navel?",
      asked: [
        "mine is in the belly button",
        "nobody sees mine",
        "what about nipples",
        "do they ask about hidden ones",
        "does it beep at security",
      ],
      answer:
        "It can stay at most airlines: it's about what shows in uniform. If a form asks for all piercings, write it down. Three practical things: it may set off the security arch, an X-ray at the medical may want it out, and a harness or raft edge can tear at it, so tape it over or take it out for drill days.",
    },
  ],
};
