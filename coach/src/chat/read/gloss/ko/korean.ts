import ko from "../../../words/ko.json" with { type: "json" };
import type { Spoken } from "../format.ts";
import { NAMES } from "./names.ts";
import { PHRASES } from "./phrases.ts";
import { SCENES } from "./scenes.ts";
import { WORDS } from "./words.ts";

/** Korean: particles and endings are written on to the word, and people leave out spaces as they like. */
export const KOREAN: Spoken = {
  sentences: ko,
  gloss: {
    phrases: PHRASES,
    words: WORDS + SCENES + NAMES,
    // Jamo of laughing and crying, as they are after wide and narrow forms are made one.
    spelled: [
      ["\u1172", ""],
      ["\u116e", ""],
      ["\u110f", ""],
      ["\u1112", ""],
      ["에미레이츠", "에미레이트"],
      ["에미리트", "에미레이트"],
      ["에미레잇", "에미레이트"],
      ["핸드폰", "휴대폰"],
      ["싱가폴", "싱가포르"],
    ],
    after: `
 | 은 는 이 가 을 를 의 에 도 만 로 으로 와 과 랑 이랑 하고 나 이나 요 이요 이요 에서 에게 한테 께 부터 까지 보다 처럼 마다 밖에 이라도 라도 이란 란 이라고 라고 이라는 라는 에는 에도 에선 에서는 에서도 으로는 로는 인데 인데요 인가요 인가 이야 야 이에요 예요 이죠 죠 입니다 입니까 들 들이 들은 들을 들의 들에게 분 분이 분들 분들이 님 님이 님은 님께 쪽 쪽에 때 때는 시 시에 중 중에 후 후에 전 전에 용 별 적 적인 하고는 이면 면 일때 일 인 하는 한 할 하면 해 해도 하는데
and | 이랑은
`,
    links: [""],
  },
};
