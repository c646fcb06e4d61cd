import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from "react";
import { navigate } from "wouter/use-browser-location";
import { preloadPage } from "../lib/prefetch.ts";

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children: ReactNode;
}

/**
 * A link to a screen that has it drawn on pointer, focus and touch, so that the click finds it ready. The
 * router's own link listens to the address: a dashboard has forty, and each would be drawn anew with every
 * step.
 */
export function PageLink({ href, onClick, children, ...rest }: PageLinkProps) {
  const handleIntent = () => preloadPage(href);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForTheBrowser(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a
      href={href}
      onPointerEnter={handleIntent}
      onFocus={handleIntent}
      onTouchStart={handleIntent}
      onClick={handleClick}
      {...rest}
    >
      {children}
    </a>
  );
}

/** Another tab or window, a download: what a person asks for with a key or another button. */
function isForTheBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
