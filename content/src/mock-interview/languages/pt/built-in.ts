import type { MockInterviewWords } from "../../schema.ts";

export const BUILT_IN_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "about-yourself": {
    question: "Fale-me de você. Por que quer ser tripulante de cabine?",
    expectedPoints: [
      "Quem é hoje, em uma ou duas frases",
      "Duas ou três experiências com pessoas, pressão, segurança ou trabalho em grupo",
      "Um motivo próprio deste trabalho e de nenhum outro",
      "Uma ideia realista desta vida: horários, reservas, festas longe de casa",
      "A segurança indicada como o centro do trabalho",
    ],
    followUp:
      "Se eu perguntasse aos seus últimos colegas o que mudou com a sua chegada, o que diriam?",
    whyAsked: "Mostra se sabe escolher o essencial e se conhece mesmo o trabalho.",
  },
  "difficult-customer": {
    question:
      "Conte-me uma vez em que teve de lidar com um cliente difícil. O que fez, e como terminou?",
    expectedPoints: [
      "Um cliente real e o que ele precisava, contado com respeito",
      "Escutar até o fim e dizer o problema em outras palavras",
      "Voz e postura calmas enquanto o tom subia",
      "Uma solução ou uma escolha dentro do que lhe cabia",
      "Como o cliente saiu, e o que foi transmitido ou aprendido",
    ],
    followUp: "Como saiu dali esse cliente, e voltou a saber dele?",
    whyAsked: "Clientes descontentes são o nosso dia a dia, e o seu relato mostra como os vê.",
  },
  "refuses-safety-instructions": {
    question:
      "Antes da partida, um passageiro recusa-se a seguir as suas instruções de segurança. O que faz?",
    expectedPoints: [
      "Uma instrução calma e clara, com a sua razão",
      "Procurar por trás da recusa o medo, a língua ou um problema de audição",
      "Firmeza: o avião não parte enquanto a cabine não estiver pronta",
      "O chefe de cabine avisado e, por ele, o comandante",
      "Os avisos que a companhia prevê, até o desembarque em terra",
      "Um colega como testemunha e notas para o relatório",
    ],
    followUp: "Ele ainda recusa. Quem decide agora, e o que disse a essa pessoa?",
    whyAsked: "Mostra se consegue ter amabilidade e firmeza ao mesmo tempo.",
  },
  "medical-emergency": {
    question:
      "Como reagiria a uma emergência médica a bordo, por exemplo um passageiro com uma forte dor no peito?",
    expectedPoints: [
      "Ficar com o passageiro e chamar logo os colegas",
      "Mandar vir cedo a garrafa de O₂, o kit médico e o desfibrilador",
      "Perguntas sobre a dor, o seu começo, doenças, alergias e medicamentos",
      "Manter a par o comandante, que decide se o voo é desviado",
      "Chamar um médico a bordo e pedir apoio médico de terra",
      "Vigiar o estado, anotar as horas e passar o caso a quem o recebe",
    ],
    followUp: "A ajuda médica está à porta. O que lhe diz?",
    whyAsked: "Procura ordem sob pressão: ficar, chamar, equipar, informar, anotar.",
  },
};
