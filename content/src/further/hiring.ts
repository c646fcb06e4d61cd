import type { FurtherQuestions } from "./schema.ts";

/** What people ask on of applications, documents, looks, health and the way into the job, by the entry's id. */
export const FURTHER_ON_HIRING: FurtherQuestions = {
  "assessment-days/asked-golden-call": [
    {
      id: "how-long-until-it",
      question: "How long after the final interview does it come?",
      asked: [
        "and when does it come",
        "how long do i wait for it",
        "after how many weeks",
        "is it quick",
      ],
      answer:
        "From a few days to two or three months, and at some airlines in waves. It depends on the next course and on checks in the background, not on how well you did. Friends from the same day often hear weeks apart.",
    },
    {
      id: "missed-it",
      question: "What if I miss the call?",
      asked: [
        "and if i don't pick up",
        "i missed it",
        "they rang while i was at work",
        "do they try again",
      ],
      answer:
        "They try again or write; nobody loses a job over one missed call. Ring back the same day if there's a number, or send a line to the address you know: your name, reference and when you can talk.",
    },
    {
      id: "what-to-say-in-it",
      question: "What do I say in it?",
      asked: [
        "what should i answer",
        "do i ask something then",
        "may i scream",
        "what do i say to them",
      ],
      answer:
        "Thank them, confirm that you still want it, and ask two things: what you do next and by when, and whether it'll come in writing. Have pen, passport and calendar near. Being happy is allowed; negotiating isn't for this call.",
    },
  ],
  "assessment-days/asked-offer-taken-back": [
    {
      id: "already-resigned",
      question: "I've already resigned. What now?",
      asked: [
        "and i quit my job already",
        "i gave my notice last week",
        "what if i've left my job",
        "can i go back",
      ],
      answer:
        "Ring your boss the same day and ask whether the notice can be taken back; many are glad. If not, ask the airline for the earliest realistic course in writing and take temporary work with people. Seek legal advice if a contract was signed.",
    },
    {
      id: "money-back",
      question: "Do I get back what I've spent on papers and flights?",
      asked: [
        "who pays my costs then",
        "and the money i spent",
        "can i claim it",
        "do they refund",
      ],
      answer:
        "Seldom for an offer with conditions, but ask politely with the receipts: some airlines pay for a medical they ordered. With a signed contract the law of that country decides, so a short talk with a lawyer or a union is worth it.",
    },
    {
      id: "ask-without-annoying",
      question: "How do I ask for news without being a nuisance?",
      asked: [
        "how do i follow up",
        "can i ask when",
        "how often may i ask",
        "what do i write them",
      ],
      answer:
        "One mail a month is fine: your name, reference, the date of the offer, 'I'm still available and would like to know which course you're planning for me.' Add your notice period if it has changed.",
    },
  ],
  "assessment-days/asked-long-in-the-pool": [
    {
      id: "order-of-the-pool",
      question: "Who's called out of the pool first?",
      asked: [
        "who gets called first",
        "is it by date",
        "by score or by date",
        "how do they choose",
      ],
      answer:
        "Mostly by base, language and the date from which you're free, sometimes by score. So say if you'd take another base and can start at short notice: both move you up more often than asking does.",
    },
    {
      id: "other-airline-while-in",
      question: "Do I have to tell them if I take another job?",
      asked: [
        "and if i find something else",
        "do i tell them i have a job now",
        "must i inform them",
        "what if i sign elsewhere",
      ],
      answer:
        "If it's another airline and you've signed, yes, in two lines: it frees the place. An ordinary job you needn't mention, only your new notice period. Leave the door open with a thank you.",
    },
    {
      id: "pool-ended",
      question: "The pool has ended. Do I start again from nothing?",
      asked: [
        "and when it's over",
        "do i have to redo it all",
        "it expired, what now",
        "start from zero",
      ],
      answer:
        "Often only a part: some airlines repeat the interview, others the whole day. Ask which, and mention that you've passed before. You know the day now, and that's worth a lot.",
    },
  ],
  "assessment-days/asked-declining-an-offer": [
    {
      id: "reason-asked",
      question: "Do I have to say which airline I've chosen?",
      asked: [
        "must i say where i go",
        "do i tell the reason",
        "they ask why",
        "do i have to explain",
      ],
      answer:
        "No. 'Another position that fits my situation better' is enough. If it's about the base or the date, say so: now and then they've something else to offer, and it costs you nothing.",
    },
    {
      id: "asking-for-another-base",
      question: "May I ask for another base before I say no?",
      asked: [
        "can i ask for other base first",
        "what if only the base is wrong",
        "may i propose something",
        "should i ask before",
      ],
      answer:
        "Yes, once and without a threat: 'I'd love to join; is there any chance of another base or a later course?' If the answer is no, decide within the time they've given you.",
    },
    {
      id: "by-phone-or-mail",
      question: "By telephone or by mail?",
      asked: ["call or write", "do i need to ring", "is an email enough", "in the portal or mail"],
      answer:
        "By mail, because it can be filed, and in the portal if there's a button for it. If you've been in contact with one recruiter by telephone, ring first and send the mail after it.",
    },
  ],
  "assessment-days/asked-withdrawing-an-application": [
    {
      id: "by-mistake",
      question: "I pressed withdraw by mistake. Can it be undone?",
      asked: [
        "it was by accident",
        "can they undo it",
        "i clicked it wrongly",
        "how do i get it back",
      ],
      answer:
        "Sometimes, if you write the same day: name, reference, 'withdrawn by mistake, may it be reopened?' If not, ask whether you may send a new one at once. A mistake isn't a no.",
    },
    {
      id: "my-data",
      question: "Can I have my data deleted as well?",
      asked: [
        "and my data",
        "do they delete everything",
        "can i make them forget me",
        "what about my documents",
      ],
      answer:
        "In the EU and Britain you may ask for it, and the airline deletes what it isn't obliged to keep. Think first: your old tests and dates are gone then too, and you begin from nothing.",
    },
    {
      id: "withdraw-or-wait",
      question: "Should I withdraw, or just not answer?",
      asked: [
        "can i simply ignore them",
        "or do i just not go",
        "is silence ok",
        "what if i don't reply",
      ],
      answer:
        "Withdraw. Silence after an invitation looks like somebody who doesn't turn up, and that's what they remember. Two lines are enough.",
    },
  ],
  "assessment-days/asked-rejected-in-minutes": [
    {
      id: "ticked-wrongly",
      question: "I ticked something wrongly. Can that be mended?",
      asked: [
        "it was the wrong box",
        "can they reopen it",
        "i answered wrong by accident",
        "how do i fix that",
      ],
      answer:
        "Write at once with name, reference and the box in question; a few airlines reopen it. If they don't, note when you may apply again and take a screenshot of each page next time.",
    },
    {
      id: "which-words",
      question: "Which words should be in the CV?",
      asked: [
        "which keywords then",
        "what do they search for",
        "give me some keywords",
        "what should i put in",
      ],
      answer:
        "The ones in the advert that are true of you: customer service, safety, team, shift work, languages with level, first aid, cash handling. Each in a line with something you did, not in a list at the end.",
    },
    {
      id: "nice-design",
      question: "So no nice design?",
      asked: [
        "and a pretty template",
        "can i use canva",
        "no colours at all",
        "is a two column one bad",
      ],
      answer:
        "Plain wins. Columns, icons and bars for languages get scrambled by the software, and a photo belongs where they ask for it. Put the care into short lines and no mistakes.",
    },
  ],
  "assessment-days/asked-mistake-in-the-form": [
    {
      id: "at-the-interview",
      question: "Do I bring it up on the day?",
      asked: [
        "should i mention it there",
        "do i say it in the interview",
        "what if they notice",
        "say it or wait",
      ],
      answer:
        "If it's a fact, yes, at registration or when they reach it: 'There's a wrong month in my form, the right one is May.' Ten seconds. A comma or a spelling mistake you leave alone.",
    },
    {
      id: "other-airlines-name",
      question: "I left another airline's name in. Is that fatal?",
      asked: [
        "and with the wrong airline name",
        "is it over because of the name",
        "they will think i don't care",
        "how bad is that",
      ],
      answer:
        "Often it costs you that try, but not always. Send the corrected letter at once with one line of apology, no drama. In the interview be ready to smile about it and to know this airline really well.",
    },
    {
      id: "prevent-it",
      question: "How do I avoid that next time?",
      asked: [
        "how do i check it better",
        "next time how",
        "tips so it doesn't happen",
        "how to proofread",
      ],
      answer:
        "Write in a file named after the airline, wait a night, then read it aloud from the end to the beginning. Have somebody check only names, dates and numbers. Send it the next morning, not at midnight.",
    },
  ],
  "assessment-days/asked-portal-trouble": [
    {
      id: "no-mail-arrives",
      question: "The confirmation mail never comes. Was it sent?",
      asked: [
        "i got no confirmation",
        "is it sent or not",
        "how do i know it went through",
        "nothing in my inbox",
      ],
      answer:
        "Log in and look for a status or a number; that counts, not the mail. Check spam and whether your address is typed correctly. Nothing there? Send one mail to support with the time and a screenshot.",
    },
    {
      id: "deadline-passed",
      question: "The deadline passed while it was down. Is it too late?",
      asked: ["and now it's closed", "it closed on me", "am i too late", "can they still take it"],
      answer:
        "Write at once with the picture of the error and its time: some airlines add you by hand. If not, the next vacancy usually comes within weeks or months, and your files are ready.",
    },
    {
      id: "phone-or-computer",
      question: "Can I do it all on my phone?",
      asked: [
        "is the phone enough",
        "do i need a laptop",
        "can i apply from mobile",
        "only have a phone",
      ],
      answer:
        "Many forms work on a phone, but uploads, long answers and tests are safer on a computer. A library or a friend's laptop will do for an evening.",
    },
  ],
  "assessment-days/asked-email-for-applying": [
    {
      id: "name-is-taken",
      question: "What if my name is already taken?",
      asked: [
        "my name is taken already",
        "and with numbers in it",
        "can i add a number",
        "what do i put instead",
      ],
      answer:
        "Add a middle initial, your town or the word 'crew'. A number is fine as long as it isn't your year of birth, which needn't be in there.",
    },
    {
      id: "moving-abroad-number",
      question: "I'm about to change my number. What do I give?",
      asked: ["and if my number changes", "i move soon", "new sim next month", "foreign number ok"],
      answer:
        "The one that will still work in three months, with country code, and update the portal the day it changes. Mail stays the same, which is why it matters most.",
    },
    {
      id: "how-often-to-look",
      question: "How often do I have to look into it?",
      asked: [
        "do i check it daily",
        "how often should i read",
        "and the spam folder",
        "notifications on",
      ],
      answer:
        "Once a day, spam included. Test links often close after a few days, and they don't always remind you. Put the airline's address into your contacts so that it lands in the inbox.",
    },
  ],
  "assessment-days/asked-short-job-left-out": [
    {
      id: "many-short-jobs",
      question: "I've had many short jobs. How do I make that look steady?",
      asked: [
        "and if it's a lot of them",
        "i changed often",
        "how do i explain that",
        "it looks unstable",
      ],
      answer:
        "Group them: 'Seasonal and event work', with years and the best two lines. Then say what you were looking for and that you've found it. Point to one thing you've stuck with for years, a sport, a club, a language.",
    },
    {
      id: "was-dismissed",
      question: "And if they let me go?",
      asked: [
        "what if i was fired",
        "they dismissed me",
        "i didn't leave myself",
        "do i say they threw me out",
      ],
      answer:
        "Then say so in two sentences if it's asked: what happened and what you do differently. Never turn it into 'I left'. A former employer confirms dates and sometimes the reason.",
    },
    {
      id: "found-in-the-check",
      question: "How would they find out at all?",
      asked: [
        "how do they know",
        "who tells them",
        "is there a list of jobs",
        "where would they see it",
      ],
      answer:
        "From tax and insurance papers, references, gaps in the months you give, and your own profile on the web. The check asks for proof of each period, so an empty month needs an explanation anyway.",
    },
  ],
  "assessment-days/asked-english-level": [
    {
      id: "level-test-myself",
      question: "How do I find out my level?",
      asked: [
        "how do i know mine",
        "is there a test for it",
        "where can i check my level",
        "what level am i",
      ],
      answer:
        "The Council of Europe's scale has a self-check, and free placement tests give you an idea. Truer still is a recording: tell a story, then count the stops and the words you didn't find.",
    },
    {
      id: "from-b1-to-b2",
      question: "How long from B1 to B2?",
      asked: [
        "how long does it take",
        "can i get there in some months",
        "how fast can i improve",
        "is two months enough",
      ],
      answer:
        "With an hour of speaking a day often half a year, sooner if you use it at work. Don't wait until you're perfect: apply when stories and instructions work, and go on practising.",
    },
    {
      id: "icao-level",
      question: "Do crew need an ICAO level like pilots?",
      asked: [
        "like pilots do",
        "is there an icao test",
        "icao level four for crew",
        "what about icao english",
      ],
      answer:
        "No, that scale is for pilots and controllers on the radio. Cabin crew are tested by the airline, on what they understand and how clearly they speak.",
    },
  ],
  "assessment-days/asked-another-name-in-my-papers": [
    {
      id: "only-one-name",
      question: "I have just one name, or four. What goes in the box?",
      asked: [
        "and with only one name",
        "i have four names",
        "where do i put my second surname",
        "the form doesn't fit my name",
      ],
      answer:
        "What the machine-readable line at the bottom of the passport says. Many airlines write FNU or repeat the name where one is missing; ask rather than invent a surname.",
    },
    {
      id: "renew-passport-first",
      question: "Do I get a new passport before I apply?",
      asked: [
        "new passport first",
        "do i change it before",
        "should i renew it first",
        "wait for the new one",
      ],
      answer:
        "Only if there's time. Apply with the valid one and mention that a new name is on its way, then send the new copy before visa and tickets are made. Two names in one file slow the pass down.",
    },
    {
      id: "reference-old-name",
      question: "My old employer knows me under the former name. Does that matter?",
      asked: [
        "and the references",
        "they know me by my old name",
        "will the check fail",
        "tell my old boss",
      ],
      answer:
        "No, if you say it: put 'known as' with the former name beside that job. Otherwise they answer that nobody by that name worked there.",
    },
  ],
  "assessment-days/asked-right-to-work-abroad": [
    {
      id: "sponsorship",
      question: "Would an airline sponsor me?",
      asked: [
        "can they get me a visa",
        "do they sponsor",
        "who sponsors cabin crew",
        "could they make me a permit",
      ],
      answer:
        "In Europe, Britain and the US practically never for beginners. The Gulf airlines and some in Asia do, as they hire from all over the world and arrange the permit themselves.",
    },
    {
      id: "travel-with-permit",
      question: "Why does travelling matter if I may work?",
      asked: [
        "why do i have to travel freely",
        "but i may work here",
        "what has travel to do with it",
        "my paper allows work only",
      ],
      answer:
        "Because you leave and enter countries every day. A permit that ends when you go abroad, or a travel document many countries don't accept, makes rostering impossible, even if you may work at the base.",
    },
    {
      id: "citizenship-pending",
      question: "My citizenship or permit is in process. Can I apply?",
      asked: [
        "it's still pending",
        "i get it in some months",
        "i've applied for citizenship",
        "can i start before",
      ],
      answer:
        "Some airlines let you if it's there by the joining date; most forms want it on the day you apply. Write 'expected' only where there's room for it, and never tick a yes that isn't true yet.",
    },
  ],
  "assessment-days/asked-already-lied": [
    {
      id: "small-rounding",
      question: "It's only a rounded figure. Does that count?",
      asked: [
        "it was just a small one",
        "is rounding a lie",
        "only a month more",
        "does that really matter",
      ],
      answer:
        "Roughly so many guests a shift is fine; dates, levels, certificates and employers aren't for rounding. Ask yourself whether a paper could prove the opposite. If so, put it right.",
    },
    {
      id: "lied-about-language",
      question: "I claimed a language I hardly speak. What now?",
      asked: [
        "and with the language",
        "they may speak it to me",
        "i wrote fluent",
        "how do i get out of that",
      ],
      answer:
        "Correct the level in the portal or at registration: 'school level' instead of 'fluent'. They often try it out in the first minute, and a true 'a little' gets you a smile.",
    },
    {
      id: "after-hiring",
      question: "What if it comes out after I'm hired?",
      asked: [
        "and years later",
        "when i already fly",
        "can they fire me for that",
        "after i passed everything",
      ],
      answer:
        "A false application is a reason for dismissal in most contracts, even after years, and a false paper can be an offence. Tell personnel before they find it: some have kept the job that way, nobody by hiding.",
    },
  ],
  "assessment-days/asked-knowing-somebody-inside": [
    {
      id: "name-them-in-interview",
      question: "Do I mention them in the interview?",
      asked: [
        "may i say their name",
        "should i tell i know someone",
        "do i bring it up",
        "is it good to mention",
      ],
      answer:
        "Only with a reason: 'A friend who flies for you told me about the early shifts, and I still want it.' It shows you know what you're asking for. A name by itself sounds like pulling strings.",
    },
    {
      id: "relatives-rule",
      question: "Can relatives work at the same airline?",
      asked: [
        "may families work together",
        "is it a problem that my sister works there",
        "can we both fly there",
        "couples too",
      ],
      answer:
        "At most, yes: crews are full of couples, sisters and parents. They mostly may not roster, assess or supervise each other. If the form asks for relatives, name them.",
    },
    {
      id: "pay-for-referral",
      question: "Somebody offers me a referral for money. Is that real?",
      asked: ["he wants money for it", "should i pay", "someone sells referrals", "is that a scam"],
      answer:
        "Don't pay. Official referrals cost nothing, and selling them is against every airline's rules. Either it's a scam, or both of you are out when it's found.",
    },
  ],
  "assessment-days/asked-contacting-recruiters": [
    {
      id: "what-to-write",
      question: "What do I write?",
      asked: [
        "give me an example",
        "how would that mail look",
        "what words",
        "how long should it be",
      ],
      answer:
        "Two sentences: 'I was at the assessment day in Lisbon on the third of May, reference so and so. You mentioned an answer within four weeks; may I ask whether there's any news?' Thank them, your name, done.",
    },
    {
      id: "linkedin-profile",
      question: "Is a LinkedIn profile worth making?",
      asked: [
        "do i need a profile",
        "should i make one",
        "what goes into it",
        "is it useful at all",
      ],
      answer:
        "It helps a little and needs an hour: a friendly photo, the same jobs and dates as your CV, languages, one line on what you're looking for. If your dates differ there, it does harm.",
    },
    {
      id: "no-reply",
      question: "They don't reply to me. Shall I write again?",
      asked: [
        "and if they don't answer",
        "may i send another",
        "they ignore me",
        "how long before i write again",
      ],
      answer:
        "Once more after two or three weeks, then leave it. They answer hundreds, and a third mail changes nothing. Put the energy into the next application.",
    },
  ],
  "assessment-days/asked-looks-and-beauty": [
    {
      id: "what-grooming-means",
      question: "What do they mean by groomed, then?",
      asked: [
        "and what's groomed",
        "what do they look at",
        "how do i look groomed",
        "what is good grooming exactly",
      ],
      answer:
        "Nothing that distracts: ironed clothes that fit, clean shoes, hair that stays where it is, short nails, fresh breath, a scent nobody notices. And that it still looks like that after six hours.",
    },
    {
      id: "others-look-better",
      question: "Everybody else there looks better than I do. What then?",
      asked: [
        "the others are prettier",
        "they all look perfect",
        "i feel ugly next to them",
        "what if i'm the plain one",
      ],
      answer:
        "That's what all of them think. Talk to the one who's standing alone: within a minute you're the friendly face in the room, and that's what gets noted.",
    },
    {
      id: "can-they-choose-by-looks",
      question: "Are airlines allowed to choose by looks?",
      asked: [
        "is that legal",
        "are they allowed to",
        "isn't that discrimination",
        "can i complain",
      ],
      answer:
        "Grooming rules are allowed almost everywhere. Choosing by sex, age, origin or disability isn't in the EU, Britain or the US, unless the job really demands it. Elsewhere the protection is often thinner.",
    },
  ],
  "assessment-days/asked-body-hair-and-moustache": [
    {
      id: "skin-irritation",
      question: "Shaving gives me a rash. What can I do?",
      asked: [
        "i get razor bumps",
        "my skin gets red from it",
        "and with sensitive skin",
        "shaving hurts my face",
      ],
      answer:
        "Trim very short with a machine, the evening before, and ask the airline: some accept a doctor's note and a short beard, others don't. Don't try a new cream on the morning of the day.",
    },
    {
      id: "mask-and-beard",
      question: "Why do some airlines forbid beards at all?",
      asked: ["why no beards", "is it for the mask", "what's the reason", "because of oxygen"],
      answer:
        "Partly looks, partly the protective breathing equipment, which has to seal. Crew hoods close at the neck, so most beards aren't a problem there, and many airlines have relaxed the rule.",
    },
    {
      id: "before-the-answer",
      question: "Do I shave it before I know whether I'm taken?",
      asked: ["before i'm hired", "only for the day", "grow it back later", "shave now or later"],
      answer:
        "Yes, if the airline's rule says so: they judge what they see. Once hired, ask whether and when you may grow it, often on leave, because the growing phase isn't wanted on duty.",
    },
  ],
  "assessment-days/asked-bald-wig-extensions": [
    {
      id: "in-the-pool",
      question: "What about the wig in the pool and in smoke training?",
      asked: ["and in the pool", "in the smoke hood", "what in training", "does it come off"],
      answer:
        "Wear a swimming cap or a scarf in the pool and tell the instructor beforehand, in a line. For the hood a flat, well-fixed style is best. They've seen it before and keep it to themselves.",
    },
    {
      id: "very-short-hair",
      question: "May women have very short hair?",
      asked: ["and a buzz cut", "pixie cut ok", "can it be very short", "short like a boy"],
      answer:
        "Yes, at most airlines, if it looks cut and not grown out. A few Asian and Gulf guides describe a bob or a bun; read the guide or ask with a photo.",
    },
    {
      id: "colour-of-extensions",
      question: "Does the colour have to match mine?",
      asked: ["must it match", "other colour allowed", "can they be blonde", "ombre ones"],
      answer:
        "It should look like one head of natural hair: one colour, soft highlights at most. Coloured strands come out for the day and the job.",
    },
  ],
  "assessment-days/asked-visible-skin-conditions": [
    {
      id: "cover-it-up",
      question: "Do I have to cover it?",
      asked: [
        "must i hide it",
        "with make-up or not",
        "do i cover it on the day",
        "show it or hide it",
      ],
      answer:
        "No. If you feel surer with cover cream, use it as you always do, so that you look like your photo. A sentence to a staring passenger is enough: 'It's just my skin, it isn't catching', or simply a smile.",
    },
    {
      id: "gloves-and-gel",
      question: "My hands can't stand the gel. What do crew do?",
      asked: ["and the disinfectant", "gel burns my hands", "what about gloves", "hands get worse"],
      answer:
        "Soap and water where there's time, cream after each service, cotton gloves at night, nitrile instead of latex. Tell the medical service early: airlines can provide other gloves and products.",
    },
    {
      id: "medicine-for-it",
      question: "I take medicine or injections for it. Does that matter?",
      asked: [
        "and the medicine",
        "i inject something",
        "with biologics",
        "is my treatment a problem",
      ],
      answer:
        "Name it with the dose. Creams are hardly ever a matter; medicines that act on the immune system mean a specialist's letter, and live vaccines such as yellow fever may not be possible, which can limit routes.",
    },
  ],
  "assessment-days/asked-old-scars-on-the-arms": [
    {
      id: "passengers-ask",
      question: "What do I say if a passenger or colleague asks?",
      asked: [
        "and if somebody asks",
        "colleagues will see it",
        "what do i tell passengers",
        "people stare at them",
      ],
      answer:
        "'An old story, and a good ending.' Then back to work. Nobody is owed more, and most never ask. With a colleague you trust you may say more, when you want to.",
    },
    {
      id: "sleeves-on-duty",
      question: "May I wear long sleeves all the time?",
      asked: [
        "always long sleeves",
        "in summer too",
        "short sleeves required?",
        "can i keep the jacket on",
      ],
      answer:
        "At many airlines, as the uniform has a long-sleeved blouse or shirt and it's your choice. A few switch by season or service, so ask at the uniform fitting, without giving a reason.",
    },
    {
      id: "hide-at-medical",
      question: "May I leave it out at the medical?",
      asked: [
        "do i tell the doctor",
        "can i hide it there",
        "must i say it",
        "what if i don't mention it",
      ],
      answer:
        "No: what's asked there you answer, and it's confidential. Hiding it is what costs the job later. Bring a short letter: since when stable, which help, how you handle stress now.",
    },
  ],
  "assessment-days/asked-permanent-make-up-and-laser": [
    {
      id: "henna",
      question: "Is henna on the hands a problem?",
      asked: ["and with henna", "mehndi for a wedding", "it's only henna", "does henna count"],
      answer:
        "On the day, yes, at most airlines: it looks like a tattoo. It fades in one to three weeks, so plan it after the assessment, or say beforehand that it's for a wedding and when it'll be gone.",
    },
    {
      id: "thick-tights",
      question: "Do dark tights cover a tattoo on the leg?",
      asked: [
        "if i wear thick tights",
        "do tights hide it",
        "with black stockings",
        "and with trousers",
      ],
      answer:
        "Trousers do. Tights only where the airline allows opaque ones: many guides prescribe sheer, through which ink shows. Read the uniform part before you count on it.",
    },
    {
      id: "all-to-be-named",
      question: "Do I have to name tattoos under my clothes?",
      asked: [
        "and the ones nobody sees",
        "do i list all of them",
        "must i tell about hidden ones",
        "they ask for every tattoo",
      ],
      answer:
        "If the form asks for all of them, yes, with size and place, even on the back. Hidden ones are mostly no problem, with one exception: anything hateful, sexual or violent, wherever it is.",
    },
  ],
  "assessment-days/asked-make-up-for-men-or-none": [
    {
      id: "allergic-to-it",
      question: "I can't wear make-up because of my skin. What then?",
      asked: ["i'm allergic to it", "it gives me a rash", "what if i can't", "my skin reacts"],
      answer:
        "Say it once, with a doctor's note if the guide demands a full look. Most accept a clean face, tidy brows and a lip balm. Bring it up before the course rather than on its first morning.",
    },
    {
      id: "nail-polish-men",
      question: "And nail varnish for men?",
      asked: ["what about nails for men", "can men paint nails", "polish too", "clear varnish ok"],
      answer:
        "A few airlines have opened that as well, in the same colours as for everybody. Where you can't find a line on it, keep them short, clean and bare for the day.",
    },
    {
      id: "why-the-rule",
      question: "Why do some airlines insist on it?",
      asked: [
        "why do they want it",
        "isn't that sexist",
        "what's the reason behind it",
        "is that even legal",
      ],
      answer:
        "They sell an image, and uniform rules are old. In several countries different demands on men and women have been challenged in court, which is why many guides now speak to everybody alike.",
    },
  ],
  "assessment-days/asked-lashes-and-fillers": [
    {
      id: "implants-and-pressure",
      question: "Do implants or fillers cause trouble in the air?",
      asked: [
        "is it dangerous to fly with them",
        "and the pressure",
        "can they burst",
        "implants in the cabin",
      ],
      answer:
        "No: cabin pressure does nothing to healed implants or filler. What counts is healing time after an operation, and lifting comes last. Ask your surgeon for the date and bring the letter to the medical.",
    },
    {
      id: "tell-the-medical",
      question: "Must I name cosmetic operations at the medical?",
      asked: [
        "do i tell the doctor",
        "should i mention my surgery",
        "is it asked",
        "need to declare it",
      ],
      answer:
        "If the form asks for operations, yes, with the year. It's a line and no problem once it has healed.",
    },
    {
      id: "lashes-in-training",
      question: "Can I keep the lashes on in training?",
      asked: [
        "and in the pool",
        "in smoke training",
        "do they fall off",
        "remove them before the course",
      ],
      answer:
        "Better not for pool and smoke days: water and the hood pull at them, and glue in the eye stops your drill. Many classes ask for them to come off at the start.",
    },
  ],
  "assessment-days/asked-alcohol-and-faith": [
    {
      id: "asked-in-interview",
      question: "What do I say when they ask whether I'd serve it?",
      asked: [
        "and if they ask me",
        "what do i answer in the interview",
        "is yes the only answer",
        "how do i put it",
      ],
      answer:
        "Only what you'll really do. 'I don't drink myself, and I serve it to guests as part of the service' is a full answer and shows respect both ways. If you can't, ask before the day, not in it.",
    },
    {
      id: "my-own-meals",
      question: "And what do I eat on board?",
      asked: [
        "what about my food",
        "halal crew meals",
        "do they have kosher for me",
        "my own meals",
      ],
      answer:
        "Many airlines let you order a crew meal by diet, and everybody may bring their own box. Keep something that needs no oven: on short flights you may be glad of it.",
    },
    {
      id: "staying-sober",
      question: "Do colleagues expect me to drink on layovers?",
      asked: [
        "must i drink with the crew",
        "and on layovers",
        "will i be left out",
        "pressure to drink",
      ],
      answer:
        "No. Half of them are tired or have an early report, and somebody always wants to go for noodles instead. A juice in your hand and you're part of it.",
    },
  ],
  "assessment-days/asked-holy-days-and-fasting": [
    {
      id: "say-it-when",
      question: "When do I bring it up, before or after the offer?",
      asked: [
        "when do i tell them",
        "in the interview or later",
        "should i mention it before",
        "tell them at once",
      ],
      answer:
        "If one day is impossible for you, before you accept, by mail, so that nobody feels tricked. Wishes for single feasts come after training, through the roster. In the interview answer honestly if they ask about working any day.",
    },
    {
      id: "praying-on-duty",
      question: "May I pray during a flight?",
      asked: [
        "and praying on board",
        "in my break",
        "where can i do it",
        "is it allowed in uniform",
      ],
      answer:
        "In your rest, quietly, out of the passengers' sight and never in place of a duty: crew rest, the galley corner if the purser agrees, or the hotel. Many combine or move prayers on travel days; ask your own authority.",
    },
    {
      id: "fasting-and-fit",
      question: "What if I feel faint while fasting on duty?",
      asked: ["and if i get dizzy", "is it dangerous", "what if i faint", "do i break the fast"],
      answer:
        "Tell the purser and drink something. You're there for others' safety, and most traditions release travellers and the sick. Crew who fast sleep more, eat late before report and choose flights with care.",
    },
  ],
  "assessment-days/asked-diabetes-as-crew": [
    {
      id: "pump-and-sensor",
      question: "May I wear a pump or a sensor on duty?",
      asked: [
        "and my pump",
        "sensor on the arm allowed",
        "does pressure affect it",
        "libre or dexcom on board",
      ],
      answer:
        "Yes, if the doctor has agreed. Ask the maker how pumps behave when the pressure changes, carry pens as a reserve, keep all of it in your cabin bag, and tell the crew where the sugar is.",
    },
    {
      id: "tell-colleagues",
      question: "Do my colleagues have to know?",
      asked: ["do i tell the crew", "must the purser know", "keep it secret", "who has to know"],
      answer:
        "Tell the purser at the briefing in a line: what you have, how a low looks, what helps. In an emergency she can't guess, and you'd want to know it of her.",
    },
    {
      id: "say-in-interview",
      question: "Do I mention it in the interview?",
      asked: [
        "should i say it in the interview",
        "when do i tell them",
        "hide it until medical",
        "is it asked on the day",
      ],
      answer:
        "No need to: it belongs to the medical, where it's asked and confidential. If you must eat at a certain hour on the day, say only that you'll need five minutes for it.",
    },
  ],
  "assessment-days/asked-epilepsy-as-crew": [
    {
      id: "fainting",
      question: "I faint easily. Is that the same?",
      asked: ["and fainting", "i only faint sometimes", "what about passing out", "is fainting ok"],
      answer:
        "No. One explained faint is mostly no matter. If it keeps happening, Europe wants half a year without and a heart doctor's word first. Note when, where and after what it came.",
    },
    {
      id: "childhood-fever",
      question: "And fever fits as a small child?",
      asked: ["it was only from fever", "as a baby", "febrile ones count?", "when i was two"],
      answer:
        "Those usually don't count as epilepsy. Name them if the form asks for any seizure, with your age then, and bring a line from the doctor if there's one.",
    },
    {
      id: "other-jobs",
      question: "Which jobs near flying are open to me, then?",
      asked: [
        "what else could i do",
        "other airline jobs",
        "is there something on the ground",
        "if crew isn't possible",
      ],
      answer:
        "Check-in, gate, lounge, reservations, rostering, recruitment, training, airport information: close to crew and aircraft, without the flight medical. Some ground jobs at the aircraft have their own health checks.",
    },
  ],
  "assessment-days/asked-asthma-as-crew": [
    {
      id: "smoke-training",
      question: "How do I get through the smoke drill?",
      asked: [
        "and in the smoke",
        "is the smoke real",
        "what about fire training",
        "will it trigger an attack",
      ],
      answer:
        "Tell the instructor and take the inhaler in. The fog is mostly the kind theatres use, and you keep low and move. If your chest tightens you leave, and nobody minds; you repeat it later.",
    },
    {
      id: "inhaler-on-duty",
      question: "May I use the inhaler on duty?",
      asked: ["can i use it on board", "on a flight", "in front of passengers", "is it allowed"],
      answer:
        "Yes, in the galley, and you go on. Carry two. If you need it often, you aren't fit for that flight: tell the purser and see a doctor.",
    },
    {
      id: "hay-fever-tablets",
      question: "What about hay fever tablets?",
      asked: [
        "and antihistamines",
        "tablets for pollen",
        "can i take cetirizine",
        "do they make me unfit",
      ],
      answer:
        "Only kinds that don't make you sleepy, and tried at home first. Some well-known ones do, and crew mustn't fly on them. Ask the airline's doctor which it accepts.",
    },
  ],
  "assessment-days/asked-adhd-autism-dyslexia": [
    {
      id: "tell-or-hide",
      question: "Do I tell the recruiters?",
      asked: [
        "should i say it",
        "hide it on the day",
        "when do i mention it",
        "is it better to keep quiet",
      ],
      answer:
        "Only if you need something: time, a quiet seat, instructions in writing. Then before the day and in one sentence. At the medical you answer what's asked. Otherwise it's yours to tell or not.",
    },
    {
      id: "strengths",
      question: "Can it be a strength in the interview?",
      asked: [
        "is it good for anything",
        "can i sell it as a plus",
        "do i use it as my strength",
        "any advantage",
      ],
      answer:
        "The habit can, without the label: calm when it gets loud, an eye for details, lists for everything. Tell the day on which it helped. A diagnosis by itself says nothing to them.",
    },
    {
      id: "training-load",
      question: "Will I manage the training?",
      asked: [
        "and the exams",
        "is the course too much",
        "can i learn so much",
        "how do i cope in training",
      ],
      answer:
        "Most do, with a system: audio and drawings, drills done with the hands, short blocks, sleep. Ask on day one what help there is; some schools read questions aloud or give a separate room.",
    },
  ],
  "assessment-days/asked-back-and-operations": [
    {
      id: "how-long-after",
      question: "How long after an operation may I do the training?",
      asked: [
        "how long do i wait",
        "when can i start after it",
        "how many months",
        "is six weeks enough",
      ],
      answer:
        "When your surgeon says full load in writing: weeks after something small, often half a year after ligaments or the spine. Ask for a later course rather than tearing it on the slide.",
    },
    {
      id: "security-gate",
      question: "Will the metal ring at security each day?",
      asked: ["does the metal beep", "and the scanner", "do i need a card", "at security"],
      answer:
        "Sometimes: you're patted down or scanned and go on. A card or letter on the implant shortens the talk. Colleagues with artificial hips do it every morning.",
    },
    {
      id: "back-training",
      question: "How do I make my back fit for it?",
      asked: ["what can i train", "exercises for it", "how do i strengthen it", "prepare my back"],
      answer:
        "Ask a physiotherapist for a plan; usually legs, core and hips, three times a week. Learn to push with the legs and to leave heavy bags to their owners.",
    },
  ],
  "assessment-days/asked-migraine-and-vertigo": [
    {
      id: "pressure-pain",
      question: "My ears hurt on landing. Is that a no?",
      asked: ["and if my ears hurt", "pain when landing", "is ear pain normal", "ears don't pop"],
      answer:
        "Not if it's only with a cold. If it hurts every time, an ear doctor should look at it before you apply: often it's the nose, and it can be treated.",
    },
    {
      id: "migraine-on-duty",
      question: "What do crew do with a migraine on duty?",
      asked: [
        "and if it comes on board",
        "on a flight",
        "do i keep working",
        "what if i get one in the air",
      ],
      answer:
        "Tell the purser at the first sign, take your medicine, sit in a dark galley corner; others cover you. Before a duty you report sick. Know whether your tablets are allowed on duty.",
    },
    {
      id: "fear-of-heights",
      question: "Is fear of heights the same problem?",
      asked: [
        "and heights",
        "i'm scared of heights",
        "vertigo from heights",
        "dizzy when i look down",
      ],
      answer:
        "No, that's fear and not the ear. In the cabin you hardly notice height. The slide in training is a few seconds, and instructors help; many who feared it went twice.",
    },
  ],
  "assessment-days/asked-hiv-hepatitis-tb": [
    {
      id: "must-i-say",
      question: "Must I tell the airline?",
      asked: [
        "do i have to tell them",
        "who gets to know it",
        "does my boss find out",
        "keep it private",
      ],
      answer:
        "Not the recruiter. The aeromedical doctor yes, if the form asks, and he's bound to keep it to himself: the airline hears fit or unfit. In the Gulf the state's laboratory tests, so you can't keep it out.",
    },
    {
      id: "vaccines-and-hiv",
      question: "Do the vaccinations work for me?",
      asked: [
        "and yellow fever",
        "can i have the vaccines",
        "live vaccines ok",
        "what about vaccinations",
      ],
      answer:
        "Most do. Yellow fever is a live vaccine and depends on your blood values, so ask your specialist; without it some routes may be closed to you, which you should say before you sign.",
    },
    {
      id: "patient-contact",
      question: "Could I infect a passenger in first aid?",
      asked: [
        "is it dangerous for passengers",
        "and first aid with hiv",
        "can i give cpr",
        "could i pass it on",
      ],
      answer:
        "With treatment and an undetectable load you don't pass HIV on in sex, and first aid is with gloves anyway. Every crew member treats all blood as if it were infectious, theirs included.",
    },
  ],
  "assessment-days/asked-hearing-loss": [
    {
      id: "on-the-day",
      question: "Do I say it on the assessment day?",
      asked: [
        "should i tell them there",
        "what about the group",
        "i can't follow in noise",
        "ask for a seat",
      ],
      answer:
        "Say it if you need something: a seat from which you see all faces, instructions said towards you. 'I hear best from this side' is enough and looks sensible.",
    },
    {
      id: "spare-batteries",
      question: "What do I carry on duty?",
      asked: ["and batteries", "what if they fail on board", "spare ones", "rain and sweat"],
      answer:
        "Spare batteries or a charging case, and a second pair if you have one. Take them out for the pool with the instructor's knowledge, and agree on hand signals.",
    },
    {
      id: "noise-damage",
      question: "Will the job make my hearing worse?",
      asked: [
        "is the cabin too loud",
        "does flying damage it",
        "hearing gets worse",
        "noise on board",
      ],
      answer:
        "Cabin noise is tiring, though normally below what damages ears; loud galleys and aprons are more of a matter. Wear protection outside at the aircraft, have it checked every year.",
    },
  ],
  "assessment-days/asked-long-term-conditions": [
    {
      id: "heart-and-pressure",
      question: "And with high blood pressure or a heart murmur?",
      asked: [
        "what about my heart",
        "blood pressure too",
        "i have a murmur",
        "heart problem as a child",
      ],
      answer:
        "Treated pressure within limits passes in Europe, once the tablets suit you. A murmur gets a heart doctor's look, and most turn out harmless. Bring the last report and a week of readings.",
    },
    {
      id: "bad-days",
      question: "What do crew do on a bad day?",
      asked: [
        "and on bad days",
        "when i have pain on board",
        "period pain on duty",
        "if it flares up",
      ],
      answer:
        "Before duty they report unfit, without a long explanation. On board they tell the purser early, and swap for a quieter position. A pattern of short sick calls is worth a talk with the medical service.",
    },
    {
      id: "medicine-abroad",
      question: "Can I take my medicine to every country?",
      asked: [
        "and my tablets abroad",
        "is my medicine legal there",
        "carry it through customs",
        "what about injections",
      ],
      answer:
        "Mostly, in its box with a prescription. A few countries, some Gulf states and Japan among them, forbid or restrict ordinary painkillers and stimulants, so check each before you pack.",
    },
  ],
  "assessment-days/asked-cannabis-and-cbd": [
    {
      id: "how-long-visible",
      question: "How long can it be found?",
      asked: [
        "how long does it stay",
        "after how many weeks is it gone",
        "when am i clean",
        "days or months",
      ],
      answer:
        "It depends on how much and how often: once may be days, daily use many weeks in urine, and hair shows months. Nobody can give you a safe date, and drinks that promise to clean you are tested for too.",
    },
    {
      id: "positive-result",
      question: "What happens if it's positive?",
      asked: ["and if i fail it", "is it over then", "can i retest", "do other airlines see it"],
      answer:
        "The offer falls. You may usually have the second half of the sample tested. In the US a failed test for a safety job has to be answered for when the next such employer asks.",
    },
    {
      id: "tell-before",
      question: "Do I tell them before the test?",
      asked: [
        "should i tell them first",
        "admit it or not",
        "what do i say to the nurse",
        "say it before",
      ],
      answer:
        "Medicines yes, with the paper. If you've used something illegal, don't sit the test in hope: ask for a later date or withdraw, and come back when you've truly stopped.",
    },
  ],
  "assessment-days/asked-food-allergy-as-crew": [
    {
      id: "serve-what-harms",
      question: "Do I have to serve what I'm allergic to?",
      asked: [
        "must i touch it",
        "do i serve the nuts",
        "can somebody else do it",
        "with gloves then",
      ],
      answer:
        "If wrapped packs are safe for you, gloves do. Otherwise agree at the briefing who takes that cart; colleagues understand an allergy at once. An airline can't promise it on every flight, though.",
    },
    {
      id: "pets-on-board",
      question: "And animals in the cabin?",
      asked: ["what about cats", "dog hair allergy", "i'm allergic to animals", "pets on board"],
      answer:
        "Mild allergies are handled with a tablet that doesn't make you sleepy and another aisle. If a cat closes your airways, tell the doctor: assistance dogs and pets fly every day.",
    },
    {
      id: "crew-meal-safe",
      question: "Can I trust the crew meal?",
      asked: [
        "is the crew meal safe",
        "gluten free for crew",
        "can i order one",
        "do they mark it",
      ],
      answer:
        "Only if it's sealed and labelled for you. On short flights and at small stations it may be missing, so always have a meal of your own that needs no oven.",
    },
  ],
  "assessment-days/asked-debts-and-credit": [
    {
      id: "say-it-first",
      question: "Do I bring it up myself?",
      asked: ["should i tell them", "do i mention it", "is it asked", "wait until they ask"],
      answer:
        "Only if a form asks. Then two sentences: what it came from, and the plan you're keeping to, with the paper. Nobody expects more.",
    },
    {
      id: "training-without-pay",
      question: "How do I get through training if I owe money?",
      asked: [
        "and during training",
        "with no pay at the start",
        "how do i pay in the course",
        "first salary late",
      ],
      answer:
        "Find out in writing what's paid and when, then speak to the lender before the first late instalment. Have two months of rent and food aside; the first full pay often comes late.",
    },
    {
      id: "old-gulf-loan",
      question: "I left a loan behind in the Gulf. Can I go back?",
      asked: ["and my old loan there", "unpaid loan in dubai", "am i banned", "can i return"],
      answer:
        "Ask a lawyer or the bank there before you accept anything: there may be a case or a ban, and it's found at the border at the latest. Settled with a paper, it's usually over.",
    },
  ],
  "assessment-days/asked-trans-and-nonbinary": [
    {
      id: "medical-and-hormones",
      question: "What does the doctor ask?",
      asked: [
        "and the medical",
        "do hormones matter",
        "are hormones a problem",
        "what about surgery",
      ],
      answer:
        "How well you're settled on the treatment, and after an operation whether you may lift. Hormones as such are no bar. Bring a short letter. It stays with the doctor.",
    },
    {
      id: "old-name-in-checks",
      question: "How do the background checks work with my old name?",
      asked: [
        "and my old name",
        "do they find the deadname",
        "will recruiters see it",
        "checks and privacy",
      ],
      answer:
        "Checks need all names you've had. In Britain there's a confidential route for criminal record checks; elsewhere ask the pass office or personnel who gets to see them. Your references should know which name they'll be asked about.",
    },
    {
      id: "countries-on-network",
      question: "What about layovers in countries that are hostile?",
      asked: [
        "and layovers there",
        "unsafe countries",
        "can i refuse a destination",
        "am i safe on trips",
      ],
      answer:
        "Know the law there, stay with the crew, keep private things private. Some airlines let you avoid certain destinations or stay on board; ask the union or the network of colleagues, in confidence.",
    },
  ],
  "assessment-days/asked-mishap-on-the-way": [
    {
      id: "say-something",
      question: "Do I say something about it?",
      asked: [
        "should i mention it",
        "do i apologise",
        "will they think i'm messy",
        "act as if nothing",
      ],
      answer:
        "If it's plain to see, one light line: 'The rain got here before me.' They note that you kept calm. If nobody would notice, say nothing.",
    },
    {
      id: "luggage-lost",
      question: "My suitcase with the clothes hasn't arrived. What do I wear?",
      asked: [
        "and if my luggage is lost",
        "the airline lost my bag",
        "i have only jeans",
        "my clothes didn't come",
      ],
      answer:
        "Buy or borrow the plainest dark trousers, shirt and shoes you find; hotels help. Tell registration in one sentence. Next time the interview clothes travel in the cabin.",
    },
    {
      id: "ask-reception",
      question: "Can I ask reception for help?",
      asked: [
        "is it ok to ask the staff",
        "can the hotel help me",
        "may i borrow something",
        "who can help",
      ],
      answer:
        "Yes, kindly: hotels have sewing kits, irons and plasters. How you ask is seen as well, so smile and say thank you even if they've nothing.",
    },
  ],
  "assessment-days/asked-injured-before-the-day": [
    {
      id: "no-other-date",
      question: "They have no other date. Do I go all the same?",
      asked: ["and if there's no new date", "they said no", "what if i lose my place", "go anyway"],
      answer:
        "Not with a fever: you'd be at half strength and they'd see it. Ask whether the invitation can be kept for the next round. If it's pain without illness, go and tell them at registration what you can't do.",
    },
    {
      id: "voice-gone",
      question: "My voice is gone. Can I still do it?",
      asked: ["i can't speak", "hoarse voice", "no voice left", "and if i'm hoarse"],
      answer:
        "Hoarse but audible: go, say it once, drink warm water, speak less and clearer. With no voice at all ask for another day, since the day is talking.",
    },
    {
      id: "proof-needed",
      question: "Do they want a doctor's note?",
      asked: ["is a note needed", "must i prove it", "do they believe me", "what do i send"],
      answer:
        "Sometimes. Send it unasked, as a picture, and keep the original. It's the quickest way from 'didn't come' to 'moved'.",
    },
  ],
  "assessment-days/asked-another-day-for-the-assessment": [
    {
      id: "looks-bad",
      question: "Does it look bad to ask?",
      asked: [
        "is it a bad sign if i ask",
        "will they mind",
        "do they hold it against me",
        "does it cost points",
      ],
      answer:
        "No, once and early, with a reason. What looks bad is a second move, or a cancellation on the morning. Thank them, and be free on the new day without fail.",
    },
    {
      id: "wording",
      question: "How do I write it?",
      asked: [
        "what do i write",
        "give me the words",
        "how do i say it politely",
        "an example mail",
      ],
      answer:
        "'Thank you for the invitation for the ninth. I sit my final exam that morning. Could I come on the tenth, the twelfth or any later day? I'd be sorry to miss it.' Name and reference below.",
    },
    {
      id: "call-in-sick",
      question: "May I call in sick at work to go?",
      asked: [
        "should i lie to my boss",
        "call in sick for it",
        "take a sick day",
        "what do i tell work",
      ],
      answer:
        "Don't: it can cost you the job you have, and it's a bad start in a job that runs on trust. Ask for leave or swap the shift, without saying what for.",
    },
  ],
  "assessment-days/asked-calming-pills": [
    {
      id: "what-works-instead",
      question: "What helps at once, without a pill?",
      asked: [
        "what can i do instead",
        "something that works fast",
        "and without pills",
        "what helps quickly",
      ],
      answer:
        "Breathe in for four, out for six, for two minutes. Cold water over the wrists, a brisk walk round the block, feet flat on the floor. Then talk to one person: nerves get smaller once you're speaking.",
    },
    {
      id: "coffee-before",
      question: "And coffee?",
      asked: ["is coffee ok", "can i drink coffee", "energy drinks too", "how much caffeine"],
      answer:
        "One, as always. A second or an energy drink makes hands and voice shake and sends you to the lavatory. Drink water and eat something with it.",
    },
    {
      id: "prescribed-daily",
      question: "I take something for anxiety every day. Do I stop it?",
      asked: [
        "but i take it daily",
        "should i skip it that day",
        "it's prescribed",
        "do i leave it out",
      ],
      answer:
        "Never skip or stop it for the day: that's when it goes wrong. Take it as usual and name it at the medical, with your doctor's letter.",
    },
  ],
  "assessment-days/asked-who-pays-the-trip": [
    {
      id: "asked-to-pay-them",
      question: "They want me to pay a fee to them for the day. Is that normal?",
      asked: [
        "and a fee to the airline",
        "they ask me to transfer money",
        "registration fee",
        "is that a scam",
      ],
      answer:
        "No. Your own ticket and bed are normal; money to the airline, a recruiter or an 'agency account' isn't. Check the sender and the airline's page before you answer.",
    },
    {
      id: "arrive-day-before",
      question: "Should I arrive the day before?",
      asked: [
        "is it better to go a day earlier",
        "come the night before",
        "same day trip ok",
        "early train or hotel",
      ],
      answer:
        "Yes, if you'd otherwise need the first train or any flight. A night in a cheap room near the place costs less than a missed day.",
    },
    {
      id: "online-instead",
      question: "Can I ask to do it online?",
      asked: [
        "is there an online version",
        "by video instead",
        "can i do it from home",
        "ask for zoom",
      ],
      answer:
        "You can ask, and some early rounds are online anyway. Reach, group and uniform are mostly on site. Ask for the date nearest to you as well.",
    },
  ],
  "assessment-days/asked-how-long-is-the-day": [
    {
      id: "in-stages",
      question: "Is everything on one day?",
      asked: ["all on the same day", "or several days", "is it split up", "do i come back"],
      answer:
        "Often, but many airlines spread it: tests and video at home, group day, then the interview another day. The invitation says which parts come; if it doesn't, plan for all of them.",
    },
    {
      id: "long-waits",
      question: "Why do people wait so long in between?",
      asked: [
        "what about the waiting",
        "why is it so slow",
        "sitting around for hours",
        "boring waits",
      ],
      answer:
        "Because dozens go through the same few recruiters. Waiting is part of the job, and they see how you do it: talk, stay upright, no sighing, no phone.",
    },
    {
      id: "child-care",
      question: "I have to be back for my child. What do I do?",
      asked: ["and my kid", "who fetches my child", "i'm a mother", "i need to be home at four"],
      answer:
        "Arrange somebody until the evening and a second person in reserve. It's also a rehearsal: standby will ask the same of you, and they may ask how you'd do it.",
    },
  ],
  "assessment-days/asked-game-tests": [
    {
      id: "repeat-it",
      question: "Can I repeat it if it went badly?",
      asked: ["can i redo it", "only one try", "what if it goes wrong", "and if i fail"],
      answer:
        "Mostly not for that application, and some results are kept for months for other vacancies too. If it crashed, write at once with a picture and the time.",
    },
    {
      id: "personality-part",
      question: "Is there a right way to play the risk games?",
      asked: [
        "should i take risks",
        "what do they want to see",
        "play safe or not",
        "is there a correct way",
      ],
      answer:
        "Play as you are, with attention. A pattern that doesn't fit you shows elsewhere. For this job steady and careful after a mistake looks better than wild and lucky.",
    },
    {
      id: "phone-or-laptop",
      question: "Phone or computer?",
      asked: ["can i do it on my phone", "with a mouse", "is a laptop better", "tablet ok"],
      answer:
        "Computer with a mouse, unless they say phone. Charger in, other programs closed, messages off, and nobody in the room.",
    },
  ],
  "assessment-days/asked-telling-people": [
    {
      id: "questions-shared",
      question: "May I share the questions they asked?",
      asked: [
        "can i tell others the questions",
        "post the tasks",
        "help other candidates with it",
        "is it secret",
      ],
      answer:
        "Not if you signed that you wouldn't, and better not in public anyway. Telling a friend how the day felt is human; posting the tasks with the airline's name isn't.",
    },
    {
      id: "friend-rejected",
      question: "My friend was rejected the same day. How do I tell her?",
      asked: [
        "she didn't get it",
        "my friend failed",
        "i feel bad for her",
        "how do i say it to her",
      ],
      answer:
        "In private, soon and simply, before she sees it elsewhere: 'I wanted you to hear it from me.' Then ask how she is, and offer to practise for her next try.",
    },
    {
      id: "taken-back-after",
      question: "And if it falls through after I've told everybody?",
      asked: [
        "what if it fails then",
        "and if i don't start",
        "it would be embarrassing",
        "what do i say then",
      ],
      answer:
        "Then you say: 'It didn't work out this time, I'm trying again.' Most will have forgotten in a week. It happens to many, through medicals and hiring stops.",
    },
  ],
  "assessment-days/asked-before-the-medical": [
    {
      id: "teeth-first",
      question: "Should I see a dentist before I go?",
      asked: ["and my teeth", "wisdom teeth first", "dentist before joining", "fix my teeth first"],
      answer:
        "Yes, some weeks before: holes and half-grown wisdom teeth hurt in the air and cost a lot abroad. After an extraction leave a week or two before you fly, as your dentist says.",
    },
    {
      id: "white-coat",
      question: "My pulse and pressure go up at doctors. What helps?",
      asked: [
        "i get nervous there",
        "my blood pressure jumps",
        "heart races at the doctor",
        "white coat",
      ],
      answer:
        "Come early, sit ten minutes, feet flat, no coffee, breathe out slowly. Ask to have it measured again at the end, and bring a week of readings from home.",
    },
    {
      id: "what-to-say",
      question: "How much do I have to tell?",
      asked: [
        "do i say everything",
        "what do i leave out",
        "must i tell all of it",
        "small things too",
      ],
      answer:
        "Everything the form asks, with the date, and nothing beyond. Don't judge for the doctor what's unimportant: a true yes with a report passes more easily than a found-out no.",
    },
  ],
  "assessment-days/asked-machine-scored-video": [
    {
      id: "first-take-bad",
      question: "My only take was bad. Is it over?",
      asked: [
        "i messed up one answer",
        "and if one is bad",
        "can i ask for a new one",
        "is one bad answer the end",
      ],
      answer:
        "No. One weak answer among five is normal, and they compare the whole. Ask for a new link only if the technology failed.",
    },
    {
      id: "keywords",
      question: "Do I have to use certain words?",
      asked: [
        "which words should i say",
        "keywords for the software",
        "does it look for words",
        "say safety a lot",
      ],
      answer:
        "Not as a trick. Name the things by their names, 'safety', 'my colleague', 'the customer', and tell what you did. A string of buzzwords sounds odd to software and people alike.",
    },
    {
      id: "object-to-ai",
      question: "May I refuse to be judged by software?",
      asked: ["can i say no to ai", "ask for a human", "opt out", "is it legal"],
      answer:
        "In the EU and Britain you can ask for a person to look if the decision is purely automatic. Ask politely through the address in the privacy notice; it's a right and no insult.",
    },
  ],
  "assessment-days/asked-quiet-or-high-voice": [
    {
      id: "exercise",
      question: "Which exercise helps in a week?",
      asked: [
        "how do i train it",
        "what can i practise",
        "exercise for my voice",
        "get louder fast",
      ],
      answer:
        "Five minutes a day: hum, then read a page aloud to the far wall with a cork or finger between your teeth, then without. Then one command, 'Leave everything, come this way', from the belly.",
    },
    {
      id: "in-the-group",
      question: "How do I get heard in the group?",
      asked: ["and in the group task", "they talk over me", "nobody hears me", "how do i get in"],
      answer:
        "Lean in, use a name first, and begin one size louder than feels right: 'Marco, may I add something?' The name makes the gap, and the first three words decide.",
    },
    {
      id: "nervous-fast",
      question: "I talk too fast when I'm nervous. What helps?",
      asked: ["i speed up", "how do i slow down", "too fast when nervous", "i rush"],
      answer:
        "Breathe out before you begin, and put a full stop after each sentence, with a breath. Say the first sentence at half speed: the rest follows it.",
    },
  ],
  "assessment-days/asked-where-to-sit-and-badge": [
    {
      id: "at-the-group-table",
      question: "And at the group table?",
      asked: [
        "where do i sit at the table",
        "in the group task",
        "middle or end",
        "best place at the table",
      ],
      answer:
        "In the middle of a side, where you can look at everybody. At the head it looks like taking over, at a corner you disappear. If only the head is free, take it and give the floor away a lot.",
    },
    {
      id: "assessors-behind",
      question: "The assessors sit behind us. Do I turn to them?",
      asked: [
        "do i look at the assessors",
        "they sit at the back",
        "should i smile at them",
        "ignore them or not",
      ],
      answer:
        "No: greet them when you come in, then forget them and look at your group. People who play to the assessors are noticed at once.",
    },
    {
      id: "name-hard-to-say",
      question: "My name is hard to say. What do I write?",
      asked: [
        "nobody can say my name",
        "a long name",
        "can i use a short form",
        "nickname on the badge",
      ],
      answer:
        "The name you'd like to hear, a short form too, and say it slowly once: 'Xiomara, like Seeo-mara.' They remember somebody who helps them with it.",
    },
  ],
  "assessment-days/asked-coat-suitcase-parking": [
    {
      id: "handbag-in-interview",
      question: "Where does the bag go in the interview?",
      asked: ["and my handbag", "on the lap or the floor", "next to me", "where do i put it"],
      answer:
        "On the floor beside your chair, closed, so that your hands are free. Not on the table, not on your lap like a shield. Folder on the table only if you're asked for papers.",
    },
    {
      id: "valuables",
      question: "Is it safe to leave things in the waiting room?",
      asked: ["can things get stolen", "what about my phone", "leave it there", "valuables"],
      answer:
        "Keep passport, phone and money on you. The rest mostly stays with the others, and a friendly 'Would you keep an eye on it?' starts a conversation.",
    },
    {
      id: "warm-clothes",
      question: "It's winter. What do I wear over the suit?",
      asked: ["over my suit in winter", "which coat", "boots in the snow", "cold outside"],
      answer:
        "A plain dark coat, scarf and gloves, and boots if it snows, with the right shoes in the bag. Change before you go in, then look in a mirror.",
    },
  ],
  "assessment-days/asked-watch-scent-and-gum": [
    {
      id: "smoker",
      question: "I smoke. Does that count against me?",
      asked: [
        "does smoking matter",
        "do they ask if i smoke",
        "are smokers rejected",
        "smoker as crew",
      ],
      answer:
        "Seldom as such, though a few airlines ask or prefer non-smokers. Smell does. In uniform you mostly may not smoke in public, and on board never, so think how you'd manage fourteen hours.",
    },
    {
      id: "necklace",
      question: "What about a thin necklace or a religious sign?",
      asked: ["and a necklace", "small cross ok", "can i keep my chain", "bracelet from my mum"],
      answer:
        "A thin chain under the collar bothers nobody. A sign that shows is allowed at some airlines and not at others; inside the blouse you're safe for the day.",
    },
    {
      id: "fresh-breath",
      question: "How do I keep my breath fresh all day?",
      asked: ["and bad breath", "mint or spray", "after coffee", "how do i stay fresh"],
      answer:
        "Toothbrush in the bag, water instead of coffee, a mint before each round, gone before you speak. No onion or garlic the evening before.",
    },
  ],
  "assessment-days/asked-adult-content-online": [
    {
      id: "keep-it-secretly",
      question: "Can I keep the account under another name?",
      asked: [
        "what if i use another name",
        "keep it anonymous",
        "they won't know it's me",
        "with a hidden face",
      ],
      answer:
        "It's a risk you'd carry every day: voice, tattoos and rooms get recognised. Read the rules on second jobs and on conduct, and remember that for a Gulf base the law counts, not the name.",
    },
    {
      id: "club-job-in-form",
      question: "What do I write for that time in the form?",
      asked: [
        "and in the job history",
        "how do i call that job",
        "what do i put for those years",
        "it was a club",
      ],
      answer:
        "The true employer and a sober title: 'Entertainment, evening venue' or 'self-employed, online content'. The check asks who and when. Leaving it out makes a gap, inventing something is worse.",
    },
    {
      id: "private-or-delete",
      question: "Private or delete?",
      asked: [
        "make it private or delete",
        "is private enough",
        "delete everything",
        "do i close my accounts",
      ],
      answer:
        "Delete what you wouldn't show a captain, set the rest to private, and leave one friendly public profile. No trace at all isn't needed.",
    },
  ],
  "assessment-days/asked-thank-you-mail": [
    {
      id: "two-recruiters",
      question: "There were two of them. One mail or two?",
      asked: [
        "one mail for both",
        "there were three people",
        "to whom do i send it",
        "each of them",
      ],
      answer:
        "One to the address you have, with both names: 'Dear Ms Silva and Mr Brandt'. If you've got both addresses, one mail to both does it.",
    },
    {
      id: "no-reply-to-it",
      question: "They didn't reply. Is that bad?",
      asked: [
        "no answer to my thank you",
        "they said nothing back",
        "is silence a bad sign",
        "should i write again",
      ],
      answer:
        "No. Hardly anybody replies to them, and some may not while the decision is open. Don't send another one.",
    },
    {
      id: "sent-too-late",
      question: "Is it too late after a few days?",
      asked: ["it's been a week", "is it too late now", "only today", "three days later ok"],
      answer:
        "Up to two or three days is fine. After a week leave it, and thank them in the mail in which you ask for news, if you need to send that one.",
    },
  ],
  "assessment-days/asked-handing-in-the-cv": [
    {
      id: "which-questions",
      question: "What may they ask in that minute?",
      asked: [
        "what will they ask",
        "do they ask something",
        "which questions come then",
        "and if she asks me",
      ],
      answer:
        "Mostly: why us, where do you work, could you move, when can you start, is that tattoo the only one. One or two sentences each, then stop and smile.",
    },
    {
      id: "just-next",
      question: "They only took it and said thank you. Is that a no?",
      asked: [
        "she said only thank you",
        "no questions at all",
        "it was ten seconds",
        "is that bad",
      ],
      answer:
        "Not by itself: with hundreds in the line they decide on papers, photo and a glance, and ring or write later. At some airlines you hear the same evening.",
    },
    {
      id: "how-many-copies",
      question: "Which papers do I have in my hand?",
      asked: ["what do i hand over", "only the cv", "photos too", "in a folder or loose"],
      answer:
        "What the invitation lists, in its order, in a thin folder: mostly CV, photos, a passport copy. One spare set in the bag. No thick application binder.",
    },
  ],
  "assessment-days/asked-names-in-the-group": [
    {
      id: "hard-names",
      question: "I can't pronounce somebody's name. What do I do?",
      asked: [
        "it's hard to say",
        "foreign names",
        "what if i say it wrong",
        "how do i pronounce it",
      ],
      answer:
        "Ask: 'Say it once slowly for me, please?' and repeat it. People like that more than a wrong guess, and it's what you'd do with a passenger.",
    },
    {
      id: "rival-friend",
      question: "Are my friend and I rivals then?",
      asked: ["do they take only one", "are we competitors", "both of us", "only one place"],
      answer:
        "Hardly: they take whoever fits, and there are many places. Helping each other to prepare has brought both in more often than it has cost one.",
    },
    {
      id: "dislike-one",
      question: "I dislike one of the others. Can they see it?",
      asked: [
        "somebody gets on my nerves",
        "i can't stand one of them",
        "do they notice",
        "what if we don't get along",
      ],
      answer:
        "Yes, in your face. Find one sentence of theirs to build on: it's the quickest cure, and it's just what they're looking for.",
    },
  ],
  "assessment-days/asked-boxes-about-pay-and-base": [
    {
      id: "which-base-easier",
      question: "Is it easier to get in at an unpopular base?",
      asked: [
        "which base is easiest",
        "are some bases easier",
        "choose an unpopular one",
        "does it help to be flexible",
      ],
      answer:
        "Often, yes: beginners go where crew are missing, and you can ask for a transfer later, though that takes months or years. Choose it only if you could live there that long.",
    },
    {
      id: "change-base-later",
      question: "Can I change it after the offer?",
      asked: [
        "can i swap later",
        "and if i change my mind",
        "another base afterwards",
        "move to a different one",
      ],
      answer:
        "Seldom before you start. Ask once, in writing, and be ready for a no. After that transfers go by need and seniority.",
    },
    {
      id: "terrible-reason",
      question: "I left after a quarrel. What do I write?",
      asked: ["we had a fight", "i hated it there", "i walked out", "it ended badly"],
      answer:
        "'Mutual agreement' if it was one, otherwise 'personal reasons', and a calm sentence ready for the interview with your own part in it. The reference shouldn't tell another story.",
    },
  ],
  "assessment-days/asked-filling-in-the-form": [
    {
      id: "paid-help",
      question: "Somebody offers to apply for me for money. Worth it?",
      asked: [
        "a service does it for me",
        "should i pay a coach",
        "paid application help",
        "agencies that apply for you",
      ],
      answer:
        "No. They send the same text for everybody, and you can't answer for it afterwards. Spend the money on photos, an ironed suit or an English lesson.",
    },
    {
      id: "times-out",
      question: "It logs me out while I'm writing. What can I do?",
      asked: ["it logs me out", "i lost everything", "the page timed out", "how do i save it"],
      answer:
        "Write the answers in a text file first and paste them in. Save after each page, and keep a picture of the overview at the end.",
    },
    {
      id: "which-device",
      question: "What should lie ready?",
      asked: ["what do i need for it", "which papers", "what should i prepare", "before i start"],
      answer:
        "Passport, months and addresses of jobs and schools, two references with mail and telephone, CV, photos in the right size, your height and reach, and the day from which you're free.",
    },
  ],
  "assessment-days/asked-just-for-a-year": [
    {
      id: "asked-how-long",
      question: "What do I say when they ask how long I'll stay?",
      asked: [
        "and if they ask me",
        "where do you see yourself",
        "how long do you plan to stay",
        "do i lie then",
      ],
      answer:
        "Don't promise years. 'I want to become good at it, and I'd like to be asked to stay' is true for most people. If you have a fixed date, say it.",
    },
    {
      id: "good-for-cv",
      question: "Is a year in the cabin good for my CV?",
      asked: ["does it help later", "is it worth it", "what do i gain", "for other jobs"],
      answer:
        "Yes: people, pressure, safety, languages, shifts. Hotels, sales, nursing schools and offices know what it means. A year with a good reference is worth more than three with a bad one.",
    },
    {
      id: "come-back",
      question: "Can I come back after a break?",
      asked: ["can i return later", "do they take me back", "come back in summer", "rehire"],
      answer:
        "Often, if you left properly. Seasonal crew are asked first the next year; in Europe the attestation stays usable for some years without flying, with training on top.",
    },
  ],
  "assessment-days/asked-nationality-and-marriage": [
    {
      id: "marry-while-there",
      question: "May I marry while I work there?",
      asked: [
        "can i marry later",
        "and if i want to marry",
        "need permission",
        "is marriage allowed",
      ],
      answer:
        "Today, yes, as a rule; you tell personnel and change your papers. Some contracts used to forbid it for the first years, so read yours for the line on civil status and housing.",
    },
    {
      id: "child-stays-home",
      question: "My child would stay with my mother. Do I tell them?",
      asked: [
        "my kid stays at home",
        "do i mention the child",
        "are mothers rejected",
        "hide my child",
      ],
      answer:
        "If the form asks, truthfully. In the interview one sentence is enough: who looks after the child and that you've agreed on it. Then ask yourself how often you could fly home, because that's the hard part.",
    },
    {
      id: "refused-visa",
      question: "They took me and then the visa was refused. What now?",
      asked: [
        "visa refused after the offer",
        "my visa didn't come",
        "permit denied",
        "what if the visa fails",
      ],
      answer:
        "The airline tells you whether it can apply again; sometimes it's a pause for one nationality or a name check. Get it in writing, ask for the offer to be kept, and apply elsewhere meanwhile.",
    },
  ],
  "assessment-days/asked-pending-case-or-sealed-record": [
    {
      id: "dismissed-case",
      question: "It was dropped. Do I have to name it?",
      asked: ["the case was closed", "charges dropped", "no conviction", "i was innocent"],
      answer:
        "Mostly not, if they ask for convictions; yes, if they ask for arrests or charges. Keep the paper that says it was closed, because a check may still show the start of it.",
    },
    {
      id: "civil-case",
      question: "Does a civil case count, such as a divorce or rent?",
      asked: ["it's only a civil case", "divorce court", "rent dispute", "custody"],
      answer:
        "No: the check is about crime and security. It matters only if it keeps you from travelling, like a travel ban or a custody order.",
    },
    {
      id: "wait-or-apply",
      question: "Do I wait until it's over?",
      asked: [
        "apply now or later",
        "should i wait first",
        "before the verdict",
        "wait for the court",
      ],
      answer:
        "If a verdict is near, wait: a pass refused once has to be named later. If it takes years, ask the pass office in writing how they'd handle it, and keep the reply.",
    },
  ],
  "assessment-days/asked-other-mental-health": [
    {
      id: "see-my-records",
      question: "Can they see my medical records?",
      asked: ["do they see my file", "will they find out", "is it in a database", "who can look"],
      answer:
        "Not without your consent in most countries, but you sign that your answers are true. Name it with a report, and it's a case; hide it, and it's a reason to dismiss you.",
    },
    {
      id: "food-in-the-job",
      question: "Is the job bad after an eating disorder?",
      asked: ["and with food", "is it risky for me", "uniform and weight", "irregular meals"],
      answer:
        "It can be: odd hours, mirrors, talk about weight, meals alone in hotels. People who do well have a plan for eating on trips and somebody they ring. Talk it over with your therapist first.",
    },
    {
      id: "panic-on-board",
      question: "What if I get a panic attack on duty?",
      asked: [
        "and if it happens on a flight",
        "panic in the air",
        "what would i do",
        "can i tell the purser",
      ],
      answer:
        "Sit down in the galley, tell a colleague, breathe out long; it passes in minutes. If it happens more than once, you report unfit and get help. Crew treat that better than you'd think.",
    },
  ],
  "assessment-days/asked-heights-and-small-spaces": [
    {
      id: "refuse-the-slide",
      question: "What happens if I can't jump?",
      asked: ["and if i don't dare", "can i refuse", "i won't jump", "what if i freeze at the top"],
      answer:
        "You get time, a second try and a hand. If it doesn't work at all you can't finish the course, since it's part of the safety training. That's rare: most go on the second count.",
    },
    {
      id: "bunk",
      question: "Do I have to sleep in the bunk?",
      asked: [
        "must i use the bunk",
        "can i rest in a seat",
        "crew rest is small",
        "no window there",
      ],
      answer:
        "No, you only have to rest. Some sit up, ask for the bunk by the door, or leave the curtain open a little. On short haul there's none.",
    },
    {
      id: "say-it-in-training",
      question: "Do I tell the trainers?",
      asked: ["should i tell them", "do i say it before", "hide my fear", "will they fail me"],
      answer:
        "Yes, before the drill and in one line. They put you in the middle of the group, neither first nor last, and talk you through it.",
    },
  ],
};
