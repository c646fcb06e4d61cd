import type { PersonalAnswer } from "./personal-answer.ts";

/** Weaknesses that applicants name. What they mean in the cabin is judged by what its work asks for: people, rules, time, stress. */
export const WEAKNESSES: readonly PersonalAnswer[] = [
  {
    id: "impatient",
    advice:
      "Impatient works if it's with things that stand still, and never with people. Say where it shows and what you do: 'When a shift plan isn't decided I get restless and push. My manager told me, so now I ask when it'll be settled and leave it until then.' Impatience with guests would be read as short-tempered.",
  },
  {
    id: "perfectionist",
    advice:
      "Not by that name: they hear perfectionist all day, and it sounds like praise in disguise. Narrow it to one moment and what it cost others: 'I laid a colleague's table again because the glasses weren't in line, and she was hurt. Now I ask myself whether a guest would notice.'",
  },
  {
    id: "shy",
    advice:
      "Shy at the start is fine if you show that it doesn't stop you: 'With new people I'm quiet for the first hour, so I make myself ask the first question.' On board you meet new colleagues on nearly every flight, so have a moment ready when you spoke up first. If it's too strong for a full cabin, choose another.",
  },
  {
    id: "talks-too-much",
    advice:
      "Talking too much is human and safe, if you know what it does: 'I explain too long when I'm keen, and a colleague told me guests had stopped listening. Now I say it in two sentences and ask whether they'd like more.' Then be short in every other answer, or you prove it.",
  },
  {
    id: "cannot-say-no",
    advice:
      "Not being able to say no is a good one for cabin crew: it's true of many, and the job asks for a friendly no all day. 'I took every extra shift until I made a mistake from being tired. Now I say: let me look, and answer an hour later.' Add one no you said to a customer, politely, and kept.",
  },
  {
    id: "late",
    advice:
      "Leave lateness out: a crew member who's late holds up an aircraft, and no assessor can look past it. If it really is yours, mend it first, with two alarms and a week of being ten minutes early everywhere, and tell another weakness.",
  },
  {
    id: "disorganised",
    advice:
      "Untidy at home is nobody's business; forgetful at work frightens an assessor, because the cabin runs on checks. Tell it only with the method that has cured it: 'I used to keep things in my head and forgot a guest's call once. Since then every request goes on a pad at once, and I cross it off.'",
  },
  {
    id: "maths",
    advice:
      "You can, if it's small and you practise: on board it's change, currencies and counting, not algebra. 'Sums in my head were slow, so for a month I did ten a day; at the till I'm quick now.' Expect them to ask, and be ready for one.",
  },
  {
    id: "stress",
    advice:
      "Getting stressed when it's busy touches the heart of the job, so don't offer it as your weakness. If they ask how you cope with pressure, tell one hard hour and your order of doing things. As a weakness take what pressure makes you do: 'When it's busy I do things myself instead of asking; now I ask for help at the start.'",
  },
  {
    id: "criticism",
    advice:
      "Taking criticism to heart is a good, honest one, since crews debrief after every flight. Say what it looked like and what you do now: 'I used to think about it all evening. Now I write it down, ask one question the next day, and try it on the next shift.' Then name one thing you changed because of it.",
  },
  {
    id: "delegating",
    advice:
      "Finding it hard to hand work over is a sound one: it's believable and does no harm if you've learnt. 'I finished other people's tables because I was faster. My supervisor asked how they should learn it; now I show it once and keep my hands off.' It shows that you think of a team.",
  },
  {
    id: "told-what-to-do",
    advice:
      "Don't say it like that: on board there's a chain of command, and in an emergency an order is carried out at once. If what you mean is that you like to know why, say that: 'I learn better with the reason, so I do it first and ask afterwards.' That's something an instructor likes to hear.",
  },
  {
    id: "bossy",
    advice:
      "Bossy is better told as taking over too fast: 'In a group I start sharing out the work before everybody has spoken. A teammate told me so, and now I ask two others what they think first.' Watch it in the group exercise, for that's exactly what's looked at there.",
  },
  {
    id: "sensitive",
    advice:
      "Being sensitive has a good side here, and needs the other half: that you go on working. 'Sad stories go home with me. At the desk I stay calm, and afterwards I talk it over with a colleague and leave it there.' Give one moment when you were moved and did your job all the same.",
  },
  {
    id: "drunk-or-aggressive-people",
    advice:
      "Not as your weakness: drunk and angry people come with the job. If they ask about them, say what you'd do: water and food with the drink, longer between rounds, one clear friendly no, and a colleague beside you. If it frightens you, that can be learnt; crews train it.",
  },
  {
    id: "public-speaking",
    advice:
      "Speaking to many people is a fair one if you're already at it, because announcements are part of the job: 'My voice shook in front of the class. I've read out the notices at work every morning since May, and now I look up while I do it.' The microphone helps too: nobody sees you.",
  },
  {
    id: "english",
    advice:
      "You can name your English if it's good enough for the job and getting better: 'On the telephone I used to lose words. I take the English calls at reception on purpose now.' Say it in good, simple English: that's the proof. If it would fail a safety announcement, work on it before you apply.",
  },
  {
    id: "swimming-or-heights",
    advice:
      "Leave it out as a weakness and see to it: many airlines test swimming before or during training, and everybody jumps the slide in the course. Say it only if they ask, together with what you've already begun, a course with a date.",
  },
  {
    id: "stubborn",
    advice:
      "Stubborn sounds like a quarrel in the galley; narrow it to one thing you let go of. 'I defended my way of setting up the bar until a colleague asked me to try hers for a week. Hers was faster, and I said so in front of the others.' The last half sentence is what they'd note.",
  },
  {
    id: "works-too-much",
    advice:
      "Working too much is praise in disguise, and they've heard it that morning. If there's something true in it, tell the price: a mistake from being tired, a friend you let down, and what you've done about rest since. Rest is a duty for crew, so that part interests them.",
  },
  {
    id: "overthinking",
    advice:
      "Overthinking passes if you decide when it counts: 'With small things I weigh too long; I once let a guest wait while I looked for the perfect table. Now I give myself a minute and take the first good one.' Add one quick decision under pressure, or they'll wonder about an emergency.",
  },
  {
    id: "trusts-too-easily",
    advice:
      "Trusting too easily is kind, and in aviation one checks. Tell it with the check: 'I believed a colleague that the door was locked, and it wasn't. Since then I look myself, and say so.' Cross-checking is how cabins work, so this can end strongly.",
  },
  {
    id: "experience",
    advice:
      "Having no experience on board isn't a weakness of yours: it's true of nearly all beginners and they know it from your CV. They're asking about your way of working. Take something a colleague or a boss has really told you.",
  },
  {
    id: "too-soft",
    advice:
      "Too soft or too nice can be told if you show where you've learned to draw the line: 'I gave in to a customer who shouted, and the next one saw it. My boss and I agreed on what I may offer; since then I say no once, kindly, and offer that.' Then a no that you kept, for crew have to keep theirs.",
  },
];
