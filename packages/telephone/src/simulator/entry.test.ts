import { describe, expect, it } from 'vitest';
import { resolveAddress } from './addresses.ts';
import { base64, byteLength, hex } from './encodings.ts';
import { anew, enter } from './entry.ts';
import { pressAll } from './scripted-caller.ts';
import { VirtualClock } from './virtual-clock.ts';

const RULES = { max: 4, finishKey: '#', timeoutMs: 3000, ignored: '*', afterKey: anew(2000) };
const at = (keys: string, atMs: number, gapMs = 100) => ({ saidMs: 5000, ...pressAll(keys, { atMs, gapMs }) });

describe('an entry', () => {
  it.each([
    ['is full', at('1234', 6000), { by: 'max', keys: '1234', tookMs: 6300 }],
    ['is ended by its key', at('12#', 6000), { by: 'finishKey', keys: '12', tookMs: 6200 }],
    ['interrupts what is said', at('12#', 100), { by: 'finishKey', keys: '12', tookMs: 300 }],
    ['is ended by the clock after the last key', at('12', 6000), { by: 'time', keys: '12', tookMs: 8100 }],
    ['stays empty', at('', 0), { by: 'time', keys: '', tookMs: 8000 }],
    ['comes too late', at('1', 8001), { by: 'time', keys: '', tookMs: 8000 }],
    ['loses what comes too late', at('12', 7000, 2001), { by: 'time', keys: '1', tookMs: 9000 }],
    ['passes over keys that are not taken', at('*1*#', 6000), { by: 'finishKey', keys: '1', tookMs: 6300 }],
    ['ends with the call', { ...at('1', 6000), hangUpAtMs: 6500 }, { by: 'hungUp', keys: '1', tookMs: 6500 }],
    ['is over before the call', { ...at('1234', 6000), hangUpAtMs: 6500 }, { by: 'max', keys: '1234', tookMs: 6300 }],
  ] as const)('%s', (_what, entry, result) => expect(enter(RULES, entry)).toEqual(result));
});

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
