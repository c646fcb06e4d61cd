/** Word classes that several patterns of conduct share. */
export const HEAD =
  "manager|boss|supervisor|anyone|anybody|captain|purser|police|parents|owner|senior|cockpit|pilot|security|crew|doctor|authority|authorities|headquarters|management|chief|dispatch|ambulance|office|guard|guards|firefighters|helpline";
export const PEOPLE =
  "him|her|them|passenger|customer|guest|client|man|woman|lady|guy|people|colleague|manager|boss|kid|child|patient|coworker|teammate|waiter|person|parent|couple|everyone|neighbour|student|boy|girl|mother|father|old|drunk|trainee";
export const COMMAND = "captain|purser|senior|command|order|instruction|boss|pilot|cockpit";
export const RULE_WORDS =
  "rule|rules|procedure|checklist|instruction|warning|protocol|regulation|law|alarm|inspection|briefing|safety";
export const RECORD =
  "book|record|records|log|logs|form|forms|report|sheet|register|file|timesheet|checklist|signature|document|documents|handover|statement|entry";
