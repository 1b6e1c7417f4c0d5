import type { Language } from '@qc/contract/languages';
import type { LanguageForms } from '../language-forms.ts';

/** What each language is called. */
export const languageNames: Readonly<Record<Language, LanguageForms>> = {
  he: { name: 'Hebrew', inIt: 'in Hebrew', letters: 'Hebrew' },
  ar: { name: 'Arabic', inIt: 'in Arabic', letters: 'Arabic' },
  en: { name: 'English', inIt: 'in English', letters: 'English' },
};
