import { LANGUAGE_CODES, type LanguageCode } from "contract/languages";

type Asked = { query(name: string): string | undefined; header(name: string): string | undefined };

/** The language that a request asks for: `?language=`, else Accept-Language by its weights, else English. */
export function languageOf(request: Asked): LanguageCode {
  const named = request.query("language");
  if (named && isLanguage(named)) return named;
  const header = request.header("accept-language");
  if (!header) return "en";
  const wishes = header
    .slice(0, 500)
    .split(",")
    .map((wish) => {
      const [tag = "", ...parameters] = wish.trim().split(";");
      const weight = parameters.map((p) => p.trim()).find((p) => p.startsWith("q="));
      return {
        code: tag.toLowerCase().split("-")[0] ?? "",
        weight: weight ? Number(weight.slice(2)) : 1,
      };
    })
    .filter((wish) => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wishes.map((wish) => wish.code).find(isLanguage) ?? "en";
}

function isLanguage(code: string): code is LanguageCode {
  return (LANGUAGE_CODES as readonly string[]).includes(code);
}
