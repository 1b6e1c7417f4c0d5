import { telephoneWav } from '@qc/telephone/wav';
import { expect, it } from 'vitest';
import { Recordings } from './recordings.ts';
import { wavSamples } from './wav-samples.ts';

it('reads WAV files as telephones carry them, and no others', () => {
  const samples = Int16Array.from([1, -2, 32_767, -32_768]);
  const file = Buffer.from(telephoneWav(samples));
  expect(wavSamples(file)).toEqual(samples);
  const extra = Buffer.concat([file.subarray(0, 36), Buffer.from('LIST\u0003\0\0\0abc\0'), file.subarray(36)]);
  expect(wavSamples(extra)).toEqual(samples);
  expect(wavSamples(file.subarray(0, 46))).toEqual(samples.slice(0, 1));
  const at16kHz = Buffer.from(file);
  at16kHz.writeUInt32LE(16_000, 24);
  const stereo = Buffer.from(file);
  stereo.writeUInt16LE(2, 22);
  for (const bad of [at16kHz, stereo, Buffer.from('RIFF'), Buffer.from('<html>no such page</html>')])
    expect(wavSamples(bad)).toBeNull();
});

it('a recording is fetched once, however many want it, and again where it could not be had', async () => {
  const fetched: string[] = [];
  const notes: string[] = [];
  let isDown = true;
  const recordings = new Recordings(
    (url) => {
      fetched.push(url);
      return isDown ? Promise.reject(new Error('down')) : Promise.resolve(telephoneWav(new Int16Array([5])));
    },
    (text) => notes.push(text),
  );
  expect(await recordings.of('a')).toBeNull();
  isDown = false;
  const all = await Promise.all([recordings.of('a'), recordings.of('a'), recordings.of('b')]);
  expect(all).toEqual([[5], [5], [5]].map((samples) => Int16Array.from(samples)));
  await recordings.of('a');
  expect(fetched).toEqual(['a', 'a', 'b']);
  expect(notes).toHaveLength(1);
});

it('what was not heard for longest makes room', async () => {
  let fetches = 0;
  const minute = telephoneWav(new Int16Array(60 * 8000));
  const recordings = new Recordings(
    () => {
      fetches += 1;
      return Promise.resolve(minute);
    },
    () => {},
  );
  for (let n = 0; n < 16; n += 1) {
    await recordings.of(`r${n}`);
    await recordings.of('r0');
  }
  expect(fetches).toBe(16);
  await recordings.of('r1');
  expect(fetches).toBe(17);
});
