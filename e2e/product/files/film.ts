import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A film of 36 seconds, too long to be kept whole. Made once by
 * `ffmpeg -f lavfi -i testsrc=size=64x36:rate=2:duration=36 -c:v libvpx -b:v 4k -crf 50 -g 8 film.webm`.
 */
export function makeFilm(): Buffer {
  return readFileSync(join(import.meta.dirname, 'film.webm'));
}
