/** What stands for a candidate's name in what is sent. */
const PLACE = "{name}";

/** A text of the coach without the name that it calls the candidate by. */
export function withoutName(text: string, name: string): string {
  const bare = name.trim().replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return bare ? text.replace(new RegExp(`(?<!\\p{L})${bare}(?!\\p{L})`, "giu"), PLACE) : text;
}

/** A text of the model with the name in its place again. */
export function withName(text: string, name: string): string {
  return text.replaceAll(PLACE, name);
}

/** A document without what tells whose it is: its owner's name, addresses for mail, telephone numbers. */
export function withoutContacts(text: string, name: string): string {
  return withoutName(text, name)
    .replace(/\S+@\S+\.\S+/g, "[e-mail]")
    .replace(/\+?\d(?:[ ()/.-]?\d){8,}/g, "[telephone]");
}
