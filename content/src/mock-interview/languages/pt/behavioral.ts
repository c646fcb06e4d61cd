import type { MockInterviewWords } from "../../schema.ts";

export const BEHAVIORAL_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "conflict-with-colleague": {
    question: "Fale-me de um conflito que teve com um colega. Como o resolveram?",
    expectedPoints: [
      "Um desacordo real, contado com justiça dos dois lados",
      "Uma conversa a sós, e sem demora",
      "A sua própria parte assumida",
      "Um acordo que os dois pudessem cumprir",
      "Como trabalharam juntos a seguir",
    ],
    followUp: "Como trabalharam juntos depois disso?",
    whyAsked: "As tripulações mudam todos os dias, e uma briga não cabe no voo seguinte.",
  },
  "worked-across-cultures": {
    question:
      "Conte-me uma experiência de trabalho com pessoas de culturas muito diferentes da sua. O que mudou no seu modo de agir?",
    expectedPoints: [
      "Um lugar concreto com pessoas reais, sem lugares-comuns",
      "Um momento de incompreensão, e a dúvida posta primeiro no próprio hábito",
      "Perguntar ou observar antes de julgar",
      "Um hábito de fala ou de trabalho que mudou",
      "O que ficou mais fácil para os outros",
    ],
    followUp: "Como viu que essa mudança os ajudou?",
    whyAsked: "Mostra se a diferença lhe desperta curiosidade, cautela, ou nenhuma das duas.",
  },
  "told-on-yourself": {
    question: "Conte-me uma vez em que comunicou um erro seu que mais ninguém teria descoberto.",
    expectedPoints: [
      "Um erro real, com uma consequência possível",
      "Comunicado depressa, e à pessoa certa",
      "Sem desculpas e sem culpar ninguém",
      "O que foi feito para limitar o dano",
      "O que mudou para que não volte a acontecer",
    ],
    followUp: "O que respondeu a sua chefia, e o que é diferente hoje?",
    whyAsked: "A segurança vive de relatos que ninguém lhe poderia arrancar.",
  },
  "noticed-unspoken-need": {
    question: "Descreva uma vez em que viu do que um cliente precisava antes que ele o pedisse.",
    expectedPoints: [
      "O sinal que notou",
      "O que concluiu dele, e como o confirmou",
      "Uma oferta simples e concreta",
      "A dignidade preservada: sem público, e fácil de recusar",
      "A reação do cliente",
    ],
    followUp: "O que disse ou fez essa pessoa quando o notou?",
    whyAsked: "O serviço de que os passageiros se lembram começa no olhar.",
  },
  "stayed-calm": {
    question: "Conte-me uma vez em que manteve a calma enquanto os outros a perdiam.",
    expectedPoints: [
      "Uma situação de verdadeira pressão",
      "O que fez com a sua própria tensão",
      "Ordem: o mais urgente primeiro, e tarefas dadas aos outros",
      "Palavras curtas e claras para quem estava à volta",
      "Como terminou, e o que aprendeu sobre si",
    ],
    followUp: "E quando tudo terminou, como estavam os outros?",
    whyAsked: "Os passageiros leem o perigo no seu rosto antes de ouvirem as suas palavras.",
  },
  "hardest-feedback": {
    question: "Qual foi a crítica mais dura que já recebeu no trabalho, e o que fez com ela?",
    expectedPoints: [
      "Uma crítica justa, e que doeu",
      "Escutá-la sem se defender, e fazer uma pergunta",
      "Um passo dado, com uma data, ou um hábito",
      "A prova da mudança, vinda de outra pessoa",
      "Um agradecimento a quem a fez",
    ],
    followUp: "Quem notou que tinha mudado, e como o notou?",
    whyAsked:
      "No curso há correções todos os dias durante semanas, e as verificações duram toda a carreira.",
  },
  "enforced-unpopular-rule": {
    question:
      "Conte-me uma vez em que teve de fazer cumprir uma regra de que ninguém gostava. Como fez?",
    expectedPoints: [
      "A regra, e a razão por que existe",
      "Palavras respeitosas, as mesmas para todos",
      "A razão, dada numa frase",
      "Um modo de cumprir sem perder a face",
      "Firmeza até o fim, e o que as pessoas fizeram",
    ],
    followUp: "No final todos a cumpriram, e como se despediram?",
    whyAsked: "Metade do trabalho é pedir a pessoas simpáticas o que preferiam não fazer.",
  },
  "mastered-much-in-little-time": {
    question:
      "Quando foi a última vez que teve de aprender muita coisa nova em pouco tempo, e que método usou?",
    expectedPoints: [
      "O que era preciso aprender, até quando e para quê",
      "Um plano: dividir, repetir, pôr-se à prova",
      "Ajuda pedida cedo",
      "Praticar em voz alta ou com as mãos, e não só ler",
      "O resultado do exame ou do primeiro dia",
    ],
    followUp: "Que nota teve, ou o que lhe disseram disso?",
    whyAsked: "O curso inicial junta manuais, exercícios e exames em poucas semanas.",
  },
};
