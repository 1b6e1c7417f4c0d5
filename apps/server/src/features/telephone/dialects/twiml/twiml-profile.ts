import type { Language } from '@qc/contract';

/** What sets one provider that speaks TwiML apart from the others. */
export interface TwimlProfile {
  /** The line's own voice of a language, and the language as it is named beside the voice; null: not named. */
  voiceOf(language: Language): TwimlVoice;
  /** Whether a `Pause` may stand among what keys interrupt. */
  nestsPauses: boolean;
  /** Whether it knows `actionOnEmptyResult`. */
  tellsEmpty: boolean;
}

/** A voice, as a `Say` names it. */
export interface TwimlVoice {
  voice: string;
  language: string | null;
}

/** The language that a voice's name says: `he-IL` of `Google.he-IL-Standard-A`. */
export function languageOfVoice(voice: string): string | null {
  return /[a-z]{2,3}-[A-Z]{2}/.exec(voice)?.[0] ?? null;
}
