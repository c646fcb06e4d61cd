import { CULTURE_CHECKS } from "content/cultures/checks";
import { SCENES } from "content/cultures/scenes";
import type { PreparationModuleId } from "contract/cultural-terms";
import { CheckDesk } from "./check-desk.tsx";
import type { DeskProps } from "./desk-props.ts";
import { QuestionsDesk } from "./questions-desk.tsx";
import { TimingDesk } from "./timing-desk.tsx";

interface ModuleDeskProps extends DeskProps {
  id: PreparationModuleId;
  zone: string;
  home: string;
  /** The interview's day. */
  date: string;
}

/** What is done in a part. */
export function ModuleDesk({ id, zone, home, date, ...desk }: ModuleDeskProps) {
  const { key } = desk.profile;
  switch (id) {
    case "cultural":
      return <CheckDesk {...desk} module="cultural" bank={CULTURE_CHECKS[key]} />;
    case "nonverbal":
      return <CheckDesk {...desk} module="nonverbal" bank={SCENES[key]} />;
    case "questions":
      return <QuestionsDesk {...desk} />;
    case "timing":
      return <TimingDesk {...desk} zone={zone} home={home} date={date} />;
  }
}
