import type { AnchorHTMLAttributes, ReactNode } from "react";
import { Link } from "wouter";
import { preloadPage } from "../lib/prefetch.ts";

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children: ReactNode;
}

/** A link to a screen that fetches its code on pointer, focus and touch, so that the click finds it ready. */
export function PageLink({ href, children, ...rest }: PageLinkProps) {
  const handleIntent = () => preloadPage(href);
  return (
    <Link
      href={href}
      onPointerEnter={handleIntent}
      onFocus={handleIntent}
      onTouchStart={handleIntent}
      {...rest}
    >
      {children}
    </Link>
  );
}
