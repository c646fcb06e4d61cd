import type { CandidateQuestion } from "./schema.ts";

/**
 * What candidates ask about the way to the job, answered as a former purser would: what holds at most airlines, and no
 * figure without its source, because figures differ and stand in the airlines' own entries.
 */
export const WAY_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "too-old",
    question: "Am I too old to change career and become cabin crew?",
    answer:
      "Airlines publish a minimum age, the lowest they take, and hardly ever a maximum; people start in their thirties, forties and fifties. What counts is the medical, the shifts and the training exams. Your earlier work is an asset: you're calm with difficult people, responsible, reliable.",
    check:
      "Look up your airline's minimum age and medical, and say in one sentence why you're changing career now.",
  },
  {
    id: "no-experience",
    question: "Can I become cabin crew without any experience of flying?",
    answer:
      "Nearly all beginners have no experience of flying: the airline trains them from day one. What helps is work with people, in a shop, a hotel, a hospital, a school or a call centre, and a true story or two from it. Volunteering and sport count too.",
    check:
      "Some airlines ask for a year or two of customer service experience: read the job advert.",
  },
  {
    id: "no-degree",
    question: "Do I need a university degree to be cabin crew?",
    answer:
      "Most airlines don't ask for a university degree: finishing school is enough, and a few, mainly in Asia, ask for a diploma or a degree. A university degree won't get you hired and won't hold you back. If yours is from abroad, ask early whether it has to be translated or recognised.",
    check: "Go by the line on education in the job advert.",
  },
  {
    id: "course-beforehand",
    question: "Should I pay for a cabin crew course or an academy before I apply?",
    answer:
      "As a rule you needn't pay for a cabin crew course or an academy: the airline trains you itself and often pays you while it does. In Europe a Cabin Crew Attestation from a private school can speed things up at airlines that ask for it, but it doesn't guarantee a job. Compare before you pay.",
    check: "Ask the airline whether it wants the certificate before you are hired.",
  },
  {
    id: "job-scam",
    question: "Is it real when somebody asks for money to get me an interview?",
    answer:
      "Airlines don't take money for an application, an interview or an offer. Anyone who asks for a fee, your card or a passport scan by chat is most likely a fraud, a scam, however good the logo looks. Apply through the careers page, with the address typed in yourself, and report the message to the airline.",
    check: "Compare the sender's address with the one on the airline's own page.",
  },
  {
    id: "several-airlines",
    question: "May I apply to several airlines at the same time?",
    answer:
      "Applying to several airlines at the same time is fine, and recruiters know it. Keep a list of dates and of what you wrote to whom, so the reasons for one airline don't end up in your letter to another. If they ask, be open about it and say why this one comes first.",
    check: "Once you've signed, tell the others straight away.",
  },
  {
    id: "reapply",
    question: "I was rejected. When may I apply again, and what should change?",
    answer:
      "Most airlines make you wait some months before you apply again, and say how long in the rejection or on the careers page. Use the waiting time: write down what they asked, find the one point where you lost it, and come back with something new, such as a language, a customer service job or a first-aid course.",
    check: "Note the first day you can apply again.",
  },
  {
    id: "how-long-hiring",
    question: "How long does it take from the application to the first flight?",
    answer:
      "From the application to the first flight it takes weeks at best, often some months: tests, assessment day, offer, medical, references, security check, training course. After a yes you may wait in a pool until there's a place on a course. Delays are normal and say nothing about you.",
    check: "Keep your job until offer, medical and checks are all in writing.",
  },
  {
    id: "no-answer",
    question: "They have not answered my application. What should I do?",
    answer:
      "When an application goes unanswered, wait as long as they said; if they didn't say, ask once after two or three weeks, in two polite sentences with your reference number. Look in your spam folder and in the portal first. Silence often means a course is full, not that you did badly.",
    check: "In the meantime, apply elsewhere and keep practising.",
  },
  {
    id: "cover-letter",
    question: "What belongs in a cover letter for cabin crew?",
    answer:
      "Keep a cover letter under a page: why this airline, with a fact that fits no other; one story about people or safety with its result; when you can start and that you meet the requirements. No list of virtues, no childhood dream. Read it aloud: it should sound like a person.",
    check: "Check it names the right airline.",
  },
  {
    id: "cv-photo",
    question: "Which photo do I send with my application?",
    answer:
      "The job advert says which photo to send: passport style or full length, background, clothes. If it doesn't: a recent photo of you alone, in business clothes, smiling, hair off your face, against a light, plain background. No filter, no cropped party picture, no mirror selfie. In some countries they don't want a photo.",
    check: "Stick to the size, background and file name they ask for.",
  },
  {
    id: "social-media",
    question: "Do recruiters look at my social media?",
    answer:
      "Some recruiters look at social media, and they may read anything public. Take down what you wouldn't say in uniform: insults, drinking, complaints about employers. You don't have to be invisible: a friendly, honest profile helps. Once you're hired, the airline's rules on pictures in uniform apply.",
    check: "Look at your own profile while signed out.",
  },
  {
    id: "criminal-record",
    question: "I have a criminal record. Can I still become cabin crew?",
    answer:
      "An airport pass needs a background check, and some offences rule it out for a time or for good, by the law of each country. Small or old entries often don't matter, a hidden one does: lying on the form can cost you the job even years later.",
    check:
      "Ask the authority that issues the pass, or the airline, before you hand in your notice.",
  },
  {
    id: "visa-and-passport",
    question: "Do I need a visa or a certain passport to work for a foreign airline?",
    answer:
      "You need the right to live and work where you're based. Gulf airlines usually arrange the permit for people from abroad; in Europe, Britain and the United States most expect you to have it already. Your passport also has to let you into the countries the airline flies to.",
    check: "The airline's own page says which passports or permits it takes; ask me for its entry.",
  },
  {
    id: "tattoos-in-general",
    question: "Can I be cabin crew with a tattoo or a piercing?",
    answer:
      "With a tattoo it's the place that counts: most airlines say no to anything that can be seen in uniform, some allow small ones or let you cover them with cloth or make-up, and a few have relaxed. Piercings beyond a simple pair in the ears mostly come out on duty. If they ask, say so, and don't hide it for the day.",
    check: "Ask me for your airline's rule.",
  },
  {
    id: "glasses-in-general",
    question: "Can I be cabin crew if I wear glasses or contact lenses?",
    answer:
      "Glasses and contact lenses are fine at most airlines: your sight has to be good enough with glasses or lenses, and you often carry a spare pair on duty. They may test colour vision. If you've had laser surgery, tell the doctor and bring the report. Plain frames suit the uniform; some airlines prefer lenses.",
    check: "The limits are in the airline's medical requirements.",
  },
  {
    id: "height-and-reach-in-general",
    question: "I am short. Is there a minimum height for cabin crew?",
    answer:
      "What matters is whether you can reach the emergency equipment above the seats, so most airlines measure your reach on tiptoe rather than your height; some ask for both. Stretching helps your posture, so you gain a little, not a lot. Being too tall can be a problem in small cabins.",
    check: "Measure yourself at a wall, without shoes, and compare with the airline's entry.",
  },
  {
    id: "swimming-in-general",
    question: "I cannot swim well. Is there a swimming test?",
    answer:
      "Many airlines ask you to swim a certain distance or tread water, and nearly all have you practise getting into a raft in a pool. Your style doesn't matter; not panicking does. Take lessons now rather than hope, and say early on if you're afraid of water.",
    check: "Distance and time differ: the airline tells you with the invitation.",
  },
  {
    id: "weight-in-general",
    question: "Is there a weight limit for cabin crew?",
    answer:
      "Most airlines talk about weight in proportion to height, fitting the jumpseat harness and passing the medical; few give figures. You have to move fast through a narrow aisle and an exit. Eat and train for stamina, and leave crash diets alone.",
    check: "Where an airline has a figure, its entry gives it.",
  },
  {
    id: "health-conditions",
    question: "I have asthma, diabetes, epilepsy or another condition. Can I fly as crew?",
    answer:
      "With a health condition, only the doctor who examines you for the job can say whether you're fit, from your records: in Europe and many other places an aeromedical one, in the US the airline's. Some well-controlled conditions pass, others don't. Don't stop a medicine to look healthy and don't leave it off the form: if it comes out later, you lose the job.",
    check: "If you're in doubt, ask an aeromedical examiner before you apply.",
  },
  {
    id: "skin-and-teeth",
    question: "Are scars, acne, braces or an unusual look a problem?",
    answer:
      "Scars, acne, braces or an unusual look are hardly ever a problem. Airlines want you well groomed, not a model: clean skin, teeth, nails, hair. Clear braces are mostly fine, and scars too, unless they're very visible and the airline is strict. Make-up that follows the airline's guide is enough. Smile with whatever teeth you have.",
    check: "The grooming guide of your airline says what it wants.",
  },
  {
    id: "hair-and-beard",
    question: "Which hair, hair colour or beard is allowed?",
    answer:
      "Hair in a natural-looking colour, off your face and tied up if it reaches your collar, is right nearly everywhere. More and more airlines accept braids, locs and afros when they're neat. Beards range from forbidden to short and trimmed, partly because a mask has to fit.",
    check: "Look at the crew in the airline's own pictures, then ask.",
  },
  {
    id: "headscarf-and-faith",
    question: "May I wear a hijab, a turban or a sign of my faith?",
    answer:
      "Whether you may wear a hijab varies a lot: some airlines have a headscarf in the uniform, others allow it, others don't. The same goes for a turban, a cross or a skullcap. Duties such as serving alcohol come with most jobs. Ask before the day, in writing, and don't apologise for asking.",
    check: "I can tell you what's in the airline's entry; the recruiter has the last word.",
  },
  {
    id: "english-not-perfect",
    question: "Is an accent or imperfect English a reason to reject me?",
    answer:
      "An accent is no reason at all to reject you. People have to understand your announcements, and you have to understand a captain in a hurry. Speak slowly, in short sentences, and ask when you didn't catch something: recruiters like that better than a guess. Practise your stories aloud in English every day.",
    check: "If the airline wants a certain level or test, it says so.",
  },
  {
    id: "which-languages-help",
    question: "Which languages help, and how many do I need?",
    answer:
      "You need English everywhere and the local language at many airlines, and any other is a plus, especially one spoken on its routes. Be honest about your level: they may test it in the first minute. One language you can really use is worth more than five on paper.",
    check: "See the languages in the airline's entry.",
  },
  {
    id: "shy-person",
    question: "I am shy and quiet. Can I be cabin crew?",
    answer:
      "Shy, quiet people can be cabin crew: crews need listeners. What they can't use is somebody who doesn't speak up when it matters. In the group, say one useful thing early, ask another quiet person what they think, sum up. Practise talking to strangers: a till, a reception desk, a volunteer job.",
    check: "Do three one-minute answers aloud today; I can ask you the questions.",
  },
  {
    id: "come-across-cold",
    question: "People say that I look stern or cold. What can I do before the interview?",
    answer:
      "If you look stern or cold, change three habits and not your character: look up and smile when you say hello and goodbye, let your face react while others speak, and end on how the person felt. Have one story ready where you cared for somebody. Being calm and firm is an asset in an emergency: say so, but show your warm side first.",
    check: "Record a minute on your phone, play it without sound and look only at your face.",
  },
  {
    id: "blank-in-the-interview",
    question: "What if my mind goes blank or I do not understand the question?",
    answer:
      "When your mind goes blank, breathe out, repeat the question in your own words, and ask for a moment: 'May I think for a second?' is fine. Didn't understand? 'Could you say that again, please?' If you started badly, say 'Let me start again'. Nobody marks you down for a pause; they do for invented stories.",
    check: "Have three stories ready that work for lots of questions.",
  },
  {
    id: "one-story-for-all",
    question: "May I use the same story for several questions?",
    answer:
      "You can tell the same story twice at most, and from a different angle: the same evening can show teamwork to one assessor and calm to another. Prepare five or six, so you have two for each subject. Small and true beats big and vague, and they can come from work, study, sport or family.",
    check: "Keep them in your story bank here, each with its result.",
  },
  {
    id: "memorised-answers",
    question: "Should I learn my answers by heart?",
    answer:
      "Don't learn whole answers by heart: they hear it straight away, and one unexpected word throws you. Learn the bones by heart: situation, what you did, result, as three key words on a card. Tell the story in new words each time until it flows. Only your first sentence about yourself can be fixed.",
    check: "Record yourself once and listen for sentences nobody would say.",
  },
  {
    id: "online-interview-setup",
    question: "How do I set up a live video interview at home?",
    answer:
      "A video interview at home needs the camera at eye level, light in front of you, a plain wall, a quiet room, cable or good signal, and the phone on silent. Business dress down to your shoes: you may have to stand up. Look into the lens when you speak. Join early, with the recruiter's number handy in case you get cut off.",
    check: "Try it all the day before: this site's camera test shows you what they'll see.",
  },
  {
    id: "late-for-the-day",
    question: "I am late or ill on the day of the interview. What do I do?",
    answer:
      "If you're late or ill, call or write straight away, before your slot, with your name and reference: say it in one sentence, apologise once, ask if another day is possible. Doors at assessment days often close on the minute, so plan to be there far too early. Don't come with a fever.",
    check: "Save the venue's number in your phone the evening before.",
  },
  {
    id: "what-men-wear",
    question: "What does a man wear to the interview?",
    answer:
      "A man wears a dark suit that fits, plain shirt, tie, polished shoes, dark socks, and a belt that matches your shoes. Be shaved or trimmed to the airline's rule, with a fresh haircut, clean nails, little or no scent and one plain watch. No trainers, no loud pattern, no bulging pockets.",
    check: "Raise both arms in the jacket: it shouldn't pull.",
  },
  {
    id: "what-women-wear",
    question: "What does a woman wear to the interview?",
    answer:
      "A woman wears a suit, or a plain dress or knee-length skirt with a jacket, or trousers where the airline has them, and closed shoes to stand in all day. Wear your hair up or well off your face, light make-up that follows the guide, short clean nails, little jewellery. Keep spare tights in your bag.",
    check: "Sit, stretch and walk in it the day before.",
  },
];
