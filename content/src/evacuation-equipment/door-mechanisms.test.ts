import { expect, test } from "vitest";
import { DOOR_MECHANISMS } from "./door-mechanisms.ts";
import { EVACUATION_EQUIPMENT } from "./evacuation-equipment.ts";
import { DoorMechanism } from "./schema.ts";

test.each(EVACUATION_EQUIPMENT)(
  "the mechanism of the $aircraftType is what its texts say",
  (one) => {
    const mechanism = DOOR_MECHANISMS[one.id];
    expect(DoorMechanism.strict().safeParse(mechanism).error).toBeUndefined();
    expect(mechanism.arming === "girt-bar").toBe(/sets the girt bar/.test(one.real.arming));
    const texts = [...one.emergencyFeatures, ...one.crewProcedures, one.real.arming].join(" ");
    // The A321 is worked as the A320, which has the texts.
    if (one.id === "airbus-a321") {
      expect(mechanism).toEqual(DOOR_MECHANISMS["airbus-a320"]);
      return;
    }
    expect(mechanism.hasPin).toBe(/safety pin/i.test(texts));
    expect(mechanism.hasArmedLight).toBe(/SLIDE ARMED light/.test(texts));
    expect(mechanism.isPowered).toBe(/under power|power assist open/.test(texts));
  },
);
