import { InitialsWindow } from "../../parts/people/initials-window.tsx";
import { Person } from "../../parts/people/person.tsx";
import { findPersona } from "../../parts/people/recruiter-personas.ts";
import { classNames } from "../../ui/class-names.ts";
import { recruiterOf } from "./recruiter.ts";

/** Head and shoulders, closer than a session shows them. */
const CROP = "40 30 160 200";

interface RecruiterWindowProps {
  recruiterId: string;
  /** Width of the place; the height follows. */
  className?: string | undefined;
}

/** The recruiter seen through a small window. Decoration: the name stands beside it. */
export function RecruiterWindow({ recruiterId, className }: RecruiterWindowProps) {
  const persona = findPersona(recruiterId);
  if (!persona)
    return <InitialsWindow name={recruiterOf(recruiterId).name} className={className} />;
  return (
    <span
      aria-hidden
      className={classNames(
        "block aspect-[240/300] shrink-0 overflow-hidden rounded-window bg-room shadow-[0_0_0_3px_var(--frame-2),0_0_0_4px_var(--seam)] print:[print-color-adjust:exact]",
        className,
      )}
    >
      <Person persona={persona} crop={CROP} />
    </span>
  );
}
