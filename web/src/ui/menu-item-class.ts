/** The look of a menu entry, for a link: give it `role="menuitem"` and `tabIndex={-1}` as well. */
export const menuItemClass =
  "flex min-h-11 w-full items-center gap-3 rounded-[10px] px-3 py-2 text-start font-medium text-label hover:bg-well focus-visible:bg-well focus-visible:-outline-offset-3";
