import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detectLanguage } from "./detect.ts";

describe("the language of a short text", () => {
  it.each([
    ["en", "I like helping people"],
    ["en", "sorry what do you mean"],
    ["en", "Okay. First the doors."],
    ["en", "im so nervous rn lol"],
    ["en", "Um, well, in my previous job"],
    ["en", "My café in São Paulo had twelve tables"],
    ["es", "Estoy muy nerviosa hoy"],
    ["es", "no se que decir perdon"],
    ["es", "Me encanta ayudar a la gente"],
    ["es", "Trabajé dos años en Iberia"],
    ["fr", "Je suis un peu stressé"],
    ["fr", "C'est mon premier entretien"],
    ["fr", "j'ai rien compris a la question"],
    ["de", "Ich bin ganz ruhig geblieben"],
    ["de", "Keine Ahnung, was Sie meinen"],
    ["de", "Das nervt mich total"],
    ["it", "Sono molto tranquilla oggi"],
    ["it", "Non ho capito la domanda"],
    ["it", "Mi piace lavorare in squadra"],
    ["it", "Dovrei mantenere la calma."],
    ["es", "El nombre completo es obligatorio"],
    ["pt", "Estou muito nervosa hoje"],
    ["pt", "nao entendi a pergunta"],
    ["pt", "Eu adoro trabalhar com pessoas"],
    ["nl", "Ik ben een beetje zenuwachtig"],
    ["nl", "Wat bedoelt u precies?"],
    ["nl", "Ik heb drie jaar in een hotel gewerkt"],
    ["zh", "我有点紧张"],
    ["zh", "我喜歡跟人打交道"],
    ["ja", "少し緊張しています"],
    ["ja", "接客の仕事が大好きです"],
    ["ko", "조금 긴장돼요"],
    ["ar", "أنا متوترة قليلاً"],
  ])("%s: %s", (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it.each([
    ["Polish", "Jestem bardzo zdenerwowana dzisiaj"],
    ["Polish without accents", "nie wiem co mam powiedziec"],
    ["Swedish", "Jag är lite nervös idag"],
    ["Danish", "Jeg er ikke sikker på det"],
    ["Turkish", "Bugün çok heyecanlıyım"],
    ["Romanian", "Sunt foarte emoționată astăzi"],
    ["Czech", "Jsem trochu nervózní z pohovoru"],
    ["Hungarian", "Nagyon izgulok, de készen vagyok"],
    ["Finnish", "Olen vähän hermostunut tänään"],
    ["Finnish with German letters", "Työ matkustajien kanssa tekee päivästäni hyvän"],
    ["Vietnamese", "Tôi rất hồi hộp hôm nay"],
    ["Indonesian", "Saya sangat gugup hari ini"],
    ["Russian", "Я очень волнуюсь сегодня"],
    ["Hindi", "मैं आज बहुत घबराई हुई हूँ"],
    ["Greek", "Είμαι πολύ αγχωμένη σήμερα"],
    ["Hebrew", "אני קצת לחוצה היום"],
    ["Thai", "วันนี้ฉันตื่นเต้นมาก"],
    ["Persian", "من امروز خیلی استرس دارم و نمی‌دانم چه بگویم"],
    ["Urdu", "میں آج بہت گھبرائی ہوئی ہوں"],
    ["gibberish", "asdf qwer zxcv hjkl poiu"],
    ["gibberish of syllables", "blor finto gramp weddle snorf"],
    ["placeholder Latin", "Lorem ipsum dolor sit amet, consectetur adipiscing elit"],
    ["one letter", "aaaaaaaaaaaaaaaaaaaaaaaa"],
    ["numbers", "12 345 6789"],
    ["emoji", "😀😀🎉"],
    ["nothing", "   "],
    ["four scripts", "hello my 你好朋友 привет друг مرحبا صديق"],
  ])("none for %s", (_, text) => {
    expect(detectLanguage(text)).toBeNull();
  });

  it("never throws, and says the same twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        expect(detectLanguage(text)).toBe(detectLanguage(text));
      }),
    );
  });
});
