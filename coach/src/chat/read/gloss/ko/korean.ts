import ko from "../../../words/ko.json" with { type: "json" };
import type { Spoken } from "../format.ts";
import { MORE_PHRASES, MORE_WORDS } from "./more.ts";
import { NAMES } from "./names.ts";
import { PHRASES } from "./phrases.ts";
import { SCENES } from "./scenes.ts";
import { TALK } from "./talk.ts";
import { WORDS } from "./words.ts";

/** Korean: particles and endings are written on to the word, and people leave out spaces as they like. */
export const KOREAN: Spoken = {
  sentences: ko,
  gloss: {
    phrases: PHRASES + TALK + MORE_PHRASES,
    words: WORDS + SCENES + NAMES + MORE_WORDS,
    // Jamo as they are after wide and narrow forms are made one: those that stand for words, then laughing and crying.
    spelled: [
      ["\u110b\u110f", "오케이"],
      ["\u1112\u110b", "하이"],
      ["\u1172", ""],
      ["\u116e", ""],
      ["\u110f", ""],
      ["\u1112", ""],
      ["에미레이츠", "에미레이트"],
      ["에미리트", "에미레이트"],
      ["에미레잇", "에미레이트"],
      ["핸드폰", "휴대폰"],
      ["싱가폴", "싱가포르"],
      // How people write what they hear, and endings of a chat.
      ["젤", "제일"],
      ["넘", "너무"],
      ["쫌", "좀"],
      ["딴", "다른"],
      ["그담", "그다음"],
      ["되요", "돼요"],
      ["됬", "됐"],
      ["께요", "게요"],
      ["어떻해", "어떡해"],
      ["몇일", "며칠"],
      ["이예요", "이에요"],
      ["뭐에요", "뭐예요"],
      ["거에요", "거예요"],
      ["에여", "에요"],
      ["해여", "해요"],
      ["세여", "세요"],
      ["있어여", "있어요"],
      ["없어여", "없어요"],
      ["싶어여", "싶어요"],
      ["가여", "가요"],
      ["까여", "까요"],
      ["해용", "해요"],
      ["세용", "세요"],
      ["에용", "에요"],
      ["어용", "어요"],
      ["아용", "아요"],
      ["나용", "나요"],
    ],
    after: `
 | 은 는 이 가 을 를 의 에 도 만 로 으로 와 과 랑 이랑 하고 나 이나 요 이요 이요 에서 에게 한테 께 부터 까지 보다 처럼 마다 밖에 이라도 라도 이란 란 이라고 라고 이라는 라는 에는 에도 에선 에서는 에서도 으로는 로는 인데 인데요 인가요 인가 이야 야 이에요 예요 이죠 죠 입니다 입니까 들 들이 들은 들을 들의 들에게 분 분이 분들 분들이 님 님이 님은 님께 쪽 쪽에 때 때는 시 시에 중 중에 후 후에 전 전에 용 별 적 적인 하고는 이면 면 일때 일 인 하는 한 할 하면 해 해도 하는데
and | 이랑은
`,
    links: [""],
  },
};
