import type { Piece } from '../score/note.ts';
import { openDesk } from './desk.ts';
import { noiseIn, playNote } from './voice.ts';

/** Compressors of a context that has just been made let nothing through: music begins when they have settled. */
const SETTLE_S = 0.5;

/** The samples of a piece's first seconds, as the loudspeaker would get them at full volume. */
export async function renderPiece(piece: Piece, longS: number, rate = 48_000): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, Math.ceil((SETTLE_S + longS) * rate), rate);
  const desk = openDesk(context);
  const noise = noiseIn(context);
  for (let number = 0, bar = piece.bar(0); bar && bar.startS < longS; bar = piece.bar((number += 1)))
    for (const note of bar.notes())
      playNote({ noise, into: desk.layers.bed }, note, SETTLE_S + note.at, 0, () => undefined);
  return (await context.startRendering()).getChannelData(0).slice(SETTLE_S * rate);
}
