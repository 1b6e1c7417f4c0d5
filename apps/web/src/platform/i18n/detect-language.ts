import { isLanguage, type Language } from '@qc/contract/languages';

/** What is known about a visitor before any choice. */
export interface LanguageClues {
  /** Path of the address, such as `/he/dashboard`. */
  path: string;
  /** The stored `lang` setting. */
  stored: string | null;
  /** Two-letter country of the signed-in user; empty when unknown. */
  country: string;
  /** IANA name of the machine's time zone; empty when unknown. */
  timeZone: string;
}

const HEBREW_TIME_ZONES = ['Asia/Jerusalem', 'Asia/Tel_Aviv', 'Israel', 'Jerusalem'];

/** The language to start with: the address's, else the stored one, else Hebrew for people in Israel, else English. */
export function detectLanguage(clues: LanguageClues): Language {
  const first = clues.path.split('/')[1];
  if (isLanguage(first)) return first;
  if (isLanguage(clues.stored)) return clues.stored;
  return clues.country === 'IL' || HEBREW_TIME_ZONES.includes(clues.timeZone) ? 'he' : 'en';
}

/** The zone that times in a downloaded file are told in: the machine's own. */
export function fileTimeZone(): string | undefined {
  return machineTimeZone() || undefined;
}

/** The machine's time zone, or an empty text where the browser does not say. */
export function machineTimeZone(): string {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
  } catch {
    return '';
  }
}
