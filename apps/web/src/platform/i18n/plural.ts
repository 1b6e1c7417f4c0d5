import type { Language } from '@qc/contract/languages';

/** Wordings of a counted thing. Arabic uses up to six, Hebrew three, English two; `other` serves what is not given. */
export interface PluralForms {
  zero?: string;
  one?: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
}

const rules = new Map<Language, Intl.PluralRules>();

/** The wording for `n` things by the grammar of `language`. Free of React: the player's page uses it too. */
export function plural(language: Language, n: number, forms: PluralForms): string {
  if (n === 0 && forms.zero !== undefined) return forms.zero;
  let rule = rules.get(language);
  if (!rule) rules.set(language, (rule = new Intl.PluralRules(language)));
  const text = forms[rule.select(n)] ?? forms.other;
  return n < 1000 ? text : text.replace(String(n), n.toLocaleString('en-US'));
}

/** Wraps text of unknown direction (a name, a title) so that it cannot disturb the sentence around it. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
