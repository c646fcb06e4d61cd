/** A short list under its heading, in the content's English. */
export function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h4 className="font-semibold text-small">{title}</h4>
      <ul
        lang="en"
        dir="ltr"
        className="mt-1.5 grid list-disc gap-1 ps-5 text-label marker:text-lagoon"
      >
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
