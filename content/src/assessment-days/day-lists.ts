import type { DayList } from "./schema.ts";

export const DAY_LISTS: readonly DayList[] = [
  {
    id: "what-to-bring",
    title: "What to bring",
    items: [
      {
        what: "The invitation, printed, with the telephone number of the venue",
        why: "A flat battery must not decide whether you find the room.",
      },
      {
        what: "Passport or identity card, and a copy of it",
        why: "Names and dates are compared with your application at registration.",
      },
      {
        what: "CV in the number asked for, and one for yourself",
        why: "You will be asked about it, and nobody likes to read over a table.",
      },
      {
        what: "Certificates, references and translations, in the order of the list",
        why: "Whoever has to search looks unprepared even when everything is there.",
      },
      {
        what: "Photographs in the form that the airline asks for",
        why: "Requirements differ in size, background and clothing; old ones are noticed.",
      },
      {
        what: "Two pens, a small pad, and a watch with hands",
        why: "Tests are often on paper, and telephones have to be put away.",
      },
      {
        what: "Water, a light meal, and something small with sugar",
        why: "The day may last from eight to six, and nobody knows when the break comes.",
      },
      {
        what: "Spare tights or socks, plasters, safety pins, a lint brush",
        why: "Small accidents happen on the way and not at home.",
      },
      {
        what: "Glasses, medicines and your accommodation letter if you have one",
        why: "Ask beforehand for more time or a place in front if you need it; that is your right in many countries.",
      },
    ],
  },
  {
    id: "reach-and-uniform-day",
    title: "The day of reach and uniform",
    items: [
      {
        what: "Read the airline's own rule for reach and height once more",
        why: "Shoes, tiptoe and hand differ from airline to airline, and that is what is measured.",
      },
      {
        what: "Wear a jacket or blouse in which you can stretch both arms upwards",
        why: "Seams decide over two centimetres, and a crooked jacket is all that people see afterwards.",
      },
      {
        what: "Shoes that slip off easily, and clean feet or tights",
        why: "Many airlines measure without shoes, in front of others.",
      },
      {
        what: "Know where your tattoos and piercings can be seen in a uniform",
        why: "Rules differ widely and are changing; honest answers save you a bad surprise in training.",
      },
      {
        what: "Know your sizes in collar, chest, waist, hip, leg and shoe",
        why: "Uniforms are often ordered on the same day, and a guess costs a tailor later.",
      },
      {
        what: "Hair, nails and make-up as in the airline's grooming guide, or plain",
        why: "It shows that you have read it; plain is never wrong.",
      },
      {
        what: "Stand, wait and smile for the photograph as you would at the aircraft door",
        why: "The picture goes on with your file to people who did not meet you.",
      },
    ],
  },
  {
    id: "after-the-day",
    title: "After the day",
    items: [
      {
        what: "Write down on the same evening what was asked and how you answered",
        why: "In two days half of it has gone, and the next airline asks the same.",
      },
      {
        what: "Note three things that went well and one that you will practise",
        why: "A long list of faults is no plan, and one thing can be practised this week.",
      },
      {
        what: "Wait for the time that they named, and ask once, in two sentences, after it",
        why: "Calls in between cost the people time who decide about you.",
      },
      {
        what: "Write a short thank-you only if you have an address for it",
        why: "It does no harm, and it decides nothing.",
      },
      {
        what: "If it is a yes: read contract, base, bond and start date before you give notice",
        why: "Places are given under the condition of medical and background checks.",
      },
      {
        what: "If it is a no: ask when you may apply again, and note the date",
        why: "Many airlines have a waiting time of some months, and many crew members were taken at the second try.",
      },
      {
        what: "Tell the people whom you met in the group how it went",
        why: "They will be your colleagues, here or elsewhere, and they know the next dates.",
      },
    ],
  },
];
