import type { Language } from '@qc/contract';
import { lengthMs } from '@qc/telephone';
import { call } from '#platform/api';
import { apiHost } from '#platform/api-host';
import type { Ends, Sounds } from './line-voice.ts';

/** The sounds of this page. */
export const PAGE_SOUNDS: Sounds = { fetchSaid, play, speak };

async function fetchSaid(text: string, language: Language): Promise<string> {
  const { address } = await call('sayOnTelephone', { body: { text, language } });
  return `${apiHost()}${address}`;
}

const playing = new Set<HTMLAudioElement>();

/** Silences what sounds now, or lets it sound again; it takes its time all the same. */
export function hush(isHushed: boolean): void {
  for (const player of playing) player.muted = isHushed;
  if (isHushed && 'speechSynthesis' in globalThis) speechSynthesis.cancel();
}

function play(address: string, { onEnd, onFailed }: Ends): () => void {
  const player = new Audio(address);
  playing.add(player);
  for (const over of ['ended', 'error']) player.addEventListener(over, () => playing.delete(player), { once: true });
  player.addEventListener('ended', onEnd, { once: true });
  player.addEventListener('error', onFailed, { once: true });
  player.play().catch(onFailed);
  return () => {
    player.removeEventListener('ended', onEnd);
    player.removeEventListener('error', onFailed);
    playing.delete(player);
    player.pause();
  };
}

/** Voices may lie, and never end: they have twice the time that is guessed, and this, ms. */
const LATE_MS = 4000;

function speak(text: string, language: Language, { onEnd, onFailed }: Ends): (() => void) | null {
  if (!('speechSynthesis' in globalThis)) return null;
  const voice = speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  if (!voice) return null;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  const late = setTimeout(onEnd, 2 * lengthMs([{ say: 'text', text, language }]) + LATE_MS);
  utterance.addEventListener('end', onEnd, { once: true });
  utterance.addEventListener('error', onFailed, { once: true });
  speechSynthesis.speak(utterance);
  return () => {
    clearTimeout(late);
    utterance.removeEventListener('end', onEnd);
    utterance.removeEventListener('error', onFailed);
    speechSynthesis.cancel();
  };
}
