import { openMedia } from '#features/media';
import type { Platform } from '#platform/platform';
import type { PackedGame, PackedMedium } from './pack-game.ts';

/** Three bytes make four signs of base64: a multiple of both keeps the pieces joinable. */
const PIECE = 48 * 1024;

/**
 * The file, piece by piece: one medium at a time, never a whole one in memory. It is JSON that may stand inside a
 * page: no `<`, and no sign that ends a line of script. A medium whose bytes cannot be had any more breaks it off,
 * because a file that looks whole and is not would be worse than none.
 */
export async function* writeGameFile(platform: Platform, { head, media }: PackedGame): AsyncGenerator<Uint8Array> {
  const text = jsonText(head);
  yield Buffer.from(`${text.slice(0, -1)},"media":[`);
  for (const [i, medium] of media.entries()) {
    const about = jsonText(medium.about);
    yield Buffer.from(`${i > 0 ? ',' : ''}${about.slice(0, -1)},"data":"`);
    if (medium.about.provider === 'file') yield* mediumBase64(platform, medium);
    yield Buffer.from('"}');
  }
  yield Buffer.from(']}\n');
}

/** JSON that says the same and cannot end a script or a line of it. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** The bytes of a file as base64, piece by piece. Breaks off when they cannot be had any more. */
export async function* mediumBase64(platform: Platform, { stored }: PackedMedium): AsyncGenerator<Uint8Array> {
  const bytes = await openMedia(platform, stored);
  if (bytes === null) throw new Error(`the bytes of medium ${stored.id} are gone`);
  yield* base64(bytes);
}

async function* base64(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    rest = Buffer.concat([rest, chunk]);
    const whole = rest.length - (rest.length % 3);
    if (whole < PIECE) continue;
    yield Buffer.from(rest.toString('base64', 0, whole), 'latin1');
    rest = rest.subarray(whole);
  }
  if (rest.length > 0) yield Buffer.from(rest.toString('base64'), 'latin1');
}
