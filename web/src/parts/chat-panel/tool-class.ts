/** The two tools beside Send: words from tablets on, the drawing alone on phones. */
export const TOOL_CLASS = "gap-2 px-2.5 text-ink-2! text-small! max-tablet:min-w-11";
