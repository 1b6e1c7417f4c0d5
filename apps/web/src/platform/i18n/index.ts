export { detectLanguage, fileTimeZone, machineTimeZone, type LanguageClues } from './detect-language.ts';
export {
  formatAgo,
  formatBytes,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatSeconds,
  localeOf,
} from './format.ts';
export { LANGUAGE_NAMES } from './language-names.ts';
export { getLanguage, setLanguage, storedLanguage } from './language-store.ts';
export { isolate, plural, type PluralForms } from './plural.ts';
export { LanguageScope, useLanguage, useTexts, type Dictionary } from './use-texts.ts';
