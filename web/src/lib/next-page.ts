/** Path of the page that comes after this one in a paged list; null after the last. */
export function nextPageOf(answer: Response): string | null {
  const link = /<([^>]+)>\s*;\s*rel="?next"?/.exec(answer.headers.get("link") ?? "")?.[1];
  if (!link) return null;
  const url = new URL(link, location.href);
  return url.pathname + url.search;
}
