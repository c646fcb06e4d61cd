/** What people say who ask for nothing that stands in the content, by what they do with it. */
export type ActTexts = Readonly<Record<string, readonly string[]>>;
