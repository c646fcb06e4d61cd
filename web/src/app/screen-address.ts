import { createContext, useContext } from "react";
import type { BaseLocationHook, BaseSearchHook } from "wouter";
import { useBrowserLocation, useSearch } from "wouter/use-browser-location";

/** Where a screen stands: its path, and what follows the question mark. */
export interface Address {
  path: string;
  search: string;
}

/**
 * The address that a screen out of sight is drawn for: the one it is expected at, not the one in the
 * address bar. Null for the screen that is seen.
 */
export const WaitingAddress = createContext<Address | null>(null);

/** For the router: the path as the screen that asks is to see it. */
export const useScreenPath: BaseLocationHook = () => {
  const [path, navigate] = useBrowserLocation();
  const waiting = useContext(WaitingAddress);
  return [waiting ? waiting.path : path, navigate];
};

/** The same for the query, without its question mark. */
export const useScreenSearch: BaseSearchHook = () => {
  const search = useSearch();
  const waiting = useContext(WaitingAddress);
  return waiting ? waiting.search : search;
};

/** Path and query of a link to a page of this app; its place on the page is left out. */
export function addressOf(href: string): Address {
  const [path = href, search = ""] = href.replace(/#.*/, "").split("?");
  return { path, search };
}
