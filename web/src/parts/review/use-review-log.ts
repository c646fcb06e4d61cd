import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Review } from "contract/reviews";
import { useEffect } from "react";
import { useAccount } from "../../lib/account.tsx";
import type { KnownLog } from "./sync-log.ts";

const keyOf = (userKey: string) => ["/api/reviews", userKey];
/** Apart from every screen that shows a number of it: the log brings a database with it. */
const loadSync = () => import("./sync-log.ts");

/** A person's review log; undefined while it is read from the disk. Without a server it is the device's own. */
export function useReviewLog() {
  const { userKey, connection } = useAccount();
  const isHere = connection === "here";
  const query = useQuery<KnownLog>({
    queryKey: keyOf(userKey),
    queryFn: async () => (await loadSync()).syncLog(userKey, isHere),
  });
  const { data, refetch } = query;
  const mustAsk = isHere && data?.isFromDevice === true;
  // Once for each connection: a server that fails is asked again by the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the server is there, not after each answer of it.
  useEffect(() => {
    if (mustAsk) void refetch();
  }, [isHere, data === undefined]);
  return query;
}

/** Adds an answer to the log: it counts on this device at once, whatever the network does. */
export function useAddReview(): (review: Review) => void {
  const { userKey } = useAccount();
  const queries = useQueryClient();
  return (review) => {
    queries.setQueryData<KnownLog>(
      keyOf(userKey),
      (log) => log && { ...log, reviews: [...log.reviews, review] },
    );
    void loadSync().then(({ addReview }) => addReview(userKey, review));
  };
}
