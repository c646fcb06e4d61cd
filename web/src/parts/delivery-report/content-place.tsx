import type { StarAnalysis } from "contract/star-analysis";
import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { ContentReport } from "./content-report.tsx";

type LazyReport = ComponentType<ComponentProps<typeof ContentReport>>;

interface ContentPlaceProps {
  content: StarAnalysis;
  onRetake: () => void;
}

/** Keeps the place of what the words earned; most takes have no words, so its code comes only with some. */
export function ContentPlace(props: ContentPlaceProps) {
  const t = useT();
  const [Loaded, setLoaded] = useState<LazyReport | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isShown = true;
    import("./content-report.tsx").then(
      ({ ContentReport }) => isShown && setLoaded(() => ContentReport),
      () => isShown && setHasFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, []);
  if (Loaded) return <Loaded {...props} />;
  if (hasFailed) return <p role="alert">{t("delivery.content.failed")}</p>;
  return <Skeleton label={t("delivery.content.loading")} />;
}
