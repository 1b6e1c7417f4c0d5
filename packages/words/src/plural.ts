import type { Language } from '@qc/contract';

/** Wordings of a counted thing. Arabic uses up to six, Hebrew three, English two; `other` serves what is not given. */
export interface PluralForms {
  zero?: string;
  one?: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
}

/** Chooses the wording for `n` things. */
export type Plural = (n: number, forms: PluralForms) => string;

/** The choice by the grammar of a language, known to `Intl`. */
export function pluralOf(language: Language): Plural {
  let rule: Intl.PluralRules | undefined;
  return (n, forms) => {
    if (n === 0 && forms.zero !== undefined) return forms.zero;
    rule ??= new Intl.PluralRules(language);
    const text = forms[rule.select(n)] ?? forms.other;
    return n < 1000 ? text : text.replace(String(n), n.toLocaleString('en-US'));
  };
}
