import type { Language } from '@qc/contract/languages';
import type { LanguageForms } from '../language-forms.ts';

/** What each language is called. */
export const languageNames: Readonly<Record<Language, LanguageForms>> = {
  he: { name: 'עברית', inIt: 'בעברית', letters: 'עבריות' },
  ar: { name: 'ערבית', inIt: 'בערבית', letters: 'ערביות' },
  en: { name: 'אנגלית', inIt: 'באנגלית', letters: 'אנגליות' },
};
