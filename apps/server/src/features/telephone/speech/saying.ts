import { createHmac } from 'node:crypto';
import type { Language, LineSpeech } from '@qc/contract';
import { LANGUAGE_SERVICES } from '@qc/words';
import { heardText } from '../dialects/said-text.ts';

/** Where a speech service is, and what it is asked with. */
export interface SpeechService extends Pick<LineSpeech['service'], 'protocol' | 'address' | 'model'> {
  /** Null: none. */
  key: string | null;
}

/** Something to be said, and by what. */
export interface Saying {
  /** Null: the machine. */
  service: SpeechService | null;
  /** As the source names it. */
  voice: string;
  language: Language;
  text: string;
}

/** How the texts of a line are said, with the key of its service. */
export interface LineVoices {
  speech: LineSpeech;
  key: string | null;
}

/** A text as the machine says it. */
export function machineSaying(text: string, language: Language, { machineVoices }: LineSpeech): Saying {
  const voice = machineVoices[language] || LANGUAGE_SERVICES[language].telephone.voices.machine;
  return { service: null, voice, language, text: heardText(text) };
}

/** A text as it is recorded for a line: by its service where it has one, else by the machine. */
export function sayingOf(text: string, language: Language, { speech, key }: LineVoices): Saying {
  if (speech.source !== 'service') return machineSaying(text, language, speech);
  const { voices, ...service } = speech.service;
  return { service: { ...service, key }, voice: voices[language] ?? '', language, text: heardText(text) };
}

/** How its recording is called: the same for the same words by the same voice, and not to be guessed from them. */
export function nameOf({ service, voice, language, text }: Saying, secret: string): string {
  const by = service === null ? ['machine'] : [service.protocol, service.address, service.model];
  const said = JSON.stringify([...by, voice, language, text]);
  return createHmac('sha256', secret).update(`telephone recording ${said}`).digest('hex').slice(0, 40);
}
