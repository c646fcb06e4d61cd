import type { ComponentType } from "react";
import { AnnouncementsAndCommandsPicture } from "./announcements-and-commands.tsx";
import { DangerousGoodsPicture } from "./dangerous-goods.tsx";
import { DecompressionAndTurbulencePicture } from "./decompression-and-turbulence.tsx";
import { FireAndSmokePicture } from "./fire-and-smoke.tsx";
import { FirstAidPicture } from "./first-aid.tsx";
import { HardLandingFirePicture } from "./hard-landing-fire.tsx";
import { HeartWithoutWordsPicture } from "./heart-without-words.tsx";
import { HumanFactorsPicture } from "./human-factors.tsx";
import { PassengerHandlingPicture } from "./passenger-handling.tsx";
import { PowerBankFirePicture } from "./power-bank-fire.tsx";
import { SecurityPicture } from "./security.tsx";

/** The picture of each part of the course and of each scenario, by its id. */
export const PICTURES: Readonly<Record<string, ComponentType>> = {
  "first-aid": FirstAidPicture,
  "fire-and-smoke": FireAndSmokePicture,
  "dangerous-goods": DangerousGoodsPicture,
  "decompression-and-turbulence": DecompressionAndTurbulencePicture,
  security: SecurityPicture,
  "human-factors": HumanFactorsPicture,
  "passenger-handling": PassengerHandlingPicture,
  "announcements-and-commands": AnnouncementsAndCommandsPicture,
  "power-bank-fire": PowerBankFirePicture,
  "heart-without-words": HeartWithoutWordsPicture,
  "hard-landing-fire": HardLandingFirePicture,
};
