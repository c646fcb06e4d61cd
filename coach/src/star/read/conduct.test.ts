import { describe, expect, it } from "vitest";
import { readSentences } from "../text/tokens.ts";
import { readClauses } from "./clauses.ts";
import { readConduct } from "./conduct.ts";

function severityOf(text: string, topics: readonly string[] = []): number {
  const findings = readSentences("action", text).flatMap((sentence) =>
    readConduct(sentence, readClauses(sentence), topics),
  );
  return Math.max(0, ...findings.map((finding) => finding.severity));
}

describe("conduct of the candidate", () => {
  it.each([
    "I told him to shut up and sit down.",
    "I grabbed her wrist and pulled her to the seat.",
    "I swore at the guest until he left.",
    "I slapped his hand away.",
    "I hid the broken glass and did not tell my manager.",
    "I lied to my supervisor about the time.",
    "I signed the checklist without looking at the exits.",
    "I asked the trainee not to tell anyone about it.",
    "We agreed to keep it between us.",
    "I skipped the safety check because we were late.",
    "I would ignore the captain and open the exit myself.",
    "I left the children unattended at the pool.",
    "I had two beers before my shift.",
    "I fell asleep during the night shift.",
    "I gave her one of my own sleeping pills.",
    "I put the crying passenger's bell off and ignored her.",
    "I kept the wallet and put the money in my pocket.",
    "I posted the video of the drunk man on TikTok.",
    "I spat in his coffee.",
    "I blamed the new colleague for it.",
    "People like that should stay at home.",
    "They should learn English before they travel.",
    "The customer was a complete idiot.",
    "It was her own fault that she fell.",
    "I would not bother the purser with such a small thing.",
    "I charged them double because they were tourists.",
    "I laughed at his accent.",
    "I pushed him down into his seat.",
    "I covered the smoke detector with a bag.",
    "I threatened him with the police if he didn't pay me.",
    "I took credit for her idea.",
    "I falsified the temperature log.",
    "I refused to follow the order of the captain.",
    "I used my colleague's password to change the booking.",
  ])("is unacceptable: %s", (text) => {
    expect(severityOf(text)).toBeGreaterThanOrEqual(0.5);
  });

  it.each([
    "The passenger was drunk and shouted at me.",
    "I told him he could not open the door.",
    "I did not panic and I did not shout at him.",
    "He called me an idiot, but I stayed polite.",
    "A colleague lied to the manager, so I told the truth.",
    "I told her not to worry and held her hand.",
    "Instead of arguing I listened to him.",
    "I was tempted to shout back, but I took a breath.",
    "I refused to serve him another drink.",
    "I left the desk for two minutes to help her with the bags.",
    "I pushed the wheelchair to the gate.",
    "I pulled the child out of the water.",
    "I threw a blanket over her shoulders.",
    "I opened the door for the old lady.",
    "It was not my job, but I cleaned it up.",
    "I would never raise my voice or argue.",
    "I made a stupid mistake and told my manager at once.",
    "I hid the birthday cake so that she would not see it.",
    "I let her sit in the galley until she felt better.",
    "He did not want to tell anyone, but I reported it.",
    "I kept the baby quiet while she ate.",
    "I asked for her phone number and called her later.",
    "I took the cash to the office and counted it with my supervisor.",
    "I would tell the captain and wait for his decision.",
    "I gave him the tablets that the doctor had prescribed.",
    "I asked the guest if she wanted to drink some water.",
    "I wrote the report before I went home.",
    "I ignored the noise and concentrated on her breathing.",
    "The customer said that I was stupid and lazy.",
    "I walked away from the crowd with her so that we could talk.",
    "I let him finish and said sorry.",
    "I told him to wait outside because the floor was wet.",
    "I noticed that nobody had checked the back door.",
    "I poured water over the battery to cool it.",
    "I shouted for help and started CPR.",
    'I would shout "Unfasten seat belts, leave everything!" and push open the exit.',
    "I was alone and could not leave the till.",
    "She was wrong, but I did not say so.",
    "We broke the ice with a joke about the weather.",
    "I had to break the news to her family.",
    "I took her credit card and read out the number to the bank.",
    "I covered for my colleague when her son was sick.",
    "I kept an eye on the bag and told security, and I did not touch it.",
  ])("is no fault: %s", (text) => {
    expect(severityOf(text, ["security", "alcohol", "medical", "fire"])).toBeLessThan(0.5);
  });
});
