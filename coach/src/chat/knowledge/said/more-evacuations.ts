/** How different people ask about getting everybody out. By entry; phrases parted by "|". */
export const MORE_SAID_OF_EVACUATIONS: Readonly<Record<string, string>> = {
  land: "emergency on the runway steps for the crew|we crashed on the ground how do we get them out|order of things when we evacuate|everybody has to get off now what are my steps",
  "land-1": "when do i unbuckle|engines still running wait|is it bad enough to leave",
  "land-2": "first look outside then open|check through the glass",
  "land-6": "last round through the rows|when may i go myself|what do i take with me off the plane",
  "land-7":
    "people outside at a safe distance|how far from the wreck|count them on the grass|no cigarettes near fuel",
  water:
    "we land on the sea|steps when we come down in water|ditching order of things|boats and vests procedure",
  "water-1": "minutes before we hit the sea|put the vests on but do not blow up inside",
  "water-3": "is my door under water|which exits may we use at sea",
  "water-4": "tie the raft before boarding it",
  "water-7":
    "raft away from the wreck|stay together and keep warm at sea|how to survive in the boat",
  "command-brace": "what do i yell before the crash|bend over call",
  "command-alert": "words from the captain to get ready at the doors|stand by your exits",
  "command-remain-seated": "no evacuation everybody sits|captain says stay where you are",
  "command-evacuate": "who says get out and how|word to start leaving",
  "command-belts-and-baggage": "they grab their bags what do i shout|leave your stuff",
  "command-belts-and-vests": "at sea what do i shout first|put your vest on",
  "command-hold-back": "slide not ready crowd pushes|stop them at the door",
  "command-door-exit-go":
    "what do i shout at my door when it works|send them down|they want to sit first tell them to jump",
  "command-overwing-go": "words at the window exit|how do they climb onto the wing",
  "command-able-bodied-helper":
    "first man down shall help the others|who stands at the bottom of the slide",
  "command-exit-blocked":
    "my exit cannot be used|fire outside send them to the other side|turn the people round",
  "command-exit-on-water": "what do i yell at the door at sea|when do they pull the vest",
  "command-keep-moving": "queue stops at the sill|hesitates on top of the slide",
  "command-anybody-there": "call into the dark cabin|is someone left inside",
  "command-move-away":
    "they stand around and film outside|get them far from the plane|safe distance in metres",
  "outside-fire": "i see fire when i look out|flames near my exit",
  "outside-smoke": "cannot see anything outside for smoke",
  "outside-obstacle": "fuel truck under my door|tree in the way of the slide",
  "outside-water-level": "sea up to the window|water stands at the door",
  "outside-structure": "slide would hang too steep|gear broke plane is on its belly",
  "failure-handle-jams": "door handle stuck|does not turn",
  "failure-door-jams": "door opens only a bit|frame bent and door stuck",
  "failure-assist-fails": "must push the heavy door by hand|no help from the gas bottle",
  "failure-slide-does-not-fill": "nothing comes out|slide stays flat pull the red handle",
  "failure-slide-twists": "slide lies on its side in the wind",
  "failure-slide-deflates": "air goes out of it",
  "failure-conditions-change":
    "fire reaches my side in the middle of it|door was good now it is not",
  "slide-dual-lane":
    "two at a time how many per minute|people per ninety seconds on a double slide",
  "slide-single-lane":
    "one at a time slide how many people|people per ninety seconds on a narrow slide",
  "slide-wing-slide": "slide behind the wing",
  "slide-triple-lane": "three people at once slide",
  "able-bodied": "which passengers may help me|whom do i choose at the exit|strong calm travellers",
};
