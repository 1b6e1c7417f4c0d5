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
  formatTime,
} from './format.ts';
export { getLanguage, setLanguage, storedLanguage } from './language-store.ts';
export { isolate, localeOf, type PluralForms } from '@qc/words';
export { plural } from './plural.ts';
export { LanguageScope, useLanguage, useTexts } from './use-texts.ts';
