import type { LabelledAnswer } from "../star/format.ts";

export const PLAIN_MEDICAL_EMERGENCY: LabelledAnswer[] = [
  {
    id: "medical-emergency-strong-1",
    question: "What would you do if a passenger had a medical emergency during the flight?",
    kind: "hypothetical",
    level: "strong",
    why: "Full: assess, call crew, captain, equipment, doctor, document.",
    answer: {
      situation:
        "Two hours into a night flight, a passenger in 23C presses the call bell because the man next to her, about sixty, is pale, sweating and holding his chest.",
      task: "As the first crew member there, I have to assess him, get help without leaving him alone, and start care in line with my training.",
      action:
        "I would ask him his name, where it hurts and whether he has a heart condition or takes medication. At the same time I'd call a colleague by the call button or by raising my hand, so that one of us brings the medical kit, the oxygen and the AED and another informs the purser and the captain. I would have a PA made for a doctor or nurse on board and check their identification. I'd sit him upright, loosen his collar, give oxygen as trained and keep talking to him quietly. If he lost consciousness and stopped breathing normally, I would lay him in the aisle, start CPR and use the AED as soon as it arrives. A colleague would move the neighbours and keep curious people away.",
      result:
        "The aim is that he is stable until landing, and that the captain has the facts he needs to contact medical advice on the ground and decide about a diversion. I'd note the times, symptoms and everything we gave, hand that over to the paramedics, and complete the medical report. Afterwards I would check on his wife and the passengers near him.",
    },
    faults: [],
  },
  {
    id: "medical-emergency-strong-2",
    question: "What would you do if a passenger had a medical emergency during the flight?",
    kind: "hypothetical",
    level: "strong",
    why: "Allergy case, direct, good communication and care.",
    answer: {
      situation:
        "During the meal service a mother calls me because her son has a swollen lip and is coughing after a biscuit. He is allergic to peanuts.",
      task: "A severe reaction can close the airway in minutes, so I have to act at once and involve the crew.",
      action:
        "I stop the service and brake the trolley. I ask the mother for his adrenaline pen, help her use it and note the time. I signal a colleague to bring the medical kit and oxygen and to tell the purser, who informs the captain and calls for a doctor. I keep the boy sitting up, speak softly and watch his breathing. I never leave him alone, and I am ready to start CPR.",
      result:
        "His breathing should improve, and the captain decides with medical advice if we divert. I give the paramedics the times, fill in the incident report and stay with the mother so she feels supported.",
    },
    faults: [],
  },
  {
    id: "medical-emergency-partial-1",
    question: "What would you do if a passenger had a medical emergency during the flight?",
    kind: "hypothetical",
    level: "partial",
    why: "Good first aid, never tells the captain or documents it.",
    answer: {
      situation: "An older woman faints in the aisle on her way to the toilet.",
      task: "I must give her first aid and keep the other passengers calm.",
      action:
        "I would go to her at once and check if she reacts and breathes. If she breathes I would lay her on her back and lift her legs on a bag, loosen tight clothes, put a blanket on her and cool her forehead with a wet towel. I'd talk to her all the time, also if she doesn't answer. When she wakes up I'd ask if she has pain, diabetes or takes medicine, if she ate today, and offer her water and something sweet. I would ask a colleague to keep the aisle free and bring the oxygen. I would help her to get up slowly, first sitting and then standing.",
      result:
        "She feels better and can go back to her seat. I'd look at her again every ten minutes.",
    },
    faults: [],
  },
  {
    id: "medical-emergency-partial-2",
    question: "What would you do if a passenger had a medical emergency during the flight?",
    kind: "hypothetical",
    level: "partial",
    why: "Team and report fine, care steps too general.",
    answer: {
      situation: "A passenger tells me in the middle of the flight that he has strong chest pain.",
      task: "My role is to make sure that he gets help quickly, and that everyone who needs to know is informed.",
      action:
        "I would inform the purser and the captain immediately and ask over the loudspeaker if there is a doctor on board. I would bring the medical equipment and then do what the doctor tells me to do. A colleague would stay with the passenger.",
      result:
        "The captain can decide to land at the closest airport. After the flight I would write the report with the name, the seat and the time.",
    },
    faults: [
      {
        section: "action",
        fault: "vague",
      },
    ],
  },
  {
    id: "medical-emergency-weak-1",
    question: "What would you do if a passenger had a medical emergency during the flight?",
    kind: "hypothetical",
    level: "weak",
    why: "Calls for a doctor and no more.",
    answer: {
      situation: "A passenger feels sick on the plane.",
      task: "I have to help the passenger.",
      action: "I would ask if there is a doctor on board and give the passenger some water.",
      result: "The passenger gets help.",
    },
    faults: [
      {
        section: "situation",
        fault: "vague",
      },
      {
        section: "action",
        fault: "vague",
      },
      {
        section: "result",
        fault: "vague",
      },
    ],
  },
  {
    id: "medical-emergency-weak-2",
    question: "What would you do if a passenger had a medical emergency during the flight?",
    kind: "hypothetical",
    level: "weak",
    why: "Stays calm, generic, little procedure.",
    answer: {
      situation: "A medical emergency is a serious situation and can happen on any flight.",
      task: "I should stay calm because if I panic the passengers will panic too.",
      action:
        "I would use what I have learned in the training. I did a first aid course for my driving licence some years ago so I know the basics. I would call my colleagues and we would do our best together for the person.",
      result: "Hopefully the person gets better until we land.",
    },
    faults: [
      {
        section: "action",
        fault: "generic",
      },
      {
        section: "result",
        fault: "vague",
      },
    ],
  },
  {
    id: "medical-emergency-worthless-1",
    question: "What would you do if a passenger had a medical emergency during the flight?",
    kind: "hypothetical",
    level: "worthless",
    why: "Ignores a sick person as attention-seeking.",
    answer: {
      situation: "A passenger says he has chest pain and can't breathe.",
      task: "First I have to finish the service because it's on the timetable.",
      action:
        "Most people like that just want attention or a better seat. I would tell him to relax and wait until we land, and stop bothering the others. I would not tell the captain because he doesn't like to be disturbed. If he keeps on I give him a sleeping pill from my own bag, that always helps me.",
      result: "He will fall asleep and the flight is quiet.",
    },
    faults: [
      {
        section: "action",
        fault: "unsafe",
      },
      {
        section: "action",
        fault: "blames",
      },
      {
        section: "result",
        fault: "unsafe",
      },
    ],
  },
  {
    id: "medical-emergency-worthless-2",
    question: "What would you do if a passenger had a medical emergency during the flight?",
    kind: "hypothetical",
    level: "worthless",
    why: "Answers motivation question with travel wishes.",
    answer: {
      situation:
        "I was born in a small town and I have two brothers. I have dreamed of travelling since I was a child and I have been in Greece and Turkey.",
      task: "My hobbies are dancing, fashion and photography.",
      action:
        "I finished school in 2019 and then I worked in my aunt's beauty salon. I speak a little Italian and I can swim well.",
      result: "My favourite city is Paris because of the lights and the food.",
    },
    faults: [
      {
        section: "situation",
        fault: "off-topic",
      },
      {
        section: "task",
        fault: "off-topic",
      },
      {
        section: "action",
        fault: "off-topic",
      },
      {
        section: "result",
        fault: "off-topic",
      },
    ],
  },
];
