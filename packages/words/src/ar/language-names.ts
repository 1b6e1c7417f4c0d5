import type { Language } from '@qc/contract/languages';
import type { LanguageForms } from '../language-forms.ts';

/** What each language is called. */
export const languageNames: Readonly<Record<Language, LanguageForms>> = {
  he: { name: 'العبرية', inIt: 'بالعبرية', letters: 'عبرية' },
  ar: { name: 'العربية', inIt: 'بالعربية', letters: 'عربية' },
  en: { name: 'الإنجليزية', inIt: 'بالإنجليزية', letters: 'إنجليزية' },
};
