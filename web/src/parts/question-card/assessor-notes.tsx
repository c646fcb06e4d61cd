import type { LanguageCode } from "contract/languages";
import type { Question } from "contract/questions";
import { ChevronDown, Ear, TriangleAlert } from "lucide-react";
import { useT } from "../../i18n/i18n.ts";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";

interface AssessorNotesProps {
  listensFor: readonly string[];
  /** Of what is listened for; English where none is named. */
  language?: LanguageCode | undefined;
  trap: string | null;
  ofAirline?: Question["ofAirline"];
}

/**
 * What an assessor writes down, behind a click: in the real interview nobody reads it out first, so a
 * candidate may answer without it and look afterwards.
 */
export function AssessorNotes(props: AssessorNotesProps) {
  const { listensFor, language = "en", trap, ofAirline } = props;
  const t = useT();
  if (listensFor.length === 0) return null;
  return (
    <Panel as="section" className="py-3! tablet:py-4!">
      <details className="group">
        <summary className="flex min-h-11 list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
          <h2 className="text-h3">{t("practice.assessors.title")}</h2>
          <Icon
            of={ChevronDown}
            size={18}
            className="text-ink-2 transition-transform group-open:rotate-180"
          />
        </summary>
        {ofAirline && (
          <p className="mt-2 text-label">
            <b className="font-semibold">
              {t("practice.assessors.value", { airline: ofAirline.airline })}
            </b>{" "}
            <bdi lang="en">{ofAirline.value}</bdi>
          </p>
        )}
        <ul className="mt-2 mb-2 grid gap-2.5 text-label">
          {listensFor.map((point) => (
            <li key={point} className="flex gap-2.5">
              <Icon of={Ear} size={17} className="mt-1 text-ink-2" />
              <span lang={language} dir="auto">
                {point}
              </span>
            </li>
          ))}
        </ul>
        {trap && (
          <p className="mt-4 mb-2 flex gap-2.5 border-seam border-t pt-3.5 text-label">
            <Icon of={TriangleAlert} size={17} className="mt-1 text-yellow-ink" />
            <span>
              <b className="font-semibold">{t("practice.assessors.trap")}</b>{" "}
              <bdi lang="en">{trap}</bdi>
            </span>
          </p>
        )}
      </details>
    </Panel>
  );
}
