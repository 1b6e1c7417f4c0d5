import { beforeEach, expect, it } from 'vitest';
import { FakeClock } from '../testing/fake-clock.ts';
import { BusLine, LINE_SILENT_MS } from './bus-line.ts';
import { readEnvelope, writeEnvelope } from './line-envelope.ts';

let clock: FakeClock;
let said: string[];
let heard: string[];
let broken: string[];
let soon: (() => void)[];
let waiting: string[];
let line: BusLine;
beforeEach(() => {
  clock = new FakeClock();
  [said, heard, broken, soon, waiting] = [[], [], [], [], []];
  const timers = { soon: (call: () => void) => void soon.push(call), counterMs: () => clock.counterMs() };
  line = new BusLine(
    { bus: { publish: (_subject, message) => void said.push(message) }, timers },
    'own.far',
    { from: 'near', line: 3 },
    {
      gather: () => waiting.splice(0).join('\n'),
      heard: (words) => void heard.push(words),
      broken: (why) => void broken.push(why),
    },
  );
});

const say = (word: string) => {
  waiting.push(word);
  line.wake();
};
const turn = () => soon.splice(0).forEach((call) => call());
const hear = (n: number, words: string, rest: { more?: true; end?: true } = {}) =>
  line.take({ v: 1, from: 'far', line: 3, n, ...rest }, words);

it('a message that is missing breaks it, one that comes twice does not', () => {
  hear(0, 'a');
  hear(0, 'a');
  hear(1, 'b');
  expect([heard, broken]).toEqual([['a', 'b'], []]);
  hear(3, 'd');
  hear(2, 'c');
  expect([heard, broken]).toEqual([['a', 'b'], ['lost']]);
  expect(said.map((message) => readEnvelope(message)?.envelope.end)).toEqual([true]);
});

it('silence breaks it, and it does not fall silent itself', () => {
  clock.advance(LINE_SILENT_MS);
  line.look();
  expect([broken, said.length]).toEqual([[], 1]);
  hear(0, '');
  clock.advance(LINE_SILENT_MS);
  line.look();
  clock.advance(1);
  line.look();
  line.look();
  expect([broken, heard]).toEqual([['silent'], []]);
});

it('the other end ends it', () => {
  hear(0, '', { end: true });
  say('too late');
  turn();
  expect([broken, said.length]).toEqual([['ended'], 1]);
});

it('what is said in a turn goes as one message, what is large in parts', () => {
  say('one');
  say('two');
  turn();
  expect(said.map(readEnvelope)).toEqual([{ envelope: { v: 1, from: 'near', line: 3, n: 0 }, words: 'one\ntwo' }]);
  // Letters of two units, none of which may be parted.
  const large = `x${'😀'.repeat(200_000)}`;
  say(large);
  turn();
  const parts = said.slice(1).map((message) => Buffer.from(message).toString());
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThan(1_000_000);
  parts.forEach((part, n) => {
    const read = readEnvelope(part);
    if (read) hear(n, read.words, read.envelope.more ? { more: true } : {});
  });
  expect([heard.length, heard[0] === large, broken]).toEqual([1, true, []]);
});

it('what has no envelope of ours is nothing', () => {
  const good = { v: 1, from: 'near', line: 1, n: 0 } as const;
  expect(readEnvelope(writeEnvelope(good, 'x'))).toEqual({ envelope: good, words: 'x' });
  for (const head of ['', 'null', '{}', '{"v":2,"from":"a","line":1,"n":0}', '{"v":1,"from":"a b","line":1,"n":0}'])
    expect(readEnvelope(`${head}\nx`)).toBeNull();
  expect(readEnvelope(JSON.stringify(good))).toBeNull();
});
