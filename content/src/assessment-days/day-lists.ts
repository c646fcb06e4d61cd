import type { DayList } from "./schema.ts";

export const DAY_LISTS: readonly DayList[] = [
  {
    id: "what-to-bring",
    title: "What to bring",
    items: [
      {
        what: "The invitation, printed, with the venue's phone number",
        why: "A flat battery shouldn't stop you finding the room.",
      },
      {
        what: "Passport or identity card, and a copy of it",
        why: "At registration they check names and dates against your application.",
      },
      {
        what: "As many copies of your CV as they ask for, and one for yourself",
        why: "They'll ask you about it, and nobody likes reading upside down across a table.",
      },
      {
        what: "Certificates, references and translations, in the order on the list",
        why: "If you have to search, you look unprepared even when it's all there.",
      },
      {
        what: "Photographs in the format the airline asks for",
        why: "Size, background and clothing requirements differ, and they notice old ones.",
      },
      {
        what: "Two pens, a small pad, and a watch with hands",
        why: "Tests are often on paper, and phones have to be put away.",
      },
      {
        what: "Water, a light meal, and something small with sugar",
        why: "The day can run from eight to six, and nobody knows when the break will be.",
      },
      {
        what: "Spare tights or socks, plasters, safety pins, a lint brush",
        why: "Small accidents happen on the way, not at home.",
      },
      {
        what: "Glasses, medicines and your accommodation letter if you have one",
        why: "Ask beforehand for more time or a seat at the front if you need it; that's your right in many countries.",
      },
    ],
  },
  {
    id: "reach-and-uniform-day",
    title: "The day of reach and uniform",
    items: [
      {
        what: "Read the airline's own rule on reach and height again",
        why: "Shoes on or off, tiptoe or flat, one hand or two: it differs from airline to airline, and that's what they measure.",
      },
      {
        what: "Wear a jacket or blouse you can stretch both arms up in",
        why: "A tight seam can cost you two centimetres, and a crooked jacket is all people see afterwards.",
      },
      {
        what: "Shoes that slip off easily, and clean feet or tights",
        why: "Many airlines measure without shoes, in front of others.",
      },
      {
        what: "Know which of your tattoos and piercings show in a uniform",
        why: "Rules vary a lot and are changing; honest answers save you a nasty surprise in training.",
      },
      {
        what: "Know your collar, chest, waist, hip, leg and shoe sizes",
        why: "Uniforms are often ordered the same day, and a wrong guess means a tailor later.",
      },
      {
        what: "Hair, nails and make-up as in the airline's grooming guide, or plain",
        why: "It shows you've read it; plain is never wrong.",
      },
      {
        what: "For the photograph, stand and smile as you would at the aircraft door",
        why: "The picture goes with your file to people who haven't met you.",
      },
    ],
  },
  {
    id: "after-the-day",
    title: "After the day",
    items: [
      {
        what: "Write down the same evening what they asked and how you answered",
        why: "In two days you'll have forgotten half of it, and the next airline will ask the same.",
      },
      {
        what: "Note three things that went well and one you'll practise",
        why: "A long list of faults isn't a plan, and you can practise one thing this week.",
      },
      {
        what: "Wait as long as they said, then ask once, in two sentences",
        why: "Calls before then cost time, and it's the time of the people deciding about you.",
      },
      {
        what: "Write a short thank-you only if you have an address for it",
        why: "It does no harm, but it won't decide anything.",
      },
      {
        what: "If it's a yes: check the contract, base, bond and start date before you give notice",
        why: "Offers depend on you passing the medical and background checks.",
      },
      {
        what: "If it's a no: ask when you can apply again, and note the date",
        why: "Many airlines have a waiting time of some months, and plenty of crew got in on their second try.",
      },
      {
        what: "Tell the people you met in the group how it went",
        why: "They may be your colleagues one day, here or elsewhere, and they know the next dates.",
      },
    ],
  },
];
