import type { ReactNode } from "react";

/** A named group of samples. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-h2">{name}</h2>
      <div className="grid gap-4">{children}</div>
    </section>
  );
}

/** Samples side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
