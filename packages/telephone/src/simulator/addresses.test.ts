import { describe, expect, it } from 'vitest';
import { resolveAddress } from './addresses.ts';
import { base64, byteLength, hex } from './encodings.ts';
import { VirtualClock } from './virtual-clock.ts';

it('bytes are written as others write them', () => {
  for (const text of ['', 'a', 'ab', 'abc', 'שלום']) {
    const bytes = new TextEncoder().encode(text);
    expect(base64(bytes)).toBe(Buffer.from(text).toString('base64'));
    expect(hex(bytes)).toBe(Buffer.from(text).toString('hex'));
    expect(byteLength(text)).toBe(bytes.length);
  }
});

it.each([
  ['https://a.example/x/y?z=1', 'https://b.example/', 'https://b.example/'],
  ['https://a.example/x/y?z=1', '/w', 'https://a.example/w'],
  ['https://a.example/x/y?z=1', 'w', 'https://a.example/x/w'],
  ['https://a.example/x/y?z=1', '?z=2', 'https://a.example/x/y?z=2'],
  ['https://a.example/x/y?z=1', '', 'https://a.example/x/y?z=1'],
  ['https://a.example', 'w', 'https://a.example/w'],
])('beside %s, %j is %s', (base, address, resolved) => expect(resolveAddress(base, address)).toBe(resolved));

describe('a virtual clock', () => {
  const settle = () => new Promise<void>((done) => setImmediate(done));
  it('wakes everybody in their order, at once', async () => {
    const clock = new VirtualClock(100);
    const woken: string[] = [];
    const sleep = async (name: string, ms: number) => {
      await clock.wait(ms);
      woken.push(`${name} ${clock.nowMs()}`);
    };
    await clock.run(Promise.all([sleep('c', 3_600_000), sleep('a', 1), sleep('b', 1)]), settle);
    expect(woken).toEqual(['a 101', 'b 101', 'c 3600100']);
  });
  it('says when nobody waits for it', async () => {
    await expect(new VirtualClock().run(new Promise(() => {}), settle)).rejects.toThrow('nobody waits');
  });
});
