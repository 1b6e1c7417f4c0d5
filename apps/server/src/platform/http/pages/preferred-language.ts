import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@qc/contract';

/** The product's language that a browser prefers by its `Accept-Language`; the product's own where it names none. */
export function preferredLanguage(accepted = ''): Language {
  const wishes = accepted.split(',').map((wish) => {
    const [tag = '', ...options] = wish.trim().split(';');
    const weight = options.map((option) => /^\s*q=([\d.]+)\s*$/.exec(option)?.[1]).find((found) => found !== undefined);
    return { language: tag.toLowerCase().split('-')[0], weight: Number(weight ?? 1) };
  });
  wishes.sort((a, b) => b.weight - a.weight);
  return wishes.map(({ language }) => language).find(isLanguage) ?? DEFAULT_LANGUAGE;
}
