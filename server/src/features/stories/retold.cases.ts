/** Events as they were told first, and as the same person tells them for another question. */
export type Retold = { name: string; first: string; again: string };

export const RETOLD: readonly Retold[] = [
  {
    name: "a dryer, in English",
    first:
      "In March, on a night shift at the hotel, I smelled something sweet and burnt near the laundry, though no alarm had gone off. I was the night manager, so the 112 guests in the house were my responsibility. I followed the smell to a dryer, felt that its door was hot, switched it off at the wall and called the fire brigade before I looked any further. I woke the guests of the six rooms above and walked them down to the lobby. The firemen found lint smouldering behind the drum and had it out in twenty minutes. Nobody was hurt, and since then the filters are cleaned and signed for every evening: I wrote that list.",
    again:
      "One night in spring there was a burnt smell by the laundry of our hotel. Nobody else was awake and I had to decide alone. I traced it to a hot dryer, cut the power and rang the fire brigade, then got the people from the rooms above it down to the lobby. They found lint glowing behind the drum. After that I made the list on which we sign for clean filters.",
  },
  {
    name: "a lift, in English",
    first:
      "In January the power failed in our hotel at eleven at night, with forty guests in the bar and two in the lift. As night manager I had to get the two people out and keep the others from using the dark stairs. I sent the barman to the stairs with a torch to hold people back, spoke to the couple in the lift through the door every two minutes, and called the lift engineer and the power company. The couple were out after twenty-five minutes and nobody fell or got hurt. Three guests named the evening in their reviews, and I wrote the checklist that we now keep at the desk.",
    again:
      "When the electricity went at our hotel last winter a couple got stuck in the lift and the bar was full. I told everyone in the bar what I knew, posted the barman with a torch at the stairs so that nobody would walk in the dark, and kept talking to the couple through the lift door until the engineer came twenty-five minutes later. The checklist at the desk dates from that evening.",
  },
  {
    name: "an allergy, in English",
    first:
      "Two years ago in the café a woman sent her order back three times; her son had a nut allergy and she was afraid. I was serving her table, so it was up to me to make sure that the boy's plate was safe and that she could believe it. I took her to the counter, showed her the list of ingredients, washed the board and the knife while she watched, and made the sandwich myself. The boy ate all of it. They came back every Friday that autumn, and we still keep the separate board that I asked for.",
    again:
      "At the café I noticed that a mother did not trust our kitchen because of her boy's nut allergy. Instead of arguing I walked her to the counter, read the ingredients out, scrubbed the board and the knife in front of her and made his sandwich with my own hands. They became Friday regulars, and the café has had a separate board for allergies ever since.",
  },
  {
    name: "a dryer, in Spanish",
    first:
      "En marzo, en un turno de noche en el hotel, noté un olor dulce y quemado cerca de la lavandería, aunque no había sonado ninguna alarma. Era la encargada de noche y los 112 huéspedes eran mi responsabilidad. Seguí el olor hasta una secadora, noté que la puerta ardía, la desconecté y llamé a los bomberos. Desperté a los huéspedes de las seis habitaciones de arriba y los bajé al vestíbulo. Los bomberos encontraron pelusa ardiendo detrás del tambor. Desde entonces se firma la limpieza de los filtros cada noche.",
    again:
      "Una noche olía a quemado junto a la lavandería del hotel. Nadie más estaba despierto. Encontré una secadora muy caliente, la desconecté, llamé a los bomberos y bajé al vestíbulo a los huéspedes de las habitaciones de arriba. Había pelusa detrás del tambor; ahora los filtros se limpian y se firman.",
  },
  {
    name: "a lift, in French",
    first:
      "En janvier, le courant a été coupé dans notre hôtel à onze heures du soir, avec quarante clients au bar et deux dans l’ascenseur. J’étais responsable de nuit. J’ai envoyé le barman à l’escalier avec une lampe torche, j’ai parlé au couple dans l’ascenseur à travers la porte toutes les deux minutes et j’ai appelé le technicien. Le couple est sorti au bout de vingt-cinq minutes.",
    again:
      "Quand l’électricité a lâché à l’hôtel, un couple est resté bloqué dans l’ascenseur. J’ai posté le barman avec une lampe torche à l’escalier, j’ai rassuré le couple à travers la porte et le technicien les a libérés vingt-cinq minutes plus tard.",
  },
  {
    name: "a dryer, in Chinese",
    first:
      "三月的一个夜班，我在酒店洗衣房附近闻到一股甜甜的焦味，但没有任何警报响起。我是夜班经理，112位客人都由我负责。我顺着气味找到一台烘干机，门很烫，我切断电源并打电话给消防队，然后叫醒楼上六个房间的客人，带他们到大堂。消防员在滚筒后面发现了阴燃的棉絮。之后每天晚上都要清洁过滤网并签字。",
    again:
      "有一天晚上酒店洗衣房传来焦味。我一个人值班，必须马上决定。我发现烘干机发烫，就切断电源，打电话给消防队，再把楼上房间的客人带到大堂。原来滚筒后面的棉絮在阴燃。现在过滤网每天清洁并签字。",
  },
];

/** Other events at the same place of work, in the same languages and in the same order of languages. */
export const OTHER_EVENTS: readonly string[] = [
  "Last winter a guest shouted at me in the lobby because his room was not ready at noon, and called me useless in front of eight people. I had to calm him down and still find him a room, because the other guests were watching how I would take it. I let him finish, said that I understood he had been travelling since five, and asked him to sit down with a coffee. Then I called housekeeping, swapped his room with one that was already clean, and walked him up myself. He was in his room eleven minutes later. At check-out he came to my desk and apologised.",
  "In November a guest came down to my desk at two in the morning: the airline had lost her suitcase and she had a job interview at nine. The shops were closed and nothing in our rules covered this, but I was the only one on duty. I opened our lost property room with the security guard, found a blazer that nobody had claimed for a year, and steamed it myself. I also printed her papers. She went to her interview.",
  "On a Saturday in August two of our five waiters called in sick, with a wedding party of eighty booked for one o'clock. I was the most senior person on the floor. I drew the room on paper, gave each of us a block of tables next to each other, and took the bar myself. I asked the kitchen to send the starters in two waves, ten minutes apart, and the couple thanked us.",
  "El invierno pasado un huésped me gritó en la recepción del hotel porque su habitación no estaba lista a mediodía. Era la encargada y tenía que calmarlo. Lo dejé hablar, le ofrecí un café y llamé a las camareras para cambiar su habitación por otra que ya estaba limpia. Entró once minutos después y se disculpó.",
  "L’été dernier à l’hôtel, un client s’est mis en colère parce que sa chambre n’était pas prête à midi. J’étais seule à la réception. Je l’ai laissé parler, je lui ai offert un café, j’ai appelé les femmes de chambre et j’ai échangé sa chambre avec une autre. Il est entré dans sa chambre au bout de onze minutes et il s’est excusé.",
  "去年冬天，一位客人在酒店大堂对我大喊，因为他的房间中午还没有准备好。我是前台，必须让他冷静下来。我让他把话说完，请他坐下喝杯咖啡，然后打电话给客房部，换了一间已经打扫好的房间。十一分钟后他进了房间，退房时向我道歉。",
];
