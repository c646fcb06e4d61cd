import type { LabelledAnswer } from "../star/format.ts";

export const THIRD_PHONE_IN_SEAT: LabelledAnswer[] = [
  {
    id: "seatphone-do-not-move",
    question:
      "At cruise a passenger says her phone has slid down into the mechanism of her electrically operated seat. What would you do?",
    kind: "hypothetical",
    level: "strong",
    why: "Complete and in the right order: stop movement, inform, prepare for fire, search, isolate, report, care.",
    answer: {
      situation:
        "She has got half out of the seat and is already reaching for the recline button to get at it. The seat is upright, I see no smoke and smell nothing, and her neighbour is leaning over to help with his hand in the gap.",
      task: "A lithium battery that gets crushed by the mechanism can go into thermal runaway, so the first thing is that nobody moves that seat by a single centimetre, neither by button nor by hand. After that: the people near it, the flight crew, and only then the phone itself.",
      action:
        "I tell both of them in a calm voice, 'Please don't touch the controls, and take your hands out of there', and I ask her to step into the aisle and move to another seat, as I would her neighbour. I stay with the seat and send a colleague to tell the senior, who informs the captain by interphone: seat number, no smoke, phone not visible. Meanwhile a second colleague brings the halon extinguisher, the fire gloves, the PBE and some bottles of water, to have them standing by. We switch off the power of that seat if our procedure has it. Then I ask her what make and colour it is and whether it's on charge, and I look with a torch. If I can see it and lift it out without moving anything, I do. If I can't, it stays there. Should there be smoke or flames, I'd fight them with halon first and then cool with plenty of water, not ice, and I would not pick the phone up.",
      result:
        "If it is out, I check it for damage and heat before I give it back; a bent one is handled as a damaged device and is watched. If it isn't, nobody sits in that seat again, we check it by eye, smell and hand-near heat every few minutes until landing, it goes into the cabin log and an occurrence report is written, and the engineers take the seat apart on the ground. I explain that to her so that she knows how she'll get it back, and offer her the crew contact details for her meeting party in the meantime.",
    },
    faults: [],
  },
  {
    id: "seatphone-short-plain",
    question:
      "At cruise a passenger says her phone has slid down into the mechanism of her electrically operated seat. What would you do?",
    kind: "hypothetical",
    level: "strong",
    why: "Few words, simple English, and nothing essential missing.",
    answer: {
      situation:
        "Passenger in 3A says the phone fell inside the seat. The seat has motor. I see no smoke.",
      task: "Danger is the battery. If the seat moves it can crush the phone and there is fire. So: seat must not move, captain must know.",
      action:
        "I say to her: please do not touch the button, please stand up slowly. I move her and the person beside to other seats. I tell the purser, purser tells the captain. One of us stays at the seat all the time. We bring extinguisher, gloves and water near. Seat power off. With torch I look. If I can take it without force, I take it, I check if it is hot or broken. If not, I leave it and I block the seat. If smoke starts: halon, then much water, and move people away.",
      result:
        "Seat stays empty and watched to landing. We write it in the cabin log for engineer and we make the report. I tell the passenger where she will get the phone on the ground and I say thank you that she called me first.",
    },
    faults: [],
  },
  {
    id: "seatphone-no-captain",
    question:
      "At cruise a passenger says her phone has slid down into the mechanism of her electrically operated seat. What would you do?",
    kind: "hypothetical",
    level: "partial",
    why: "Knows the battery hazard and keeps the seat still, but the flight deck is never told and no fire kit is made ready.",
    answer: {
      situation:
        "I would see the lady looking for her telephone between the cushions. Perhaps she's upset as all of her photos are on it.",
      task: "I know from reading that phones in seats can catch fire when they are squeezed, so the main thing is that the seat doesn't get moved.",
      action:
        "I would ask her right away not to press any of the buttons and to stand up. I'd find her another seat, get a torch and look carefully from the front and from the back. If I could reach it I'd get it out with care. If not I'd put tape and a note on the seat so that nobody sits down, and I'd look at it from time to time.",
      result:
        "The technicians would get it out after landing. I would write it in the report and help the lady to fill in a form so the phone can be sent after her.",
    },
    faults: [],
  },
  {
    id: "seatphone-good-but-no-end",
    question:
      "At cruise a passenger says her phone has slid down into the mechanism of her electrically operated seat. What would you do?",
    kind: "hypothetical",
    level: "partial",
    why: "Sound first steps and reporting, but nothing on where the passenger goes or how it ends.",
    answer: {
      situation:
        "Business class, night, most people asleep. The passenger has pushed the call bell and shows me the gap at the armrest where it went down. She asks me to put the seat flat so that she can reach.",
      task: "Safety first: not to crush the lithium battery. I must inform my senior and the cockpit.",
      action:
        "I explain why I can't move the seat, not even a bit. I call my senior straight away by interphone and she tells the captain. I bring a fire extinguisher and gloves to the row and I check with my torch and with the back of my hand near the gap if something gets warm.",
      result: "I wait for what the captain decides.",
    },
    faults: [{ section: "result", fault: "no-outcome" }],
  },
  {
    id: "seatphone-would-help-her",
    question:
      "At cruise a passenger says her phone has slid down into the mechanism of her electrically operated seat. What would you do?",
    kind: "hypothetical",
    level: "weak",
    why: "Friendly, no sense of the hazard, and not an unsafe act described either; just thin.",
    answer: {
      situation: "A passenger lost her phone in the seat.",
      task: "I have to help her to find it because the customer's property is important.",
      action:
        "I would stay calm and reassure her. I would ask the purser what to do because she has more experience, and then we'd look together.",
      result: "She would be happy because she has her phone back.",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "action", fault: "generic" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "seatphone-safety-culture",
    question:
      "At cruise a passenger says her phone has slid down into the mechanism of her electrically operated seat. What would you do?",
    kind: "hypothetical",
    level: "weak",
    why: "Long praise of safety culture and no procedure: the seat, the battery and the captain are not mentioned.",
    answer: {
      situation:
        "In such a moment I would first of all try to read the entire situation. Each passenger is different; for one a phone is just an object, while for another it holds her whole life. I would notice her tone of voice, her body language and the reactions of those sitting around.",
      task: "As a member of the cabin crew one's first priority is always safety, and the second is to give an outstanding experience. I'd try to keep both in balance, which is to my mind the true art of this profession.",
      action:
        "I would follow the procedures of the company, which I would have learned thoroughly in training, and I would apply them in a calm and professional way. I would communicate with my team, since no one on board works alone, and I'd keep the passenger informed at every stage in order that she feels taken seriously. I would never show any stress, because passengers look at our faces, and if the crew is calm then the cabin is calm too.",
      result:
        "With the procedures and with good teamwork I am sure that the situation would be solved in the best possible way, safely and with a smile, and the passenger would remember how she was cared for.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "action", fault: "generic" },
      { section: "result", fault: "generic" },
    ],
  },
  {
    id: "seatphone-keyword-stack",
    question:
      "At cruise a passenger says her phone has slid down into the mechanism of her electrically operated seat. What would you do?",
    kind: "hypothetical",
    level: "worthless",
    why: "Safety keywords piled up without one action.",
    answer: {
      situation: "Safety awareness, situational awareness, lithium, premium cabin, customer focus.",
      task: "Safety, security, service, CRM, SOP, compliance, passenger wellbeing, brand values.",
      action:
        "Communication, coordination, CRM, teamwork, SOP, assertiveness, decision making, leadership, empathy, calm, professional, safety, fire, captain, procedure.",
      result:
        "Safe, compliant, efficient, excellent, memorable passenger journey and zero incident culture.",
    },
    faults: [
      { section: "situation", fault: "buzzwords" },
      { section: "task", fault: "buzzwords" },
      { section: "action", fault: "buzzwords" },
      { section: "result", fault: "buzzwords" },
    ],
  },
  {
    id: "seatphone-wiggle-it-free",
    question:
      "At cruise a passenger says her phone has slid down into the mechanism of her electrically operated seat. What would you do?",
    kind: "hypothetical",
    level: "worthless",
    why: "Runs the motor back and forth on a lithium battery and hides the damaged phone: exactly the accident we train against.",
    answer: {
      situation:
        "The lady is in 2K and quite nervous as she's expecting a message on arrival. I see the corner of the phone shining deep down by the rail.",
      task: "I want to give it back to her quickly and with little fuss, and without bothering the pilots, who have got enough to do.",
      action:
        "I ask her to stay comfortably seated and I take the control myself. I bring the seat slowly forward, then fully flat, then forward again, since in this way things usually work their way to the front by themselves. If it sticks, I help with a fork from the meal service and a bit more recline. Once I've got it out and there's a small bend in it or it feels a little warm, I wrap it nicely in a napkin, put it in her handbag up in the locker and tell her it'll cool there.",
      result:
        "She has her phone in three minutes and is full of praise. No paperwork, no delay to the service, and the captain needn't even hear about it. I'd count that as excellent service.",
    },
    faults: [
      { section: "task", fault: "unsafe" },
      { section: "action", fault: "unsafe" },
      { section: "result", fault: "unsafe" },
    ],
  },
];
