/**
 * A Link header (RFC 8288) to other pages of the same list: the request's own address with another
 * `page` or `cursor`. Null when there is nowhere to go.
 */
export function pageLinks(
  requestUrl: string,
  targets: Partial<Record<"first" | "prev" | "next" | "last", number | string>>,
  parameter: "page" | "cursor" = "page",
): string | null {
  const links = Object.entries(targets).map(([relation, target]) => {
    const url = new URL(requestUrl);
    url.searchParams.set(parameter, String(target));
    return `<${url.pathname}${url.search}>; rel="${relation}"`;
  });
  return links.length > 0 ? links.join(", ") : null;
}
