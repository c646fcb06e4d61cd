import { type ComponentProps, type CSSProperties, useLayoutEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import { CONTROL_CLASS } from "./control-class.ts";
import { useFieldControl } from "./field-context.ts";

/** Asked once: a form of four asks at every value. */
const GROWS_BY_ITSELF = globalThis.CSS?.supports?.("field-sizing", "content") ?? false;

type TextAreaProps = Omit<ComponentProps<"textarea">, "ref"> & {
  /** Lines shown when empty; it grows with the text from there. */
  rows?: number;
};

/** Text of several lines that grows with what is written, so that nobody scrolls inside a small box. */
export function TextArea({ className, rows = 3, value, onInput, ...rest }: TextAreaProps) {
  const control = useFieldControl();
  const element = useRef<HTMLTextAreaElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value means a new height.
  useLayoutEffect(() => fitToText(element.current), [value]);

  return (
    <textarea
      {...control}
      {...rest}
      value={value}
      rows={rows}
      ref={element}
      onInput={(event) => {
        fitToText(element.current);
        onInput?.(event);
      }}
      className={classNames(
        CONTROL_CLASS,
        // Height: the rows, the padding and the two borders.
        // No higher than lets what stands under it, an error above all, be seen with it on a phone.
        "field-sizing-content block max-h-[60dvh] min-h-[calc(var(--rows)*1.5em+25px)] resize-y",
        className,
      )}
      style={{ "--rows": rows } as CSSProperties}
    />
  );
}

/** For browsers without `field-sizing: content`. */
function fitToText(element: HTMLTextAreaElement | null) {
  if (!element || GROWS_BY_ITSELF) return;
  element.style.height = "auto";
  if (element.scrollHeight > 0) element.style.height = `${element.scrollHeight + 3}px`;
}
