import { useQuery } from "@tanstack/react-query";
import { useAccount } from "../../lib/account.tsx";
import { wholeBankQuery } from "../../parts/questions/whole-bank-query.ts";
import { bookmarksQuery, questionsQuery } from "./api.ts";
import { type BankView, bookmarkedPage, type QuestionPage } from "./model.ts";

interface Bank {
  data: QuestionPage | undefined;
  error: Error | null;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

/**
 * The page of the bank that a view asks for. The server pages and filters it; what is bookmarked is
 * picked here, from the whole bank and the person's own list.
 */
export function useBank(view: BankView): { bank: Bank; bookmarks: string[] | undefined } {
  const { connection } = useAccount();
  const paged = useQuery({ ...questionsQuery(view), enabled: !view.isBookmarked });
  const whole = useQuery({ ...wholeBankQuery, enabled: view.isBookmarked });
  const marks = useQuery({ ...bookmarksQuery, enabled: connection === "here" });
  const bookmarks = marks.data;
  if (!view.isBookmarked) return { bank: paged, bookmarks };
  const data = whole.data && bookmarks && bookmarkedPage(whole.data, bookmarks, view);
  const refetch = () => Promise.all([whole.refetch(), marks.refetch()]);
  const error = whole.error ?? marks.error;
  return { bank: { data, error, isPlaceholderData: false, refetch }, bookmarks };
}
