/** The text with its first letter large, as at the head of a line. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
