import { call } from '#platform/api';
import { apiHost } from '#platform/api-host';
import type { Language } from '@qc/contract';
import type { Spoken } from '@qc/telephone';
import { LineVoice } from '../rehearsal/line-voice.ts';
import { PAGE_SOUNDS } from '../rehearsal/page-sounds.ts';
import { PAGE_TIME } from '../rehearsal/surroundings.ts';
import { pieceKey } from './heard-slide.ts';

/** Lengths of texts that the line's voice has said in this page, ms, by `pieceKey`. */
let known: ReadonlyMap<string, number> = new Map();
const listeners = new Set<() => void>();

/** What is known of lengths, for `useSyncExternalStore`: another map once something new is. */
export const knownLengths = {
  get: () => known,
  listen: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

const voice = new LineVoice(
  PAGE_TIME,
  {
    ...PAGE_SOUNDS,
    fetchSaid: async (text, language: Language) => {
      const { address, lengthMs } = await call('sayOnTelephone', { body: { text, language } });
      known = new Map([...known, [pieceKey({ text, language }), lengthMs]]);
      for (const listener of listeners) listener();
      return `${apiHost()}${address}`;
    },
  },
  true,
);

/** Says piece after piece as the line does. `onPiece`: which one begins; null: all have been said. Gives how to stop. */
export function listenTo(pieces: readonly Spoken[], onPiece: (index: number | null) => void): () => void {
  let stop: () => void = () => undefined;
  const from = (index: number) => {
    const piece = pieces[index];
    onPiece(piece ? index : null);
    if (piece) stop = voice.say(piece, () => from(index + 1));
  };
  voice.prepare(pieces);
  from(0);
  return () => stop();
}
