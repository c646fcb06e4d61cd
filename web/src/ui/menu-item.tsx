import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { menuItemClass } from "./menu-item-class.ts";

type MenuItemProps = Omit<ComponentProps<"button">, "role" | "type"> & {
  /** Decoration before the words, an `Icon`. */
  icon?: ReactNode;
  /** For one of several choices: true shows the tick, false keeps its place. */
  isChecked?: boolean;
  /** Stays open when chosen. */
  keepsOpen?: boolean;
};

/** One entry of a `Menu`. */
export function MenuItem({
  icon,
  isChecked,
  keepsOpen,
  className,
  children,
  ...rest
}: MenuItemProps) {
  const isChoice = isChecked !== undefined;
  return (
    <button
      {...rest}
      type="button"
      {...(isChoice ? { role: "menuitemradio", "aria-checked": isChecked } : { role: "menuitem" })}
      tabIndex={-1}
      data-keeps-open={keepsOpen || undefined}
      className={classNames(menuItemClass, className)}
    >
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {isChoice && (
        <Icon of={Check} size={18} className={isChecked ? "text-lagoon" : "invisible"} />
      )}
    </button>
  );
}
