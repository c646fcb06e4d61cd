import type { Term } from "content/terminology/schema";
import { PageLink } from "../../../ui/page-link.tsx";
import { hrefOf, type StudyView } from "../model.ts";

interface RelatedTermsProps {
  entry: Term;
  /** All terms of the set. */
  terms: readonly Term[];
  view: StudyView;
  label: string;
}

/** The terms that belong to one, each a link that opens it. */
export function RelatedTerms({ entry, terms, view, label }: RelatedTermsProps) {
  const related = entry.relatedTerms.flatMap((id) => terms.find((other) => other.id === id) ?? []);
  return (
    <ul aria-label={label} className="-mx-1 flex flex-wrap gap-x-1">
      {related.map((other) => (
        <li key={other.id}>
          <PageLink
            href={hrefOf({ ...view, term: other.id })}
            className="inline-flex min-h-11 items-center rounded-control px-1 font-medium text-label text-lagoon-ink underline decoration-[1.5px] decoration-seam underline-offset-4 hover:decoration-current"
          >
            <bdi lang="en">{other.term}</bdi>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
