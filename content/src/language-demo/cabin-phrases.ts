import type { LanguageCode } from "contract/languages";
import type { CabinPhrases } from "./schema.ts";

/** Three phrases of the cabin in each of the eleven languages, polite form. */
export const CABIN_PHRASES: Readonly<Record<LanguageCode, CabinPhrases>> = {
  en: {
    welcome: "Good morning and welcome on board.",
    seatBelt: "Please fasten your seat belt.",
    drink: "What would you like to drink?",
  },
  es: {
    welcome: "Buenos días y bienvenidos a bordo.",
    seatBelt: "Abróchese el cinturón, por favor.",
    drink: "¿Qué desea beber?",
  },
  fr: {
    welcome: "Bonjour et bienvenue à bord.",
    seatBelt: "Veuillez attacher votre ceinture.",
    drink: "Que désirez-vous boire ?",
  },
  de: {
    welcome: "Guten Morgen und willkommen an Bord.",
    seatBelt: "Bitte schnallen Sie sich an.",
    drink: "Was möchten Sie trinken?",
  },
  it: {
    welcome: "Buongiorno e benvenuti a bordo.",
    seatBelt: "Allacci la cintura di sicurezza, per favore.",
    drink: "Che cosa desidera da bere?",
  },
  pt: {
    welcome: "Bom dia e bem-vindos a bordo.",
    seatBelt: "Por favor, aperte o cinto de segurança.",
    drink: "O que deseja beber?",
  },
  nl: {
    welcome: "Goedemorgen en welkom aan boord.",
    seatBelt: "Wilt u uw veiligheidsgordel vastmaken?",
    drink: "Wat wilt u drinken?",
  },
  zh: {
    welcome: "早上好，欢迎登机。",
    seatBelt: "请系好安全带。",
    drink: "请问您想喝点什么？",
  },
  ja: {
    welcome: "おはようございます。ご搭乗ありがとうございます。",
    seatBelt: "シートベルトをお締めください。",
    drink: "お飲み物は何になさいますか。",
  },
  ko: {
    welcome: "안녕하십니까. 탑승을 환영합니다.",
    seatBelt: "좌석 벨트를 매 주십시오.",
    drink: "음료는 무엇으로 드릴까요?",
  },
  ar: {
    welcome: "صباح الخير وأهلاً بكم على متن الطائرة.",
    seatBelt: "يُرجى ربط حزام الأمان.",
    drink: "ماذا تودّون أن تشربوا؟",
  },
};
