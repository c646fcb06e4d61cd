import * as RadixTabs from "@radix-ui/react-tabs";
import { type ReactNode, useDeferredValue, useState } from "react";
import { classNames } from "./class-names.ts";
import { SEGMENT_CLASS, SEGMENTS_CLASS } from "./segment-class.ts";

type TabsProps<Value extends string> = {
  /** Name of the row of tabs. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode; icon?: ReactNode; content: ReactNode }[];
  /** Without it the tabs keep their own place, beginning at the first. */
  value?: Value;
  onChange?: (value: Value) => void;
  className?: string | undefined;
  listClassName?: string | undefined;
};

/**
 * Views of one thing, one at a time. Arrow keys move between the tabs; only the open one is mounted. A view may be large:
 * the press is answered at once, and the view before stays until the next one has been drawn.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, className, listClassName } = props;
  const [own, setOwn] = useState(tabs[0]?.value);
  const chosen = value ?? own ?? ("" as Value);
  const drawn = useDeferredValue(chosen);
  const choose = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  // Radix does not look at the page; its arrow keys and its markup follow this.
  const dir = globalThis.document?.documentElement.dir === "rtl" ? "rtl" : "ltr";
  return (
    <RadixTabs.Root
      value={drawn}
      onValueChange={(next) => choose(next as Value)}
      dir={dir}
      className={className}
    >
      <RadixTabs.List aria-label={label} className={classNames(SEGMENTS_CLASS, listClassName)}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className={classNames(SEGMENT_CLASS, tab.value === chosen && "text-ink!")}
          >
            {tab.icon}
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="mt-6">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
