import type { EvacuationProcedure } from "content/evacuation/schema";
import { useT } from "../../../i18n/i18n.ts";
import { SourceLine } from "./source-line.tsx";

/** What kind of evacuation it is, and what its 90 seconds are and are not. */
export function ProcedureHead({ procedure }: { procedure: EvacuationProcedure }) {
  const t = useT();
  return (
    <section
      aria-labelledby="procedure"
      className="grid items-start gap-x-10 gap-y-5 desktop:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]"
    >
      <div>
        <h2 id="procedure" lang="en" className="text-h2">
          <bdi>{procedure.title}</bdi>
        </h2>
        <p lang="en" className="mt-2 max-w-[66ch]">
          <bdi>{procedure.description}</bdi>
        </p>
      </div>
      <div className="flex items-start gap-4">
        <p className="tabular shrink-0 font-semibold text-[2.25rem] leading-none">
          {procedure.timeLimit}
          <span className="block font-normal text-ink-2 text-micro leading-normal">
            {t("evacuation.seconds")}
          </span>
        </p>
        <div className="grid gap-1.5">
          <p lang="en" className="text-ink-2 text-small">
            <bdi>{procedure.timeLimitNote}</bdi>
          </p>
          <SourceLine source={procedure.timeLimitSource} />
        </div>
      </div>
    </section>
  );
}
