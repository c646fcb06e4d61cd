/** What people call an airline after its place or its colour. */
const KINDS = ["airline", "carrier", "one", "company"];

/**
 * What people say for an airline whose name they do not use or do not know: its place, its colour, its nickname. By id.
 * Only what points at one airline of the guide alone.
 */
export const AIRLINE_NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  emirates: around("dubai|emirati", ["dubai flag carrier"]),
  "qatar-airways": around("doha|qatari", ["aerolinea de qatar", "卡航"]),
  "etihad-airways": around("abu dhabi", ["阿提哈德"]),
  saudia: around("saudi|saudi arabian", ["saudi arabia's airline", "沙特航空"]),
  "oman-air": around("omani|muscat", ["阿曼航空"]),
  "singapore-airlines": around("singaporean|singapore", ["singapore girl airline"]),
  "cathay-pacific": around("hong kong|hongkong", []),
  "all-nippon-airways": ["全日空航空"],
  "japan-airlines": ["日航"],
  "korean-air": ["korean flag carrier", "大韩"],
  "eva-air": around("taiwanese|taiwan", ["长荣"]),
  "malaysia-airlines": around("malaysian|kuala lumpur", ["马来西亚航空", "马航"]),
  indigo: around("indian low cost", ["靛蓝航空"]),
  qantas: around("australian|aussie", [
    "flying kangaroo",
    "kangaroo airline",
    "kangaroo one",
    "one with the kangaroo",
    "澳航",
  ]),
  "air-new-zealand": around("new zealand|kiwi|maori", ["kiwi carrier", "airline of new zealand"]),
  ryanair: around("irish low cost|irish budget", ["harp airline"]),
  easyjet: around("orange", ["orange low cost", "orange planes", "la naranja"]),
  "wizz-air": around("hungarian|pink|hungarian pink|pink and purple", ["purple low cost"]),
  "virgin-atlantic": ["branson", "branson's airline", "richard branson's airline", "维珍航空"],
  "british-airways": around("british flag|british national", ["ba mainline"]),
  "air-france": around("french|french national", [
    "la compagnie francaise",
    "compagnie nationale francaise",
  ]),
  klm: around("dutch|dutch national", ["blue dutch airline", "荷航"]),
  lufthansa: around("german|german national", ["crane airline", "德国汉莎"]),
  swiss: around("swiss|zurich", ["瑞士航空", "瑞航"]),
  "tap-air-portugal": around("portuguese|lisbon", ["葡萄牙航空"]),
  "turkish-airlines": around("istanbul|turkish national", ["土航"]),
  "southwest-airlines": around("luv", ["heart airline"]),
  "delta-air-lines": around("atlanta", ["达美"]),
  "united-airlines": ["美国联合航空", "united mainline"],
  "american-airlines": ["american mainline"],
  iberia: around("spanish national|madrid", ["spanish flag carrier"]),
  vueling: around("barcelona|spanish low cost", []),
  finnair: around("finnish|helsinki", ["finnish flag carrier"]),
  norwegian: around("norwegian low cost|red nose", ["airline with the red nose"]),
  eurowings: ["lufthansa low cost", "lufthansa's low cost airline"],
  condor: around("striped", ["airline with the stripes"]),
  "brussels-airlines": around("belgian|brussels", ["belgian flag carrier"]),
  "royal-jordanian": around("jordanian|amman", ["jordanian flag carrier"]),
};

/** "The Dubai airline", "that Irish carrier", "the orange airline": each word with each way of saying that it flies. */
function around(words: string, others: readonly string[]): readonly string[] {
  return [
    ...words.split("|").flatMap((word) => KINDS.map((one) => `${word} ${one}`)),
    ...words.split("|").map((word) => `airline in ${word}`),
    ...others,
  ];
}
