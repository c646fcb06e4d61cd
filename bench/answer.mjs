/** A STAR answer of about 300 words, the length of two spoken minutes. */
export const ANSWER = {
  situation:
    "Last August I was working the evening shift at the check-in desk of a regional airport when our last flight to Porto was cancelled at twenty past nine because of fog. One hundred and twelve passengers were standing in front of four of us, the two hotels nearby were almost full, and a family with twins of eleven months had run out of milk. People had begun to shout, and one man said that he would not move until somebody gave him a seat.",
  task: "As the senior agent on duty I was responsible for the whole queue: I had to rebook every passenger, find beds for those who could not go home, keep my three younger colleagues calm, and above all make sure that the families and an elderly lady in a wheelchair were looked after first.",
  action:
    "I climbed onto a chair and told everybody plainly what had happened, what I knew and when I would speak to them again. Then I split the team: two colleagues rebooked, one handed out water and vouchers, and I took the families and the lady in the wheelchair aside. I called the hotels myself, asked the third one, in the next town, to hold thirty rooms, and ordered a coach. I fetched formula from the pharmacy in arrivals before it closed. I listened to the angry man for two minutes without interrupting, repeated what he needed, a funeral at noon, and put him on the first train with a letter for his ticket. Every fifteen minutes I gave the queue an update, even when there was nothing new.",
  result:
    "By ten to twelve all one hundred and twelve passengers had a new booking and thirty-four had slept in a bed; nobody was left in the terminal. We received two complaints instead of the usual dozen, and nine letters of thanks. My manager made the fifteen-minute update part of our disruption procedure, and I learned that people can bear bad news far better than silence.",
};
