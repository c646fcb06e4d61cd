const made = new Map<string, unknown>();

/**
 * The `Intl` formatter of a language, made once: making one costs a hundred times what using it does,
 * and a dashboard uses dozens.
 */
export function formatterOf<Options, Formatter>(
  Kind: new (language: string, options?: Options) => Formatter,
  language: string,
  options?: Options,
): Formatter {
  const key = `${Kind.name} ${language} ${JSON.stringify(options)}`;
  const kept = made.get(key) as Formatter | undefined;
  if (kept) return kept;
  const formatter = new Kind(language, options);
  made.set(key, formatter);
  return formatter;
}
