import type { Spoken } from '@qc/telephone/call';
import { joinSamples, TELEPHONE_RATE } from '@qc/telephone/wav';

/** Silence, so long. */
export function silence(ms: number): Int16Array<ArrayBuffer> {
  return new Int16Array(Math.round((ms * TELEPHONE_RATE) / 1000));
}

/** How long samples sound, ms. */
export function soundsMs({ length }: Int16Array): number {
  return (length * 1000) / TELEPHONE_RATE;
}

/** What is said in a turn, in one piece. Texts, which nobody here can say, and recordings that cannot be had are left out. */
export async function clipOf(
  spoken: readonly Spoken[],
  recordingOf: (url: string) => Promise<Int16Array | null>,
): Promise<Int16Array<ArrayBuffer>> {
  const pieces = await Promise.all(
    spoken.map(async (piece) => {
      if (piece.say === 'silence') return silence(piece.ms);
      return piece.say === 'recording' ? recordingOf(piece.url) : null;
    }),
  );
  return joinSamples(pieces.filter((piece) => piece !== null));
}
