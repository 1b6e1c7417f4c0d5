import { createHmac } from 'node:crypto';
import type { Language } from '@qc/contract';
import { LANGUAGE_SERVICES } from '@qc/words';
import { heardText } from '../dialects/said-text.ts';

/** Something to be said, and by what. */
export interface Saying {
  source: 'machine';
  /** As the source names it. */
  voice: string;
  language: Language;
  text: string;
}

/** A text as the machine says it. */
export function machineSaying(text: string, language: Language): Saying {
  const voice = LANGUAGE_SERVICES[language].telephone.voices.machine;
  return { source: 'machine', voice, language, text: heardText(text) };
}

/** How its recording is called: the same for the same words by the same voice, and not to be guessed from them. */
export function nameOf({ source, voice, language, text }: Saying, secret: string): string {
  const said = JSON.stringify([source, voice, language, text]);
  return createHmac('sha256', secret).update(`telephone recording ${said}`).digest('hex').slice(0, 40);
}
