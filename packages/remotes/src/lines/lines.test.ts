import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimulatedLines } from '../simulator/simulated-lines.ts';
import { questionFor, Talk } from '../testing/talk.ts';
import { DeviceClock } from './device-clock.ts';
import { LineReader } from './line-reader.ts';
import { lines } from './lines.ts';
import { readLine, sayArm, sayLamp, toLine } from './lines-codec.ts';

const QUESTION = questionFor(lines);
const press = { type: 'press', timeMs: null, sequence: null } as const;
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

describe('lines', () => {
  it.each([
    ['{"type":"hello","proto":1,"name":"board","id":"7","players":4}', { type: 'hello', proto: 1 }],
    [
      '{"type":"press","p":"3","k":"b","t":1200,"s":7,"more":[1]}',
      { ...press, remote: '3', key: 'B', timeMs: 1200, sequence: 7 },
    ],
    ['{"type":"press","p":3,"k":9}', { ...press, remote: '3', key: '9' }],
    ['P03 B', { ...press, remote: '3', key: 'B' }],
    ['P12 7 ', { ...press, remote: '12', key: '7' }],
    ['P1 buzz', { ...press, remote: '1', key: 'buzz' }],
    ['{"id":"1A2B3C","key":"5"}', { ...press, remote: '1A2B3C', key: '5' }],
    ['{"id":77,"key":5}', { ...press, remote: '77', key: '5' }],
    ['{"type":"batt","p":"3","v":80}', { type: 'battery', remote: '3', percent: 80 }],
    ['{"type":"err","msg":"radio"}', { type: 'complaint', text: 'radio' }],
  ])('%s', (line, message) => expect(readLine(line)).toEqual(message));

  it.each([
    ...[
      '',
      'P03',
      'P03B',
      'P03 K',
      'P B',
      'p03 B',
      'xP03 B',
      'P03 B C',
      'P03 _',
      '{',
      '[]',
      'null',
      '7',
      '{}',
      '"press"',
    ],
    ...['{"type":"press","p":"3"}', '{"type":"press","p":"","k":"A"}', '{"type":"press","p":"3","k":"K"}'],
    ...[
      '{"id":"1","key":"?"}',
      '{"type":"press","p":{},"k":"A"}',
      '{"type":"batt","p":"3","v":101}',
      '{"type":"dance"}',
    ],
  ])('nothing is made of %s', (line) => expect(readLine(line)).toBeNull());

  it('go out as one line of plain ASCII each', () => {
    expect(text(sayArm({ id: 'שאלה', keys: ['A', 'B'] }))).toBe(
      '{"type":"arm","q":"\\u05e9\\u05d0\\u05dc\\u05d4","keys":["A","B"]}\n',
    );
    expect(text(sayLamp('3', 'right'))).toBe('{"type":"lamp","p":"3","on":true,"rgb":"00ff00"}\n');
    expect(text(sayLamp('3', undefined))).toBe('{"type":"lamp","p":"3","on":false}\n');
  });

  it('are put together from any pieces, with either ending, in UTF-8', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 20 })), fc.array(fc.nat(5)), (texts, cuts) => {
        const whole = texts.map((one) => one.replaceAll(/[\r\n]/g, ''));
        const stream = Buffer.from(whole.map((one, at) => `${one}${at % 2 ? '\r\n' : '\n'}`).join(''));
        const reader = new LineReader();
        const found: string[] = [];
        let at = 0;
        for (const size of [...cuts, stream.length]) {
          found.push(...reader.push(stream.subarray(at, at + size)));
          at += size;
        }
        expect(found).toEqual(whole.map((one) => one.toWellFormed()));
      }),
    );
  });

  it('that are too long or no text are passed over, and the next one is read', () => {
    const stream = Buffer.concat([
      Buffer.alloc(5000, 'x'),
      Buffer.from('\nP01 A\n'),
      Buffer.of(0xff, 10),
      Buffer.from('P02 B\n'),
    ]);
    expect(new LineReader().push(stream)).toEqual(['P01 A', 'P02 B']);
  });
});

describe('the clock of a device', () => {
  it('is put in step with the host’s by what came the shortest way', () => {
    const clock = new DeviceClock();
    expect(clock.toHost(1000, 51_040)).toBe(51_040);
    // This one took 38 ms less: the one before was pressed earlier than it seemed.
    expect(clock.toHost(2000, 52_002)).toBeCloseTo(52_002);
    expect(clock.toHost(3000, 53_030)).toBeCloseTo(53_002, -1);
  });

  it('may run wrong by as much as clocks do, for hours', () => {
    const clock = new DeviceClock();
    for (const wrong of [0.9998, 1.0002])
      for (let ms = 0; ms < 3 * 3_600_000; ms += 20_000)
        expect(Math.abs(clock.toHost(ms * wrong, ms + 5) - ms)).toBeLessThan(20);
  });

  it('is not put out by a press that was sent late, and begins anew with the device', () => {
    const clock = new DeviceClock();
    clock.toHost(100_000, 200_000);
    expect(clock.toHost(99_000, 202_000)).toBeCloseTo(199_000, -1);
    expect(clock.toHost(50, 210_000)).toBe(210_000);
  });

  it('never says that a press is still to come', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(1e6), fc.nat(1e6))), (times) => {
        const clock = new DeviceClock();
        for (const [deviceMs, hostMs] of times)
          expect(clock.toHost(deviceMs, hostMs)).toBeLessThanOrEqual(hostMs + 1e-6);
      }),
    );
  });
});

describe('a board', () => {
  it('is told of questions and lamps, and says its presses once with its own times', async () => {
    const board = new SimulatedLines('json', 4, -5000);
    const talk = new Talk(lines, board);
    await talk.time.pass(1000);
    talk.session.arm(QUESTION);
    talk.session.lamps(new Map([['2', 'turn']]));
    await talk.time.pass(0);
    expect(board.armed).toBe('q1');
    expect([...board.lit]).toEqual([['2', 'ffa000']]);
    const [line] = board.press('2', 'C', 1000);
    if (line) for (let times = 0; times < 3; times += 1) talk.io.say(line);
    await talk.time.pass(50);
    // On its way for 50 ms.
    for (const late of board.press('3', 'D', 1000)) talk.io.say(late);
    expect(talk.pressed).toEqual(['2 C', '3 D']);
    expect(talk.presses.map(({ atMs }) => Math.round(atMs))).toEqual([1000, 1000]);
    talk.session.lamps(new Map());
    talk.session.disarm();
    await talk.time.pass(0);
    expect(board.armed).toBeNull();
    expect([...board.lit]).toEqual([]);
  });

  it('that started anew is told again what it has forgotten', async () => {
    const talk = new Talk(lines, new SimulatedLines());
    talk.session.arm(QUESTION);
    talk.session.lamps(new Map([['1', 'taken']]));
    await talk.time.pass(0);
    const before = talk.io.written.length;
    talk.io.say(toLine({ type: 'hello', proto: 1 }));
    await talk.time.pass(0);
    expect(talk.io.written.slice(before).map(({ bytes }) => text(bytes).slice(0, 14))).toEqual([
      '{"type":"arm",',
      '{"type":"lamp"',
    ]);
  });

  it('that is plain plays without saying hello', async () => {
    const talk = new Talk(lines, new SimulatedLines('plain'));
    await talk.time.pass(0);
    talk.press('3', 'B');
    expect(talk.pressed).toEqual(['3 B']);
    expect(talk.states).toEqual(['ready']);
  });

  it('goes on after it was pulled out and put in again', async () => {
    const talk = new Talk(lines, new SimulatedLines());
    await talk.time.pass(0);
    talk.io.pullOut();
    talk.press('1', 'A');
    talk.plugIn(new SimulatedLines());
    await talk.time.pass(0);
    talk.press('1', 'B');
    expect(talk.pressed).toEqual(['1 B']);
    expect(talk.states).toEqual(['ready', 'gone', 'ready']);
    await talk.session.stop();
    talk.press('1', 'C');
    expect(talk.pressed).toEqual(['1 B']);
  });

  it('of a later protocol, or of no protocol at all, is the wrong device', async () => {
    const talk = new Talk(lines, null);
    talk.io.say(toLine({ type: 'hello', proto: 2 }));
    talk.io.say(Buffer.from('P01 A\n'));
    expect(talk.events.map(({ type }) => type)).toEqual(['state', 'state']);
    expect(talk.states).toEqual(['ready', 'wrongDevice']);
    const other = new Talk(lines, null);
    for (let count = 0; count < 20; count += 1) other.io.say(Buffer.from('$GPGGA,1*00\n'));
    expect(other.states).toEqual(['ready', 'wrongDevice']);
    other.io.say(Buffer.from('P01 A\n'));
    for (let count = 0; count < 100; count += 1) other.io.say(Buffer.from('debugging\n'));
    expect(other.states).toEqual(['ready', 'wrongDevice', 'ready']);
  });

  it('says batteries and complaints', () => {
    const talk = new Talk(lines, null);
    talk.io.say(toLine({ type: 'batt', p: 4, v: 12 }));
    talk.io.say(toLine({ type: 'err', msg: 'no radio' }));
    expect(talk.events.slice(1)).toEqual([
      { type: 'battery', remote: '4', percent: 12 },
      { type: 'complaint', text: 'no radio' },
    ]);
  });
});
