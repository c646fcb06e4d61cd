import * as RadixTabs from "@radix-ui/react-tabs";
import type { ReactNode } from "react";
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

/** Views of one thing, one at a time. Arrow keys move between the tabs; only the open one is mounted. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, className, listClassName } = props;
  // Radix does not look at the page; its arrow keys and its markup follow this.
  const dir = globalThis.document?.documentElement.dir === "rtl" ? "rtl" : "ltr";
  return (
    <RadixTabs.Root
      {...(value === undefined ? { defaultValue: tabs[0]?.value ?? "" } : { value })}
      onValueChange={(next) => onChange?.(next as Value)}
      dir={dir}
      className={className}
    >
      <RadixTabs.List aria-label={label} className={classNames(SEGMENTS_CLASS, listClassName)}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} className={SEGMENT_CLASS}>
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
