import { describe, expect, it } from 'vitest';
import { buttonReport, SimulatedBuzz } from '../simulator/simulated-buzz.ts';
import { hex } from '../testing/random-bytes.ts';
import { Talk } from '../testing/talk.ts';
import { buzz } from './buzz.ts';
import { buttonBit, lampReport, newPresses, readButtons } from './buzz-codec.ts';

/** The table of the description: byte, bit, handset and the key's colour. */
const TABLE: [byte: number, bit: number, remote: string, colour: keyof typeof BY_COLOUR][] = [
  ...(['red', 'yellow', 'green', 'orange', 'blue'] as const).map(
    (c, at) => [2, at, '1', c] as [2, number, '1', typeof c],
  ),
  [2, 5, '2', 'red'],
  [2, 6, '2', 'yellow'],
  [2, 7, '2', 'green'],
  [3, 0, '2', 'orange'],
  [3, 1, '2', 'blue'],
  [3, 2, '3', 'red'],
  [3, 3, '3', 'yellow'],
  [3, 4, '3', 'green'],
  [3, 5, '3', 'orange'],
  [3, 6, '3', 'blue'],
  [3, 7, '4', 'red'],
  [4, 0, '4', 'yellow'],
  [4, 1, '4', 'green'],
  [4, 2, '4', 'orange'],
  [4, 3, '4', 'blue'],
];
const BY_COLOUR = { red: 'buzz', blue: 'A', orange: 'B', green: 'C', yellow: 'D' } as const;

describe('reports', () => {
  it.each(TABLE)('byte %i bit %i is handset %s %s', (byte, bit, remote, colour) => {
    const report = hex('7f 7f 00 00 f0');
    report[byte] = (report[byte] ?? 0) | (1 << bit);
    expect(newPresses(0, readButtons(report) ?? 0)).toEqual([{ remote, key: BY_COLOUR[colour] }]);
    expect(buttonBit(remote, BY_COLOUR[colour])).toBe((byte - 2) * 8 + bit);
  });

  it('say nothing with the upper half of the last byte', () => {
    for (const last of ['00', 'f0', 'a0']) expect(readButtons(hex(`7f 7f 00 00 ${last}`))).toBe(0);
  });

  it('are read in their own length only', () => {
    for (const wrong of ['', '7f', '7f 7f 01 00', '00 7f 7f 01 00 f0']) expect(readButtons(hex(wrong))).toBeNull();
  });

  it('press once as long as a key is held, and all that went down together', () => {
    expect(newPresses(0b00001, 0b00001)).toEqual([]);
    expect(newPresses(0b00001, 0b100011)).toEqual([
      { remote: '1', key: 'D' },
      { remote: '2', key: 'buzz' },
    ]);
  });

  it('light lamps', () => {
    expect(lampReport((remote) => remote === '1' || remote === '4')).toEqual(hex('00 ff 00 00 ff 00 00'));
  });
});

describe('a wireless set', () => {
  it('hears every key of every handset, whether asked or not', async () => {
    const talk = new Talk(buzz, new SimulatedBuzz());
    await talk.time.pass(1);
    for (const remote of ['1', '2', '3', '4']) for (const key of buzz.abilities.keys) talk.press(remote, key);
    expect(talk.presses).toHaveLength(20);
    expect(talk.pressed.slice(0, 6)).toEqual(['1 buzz', '1 A', '1 B', '1 C', '1 D', '2 buzz']);
    expect(talk.presses.every(({ atMs }) => atMs === 1)).toBe(true);
  });

  it('is kept awake for an hour by dark lamps every ten seconds', async () => {
    const device = new SimulatedBuzz();
    const talk = new Talk(buzz, device);
    await talk.time.pass(0);
    expect(device.written).toEqual([hex('00 00 00 00 00 00 00')]);
    await talk.time.pass(3_600_000);
    expect(device.written).toHaveLength(361);
    talk.press('3', 'B');
    expect(talk.pressed).toEqual(['3 B']);
  });

  it('falls asleep when nothing keeps it awake: the simulator can be asked', () => {
    const device = new SimulatedBuzz();
    device.take(
      lampReport(() => false),
      0,
    );
    expect(device.press('1', 'A', 30_000)).not.toEqual([]);
    expect(device.press('1', 'A', 30_001)).toEqual([]);
  });

  it('shows lamps at once, keeps them lit while it is kept awake, and ends dark', async () => {
    const device = new SimulatedBuzz();
    const talk = new Talk(buzz, device);
    talk.session.lamps(new Map([['2', 'taken']]));
    await talk.time.pass(0);
    expect(device.lit).toEqual(['2']);
    await talk.time.pass(60_000);
    expect(device.lit).toEqual(['2']);
    const before = device.written.length;
    talk.session.lamps(new Map([['2', 'right']]));
    await talk.time.pass(0);
    expect(device.written).toHaveLength(before);
    await talk.session.stop();
    expect(device.lit).toEqual([]);
    await talk.time.pass(60_000);
    expect(device.written).toHaveLength(before + 1);
  });

  it('goes on after it was pulled out and put in again', async () => {
    const talk = new Talk(buzz, new SimulatedBuzz());
    await talk.time.pass(5000);
    talk.io.pullOut();
    talk.press('1', 'A');
    expect(talk.states).toEqual(['ready', 'gone']);
    await talk.time.pass(60_000);
    expect(talk.io.written).toHaveLength(1);
    talk.plugIn();
    await talk.time.pass(0);
    talk.press('1', 'A');
    expect(talk.states).toEqual(['ready', 'gone', 'ready']);
    expect(talk.pressed).toEqual(['1 A']);
  });
});

it('an old set without lamps plays all the same, and says so once', async () => {
  const talk = new Talk(buzz, new SimulatedBuzz('wired'));
  await talk.time.pass(30_000);
  talk.session.lamps(new Map([['1', 'right']]));
  await talk.time.pass(30_000);
  talk.press('4', 'C');
  expect(talk.events.filter(({ type }) => type === 'noLamps')).toHaveLength(1);
  expect(talk.pressed).toEqual(['4 C']);
  expect(talk.states).toEqual(['ready']);
});

it('after stop nothing is heard', async () => {
  const talk = new Talk(buzz, new SimulatedBuzz());
  await talk.session.stop();
  talk.io.say(buttonReport(1));
  talk.io.pullOut();
  expect(talk.events.map(({ type }) => type)).toEqual(['state']);
});
