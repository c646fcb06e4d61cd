import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { SAID_MARK } from "./use-scroll-end.ts";

interface BubbleProps {
  by: "user" | "assistant";
  /** Who speaks, for those who cannot see the side. */
  speaker: string;
  children: ReactNode;
  /** Under the bubble: sources, actions. */
  foot?: ReactNode;
  isFaint?: boolean;
}

/** One turn: the person's at the end in lagoon, the coach's at the start on the wall's shadow. */
export function Bubble({ by, speaker, children, foot, isFaint = false }: BubbleProps) {
  const isOwn = by === "user";
  return (
    <div
      {...(isOwn && SAID_MARK)}
      className={classNames("flex flex-col", isOwn ? "items-end" : "items-start")}
    >
      <div
        className={classNames(
          "max-w-[min(100%,60ch)] break-words rounded-[18px] px-4 py-2.5 text-label leading-[1.55] tablet:max-w-[min(86%,60ch)]",
          isOwn ? "rounded-ee-[6px] bg-lagoon-soft" : "rounded-es-[6px] bg-well",
          isFaint && "text-ink-2",
        )}
      >
        <span className="sr-only">{speaker}</span>
        <div>{children}</div>
      </div>
      {foot}
    </div>
  );
}
