import type { Airport } from "content/airports/schema";
import { useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { CARDS_AT_ONCE } from "../model.ts";
import { AirportCard } from "./airport-card.tsx";

interface AirportListProps {
  airports: readonly Airport[];
  now: Date;
  onOpen: (code: string) => void;
}

/** The cards, a first part of many at once. */
export function AirportList({ airports, now, onOpen }: AirportListProps) {
  const t = useT();
  const [count, setCount] = useState(CARDS_AT_ONCE);
  const next = Math.min(CARDS_AT_ONCE, airports.length - count);
  return (
    <>
      <h2 className="sr-only">{t("airports.list.title")}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2 tablet:gap-5 desktop:grid-cols-3">
        {airports.slice(0, count).map((airport) => (
          <AirportCard key={airport.code} airport={airport} now={now} onOpen={onOpen} />
        ))}
      </ul>
      {next > 0 && (
        <Button className="justify-self-center" onClick={() => setCount(count + CARDS_AT_ONCE)}>
          {t("airports.list.more", { count: next })}
        </Button>
      )}
    </>
  );
}
