import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAac, makeMp3, makeMp4, makeOgg, makeWav, makeWebm } from '../../../testing/film-files.ts';
import { probeInThread } from './probe-in-thread.ts';
import { probeFilm, type FilmJudgement } from './probe-film.ts';
import { sniffFilm } from './sniff-film.ts';

let folder: string;
let files = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'qc-film-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function onDisk(bytes: Buffer): string {
  const path = join(folder, `film-${++files}`);
  writeFileSync(path, bytes);
  return path;
}
async function judge(bytes: Buffer): Promise<FilmJudgement | 'not taken'> {
  const family = sniffFilm(bytes);
  return family === null ? 'not taken' : probeFilm(onDisk(bytes), family);
}
/** Overwrites numbers behind the name of a box, wherever it lies. */
function patch(film: Buffer, box: string, at: number, ...values: number[]): Buffer {
  const changed = Buffer.from(film);
  const place = changed.indexOf(box, 0, 'latin1') + 4 + at;
  for (const [i, value] of values.entries()) changed.writeUInt32BE(value, place + i * 4);
  return changed;
}
function box(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

describe('what is taken', () => {
  test.each([
    ['MP4', () => makeMp4(), { type: 'video', mime: 'video/mp4', width: 640, height: 360, durationMs: 5000 }],
    ['MP4 in fragments', () => makeMp4({ fragmented: true }), { type: 'video', durationMs: 5000 }],
    ['upright MP4', () => makeMp4({ width: 1920, height: 1080, rotation: 90 }), { width: 1080, height: 1920 }],
    ['WebM', () => makeWebm(), { type: 'video', mime: 'video/webm', width: 640, height: 360 }],
    ['Ogg', () => makeOgg(), { type: 'audio', mime: 'audio/ogg', width: 0, height: 0 }],
    ['AAC', () => makeAac(), { type: 'audio', mime: 'audio/aac' }],
    ['WAV', async () => makeWav(), { type: 'audio', mime: 'audio/wav', durationMs: 5000 }],
    ['MP3', async () => makeMp3(), { type: 'audio', mime: 'audio/mpeg' }],
  ])('%s', async (_name, make, facts) => {
    expect(await judge(await make())).toMatchObject(facts);
  });

  test('a length of a second or a little over five minutes, measured', async () => {
    expect(await judge(makeWav(300, 100))).toMatchObject({ durationMs: 300_000 });
    expect(await judge(makeWav(301, 100))).toEqual({ refusal: 'mediaTooLong' });
    expect(await judge(await makeMp4({ seconds: 300 }))).toMatchObject({ durationMs: 300_000 });
    expect(await judge(await makeMp4({ seconds: 301 }))).toEqual({ refusal: 'mediaTooLong' });
    expect(await judge(await makeMp4({ seconds: 301, fragmented: true }))).toEqual({ refusal: 'mediaTooLong' });
    expect(await judge(await makeWebm({ seconds: 302 }))).toEqual({ refusal: 'mediaTooLong' });
  });
});

describe('what lies about itself', () => {
  test('a header that claims another length is not believed', async () => {
    const long = await makeMp4({ seconds: 301 });
    // Version 0: the length is the fourth number of movie, track and medium headers.
    const claimsOneSecond = patch(patch(long, 'mvhd', 16, 1000), 'mdhd', 16, 1000);
    expect(claimsOneSecond.equals(long)).toBe(false);
    expect(await judge(claimsOneSecond)).toEqual({ refusal: 'mediaTooLong' });
    const short = await makeMp4({ seconds: 5 });
    expect(await judge(patch(short, 'mvhd', 16, 0x7fffffff))).toMatchObject({ durationMs: 5000 });
  });

  test('an edit list neither hides nor adds time', async () => {
    const edits = (length: number, from: number) => {
      const list = Buffer.alloc(20);
      list.writeUInt32BE(1, 4);
      list.writeUInt32BE(length, 8);
      list.writeInt32BE(from, 12);
      list.writeUInt16BE(1, 16);
      return box('edts', box('elst', list));
    };
    const withEdits = (film: Buffer, list: Buffer) => {
      // Behind the track header; only its parents grow, and what lies behind them is moved by the chunk offsets.
      const track = film.indexOf('tkhd', 0, 'latin1') - 4;
      const end = track + film.readUInt32BE(track);
      const grown = Buffer.concat([film.subarray(0, end), list, film.subarray(end)]);
      for (const parent of ['moov', 'trak']) {
        const at = grown.indexOf(parent, 0, 'latin1') - 4;
        grown.writeUInt32BE(grown.readUInt32BE(at) + list.length, at);
      }
      const offsets = grown.indexOf('stco', 0, 'latin1') + 8;
      const count = grown.readUInt32BE(offsets);
      for (let i = 1; i <= count; i++) {
        grown.writeUInt32BE(grown.readUInt32BE(offsets + i * 4) + list.length, offsets + i * 4);
      }
      return grown;
    };
    const short = await makeMp4({ seconds: 5 });
    expect(await judge(withEdits(short, edits(5000, 0)))).toMatchObject({ durationMs: 5000 });
    const long = await makeMp4({ seconds: 320 });
    // Shows the last second of more than five minutes: all of it would be stored.
    expect(await judge(withEdits(long, edits(1000, 319 * 57_600)))).toEqual({ refusal: 'mediaTooLong' });
  });

  test('frames beyond 1920×1080, turned or not', async () => {
    const refusal = 'imageDimensions';
    expect(await judge(await makeMp4({ width: 1920, height: 1081 }))).toMatchObject({ refusal });
    expect(await judge(await makeMp4({ width: 1921, height: 1080 }))).toMatchObject({ refusal });
    expect(await judge(await makeMp4({ width: 2160, height: 3840, rotation: 90 }))).toMatchObject({ refusal });
    expect(await judge(await makeMp4({ width: 3840, height: 2160, rotation: 90 }))).toMatchObject({ refusal });
    expect(await judge(await makeWebm({ width: 3840, height: 2160 }))).toMatchObject({ refusal });
  });

  test('cut off, empty, or of a kind that browsers do not play', async () => {
    const film = await makeMp4({ seconds: 60 });
    for (const length of [film.length - 1, film.length - 200, film.length / 2, 600, 40, 12]) {
      expect(await judge(film.subarray(0, Math.floor(length)))).toEqual({ refusal: 'badMedia' });
    }
    expect(await judge(box('ftyp', Buffer.from('isom0000')))).toEqual({ refusal: 'badMedia' });
    expect(await judge(makeWav(0))).toEqual({ refusal: 'badMedia' });
    expect(await judge(await makeMp4({ codec: 'hevc' }))).toEqual({ refusal: 'unsupportedMedia' });
    expect(await judge(Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(500, 7)]))).toEqual({
      refusal: 'badMedia',
    });
  });

  test.each([
    ['a playlist', '#EXTM3U\n#EXT-X-VERSION:3\n#EXTINF:10,\nhttp://169.254.169.254/latest/meta-data/\n'],
    ['a list of files to join', "ffconcat version 1.0\nfile '/etc/passwd'\n"],
    ['a manifest', '<?xml version="1.0"?><MPD><BaseURL>http://127.0.0.1/</BaseURL></MPD>'],
    ['an old playlist', '[playlist]\nFile1=file:///etc/passwd\n'],
    ['an AVI', 'RIFF....AVI LIST'],
    ['an MPEG stream', `G${'\u0000'.repeat(187)}G`],
    ['nothing', ''],
  ])('%s is not even opened', async (_name, text) => {
    expect(await judge(Buffer.from(text, 'latin1'))).toBe('not taken');
  });

  test('a film that names another file has only what is in it', async () => {
    const film = await makeMp4();
    const place = film.indexOf('url ', 0, 'latin1');
    expect(place).toBeGreaterThan(0);
    const elsewhere = Buffer.from(film);
    // "The data are in another file" instead of "in this one".
    elsewhere.writeUInt32BE(0, place + 4);
    expect(await judge(elsewhere)).toMatchObject({ durationMs: 5000 });
  });
});

test('in its thread a film is judged alike, and a table of half a billion packets costs neither time nor memory', async () => {
  const film = await makeMp4();
  expect(await probeInThread(onDisk(film), 'isobmff')).toMatchObject({ durationMs: 5000 });
  const huge = patch(film, 'stts', 4, 1, 0x1fffffff, 1);
  const hugeSizes = patch(huge, 'stsz', 4, 1, 0x1fffffff);
  const before = process.memoryUsage().rss;
  const began = performance.now();
  for (const bytes of [huge, hugeSizes]) {
    expect(await probeInThread(onDisk(bytes), 'isobmff')).toHaveProperty('refusal');
  }
  expect(performance.now() - began).toBeLessThan(40_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(512 * 1024 * 1024);
}, 90_000);
