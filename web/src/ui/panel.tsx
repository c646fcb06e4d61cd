import type { ComponentPropsWithRef, ElementType } from "react";
import { classNames } from "./class-names.ts";

type PanelProps = Omit<ComponentPropsWithRef<"section">, "ref"> & {
  /** The element: `section` when it has a heading, `article` for one of many, `div` otherwise. */
  as?: "div" | "section" | "article" | "aside" | "li" | "form";
  /** No inner space and clipped corners: for lists, tables and pictures that reach the edge. */
  isFlush?: boolean;
};

/** A surface on the cabin wall, told apart by its seam and never by a shadow. */
export function Panel({ as = "div", isFlush = false, className, ...rest }: PanelProps) {
  const Element = as as ElementType;
  return (
    <Element
      {...rest}
      className={classNames(
        "rounded-[18px] border border-seam bg-panel tablet:rounded-panel print:break-inside-avoid print:border-[#999]",
        isFlush ? "overflow-hidden" : "p-5 tablet:p-7",
        className,
      )}
    />
  );
}
