import { useT } from "../../../i18n/i18n.ts";

const BLURBS = ["star", "feedback", "languages"] as const;

export function Blurbs() {
  const t = useT();
  return (
    <ul data-below className="grid border-seam border-y tablet:grid-cols-3">
      {BLURBS.map((blurb) => (
        <li
          key={blurb}
          className="border-seam py-4 not-first:border-t tablet:px-8 tablet:py-7 tablet:first:ps-0 tablet:last:pe-0 tablet:not-first:border-s tablet:not-first:border-t-0"
        >
          <h2 className="mb-1 text-h3">{t(`landing.blurbs.${blurb}.title`)}</h2>
          <p className="text-ink-2">{t(`landing.blurbs.${blurb}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}
