import type { Language } from '@qc/contract/languages';
import { type Plural, type PluralForms, pluralOf } from '@qc/words';

const chosen = new Map<Language, Plural>();

/** The wording for `n` things by the grammar of `language`. Free of React: the player's page uses it too. */
export function plural(language: Language, n: number, forms: PluralForms): string {
  const choose = chosen.get(language) ?? pluralOf(language);
  chosen.set(language, choose);
  return choose(n, forms);
}
