import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMp4 } from '../../../testing/film-files.ts';
import { blankMetadata } from './blank-metadata.ts';
import { probeFilm } from './probe-film.ts';

const PLACE = '+32.0853+034.7818/';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'qc-blank-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function box(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** A fragmented film, whose parts may move, with notes at the end of its first box of settings and around it. */
async function filmWithNotes(): Promise<Buffer> {
  const film = await makeMp4({ fragmented: true });
  const at = film.indexOf('moov', 0, 'latin1') - 4;
  const end = at + film.readUInt32BE(at);
  const notes = Buffer.concat([
    box('udta', box('\xA9xyz', Buffer.from(PLACE))),
    box('meta', Buffer.from(`com.apple.quicktime.location.ISO6709 ${PLACE}`)),
  ]);
  const settings = Buffer.concat([film.subarray(at, end), notes]);
  settings.writeUInt32BE(settings.length);
  const around = box('uuid', Buffer.from(`<x:xmpmeta>${PLACE}</x:xmpmeta>`));
  return Buffer.concat([film.subarray(0, at), settings, around, box('free', Buffer.from(PLACE)), film.subarray(end)]);
}

test('a film forgets where it was taken and plays as before', async () => {
  const film = await filmWithNotes();
  const path = join(folder, 'film.mp4');
  writeFileSync(path, film);
  const before = await probeFilm(path, 'isobmff');
  expect(before).toMatchObject({ durationMs: 5000 });
  await blankMetadata(path);
  const blanked = readFileSync(path);
  expect(film.includes(PLACE)).toBe(true);
  expect([blanked.length, blanked.includes(PLACE), blanked.includes('xmpmeta')]).toEqual([film.length, false, false]);
  expect(await probeFilm(path, 'isobmff')).toEqual(before);
  await blankMetadata(path);
  expect(readFileSync(path).equals(blanked)).toBe(true);
});

test.each([
  ['a box larger than the file', Buffer.concat([box('ftyp', Buffer.from('isom')), Buffer.from([127, 0, 0, 0])])],
  ['a box smaller than its head', Buffer.from('\0\0\0\x04moov\0\0\0\x08free', 'latin1')],
  ['nothing', Buffer.alloc(0)],
])('%s ends the walk', async (_name, bytes) => {
  const path = join(folder, 'odd.mp4');
  writeFileSync(path, bytes);
  await blankMetadata(path);
  expect(readFileSync(path).equals(bytes)).toBe(true);
});
