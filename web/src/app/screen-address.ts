import { createContext, useContext } from "react";
import type { BaseLocationHook, BaseSearchHook } from "wouter";
import { navigate, useLocationProperty } from "wouter/use-browser-location";

/** Where a screen stands: its path, and what follows the question mark. */
export interface Address {
  path: string;
  search: string;
}

/**
 * The address that a screen is drawn for, from the first to the last: out of sight it is not the one in the address
 * bar. The same value all along, for a screen that comes into sight must not be drawn anew. Null outside of screens.
 */
export const OwnAddress = createContext<Address | null>(null);

/** For the router: the path as the screen that asks is to see it. A screen keeps its path as long as it is there. */
export const useScreenPath: BaseLocationHook = () => {
  const own = useContext(OwnAddress);
  const path = useLocationProperty(() => own?.path ?? location.pathname);
  return [path, navigate];
};

/** The same for the query, without its question mark: it may change while the screen is seen. */
export const useScreenSearch: BaseSearchHook = () => {
  const own = useContext(OwnAddress);
  return useLocationProperty(() =>
    own && own.path !== location.pathname ? own.search : location.search.replace(/^\?/, ""),
  );
};

/** Path and query of a link to a page of this app; its place on the page is left out. */
export function addressOf(href: string): Address {
  const [path = href, search = ""] = href.replace(/#.*/, "").split("?");
  return { path, search };
}
