import { Ear, Ellipsis, HeartHandshake, type LucideIcon, Smile, ThumbsUp } from "lucide-react";
import { useT } from "../../i18n/i18n.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { LivePerson } from "../people/live-person.tsx";
import { Porthole } from "../people/porthole.tsx";
import { personaOf } from "../people/recruiter-personas.ts";
import { usePortrait } from "../people/use-portrait.ts";
import type { AvatarState } from "./avatar-state.ts";
import type { MomentSource } from "./moment.ts";
import "./recruiter-avatar.css";

type RecruiterAvatarProps = {
  /** Id of `content/recruiters`. */
  recruiterId: string;
  name: string;
  position: string;
  airline: string;
  state: AvatarState;
  statusText: string;
  /** Of `useRecruiterVoice`. */
  moment: MomentSource;
};

const ICONS: Record<Exclude<AvatarState, "speaking">, LucideIcon> = {
  listening: Ear,
  thinking: Ellipsis,
  encouraging: ThumbsUp,
  concerned: HeartHandshake,
  neutral: Smile,
};

/**
 * The recruiter in their window, with name, part and what they are doing. As wide as its place; on phones a row
 * with a small window. The drawing is decoration: name and status say what it shows.
 */
export function RecruiterAvatar(props: RecruiterAvatarProps) {
  const { recruiterId, name, position, airline, state, statusText, moment } = props;
  const t = useT();
  const { portrait, language, isThere } = usePortrait(recruiterId);
  const part = portrait?.position ?? position;
  return (
    <div className="recruiter-avatar">
      <Porthole frame="full" className="recruiter-window">
        <LivePerson persona={personaOf(recruiterId)} mood={state} moment={moment} />
      </Porthole>
      <div className="recruiter-words">
        <div className="min-w-0">
          <p className="font-semibold text-h3">{name}</p>
          <p
            lang={language}
            className={classNames("text-ink-2 text-small", !isThere && "invisible")}
          >
            {t("avatar.role", { position: part, airline })}
          </p>
        </div>
        <p
          role="status"
          className="flex shrink-0 items-center gap-2.5 font-semibold text-label text-lagoon-ink"
        >
          {state === "speaking" ? <Voice /> : <Icon of={ICONS[state]} size={20} />}
          {statusText}
        </p>
      </div>
    </div>
  );
}

function Voice() {
  return (
    <span aria-hidden className="recruiter-voice">
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}
