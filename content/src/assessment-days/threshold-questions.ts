import type { CandidateQuestion } from "./schema.ts";

/** What somebody asks who stands before a mark: just short of it, unsure whether it bends, or far from where it is measured. As in `candidate-questions.ts`: no figure without its source. */
export const THRESHOLD_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "short-of-a-requirement",
    question: "I just miss a requirement. Do I apply anyway, or wait until I meet it?",
    answer:
      "Some requirements don't bend, so wait until you meet them: age on the date named, reach, right to work, swimming. The form sorts you out by them and a no may cost months. Others are read more widely: short jobs, an internship and volunteering may add up to the experience asked for. 'Preferred' and 'an advantage' shut nobody out. Never round up: papers are checked before you join.",
    check: "Ask the airline in one sentence: does this count? Keep the reply.",
  },
  {
    id: "miss-the-mark-on-the-day",
    question:
      "What happens if I don't reach, swim or pass a test on the day? Do they send me home?",
    answer:
      "If you miss the reach, the swim or a test, most airlines send you home, politely and at once: the rest of the day can't make up for a mark you miss. It isn't held against you, and you may come back after the wait the airline names. At the reach, ask for a second try: warm up, go on tiptoe, push the shoulder to the ear, breathe out. A swim or an exam failed in training can mostly be repeated once.",
    check: "Test yourself at home, to the centimetre and the length, before you pay for a trip.",
  },
  {
    id: "recruitment-near-home",
    question: "Do they recruit in my country, or do I have to fly to their base?",
    answer:
      "Many airlines begin online, with a form, tests and often a recorded video, so nobody travels before an invitation. Large Gulf and Asian airlines also hold their days in cities abroad; others only at home. Dates stand on the airline's careers or events page and nowhere else you can trust. Ask whether a day by video is possible, and who pays for the trip.",
    check: "Book nothing before you have an invitation in writing, and set an alert on that page.",
  },
  {
    id: "polishing-a-story",
    question: "May I round up figures or polish my story, and would they check it?",
    answer:
      "Polish the order of your story, never its facts or figures. Nobody rings your old boss about one story, but they ask on: who was there, what was said, how do you know? An invented figure comes apart at the second question, and jobs and references are checked before you start. If you don't have the figure, say 'roughly', or tell what somebody said or did instead: that convinces more.",
    check: "For each figure in a story, know where it comes from.",
  },
  {
    id: "no-job-for-me-they-say",
    question:
      "They say cabin crew is no job for somebody with a degree, or for a man. What do I say?",
    answer:
      "Tell them that cabin crew is a safety job with exams before the first flight and every year, in which you give first aid, fight fire and empty an aircraft. Men and graduates work in every crew, and it has a ladder: senior, purser, instructor, desk jobs. Don't argue about prestige: show them a syllabus, let them talk to crew, name a day to look at it again. One doubting voice isn't your measure.",
    check: "Say in two sentences why you want it, without defending yourself.",
  },
  {
    id: "early-starts-and-school",
    question: "Who gets the children to school when I start at four in the morning?",
    answer:
      "When you start at four, somebody else has to get the children to school, and that's the honest core of it: a partner with fixed hours, a parent nearby, or a sitter who stays the night. On short haul, earlies and lates mostly come in blocks, so ask how many in a row, how early the roster is out and how swaps work. Standby is the hard part. Fixed patterns and part time mostly come after some years.",
    check: "Write down who comes at four on a standby day. With a name there, you're ready.",
  },
  {
    id: "a-centimetre-short",
    question: "I'm one or two centimetres short of the reach. What can I still do?",
    answer:
      "A centimetre or two is often technique. Stand close, feet together, up on your toes, the shoulder pushed to the ear, fingers long, breathe out and go up slowly. Stretch calves, back and shoulders every day, warm up, and count the evening's figure: in the morning you're taller. Let somebody else mark the wall. If you touch it twice on different days, go; if not, airlines with a lower mark are the better plan.",
    check: "Measure three evenings running, barefoot, and count the lowest figure.",
  },
  {
    id: "remove-a-tattoo-or-say-nothing",
    question: "My tattoo would show in the uniform. Do I have it removed, hide it or say nothing?",
    answer:
      "Don't hide a tattoo or leave it off the form: it's looked for on the day or at the medical, and a lie costs more than the ink. Laser takes many sessions with weeks between, and the skin has to heal, so it's a plan for a year, not for next week. Ask the airline with a photo in the clothes you'd wear. If they say no, there are airlines that now allow small ones, and you can fly there meanwhile.",
    check: "Try skirt and tights like the uniform's in daylight: does it show at arm's length?",
  },
  {
    id: "colleague-at-fault-in-a-story",
    question: "May my story show a colleague who did wrong, or does that sound like talking badly?",
    answer:
      "A story about a colleague's mistake is fine, and often strong, as long as it's about what you did. No name, no verdict on character: say what you saw ('twice I saw money go from the jar into a pocket'), not what he is. One sentence for that, then your steps: you spoke with the person alone first, then with whoever had to know. Leave out debts, tears and gossip, and end on what changed for the team.",
    check: "Would your colleague, listening, say that it's fair? Then so will the recruiter.",
  },
  {
    id: "age-of-a-story",
    question: "How old may the story be that I tell in an interview?",
    answer:
      "A story from the last two or three years is best, because it shows how you work now. An older one is fine if it's clearly the strongest, or if you've been at home or studying since; say the year in half a sentence and don't excuse it. Beyond ten years it sounds as if nothing had happened after. Have at least one recent story as well, even a small one: from a club, a school, a queue at the counter.",
    check:
      "For each of your stories write down the year: is one of them from the last twelve months?",
  },
  {
    id: "healed-complaint-at-the-medical",
    question: "I had something with my health that has healed. Do I mention it at the medical?",
    answer:
      "Mention it where you're asked: the questionnaire at the medical wants past illnesses, operations and back trouble as well, and you sign that it's true. Healed is healed: what it was, when, what was done, and since when you've had nothing, in two sentences, with the last letter if you have one. It rarely changes anything; found out later, it does. In the interview and on the form it's nobody's business.",
    check: "Ask your surgery for the last report now: it takes a week or two to come.",
  },
];
