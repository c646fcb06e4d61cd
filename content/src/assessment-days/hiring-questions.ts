import type { CandidateQuestion } from "./schema.ts";

/** What candidates ask of applications, documents, looks, health and the way into the job. As in `candidate-questions.ts`: no figure without its source. */
export const HIRING_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "golden-call",
    question: "What is the golden call, and what happens in it?",
    answer:
      "The golden call is the telephone call, nowadays often a mail or a new status in the portal, that tells you you're in. The name comes from the Gulf, and crew everywhere use it. A recruiter congratulates you, checks that you're still free and your papers are valid, and may name a base or a joining month. The written offer comes after it, with medical and checks still ahead. Until then nothing is signed.",
    check:
      "Answer calls from abroad, have a voicemail with your name, and look in the spam folder.",
  },
  {
    id: "offer-taken-back",
    question: "Can an airline take back its offer or put off my course after it has said yes?",
    answer:
      "A conditional offer can be taken back or put off: a failed medical or check, a missing paper, or the airline's own change of plan such as late aircraft or a hiring stop. Mostly it's put off rather than cancelled. Once both have signed, the contract and the country's law say what you're owed. That's why you resign only when medical, checks and joining date are confirmed, and keep other applications alive until then.",
    check: "Ask in writing: cancelled or only later, and do I keep my place?",
  },
  {
    id: "long-in-the-pool",
    question:
      "I've been in the holding or talent pool for months. What do I do, and does it run out?",
    answer:
      "Being in the pool means that you passed and wait for a course, but go on as if there were no pool. Many pools end after a time the airline names, after which you may have to be assessed again. Ask once how long yours lasts. Keep phone, mail and passport up to date, write every few months that you're still free, and apply elsewhere: nobody holds that against you. Don't resign and don't refuse a good job for it.",
    check: "Put the pool's last day in your calendar, and a reminder a month before it.",
  },
  {
    id: "declining-an-offer",
    question:
      "How do I decline an offer or an invitation politely, and do they hold it against me?",
    answer:
      "Decline an offer in three lines, early, to the person who wrote: 'Thank you for the offer and for your time. I've decided on another position, so I'd like to withdraw. I'd be glad if our ways crossed again.' No long reasons, no complaint. Said before the course or the day begins, it's rarely held against you, though some airlines make you wait before the next try. What does stay on file is simply not turning up.",
    check: "Send it as soon as you're sure: the next in line gets your place.",
  },
  {
    id: "withdrawing-an-application",
    question: "How do I withdraw my application, and can I apply again after that?",
    answer:
      "Withdraw an application by the portal's button or one mail with your name and reference. It's no black mark: you can mostly apply again, at once or after the wait the airline names. Look first whether the portal only lets you change it, as a withdrawn form often can't be reopened. If it says 'withdrawn' and you didn't do it, a deadline or an unanswered question may have closed it: ask by mail and keep the screenshot.",
    check: "Save a copy of what you sent before you press anything.",
  },
  {
    id: "rejected-in-minutes",
    question:
      "I was rejected minutes after applying. Was it a machine, and how does my form get past it?",
    answer:
      "A rejection in minutes most likely comes from a filter in the form: age, reach, right to work, language, notice period or a box you ticked wrongly. A program sorts by those answers before anybody reads a CV. So check each one against the advert first. For the program that reads CVs, an ATS: one column, plain headings, the advert's own words where they're true, PDF or Word, no text in pictures. Then a person decides.",
    check: "Take the advert and tick off every must, line by line, before you send the next.",
  },
  {
    id: "mistake-in-the-form",
    question: "I've sent my application with a mistake or the wrong file. What do I do?",
    answer:
      "After a mistake, first see whether the portal lets you edit or upload again; many do until somebody opens it. If not, one short mail with your name, reference and the correction is fine when it's a fact: dates, telephone number, passport, a missing page, another airline's name. A typing error isn't worth a mail. Don't send a second application beside it: doubles are often deleted. Bring the right version to the day.",
    check: "Keep a copy of all you sent: you'll be asked about that version.",
  },
  {
    id: "portal-trouble",
    question: "The careers portal crashes or won't take my photo or CV. What do I do?",
    answer:
      "When a careers portal crashes, it's mostly the file or the browser. Save the CV as PDF and the photo as JPG, within the size the page names; your phone can shrink a picture. Plain file names without spaces or accents. Then another browser, a computer instead of the phone, no ad blocker, and a quiet hour. If it still fails, photograph the message and write to support before the closing date, with your files attached.",
    check: "Never begin on the last evening: portals are slowest then.",
  },
  {
    id: "email-for-applying",
    question: "Which email address and telephone number do I use for applying?",
    answer:
      "Apply from a private email address with your name in it, such as first name and surname, that you read every day. No nickname, no joke, not your work or school account: you may lose it, and your boss may read it. One address for all steps, because a second account at the same airline gets you sorted out as a double. The number with country code, on a telephone that's on, and a voicemail that says your name.",
    check: "Send yourself a mail: which name does the other side see?",
  },
  {
    id: "short-job-left-out",
    question: "I left a job after a few weeks or was in it only briefly. Must it be in my CV?",
    answer:
      "A short job can stay off the CV if it adds nothing; in the airline's form, where all jobs of the last years are asked for, it belongs in. In the EU and Britain the airport pass goes with a check of every job, course and gap in at least five years, and a job you've hidden looks worse than three weeks that didn't work. One calm sentence will do: 'The hours weren't what we'd agreed, so I left in the trial period.'",
    check: "Form and CV must never contradict each other: same months in both.",
    source: {
      name: "Implementing Regulation (EU) 2015/1998, 11.1.3",
      year: 2024,
    },
  },
  {
    id: "english-level",
    question:
      "Which level of English do I need, B1 or B2, and do I need a certificate such as IELTS?",
    answer:
      "Good B2 English is the level at which the assessment day becomes comfortable: you follow instructions, tell a story and write a short text without hunting for words. Most adverts only say 'fluent' and test it themselves, so a certificate is seldom asked for; where it is, the advert names it. With B1 you slow down under pressure, and that shows in groups. European rules only ask that crew share a common language.",
    check: "Tell a story for two minutes without stopping. Could a stranger write it down?",
    source: {
      name: "Regulation (EU) No 965/2012, CAT.GEN.MPA.120 (common language); levels: Council of Europe, CEFR, as airlines' adverts use them",
      year: 2024,
    },
  },
  {
    id: "another-name-in-my-papers",
    question:
      "My papers show different names, or I use another first name. Which do I put in the form?",
    answer:
      "The name in your passport goes into the form, letter for letter, because tickets, visa and airport pass are made from it. If the form has a field for the name you go by, put that one there; it's what goes on the badge. Diplomas in a maiden or former name are fine with the paper that joins the two: marriage certificate, deed or court order, translated if need be. Don't change your name mid-process if you can wait.",
    check: "Does your name look the same in passport, form, CV and references?",
  },
  {
    id: "right-to-work-abroad",
    question:
      "With which passport or permit may I work as cabin crew in the EU, Britain or the US?",
    answer:
      "EU, EEA and Swiss citizens can take a base anywhere in that area, the Irish in Britain too. For Britain others need settled status, a British passport or a visa that allows any work. In the US it's citizens, green card holders and others with an unrestricted work permit, if they can travel in and out freely. British citizens need a permit in the EU, except in Ireland. Refugee papers may do if they allow both.",
    check: "Send the airline the exact words on your permit and ask whether they're enough.",
    source: {
      name: "Directive 2004/38/EC; Common Travel Area, UK and Ireland; UK right to work checks; 8 CFR 274a.12",
      year: 2024,
    },
  },
  {
    id: "already-lied",
    question: "I exaggerated or lied in my application. Do I correct it before the interview?",
    answer:
      "Correct a lie or exaggeration yourself, before they discover it. A wrong date, a level of French, a year of work that was seven months: mail it or say it at the start, in one sentence, without a confession: 'My form says a year; it was seven months, and I'd like to correct that.' It may cost you the try. Found out later, in the reference check or after years, it costs the job, and in this trade the trust as well.",
    check: "List what isn't true in form and CV: each needs a correction before you sign.",
  },
  {
    id: "knowing-somebody-inside",
    question: "Does it help to know somebody at the airline, or to be recommended by an employee?",
    answer:
      "Knowing somebody helps a little, at the door. Some airlines have a referral programme: the form gets looked at sooner, or you're sent an invitation link. After that you sit the same tests and day as everybody, and the assessors mostly don't know. Far more useful is what your friend can tell you: how the day runs, what the base is like. Name them if the form asks, not in the interview, and never pay for a referral.",
    check: "Ask your friend whether there's an official link, and what the first months were like.",
  },
  {
    id: "contacting-recruiters",
    question: "May I ring, mail or add a recruiter on LinkedIn to ask about my application?",
    answer:
      "One mail to the recruiters at the address in the invitation is fine once their own date has passed; a call only if they've given a number. A friend request after the day mostly goes unanswered, and messages on private accounts look pushy. What does work on LinkedIn: a tidy profile, following the airline, and at a job fair a two-minute talk with your name and a real question. Then write through the official way.",
    check: "Before you write: is the answer in the invitation, the portal or the questions page?",
  },
  {
    id: "looks-and-beauty",
    question: "Do I have to be young, slim or pretty to be hired as cabin crew?",
    answer:
      "You needn't be young, slim or pretty: they look for groomed, awake and friendly, which is something you do, not what you were born with. A clean shirt, neat hair, straight back and a real smile beat a perfect face that stares at the wall. Crews have all ages, shapes and noses. Some airlines put more weight on a polished look, and their crew pictures show it. What is measured is reach, fit in the harness and health.",
    check: "Look at ten real crew on your next flight: how many of them are models?",
  },
  {
    id: "body-hair-and-moustache",
    question: "Do I have to shave my legs or arms, and may I have a moustache or stubble?",
    answer:
      "Nobody checks whether your legs or arms are shaved, and a moustache passes where beards do, full and trimmed above the lip, and at a few airlines where a beard doesn't. With a skirt you wear tights, and hair that shows through them some airlines' guides would like gone. Arms: leave them. Armpits: only freshness counts. Stubble is the one thing hardly anybody accepts: either grown and edged, or shaved that morning.",
    check: "If the guide says clean-shaven, shave for the photo and for the day as well.",
  },
  {
    id: "bald-wig-extensions",
    question: "I'm bald or have thin hair. May I wear a wig, a hairpiece or extensions as crew?",
    answer:
      "Bald heads and wigs pass at practically all airlines. Bald is neat by nature, for women too, by choice or after an illness; a very few strict airlines want asking. A wig or extensions count as your own hair: natural colour, tidy, off the face, tied up like everybody's, and fixed so that smoke hood or slide won't move it. Say nothing on the day unless you want to. At the medical mention the cause if it's an illness.",
    check: "Shake your head, bend down, put a jumper on and off: does it sit?",
  },
  {
    id: "visible-skin-conditions",
    question: "I have eczema, psoriasis or vitiligo. Can I be cabin crew?",
    answer:
      "Eczema and psoriasis usually pass, and vitiligo and birthmarks are no illness for the job at all: cover them or don't. The doctor asks whether the skin is closed, above all on the hands, and what you take: you wash and disinfect all day, and cabin air dries skin out. In European rules skin matters mainly if an illness of the whole body stands behind it. Open, infected patches mean waiting until they've healed.",
    check:
      "Bring your treatment plan to the medical, and try a day of gloves and hand gel at home.",
    source: {
      name: "EASA and UK acceptable means of compliance to MED.C.025, dermatology",
      year: 2024,
    },
  },
  {
    id: "old-scars-on-the-arms",
    question:
      "I have old self-harm scars on my arms. Will I be rejected, and what do I say about them?",
    answer:
      "Old scars alone won't get you rejected: healed skin is no illness, and long sleeves are part of many uniforms. Recruiters hardly ever ask, and you owe them no story; 'old scars, long healed' is a whole answer. The medical is different: if the form asks about mental health, answer truthfully and bring a note on how long you've been well. The doctor wants to know how you are now. If it isn't over yet, get well first.",
    check:
      "If it feels close again, ring somebody you trust or a helpline today. That comes first.",
  },
  {
    id: "permanent-make-up-and-laser",
    question:
      "Do permanent make-up, a faded tattoo or one that's being lasered count as visible tattoos?",
    answer:
      "Permanent brows, lip tint and eyeliner in natural shades pass as make-up nearly everywhere. A faded or half-lasered tattoo counts for as long as it can be seen, and a fresh laser patch looks like a wound. Removal takes many sessions with weeks in between, so apply when it's gone or covered by the uniform, or ask with a photo. On the foot or behind the ear it's visible at most airlines.",
    check: "Photograph it in daylight at arm's length, with tights or collar on. Does it show?",
  },
  {
    id: "make-up-for-men-or-none",
    question: "Must women wear make-up as crew, and may men wear it?",
    answer:
      "Make-up is everybody's own choice now at many airlines in Europe and the US: none, light or more, as long as it looks tidy; several of them say in so many words that men may too. Large Gulf and Asian airlines mostly still describe a full look for women and none for men. On the day go by that guide. A man with concealer on a spot or a groomed brow raises no eyebrow anywhere, and a bare, fresh face is never unkempt.",
    check: "Read the airline's own grooming page; if there's none, light or nothing.",
  },
  {
    id: "lashes-and-fillers",
    question: "Are false lashes, lip filler, botox or lash extensions a problem for cabin crew?",
    answer:
      "Filler and botox concern nobody if your face still moves; for lashes many guides say natural only, some allow short extensions, and strips tend to be out. They want to see you smile, and bruises or swelling should be gone before photo, day and medical. False lashes also fail in smoke hoods and the pool. For the day wear mascara, or lashes nobody notices from a metre away. Fresh treatments at least two weeks before.",
    check:
      "Smile at a friend from across the table: is the first thing they see your eyes or the lashes?",
    source: {
      name: "Airlines' own grooming guides, as far as they're published; no aviation rule",
      year: 2025,
    },
  },
  {
    id: "alcohol-and-faith",
    question: "My faith forbids alcohol or pork. Do I have to serve them as cabin crew?",
    answer:
      "Pouring alcohol and handing out trays with pork is everybody's job at most airlines, but you never have to drink or eat any yourself. A few airlines fly dry, such as Saudia, Kuwait Airways and Royal Brunei. Elsewhere colleagues sometimes swap trolleys, but that's kindness and not a right; US and EU law ask employers to consider reasonable wishes, which in a small crew goes only so far. Decide before you apply.",
    check: "Can you say 'Red or white?' with a friendly face forty times? Then it's settled.",
    source: {
      name: "Airlines' service pages on dry flights; Title VII of the US Civil Rights Act, Groff v. DeJoy; Directive 2000/78/EC",
      year: 2024,
    },
  },
  {
    id: "holy-days-and-fasting",
    question: "Can I keep Sundays, Friday prayers, the Sabbath or Ramadan fasting as cabin crew?",
    answer:
      "A Sunday, Friday or Sabbath free every week is hard to keep in the first years, while fasting in Ramadan is allowed at many airlines if you stay fit for duty; some regulate it. Aircraft fly every day, and fixed days off come with seniority or by swapping. Single feasts you can bid for or trade. Prayer fits into rest time and hotels. In the US and the EU you may ask for an arrangement.",
    check: "Would you still take the job if it worked in one week out of three?",
    source: {
      name: "Title VII of the US Civil Rights Act, Groff v. DeJoy; Directive 2000/78/EC",
      year: 2023,
    },
  },
  {
    id: "diabetes-as-crew",
    question: "I have diabetes, perhaps with insulin. Can I become cabin crew?",
    answer:
      "Diabetes often passes in Europe and Britain: without insulin if it's well controlled, and with insulin if that's proven over time and you notice a low early enough to act. You may then get limits, such as regular checks and never being the only crew on board. US airlines judge case by case. In the Gulf and parts of Asia insulin is often a no. Bring months of readings and a letter on lows, nights and time zones.",
    check: "Ask an aeromedical examiner before you spend money on the day.",
    source: {
      name: "EASA and UK acceptable means of compliance to MED.C.025, metabolic and endocrine systems",
      year: 2024,
    },
  },
  {
    id: "epilepsy-as-crew",
    question: "I have epilepsy, or had a single seizure or blackout. Can I be cabin crew?",
    answer:
      "Epilepsy is the hardest condition for this job: in Europe and Britain it means unfit. An exception can be looked at if nothing has come back since the age of five and you've had no treatment for more than ten years. A single seizure or blackout whose cause isn't clear goes to specialists before anybody decides. A faint from heat or a needle, well explained, often passes. Elsewhere rules are mostly as strict.",
    check: "Get the old hospital report first: what exactly did they call it?",
    source: {
      name: "EASA and UK acceptable means of compliance to MED.C.025, neurology and cardiovascular system",
      year: 2024,
    },
  },
  {
    id: "asthma-as-crew",
    question: "I have asthma and use an inhaler. Can I be cabin crew?",
    answer:
      "Mild, well-controlled asthma often passes. In Europe the doctor wants your lungs tested with a good result and asks how often you need the reliever, and about attacks and what sets them off. The hard parts of the job are smoke training, dry air, perfume and cold galleys. In training say beforehand that you have it: most of the smoke is artificial, and you carry the inhaler. A recent bad attack means waiting.",
    check: "Bring a lung test and a letter with the date of your last attack.",
    source: {
      name: "EASA and UK acceptable means of compliance to MED.C.025, respiratory system",
      year: 2024,
    },
  },
  {
    id: "adhd-autism-dyslexia",
    question: "I have ADHD, autism or dyslexia. Can I become cabin crew?",
    answer:
      "Many crew have ADHD, autism or dyslexia. The last two don't rule you out: what counts is the safety work under pressure, and you may ask for more time in tests. ADHD without medicine is mostly a talk. With stimulants it's harder: some authorities and airlines accept them after a specialist's report, others don't, and they show in a drug test, so name them before it. Never stop a medicine for the medical.",
    check: "Ask for adjustments by mail before the test, with the diagnosis attached.",
    source: {
      name: "EASA and UK acceptable means of compliance to MED.C.025, mental health; UK Equality Act 2010; Americans with Disabilities Act",
      year: 2024,
    },
  },
  {
    id: "back-and-operations",
    question:
      "I've had a slipped disc, scoliosis, a knee operation or a metal plate. Can I be cabin crew?",
    answer:
      "A back or knee that's healed and holds mostly passes. The doctor watches you bend, kneel, lift, pull and stand, and asks whether you could open a heavy door, drag a person and push a full trolley, night after night. A plate is no problem by itself. A back that goes out twice a year is one, for you more than for the rule. Bring the operation report and a physiotherapist's or doctor's line that you may load it fully.",
    check: "Carry a case of water up two floors, kneel, get up. How is it the day after?",
    source: {
      name: "EASA and UK acceptable means of compliance to MED.C.025, musculoskeletal system",
      year: 2024,
    },
  },
  {
    id: "migraine-and-vertigo",
    question: "I get migraines, vertigo, tinnitus or ear trouble. Can I be cabin crew?",
    answer:
      "Migraine and any trouble of balance or of the ears are judged by how often and how suddenly they come, and in Europe looked at more closely: can it put you out of action without warning, and can your ears take pressure? A few attacks a year that announce themselves often pass; frequent ones with vision loss, or spinning vertigo, may not. Tinnitus alone is mostly no obstacle. Short nights make all of it worse.",
    check: "Keep a diary for two months: date, trigger, how long, what helped.",
    source: {
      name: "EASA and UK acceptable means of compliance to MED.C.025, neurology and otorhinolaryngology",
      year: 2024,
    },
  },
  {
    id: "hiv-hepatitis-tb",
    question: "I live with HIV or hepatitis B, or had tuberculosis. Can I be cabin crew?",
    answer:
      "In Europe and Britain HIV without illness isn't a bar: after an evaluation you may be found fit, and treatment that works counts in your favour. In the US you're protected from being refused for it. Gulf states test everybody who applies for a work visa: HIV is refused there; tuberculosis and for some jobs hepatitis B are looked for too. An old lung scar means reports, not always a no.",
    check: "Ask the embassy's or airline's medical list before you book a flight to the base.",
    source: {
      name: "EASA and UK AMC8 to MED.C.025; Americans with Disabilities Act; entry and residence rules of the Gulf states",
      year: 2024,
    },
  },
  {
    id: "hearing-loss",
    question: "I'm deaf in one ear or wear hearing aids. Can I be cabin crew?",
    answer:
      "Hearing loss needn't be a no. You have to hear the interphone, a chime, a colleague's shout and a quiet passenger over engine noise, so what's tested is how you manage in practice. European rules allow hearing aids if they bring good hearing, are comfortable and suit the cabin. One deaf ear isn't a no by itself. Some airlines elsewhere demand set values from each ear. Get an audiogram first and ask an examiner.",
    check: "Can you follow a whisper behind you with a vacuum cleaner on? Try it with a friend.",
    source: {
      name: "EASA and UK acceptable means of compliance to MED.C.025, otorhinolaryngology",
      year: 2024,
    },
  },
  {
    id: "long-term-conditions",
    question:
      "I have a thyroid, bowel or period condition, low iron or had cancer. Can I be cabin crew?",
    answer:
      "A long-term condition mostly passes if it's stable and treated. Tablets for the thyroid are no matter, low iron is treated first. With Crohn's, colitis or a stoma the specialist's report decides, and whether a bad day would stop you on a full flight. With endometriosis it's how it hits you. After cancer the doctor wants a good report from oncology. What they fear is one thing: that you'd suddenly be unable to act.",
    check: "One letter from your specialist: diagnosis, stable since, treatment, side effects.",
    source: {
      name: "EASA and UK acceptable means of compliance to MED.C.025, digestive, endocrine, blood, gynaecology and oncology",
      year: 2024,
    },
  },
  {
    id: "cannabis-and-cbd",
    question:
      "I've used cannabis or CBD, or take strong prescribed medicine. Will I fail the drug test?",
    answer:
      "You may fail a drug test for weeks after regular cannabis use, and a legal country or a doctor's card doesn't help. In the US CBD is no excuse for a positive test either, and its labels are often wrong, so stop long before you apply. Prescribed codeine, ADHD or sleeping medicine: name it to the test doctor, with the prescription, before the result goes to the airline. Whether you may fly on it is another question.",
    check: "If you can't imagine years without it, this is the wrong job.",
    source: {
      name: "US Department of Transportation, CBD notice; 49 CFR Part 40; 14 CFR Part 120",
      year: 2020,
    },
  },
  {
    id: "food-allergy-as-crew",
    question: "I'm allergic to peanuts or have coeliac disease. Can I work as cabin crew?",
    answer:
      "Coeliac disease is fine, as you bring your own food and many airlines load crew meals by diet; a nut allergy depends on how you react. If it takes eating to harm you, you manage with your own box and gloves. If touch or dust in the air has put you in hospital, a cabin full of snacks is the wrong place, and the doctor may say so. Name it at the medical, carry two adrenaline pens, and show colleagues where they are.",
    check:
      "Ask your allergist for a letter: eating, touching or breathing, and your worst reaction.",
  },
  {
    id: "debts-and-credit",
    question: "Do debts, a bad credit score or bankruptcy stop me from becoming cabin crew?",
    answer:
      "Debts or bad credit mostly don't stop you. The airport pass in Europe and Britain asks who you are, for crime and for your last years, not for your bank account. Some employers elsewhere, and some in the US with your written consent, look at a credit report and want an explanation. In Gulf states unpaid loans or cheques can lead to a travel ban, so settle those first. And beginner's pay won't clear big debts fast.",
    check: "Add up what you owe a month and hold it against the basic pay, not the best month.",
    source: {
      name: "Implementing Regulation (EU) 2015/1998, 11.1.3; US Fair Credit Reporting Act, 15 U.S.C. 1681b",
      year: 2024,
    },
  },
  {
    id: "trans-and-nonbinary",
    question: "I'm trans or non-binary. Can I be cabin crew, and what do I wear to the assessment?",
    answer:
      "There are trans crew at many airlines. In the EU, Britain, North America and Australia you're protected by law, and a growing number of airlines let everybody choose the uniform. On the day wear business dress in which you stand tallest: a dark suit is right for everyone. The form wants the passport's name; the badge can often carry yours. Where the law of a base is against you, find out before you apply.",
    check:
      "Does your passport open the airline's countries to you? Ask crew networks, not just recruiters.",
    source: {
      name: "Directive 2006/54/EC and case law; UK Equality Act 2010; Bostock v. Clayton County (US)",
      year: 2020,
    },
  },
  {
    id: "mishap-on-the-way",
    question:
      "Ripped tights, a stain, a broken shoe or rain in my hair just before the assessment. What now?",
    answer:
      "Mend what you can in five minutes and forget the rest: they judge a person, not an accident. Tights: the spare pair, or bare legs if that's all there is. Stain: cold water and a tissue from the inside, then the jacket closed or a scarf over it. Shoe: glue or tape from reception, or the flat pair you came in. Wet hair: towel, comb, tight bun. If it still shows, one smiling sentence at the start, then never again.",
    check: "A small pouch: tights, plasters, pins, wipes, comb, hair ties, a spare top.",
  },
  {
    id: "injured-before-the-day",
    question: "I'm in plaster, have a cold sore or a cold just before the assessment. Do I go?",
    answer:
      "Fever or anything catching, such as a stomach bug or Covid: stay at home, write early, and ask for another date; nobody wants it in a room of fifty. A cold without fever or a cold sore: go, with tissues, clean hands and no handshake. A leg or arm in plaster: write first, because the reach and physical tasks may not count with it, and many move you to another day. Send a doctor's note even if they don't ask for one.",
    check: "Write before the day with name, reference and one sentence. Then get well.",
  },
  {
    id: "another-day-for-the-assessment",
    question: "I have an exam, a shift or a wedding on my assessment day. Can I move it?",
    answer:
      "The assessment can often be moved if you ask on the day the invitation comes, in three lines with two or three other dates. Some portals let you choose a slot. There's no right to it: at airlines with few dates you may wait months or lose the place. So first try to move the other thing: a shift can be swapped, a resit exists, a wedding has an evening. If nothing can move, say so and ask to be kept for the next round.",
    check: "Answer within a day; a late request looks like no interest.",
  },
  {
    id: "calming-pills",
    question:
      "May I take a calming pill, a beta blocker or alcohol against nerves before the assessment?",
    answer:
      "Take no alcohol and no calming tablets before the assessment: even one glass is on your breath and it'd be the end, and tablets such as Xanax make you slow and flat and show in a drug test. A beta blocker only if a doctor has prescribed it for you and you've tried it on an ordinary day, never for the first time there. Better: sleep, food, a walk, long breaths out, and the first sentence known by heart.",
    check: "If you couldn't do the day without a tablet, speak to your doctor before you apply.",
  },
  {
    id: "who-pays-the-trip",
    question: "Do I pay for the trip and the hotel to the assessment day myself?",
    answer:
      "At most airlines you pay for the trip, room and food yourself. Some give a ticket on their own flights or a discount, and a few pay for the final round, so look in the invitation and ask once. If you come by staff ticket without a sure seat, be there a day early. Save money by travelling with another candidate, sharing a room, or choosing the airline's day in a city near you. Ask whether tax takes a part.",
    check: "Buy a ticket you can change: nobody knows when the day ends.",
  },
  {
    id: "how-long-is-the-day",
    question: "How long does an assessment day last, and may I leave early?",
    answer:
      "An assessment lasts from two hours to a whole day, and hardly anybody knows beforehand: who gets further stays longer. A day with tests, group and final interview often runs from morning to late afternoon; some airlines put the last interview on the next day. Leaving early mostly means that you're out, so keep day and evening free. If you must go at a fixed time, say so when you register, and they may take you first.",
    check: "Book the late train, tell nobody 'I'll be back at three', and pack a second snack.",
  },
  {
    id: "game-tests",
    question: "What are game-based or Aon tests such as cut-e or pymetrics, and how do I prepare?",
    answer:
      "Game-based tests are short tasks against the clock: remembering tiles, sorting shapes, numbers from a table, two things at once. They measure attention, memory and how you deal with risk; the airline compares your result with what it looks for. You can learn the form, not the answers: do the maker's free practice, then play rested, alone, with a mouse. Read each rule twice: wrong taps often cost more than slow ones.",
    check: "Two practice rounds the day before, none on the same evening.",
  },
  {
    id: "telling-people",
    question: "I have an offer. When do I tell people, and may I post it online?",
    answer:
      "Tell family and one good friend today, your boss when contract, medical and checks are through, and the internet last, without the letter, names of recruiters or pictures from inside. Offers are conditional, and a post that has to be taken back hurts twice. Some airlines ask you to keep tests and contracts to yourself, and many have rules on what crew post, uniform above all. 'I've got news, more in May' is plenty.",
    check: "Read the part on confidentiality in the offer before you share anything.",
  },
  {
    id: "before-the-medical",
    question: "How do I prepare for the medical: what do I eat, bring and leave out?",
    answer:
      "For the medical, first read whether you have to come fasting; if so, water only from the night before, and breakfast in your bag. The days before: sleep, water, no alcohol, no hard training, no loud concert. Bring passport, glasses and prescription, vaccination book, the list of your medicines, reports on operations and illnesses. Answer what's asked, truthfully and shortly. Then breathe: most people pass.",
    check: "Make one folder: reports with dates, medicines with doses, vaccinations.",
  },
  {
    id: "machine-scored-video",
    question: "Does a machine score my recorded video, and can I record an answer again?",
    answer:
      "A recorded video is mostly watched by people, sometimes at double speed; some airlines let software sort the transcripts first by what you said. Either way the same things count: answer the question, a real example, clear speech. Whether you may record again is shown before you start: often a practice question and then one take, sometimes two or three. In the EU and Britain you may ask whether a person decides.",
    check: "Read the start page to the end: thinking time, length, number of takes.",
    source: {
      name: "Regulation (EU) 2016/679 (GDPR), Article 22, and UK GDPR",
      year: 2018,
    },
  },
  {
    id: "quiet-or-high-voice",
    question:
      "My voice is very quiet or high, or I mumble or lisp. Is that a problem for cabin crew?",
    answer:
      "Your voice is a problem only if people can't understand you, and that's mostly a matter of practice. They want clear words, not a beautiful voice. Three things help at once: open your mouth wider, slow down, speak to the person furthest away. A high voice carries well in noise; in commands go lower and shorter. A slight lisp is no obstacle. In training you learn to shout, and nearly all are surprised at the volume.",
    check: "Read an announcement aloud, record it from across the room: is every word there?",
  },
  {
    id: "where-to-sit-and-badge",
    question:
      "Where do I sit at the assessment, where does the name badge go, and do numbers matter?",
    answer:
      "Sit where you see and hear well and can talk to somebody: front half, next to a stranger rather than a free chair. The seat itself earns nothing. The badge goes high on the right side, where eyes land in a handshake, straight and not covered by hair or jacket; write your first name large. A number is only for the assessors' lists: they match notes to faces with it. In the circle stand so that you hide nobody.",
    check: "Can everybody read your name from two metres away?",
  },
  {
    id: "coat-suitcase-parking",
    question: "Where do I leave my coat, suitcase and car at the assessment day?",
    answer:
      "Leave the suitcase with the hotel's reception or in the station's lockers, never in the room, the coat on the rack or over your arm, and the car in a paid car park. Look that up on the map the day before, with a second one, and plan a quarter of an hour for it; hotel parking may cost, and a ticket mustn't run out at noon. Coat and umbrella come off before you go in; papers and pen stay in the bag by your chair.",
    check: "Pay the parking for the whole day, or come by train.",
  },
  {
    id: "watch-scent-and-gum",
    question:
      "May I wear perfume, a smartwatch or jewellery at the assessment, and chew gum or smoke?",
    answer:
      "Wear a scent so faint that only you notice it or none, a pair of small studs, a ring and a plain watch, and never chew gum: a mint before the door. A cabin is narrow and some get headaches. Hands on the watch help in tests; a smartwatch goes on silent or off, as there it counts as a phone. No bracelets that clink. Smoking and vaping: not in sight and not in those clothes, since the smell comes in with you.",
    check: "Ask a friend who'll be honest: can you smell anything at arm's length?",
  },
  {
    id: "adult-content-online",
    question:
      "I've had an OnlyFans, modelling pictures or wild old posts. Will the airline find out, and does it matter?",
    answer:
      "An airline may find out: pictures travel, colleagues recognise you, and some airlines or agencies search names. In Europe and the US it's no crime and no box on the form, but many airlines can end a contract over conduct that touches their name, and in Gulf states it can break the law. Take it down now, search your name and picture, and ask sites to remove copies. If they ask, tell the truth in one sentence and stop.",
    check: "Search your name, nickname and photo while signed out. What does a stranger see?",
  },
  {
    id: "thank-you-mail",
    question: "Should I send a thank-you mail after the interview, and what do I write?",
    answer:
      "Send a thank-you mail if you've got an address, but don't hunt for one. It decides nothing, but it's good manners. The same or the next day, four lines: 'Thank you for yesterday and for the talk about life at the base. What you said about the early shifts made me want it more. I'd be glad to join your crews.' Your name and reference. No question about the result, no second chance for a bad answer, no attachment.",
    check: "Is there one thing in it that only somebody who was there could write?",
  },
  {
    id: "handing-in-the-cv",
    question: "I hand in my CV at an open day and have a minute with the recruiter. What do I say?",
    answer:
      "When you hand in your CV, greet, smile, say your name, then three sentences: what you do with people, one thing that fits this job, why this airline. 'Hello, I'm Amira. I run the breakfast shift in a hotel, eighty guests before nine. I like it best when it's full, and I'd like that on your long routes.' Hand the CV over facing them, both hands free afterwards, and let them ask. They want English, warmth and calm.",
    check: "Say it to ten people this week until it doesn't sound learnt.",
  },
  {
    id: "names-in-the-group",
    question: "What if I forget names in the group, or know one of the others there?",
    answer:
      "Ask again for a name you've forgotten, early and lightly: 'Sorry, your name once more?' beats 'you over there'. Sketch the table with the names as they're said, and use each once. At a pinch an open hand and 'as you said' does. Somebody you know: a normal hello, and no private jokes. In the group treat them like the rest, don't sit together and don't agree on everything. If you're asked, say that you know each other.",
    check: "Today, repeat the name of everybody you meet, and see how many are left by evening.",
  },
  {
    id: "boxes-about-pay-and-base",
    question:
      "What do I put in the form for expected salary, preferred base and reason for leaving?",
    answer:
      "In the salary box put 'According to your scale' if it takes words, otherwise the figure from the advert or the airline's page; you won't be bargaining. Base: the one you'd move to first, then others you could live with; a base you refuse later costs the offer. 'Any' only if it's true. Reason for leaving: three or four neutral words, like 'end of contract' or 'studies', never a complaint. Notice period: the true one.",
    check: "Would you say the same in the interview? They have the form in front of them.",
  },
  {
    id: "filling-in-the-form",
    question:
      "How long does the application take, does it cost anything, and may somebody help me?",
    answer:
      "Applying is free at every real airline. Count on an evening: the form itself is quick if passport, dates of all jobs, references, photos and CV lie ready, and the short answers want a second look the next day. A friend may check spelling; words and ticks have to be yours, because you sign that they're true and they'll ask you about them. Tests and recorded answers you do alone. Save often, and copy what you sent.",
    check: "Papers, photos and dates in one folder before you open the page.",
  },
  {
    id: "just-for-a-year",
    question: "Can I be cabin crew just for a summer or a year, and do I say so?",
    answer:
      "You can be cabin crew just for a summer: holiday and low-cost airlines in Europe take seasonal crew, who apply in autumn or winter and train in spring. A year is common too, but read the contract first: bond, notice, a Gulf term of some years. In the interview don't announce an end date for a permanent post; 'I'd like to learn this well and see where it leads' is honest if you haven't decided.",
    check: "What would leaving after a year cost? Look for the word 'bond'.",
  },
  {
    id: "nationality-and-marriage",
    question:
      "Does nationality matter, and do I have to be single or without children for a Gulf airline?",
    answer:
      "Large Gulf airlines hire from well over a hundred nations, and married people and parents are taken too. Nationality counts through the papers: can you get the work permit, and will the countries on the network let you in? Now and then no permits are given for one nation. Beginners mostly live in shared or single company rooms and may bring nobody; family visas come with rank or years.",
    check: "Ask in writing: housing with a spouse, visits, and a visa for my nationality.",
    source: {
      name: "Gulf airlines' own careers pages on nationalities and accommodation",
      year: 2025,
    },
  },
  {
    id: "pending-case-or-sealed-record",
    question: "I have a pending court case, or my record was expunged. Can I apply?",
    answer:
      "You can apply with a pending case, but the authority often waits with the airport pass, and in the US an arrest for a listed offence has to be cleared up first. A sealed, spent or expunged entry needn't be named in many forms, though security checks can see more than ordinary ones. So read the exact wording of the question, ask a lawyer or the pass office, and never answer more rosily than the papers.",
    check: "Order your own certificate first: what would the authority see today?",
    source: {
      name: "49 CFR 1544.229(d) and (g); Implementing Regulation (EU) 2015/1998, 11.1.3",
      year: 2024,
    },
  },
  {
    id: "other-mental-health",
    question:
      "I have bipolar disorder or had an eating disorder or panic attacks. Can I be cabin crew?",
    answer:
      "Panic attacks and an eating disorder that lie behind you often pass; bipolar disorder is harder, because nights and time zones are just what upsets it, and many are found unfit. All of them are looked at closely: in Europe a psychiatrist's or psychologist's report decides, on how long you've been well and what you take. Be honest at the medical, and with yourself: would this life keep you well?",
    check: "Ask the doctor who treats you first: what would four nights in a row do to me?",
    source: {
      name: "EASA and UK acceptable means of compliance to MED.C.025, mental health",
      year: 2024,
    },
  },
  {
    id: "heights-and-small-spaces",
    question: "I'm afraid of heights or small spaces. Can I still be cabin crew?",
    answer:
      "A fear of heights or small spaces needn't stop you. Height is hardly felt in a cabin; the one test is the slide in training, some seconds long. Small spaces are nearer to the job: lavatories, a bunk in crew rest, a smoke hood. If you can stay in them for ten minutes with a beating heart, training will do the rest. If you have to get out, work on it first, with a therapist; it's one of the fears that goes best.",
    check:
      "Ten minutes in a small dark bathroom with a hood over your head: can you count to six hundred?",
  },
];
