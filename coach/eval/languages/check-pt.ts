import type { LabelledAnswer } from "../star/format.ts";

/** Portuguese answers of an independent writer to two questions of the bank. Speakers from Brazil and Portugal. */
const INSULT = {
  question: "Tell me about a time a customer insulted you. How did you carry on?",
  kind: "behavioural",
} as const;
const TODDLER = {
  question:
    "A mother wants to hold her screaming son of two and a half on her lap for take-off. What do you do?",
  kind: "hypothetical",
} as const;

export const CHECK_PT: readonly LabelledAnswer[] = [
  {
    id: "pt-insult-car-hire",
    ...INSULT,
    level: "strong",
    why: "Own words quoted, a boundary without a quarrel, the case solved, help fetched, and an effect that lasted.",
    answer: {
      situation:
        "Em dezembro de 2023 eu era atendente de uma locadora de carros no aeroporto de Recife. Um senhor chegou às onze da noite, o carro da categoria dele tinha acabado, e ele me chamou de burra e de coisa pior na frente de uns quinze clientes.",
      task: "Eu estava sozinha no balcão. Precisava continuar atendendo, achar um carro pra ele e não deixar aquilo virar briga, mas também não dava pra fingir que era normal.",
      action:
        'Respirei, esperei ele terminar e falei baixo: "Eu vou resolver o seu carro, e pra isso eu preciso que o senhor fale comigo sem xingar." Só isso, sem discutir. Aí virei a tela pra ele ver as opções, liguei pra unidade da cidade, consegui um carro maior pelo mesmo preço e expliquei que chegava em vinte e cinco minutos. Ofereci água e a cadeira pra mulher dele. Quando ele levantou a voz de novo, repeti a mesma frase e chamei o supervisor pra ficar do meu lado. Depois fui dois minutos no banheiro lavar o rosto, voltei e pedi desculpa pra fila pela espera.',
      result:
        "Ele saiu com o carro às onze e quarenta e pediu desculpa na devolução, três dias depois. Atendi mais doze pessoas naquela noite. Registrei o que houve, e hoje a frase que eu usei está no treinamento de quem entra.",
    },
    faults: [],
  },
  {
    id: "pt-insult-school-office",
    ...INSULT,
    level: "partial",
    why: "Composed and helpful, with concrete acts; ends with nothing.",
    answer: {
      situation:
        "Estive um ano na secretaria de uma escola em Setúbal. Uma mãe entrou aos gritos porque o filho não tinha vaga e disse-me que eu só servia para carimbar papéis.",
      task: "Tinha de lhe explicar o processo, e havia mais gente à espera.",
      action:
        "Deixei-a falar, não respondi ao insulto e mostrei-lhe a lista com o lugar do filho. Escrevi-lhe num papel as três escolas com vaga e os números de telefone, e marquei-lhe uma reunião com a diretora para o dia seguinte de manhã.",
      result: "Ela levou o papel e saiu. Foi assim.",
    },
    faults: [{ section: "result", fault: "no-outcome" }],
  },
  {
    id: "pt-insult-supermarket",
    ...INSULT,
    level: "weak",
    why: "What happens on weekends, not one day.",
    answer: {
      situation:
        "No supermercado os clientes às vezes são mal-educados, principalmente ao fim de semana.",
      task: "Temos de manter a calma, faz parte.",
      action: "Eu não ligo, sorrio e continuo a trabalhar.",
      result: "Passa depressa.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "task", fault: "generic" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "pt-insult-paid-back",
    ...INSULT,
    level: "worthless",
    why: "Insults back, despises poor people and laughs at tears.",
    answer: {
      situation:
        "Uma velha doida entrou na loja em Campinas e me chamou de lerda. Esse povo pobre não tem educação nenhuma, nasceu assim.",
      task: "Eu não ia levar desaforo pra casa, então minha missão era devolver na mesma moeda.",
      action:
        "Falei bem alto que lerda era ela e toda a família dela, e mandei procurar a turma dela no camelô. Escondi o produto que ela queria no estoque e disse que tinha acabado. Quando ela começou a chorar eu dei risada.",
      result:
        "Ela foi embora e nunca mais voltou, graças a Deus. As colegas me aplaudiram e eu bati a meta do dia do mesmo jeito.",
    },
    faults: [
      { section: "situation", fault: "blames" },
      { section: "task", fault: "blames" },
      { section: "action", fault: "blames" },
      { section: "result", fault: "blames" },
    ],
  },
  {
    id: "pt-toddler-click",
    ...TODDLER,
    level: "strong",
    why: "Knows the limit of two years and its reason, helps step by step, senior and captain told, cabin not reported secure.",
    answer: {
      situation:
        "O menino tem dois anos e meio, já fez os dois, portanto tem lugar e cinto dele. Está a gritar, a mãe está exausta e nós estamos quase a fechar a porta.",
      task: "Na descolagem ele tem de ir no lugar dele com o cinto apertado: ao colo, numa travagem, a mãe não o consegue segurar. O que eu posso é ajudá-la a lá chegar sem a humilhar.",
      action:
        "Agacho-me à altura dele, digo-lhe o meu nome, e à mãe digo que percebo que está difícil. Explico-lhe numa frase porque não pode ser ao colo e que a regra não muda. Depois tentamos: ele aperta o fecho sozinho e ouve o clique, a mãe fica com a mão na perna dele, o boneco também leva cinto. Se for medo do barulho, conto-lhe o que vai ouvir. Peço à colega que fale com o vizinho para trocar e o pai ficar ao lado. Aviso a chefe de cabina de que a fila 14 ainda não está pronta, e ela avisa o comandante, que pode esperar dois minutos. Não dou a cabina como segura enquanto ele estiver ao colo.",
      result:
        "Na maior parte das vezes, com dois minutos e um clique, fica resolvido. Se a mãe recusar mesmo, é o comandante quem decide, e digo-lho com calma e sem ameaças. Depois da subida volto lá com um copo de água e um lápis.",
    },
    faults: [],
  },
  {
    id: "pt-toddler-toy",
    ...TODDLER,
    level: "partial",
    why: "Right rule and kindness; no plan if it fails, nobody informed.",
    answer: {
      situation:
        "Uma mãe quer levar o filho de dois anos e meio no colo porque ele não para de chorar.",
      task: "Ele tem que ir sentado no lugar dele, com cinto, por segurança.",
      action:
        "Eu explicaria pra ela com carinho que acima de dois anos a criança precisa do assento próprio, e ofereceria um brinquedo ou um desenho pra distrair o menino. Ajudaria a colocar o cinto e ficaria ali até ele se acalmar.",
      result: "Acho que a mãe ia entender, porque é pelo bem do filho.",
    },
    faults: [],
  },
  {
    id: "pt-toddler-calm-child",
    ...TODDLER,
    level: "weak",
    why: "Means well; the rule does not appear.",
    answer: {
      situation: "A criança está gritando e a mãe quer segurar no colo.",
      task: "Eu tenho que ajudar a mãe.",
      action: "Eu falaria com ela e tentaria acalmar a criança.",
      result: "A viagem seguiria tranquila.",
    },
    faults: [
      { section: "task", fault: "generic" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "pt-toddler-sponsors",
    ...TODDLER,
    level: "worthless",
    why: "A success at college, put under a question about a child.",
    answer: {
      situation:
        "Na faculdade de turismo em Curitiba a gente organizou uma feira com doze estandes e eu fiquei com a parte dos patrocínios.",
      task: "Minha meta era conseguir três patrocinadores até maio.",
      action:
        "Mandei quarenta e-mails, visitei nove empresas e fechei com uma padaria, um banco e uma loja de malas. Fiz planilha de tudo.",
      result: "A feira teve 600 visitantes e sobrou dinheiro pra formatura.",
    },
    faults: [
      { section: "situation", fault: "off-topic" },
      { section: "task", fault: "off-topic" },
      { section: "action", fault: "off-topic" },
      { section: "result", fault: "off-topic" },
    ],
  },
];
