import type { SampleAnswer } from "./schema.ts";

/** The four languages of the sample (specification 2, section 2.8), in the order of the selector. */
export const SAMPLE_ANSWERS: readonly SampleAnswer[] = [
  {
    language: "en",
    question: "Tell me about a time you dealt with an upset customer.",
    answer:
      "Last July I worked at the front desk of a hotel in Porto. A family of four arrived at midnight, and their room had been given away, so the father was upset. It was up to me to find them beds that night. I apologised, gave the children some water, rang three hotels nearby and booked two rooms in the second one. Then I carried their bags to the taxi myself.",
  },
  {
    language: "es",
    question: "Cuénteme una ocasión en la que atendió a un cliente molesto.",
    answer:
      "En julio pasado trabajaba en la recepción de un hotel de Oporto. Una familia de cuatro llegó a medianoche y su habitación ya se había dado a otros; el padre estaba molesto. Me tocaba a mí encontrarles camas esa noche. Me disculpé, di agua a los niños, llamé a tres hoteles cercanos y reservé dos habitaciones en el segundo. Después llevé yo mismo sus maletas al taxi.",
  },
  {
    language: "fr",
    question: "Racontez-moi une situation où vous avez eu affaire à un client mécontent.",
    answer:
      "En juillet dernier, je travaillais à la réception d’un hôtel à Porto. Une famille de quatre personnes est arrivée à minuit et sa chambre avait été donnée à d’autres ; le père était mécontent. C’était à moi de leur trouver des lits pour la nuit. Je me suis excusé, j’ai donné de l’eau aux enfants, j’ai appelé trois hôtels voisins et j’ai réservé deux chambres dans le deuxième. Puis j’ai porté moi-même leurs bagages jusqu’au taxi.",
  },
  {
    language: "zh",
    question: "请讲一次您接待不满的顾客的经历。",
    answer:
      "去年七月我在波尔图一家酒店的前台工作。半夜来了一家四口，他们的房间已经给了别人，父亲很不满。当晚由我负责为他们找到床位。我先道歉，给孩子们倒了水，然后打电话问了附近三家酒店，在第二家订了两个房间。最后我亲自把他们的行李送上出租车。",
  },
];
