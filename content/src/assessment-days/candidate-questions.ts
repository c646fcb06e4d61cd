import { EVERYDAY_QUESTIONS } from "./everyday-questions.ts";
import { FLIGHT_QUESTIONS } from "./flight-questions.ts";
import { JOB_QUESTIONS } from "./job-questions.ts";
import { JOINING_QUESTIONS } from "./joining-questions.ts";
import { RECRUITER_QUESTIONS } from "./recruiter-questions.ts";
import type { CandidateQuestion } from "./schema.ts";
import { WORRY_QUESTIONS } from "./worry-questions.ts";

/**
 * What candidates ask about the way to the job, answered as a former purser would: what holds at most airlines, and no
 * figure without its source, because figures differ and stand in the airlines' own entries.
 */
const WAY_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "too-old",
    question: "Am I too old to change career and become cabin crew?",
    answer:
      "Airlines publish a lowest age and hardly ever a highest one; people begin in their thirties, forties and fifties. What counts is the medical, the shifts and the training exams. Bring your earlier work as an asset: calm with difficult people, responsibility, reliability.",
    check:
      "Look up the lowest age and the medical of your airline, and say in one sentence why you change now.",
  },
  {
    id: "no-experience",
    question: "Can I become cabin crew without any experience of flying?",
    answer:
      "Yes. Nearly all beginners have none: the airline trains them from the first day. What helps is work with people, in a shop, a hotel, a hospital, a school or a call centre, and a true story or two from it. Volunteering and sport count as well.",
    check: "Some airlines ask for a year or two of work with customers: read the advertisement.",
  },
  {
    id: "no-degree",
    question: "Do I need a university degree to be cabin crew?",
    answer:
      "At most airlines not: finished school is enough, and a few, above all in Asia, ask for a diploma or a degree. A degree neither gets you hired nor stands in your way. If yours is from abroad, ask early whether it has to be translated or recognised.",
    check: "The line on education in the advertisement decides.",
  },
  {
    id: "course-beforehand",
    question: "Should I pay for a cabin crew course or an academy before I apply?",
    answer:
      "As a rule no: the airline trains you itself and often pays you meanwhile. In Europe a Cabin Crew Attestation from a private school can shorten the way at airlines that ask for it, but it is no promise of a job. Compare before you pay.",
    check: "Ask the airline whether it wants the certificate before you are hired.",
  },
  {
    id: "job-scam",
    question: "Is it real when somebody asks for money to get me an interview?",
    answer:
      "Airlines take no money for an application, an interview or an offer. Who asks for a fee, your card or a passport scan by chat is most likely a fraud, however good the logo looks. Apply through the careers page that you typed yourself, and report the message to the airline.",
    check: "Compare the sender's address with the one on the airline's own page.",
  },
  {
    id: "several-airlines",
    question: "May I apply to several airlines at the same time?",
    answer:
      "Yes, and recruiters know it. Keep a list of dates and of what you wrote to whom, because the reasons for one airline must not stand in the letter to another. If you are asked, say so openly and say why this one comes first.",
    check: "Once you have signed, tell the others at once.",
  },
  {
    id: "reapply",
    question: "I was rejected. When may I apply again, and what should change?",
    answer:
      "Most airlines have a waiting time of some months and say how long in the refusal or on the careers page. Use it: write down what was asked, find the one point where it was lost, and come back with something new, such as a language, a job with guests or a first-aid course.",
    check: "Note the first day on which you may apply again.",
  },
  {
    id: "how-long-hiring",
    question: "How long does it take from the application to the first flight?",
    answer:
      "Weeks at best, often some months: application, tests, day, offer, medical, references, security check, course. After a yes you may wait in a pool until a course has room. Delays are usual and say nothing about you.",
    check: "Keep your job until offer, medical and checks are all in writing.",
  },
  {
    id: "no-answer",
    question: "They have not answered my application. What should I do?",
    answer:
      "Wait for the time that they named; if they named none, ask once after two or three weeks, in two polite sentences with your reference number. Look in the spam folder and in the portal first. Silence often means that a course is full, not that you were bad.",
    check: "Meanwhile apply elsewhere and go on practising.",
  },
  {
    id: "cover-letter",
    question: "What belongs in a cover letter for cabin crew?",
    answer:
      "Less than a page: why this airline, in a fact that fits no other; one story of people or safety with its result; when you can start and that you meet the requirements. No list of virtues, no childhood dream. Read it aloud: a person should speak.",
    check: "Write the name of the right airline in it.",
  },
  {
    id: "cv-photo",
    question: "Which photo do I send with my application?",
    answer:
      "The advertisement says which: passport style or full length, background, clothes. Where it says nothing: alone, business clothes, light and plain background, hair off the face, a smile, taken lately. No filter, no party cut out, no mirror selfie. In some countries none is wanted.",
    check: "Keep to size, background and file name as they are asked for.",
  },
  {
    id: "social-media",
    question: "Do recruiters look at my social media?",
    answer:
      "Some do, and what is public may be read. Take away what you would not say in uniform: insults, drink, complaints about employers. You need not be invisible: a friendly, true profile helps. After you are hired the airline's rules on pictures in uniform apply.",
    check: "Look at your own profile without being signed in.",
  },
  {
    id: "criminal-record",
    question: "I have a criminal record. Can I still become cabin crew?",
    answer:
      "An airport pass needs a background check, and some offences rule it out for a time or for good, by the law of each country. Small or old entries are often no bar, a hidden one is: lying in the form costs the place even years later.",
    check: "Ask the authority that issues the pass, or the airline, before you resign anywhere.",
  },
  {
    id: "visa-and-passport",
    question: "Do I need a visa or a certain passport to work for a foreign airline?",
    answer:
      "You need the right to live and work where you are based. Gulf airlines usually arrange the permit for people from abroad; in Europe, Britain and the United States most expect that you have it already. Your passport also has to let you into the countries that are flown to.",
    check: "The airline's own page says which passports or permits it takes; ask me for its entry.",
  },
  {
    id: "tattoos-in-general",
    question: "Can I be cabin crew with a tattoo or a piercing?",
    answer:
      "It depends on where it is. Most airlines refuse what can be seen in uniform, some allow small ones or a cover of cloth or make-up, and a few have become open. Piercings beyond a simple pair in the ears mostly come out on duty. Say it when you are asked, and do not hide it for the day.",
    check: "Ask me for the rule of the airline that you want.",
  },
  {
    id: "glasses-in-general",
    question: "Can I be cabin crew if I wear glasses or contact lenses?",
    answer:
      "Yes, at most airlines: you need good enough sight with glasses or lenses, and often a spare pair on duty. Colour vision may be tested. After laser surgery tell the doctor and bring the report. Plain frames suit the uniform; some airlines prefer lenses.",
    check: "The limits stand in the airline's medical requirements.",
  },
  {
    id: "height-and-reach-in-general",
    question: "I am short. Is there a minimum height for cabin crew?",
    answer:
      "What matters is whether you can reach the emergency equipment above the seats, so most airlines measure your reach on tiptoe and not your height; some ask for both. Stretching helps posture by a little, not by a hand. Too tall can be a point in small cabins.",
    check: "Measure yourself at a wall, without shoes, and compare with the airline's entry.",
  },
  {
    id: "swimming-in-general",
    question: "I cannot swim well. Is there a swimming test?",
    answer:
      "Many airlines ask you to swim a certain distance or to tread water, and nearly all train getting into a raft in a pool. Nobody needs style; everybody must not panic. Take lessons now rather than hope, and say in time if you are afraid of water.",
    check: "Distance and time differ: the airline tells them with the invitation.",
  },
  {
    id: "weight-in-general",
    question: "Is there a weight limit for cabin crew?",
    answer:
      "Most airlines speak of weight in proportion to height, of fitting the jumpseat harness and of passing the medical; few name figures. You have to move fast through a narrow aisle and an exit. Eat and train for stamina, and leave crash diets alone.",
    check: "Where an airline has a figure, its entry gives it.",
  },
  {
    id: "health-conditions",
    question: "I have asthma, diabetes, epilepsy or another condition. Can I fly as crew?",
    answer:
      "Only the aeromedical doctor can say, from your records: some well-controlled conditions pass, others do not, and rules differ by country. Do not stop a medicine to look healthy and do not leave it out of the form: what comes out later costs the job.",
    check: "Ask an aeromedical examiner before you apply if you are in doubt.",
  },
  {
    id: "skin-and-teeth",
    question: "Are scars, acne, braces or an unusual look a problem?",
    answer:
      "Hardly ever. Airlines want a cared-for look, not a model: clean skin, teeth, nails, hair. Clear braces are mostly fine, scars too unless they are very visible and the airline is strict. Make-up to the airline's guide is enough. Smile with whatever teeth you have.",
    check: "The grooming guide of your airline says what it wants.",
  },
  {
    id: "hair-and-beard",
    question: "Which hair, hair colour or beard is allowed?",
    answer:
      "Natural-looking colours, off the face, tied up when it reaches the collar: that is right nearly everywhere. Braids, locs and afros are accepted by more and more airlines when they are neat. Beards range from forbidden to short and trimmed, also because a mask has to fit.",
    check: "Look at the airline's crew on its own pictures, then ask.",
  },
  {
    id: "headscarf-and-faith",
    question: "May I wear a hijab, a turban or a sign of my faith?",
    answer:
      "That differs widely: some airlines have a headscarf in the uniform, others allow it, others do not. The same holds for a turban, a cross or a skullcap. Duties such as serving alcohol go with most jobs. Ask before the day, in writing, without excuse.",
    check: "I can tell what is in the airline's entry; the recruiter has the last word.",
  },
  {
    id: "english-not-perfect",
    question: "Is an accent or imperfect English a reason to reject me?",
    answer:
      "An accent is none. You have to be understood in an announcement and to understand a captain in a hurry. Speak slowly, in short sentences, and ask when you did not catch something: recruiters like that better than a guess. Practise your stories aloud in English every day.",
    check: "The airline names the level or the test where it wants one.",
  },
  {
    id: "which-languages-help",
    question: "Which languages help, and how many do I need?",
    answer:
      "English everywhere, the language of the country at many airlines, and any other as a plus, above all where the routes go. State your level honestly: it may be tested within the first minute. One language that works is worth more than five on paper.",
    check: "See the languages in the airline's entry.",
  },
  {
    id: "shy-person",
    question: "I am shy and quiet. Can I be cabin crew?",
    answer:
      "Yes: crews need listeners. What they cannot use is somebody who does not speak when it matters. In the group, say one useful thing early, ask a quiet person for a view, sum up. Practise aloud with strangers: a till, a reception desk, a volunteer job.",
    check: "Do three one-minute answers aloud today; I can ask you the questions.",
  },
  {
    id: "come-across-cold",
    question: "People say that I look stern or cold. What can I do before the interview?",
    answer:
      "Change three habits, not your character: look up and smile with the greeting and the goodbye, let your face answer while others speak, and end on what the person felt. Have one story ready in which you cared for somebody. Calm and firm is an asset in an emergency: say so, and show the warm side first.",
    check: "Record one minute on your telephone without sound and look only at your face.",
  },
  {
    id: "blank-in-the-interview",
    question: "What if my mind goes blank or I do not understand the question?",
    answer:
      "Breathe out, repeat the question in your own words, and ask for a moment: 'May I think for a second?' is a good sentence. Not understood? 'Could you say that once more, please?' If you began badly, say 'Let me start again'. Nobody marks a pause; they mark invented stories.",
    check: "Have three stories ready that you can turn to many questions.",
  },
  {
    id: "one-story-for-all",
    question: "May I use the same story for several questions?",
    answer:
      "Twice at most, and from another side: the same evening can show teamwork to one assessor and calm to another. Prepare five or six, so that for each subject there are two. Small and true beats great and vague, and work, study, sport or family may all give one.",
    check: "Keep them in your story bank here, each with its result.",
  },
  {
    id: "memorised-answers",
    question: "Should I learn my answers by heart?",
    answer:
      "No: it is heard at once, and one other word throws you out. Learn the bones: situation, what you did, result, as three key words on a card. Tell the story each time in new words until it flows. Only the first sentence about yourself may be fixed.",
    check: "Record yourself once and listen for sentences that nobody says.",
  },
  {
    id: "online-interview-setup",
    question: "How do I set up a live video interview at home?",
    answer:
      "Camera at eye level, light in front of you, plain wall, quiet room, cable or good signal, telephone on silent. Business dress down to the shoes: you may have to stand up. Look into the lens when you speak. Join early, with the number of the recruiter at hand in case it breaks off.",
    check: "Try the whole set-up the day before: the camera test of this site shows what they see.",
  },
  {
    id: "late-for-the-day",
    question: "I am late or ill on the day of the interview. What do I do?",
    answer:
      "Call or write at once, before the time, with your name and reference: say it in one sentence, apologise once, ask whether another day is possible. Doors at assessment days often close on the minute, so plan to be there far too early. Do not come with a fever.",
    check: "Put the number of the venue in your telephone the evening before.",
  },
  {
    id: "what-men-wear",
    question: "What does a man wear to the interview?",
    answer:
      "A dark suit that fits, plain shirt, tie, polished shoes, dark socks, belt in the colour of the shoes. Shaved or trimmed to the airline's rule, hair cut, nails clean, little or no scent, one plain watch. No trainers, no loud pattern, no bulging pockets.",
    check: "Raise both arms in the jacket: it must not pull.",
  },
  {
    id: "what-women-wear",
    question: "What does a woman wear to the interview?",
    answer:
      "A suit, or a plain dress or skirt to the knee with a jacket, or trousers where the airline has them; closed shoes in which you can stand all day. Hair up or well off the face, light make-up as in the guide, short clean nails, little jewellery. Spare tights in the bag.",
    check: "Sit, stretch and walk in it the day before.",
  },
];

export const CANDIDATE_QUESTIONS: readonly CandidateQuestion[] = [
  ...WAY_QUESTIONS,
  ...RECRUITER_QUESTIONS,
  ...JOINING_QUESTIONS,
  ...WORRY_QUESTIONS,
  ...EVERYDAY_QUESTIONS,
  ...JOB_QUESTIONS,
  ...FLIGHT_QUESTIONS,
];
