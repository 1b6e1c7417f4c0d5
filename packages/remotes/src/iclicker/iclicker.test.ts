import { describe, expect, it } from 'vitest';
import { SimulatedIclicker } from '../simulator/simulated-iclicker.ts';
import { hex } from '../testing/random-bytes.ts';
import { questionFor, Talk } from '../testing/talk.ts';
import { iclicker } from './iclicker.ts';
import { isAckOf, readPolledVotes, readSentVotes, remoteNumber, SAY } from './iclicker-codec.ts';

const [Q1, Q2] = [questionFor(iclicker, 'q1'), questionFor(iclicker, 'q2')];
/** Longer than any start. */
const STARTED_MS = 10_000;

function report(first: string, second = ''): Uint8Array {
  const bytes = new Uint8Array(64);
  bytes.set(hex(first));
  bytes.set(hex(second), 32);
  return bytes;
}

/** The beginning of each command that went out. */
function said(talk: Talk<'hid'>): string[] {
  return talk.io.written.map(({ bytes }) =>
    Buffer.from(bytes)
      .toString('hex')
      .replace(/(00)+$/, ''),
  );
}

describe('reports', () => {
  it('give the captured vote: key A of remote 82E9701B', () => {
    expect(readSentVotes(report('02 13 81 82 e9 70 00'))).toEqual([{ key: 'A', remote: '82E9701B', sequence: 0 }]);
    expect(remoteNumber(hex('82 e9 70'))).toBe('82E9701B');
  });

  it('know the five letters of new and old remotes, and no others', () => {
    const key = (code: string) => readSentVotes(report(`02 13 ${code} 01 02 03 05`))[0]?.key;
    expect(['81', '82', '83', '84', '85'].map(key)).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(['01', '02', '03', '04', '05'].map(key)).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(['00', '06', '80', '86', 'ff'].map(key)).toEqual(Array.from({ length: 5 }));
  });

  it('hold two votes, older first whichever half it is in, also where numbers begin again', () => {
    const sequences = (a: string, b: string) =>
      readSentVotes(report(`02 13 81 01 02 03 ${a}`, `02 13 82 04 05 06 ${b}`)).map(({ sequence }) => sequence);
    expect(sequences('04', '05')).toEqual([4, 5]);
    expect(sequences('05', '04')).toEqual([4, 5]);
    expect(sequences('00', 'ff')).toEqual([255, 0]);
  });

  it('are read in their own length only', () => {
    expect(readSentVotes(report('02 13 81 82 e9 70 00').slice(0, 63))).toEqual([]);
    expect(readSentVotes(Uint8Array.of(...report('02 13 81 82 e9 70 00'), 0))).toEqual([]);
  });

  it('of an old base list votes, unless one of them is damaged', () => {
    const listed = report('01 17 00 00 00 02 02 61 82 e9 70 65 01 02 03');
    expect(readPolledVotes(listed)).toEqual({
      hasMore: false,
      lastIndex: 2,
      votes: [
        { key: 'A', remote: '82E9701B' },
        { key: 'E', remote: '01020300' },
      ],
    });
    for (const damaged of ['01 17 00 00 00 02 02 66 82 e9 70', '01 17 00 00 00 02 0f', '01 18 00', '01 17 aa'])
      expect(readPolledVotes(report(damaged))).toBeNull();
  });

  it('acknowledge one command each', () => {
    expect(isAckOf(report('01 12 aa'), SAY.stopVoting)).toBe(true);
    expect(isAckOf(report('01 11 aa'), SAY.stopVoting)).toBe(false);
    expect(isAckOf(report('01 12'), SAY.stopVoting)).toBe(false);
  });
});

describe('a base of the second generation', () => {
  it('is set up in the order of the capture, with five seconds after the second frequency', async () => {
    const talk = new Talk(iclicker, new SimulatedIclicker('second'));
    await talk.time.pass(4999);
    expect(said(talk)).toEqual(['01102141', '0116', '012a214105']);
    expect(talk.states).toEqual([]);
    await talk.time.pass(STARTED_MS);
    expect(said(talk).slice(3)).toEqual([
      ...['0112', '0115', '0116', '012d', '0129a18f968d99978f80', '011704', '011703', '0116'],
    ]);
    expect(talk.states).toEqual(['ready']);
    expect(talk.io.written.every(({ bytes }) => bytes.length === 64)).toBe(true);
  });

  it('opens and closes questions in their orders', async () => {
    const talk = new Talk(iclicker, new SimulatedIclicker('second'));
    await talk.time.pass(STARTED_MS);
    const before = talk.io.written.length;
    talk.session.arm(Q1);
    await talk.time.pass(10);
    expect(said(talk).slice(before)).toEqual(['011703', '011705', '0119660a01', '0111']);
    talk.session.disarm();
    await talk.time.pass(10);
    expect(said(talk).slice(before + 4)).toEqual(['0112', '0116', '0117010004', '011703', '011704']);
  });

  it('hears each vote once though it is sent twice, over more votes than there are numbers', async () => {
    const device = new SimulatedIclicker('second');
    const talk = new Talk(iclicker, device);
    talk.session.arm(Q1);
    await talk.time.pass(STARTED_MS);
    const expected: string[] = [];
    for (let at = 0; at < 600; at += 1) {
      const [remote = '', key = 'A'] = [device.remotes[at % 4], iclicker.abilities.keys[at % 3]];
      talk.press(remote, key);
      expected.push(`${remote} ${key}`);
    }
    expect(talk.pressed).toEqual(expected);
  });

  it('hears the first vote of the next question, whose number was there before', async () => {
    const device = new SimulatedIclicker('second');
    const talk = new Talk(iclicker, device);
    for (const question of [Q1, Q2]) {
      talk.session.arm(question);
      await talk.time.pass(STARTED_MS);
      talk.press('82E9701B', 'A');
    }
    expect(talk.pressed).toEqual(['82E9701B A', '82E9701B A']);
  });

  it('opens what is asked while it is set up, and nothing that was taken back', async () => {
    const device = new SimulatedIclicker('second');
    const talk = new Talk(iclicker, device);
    talk.session.arm(Q1);
    talk.session.disarm();
    talk.session.arm(Q2);
    await talk.time.pass(STARTED_MS);
    expect(device.isOpen).toBe(true);
    expect(said(talk).filter((command) => command === '0111')).toHaveLength(1);
    await talk.session.stop();
    expect(device.isOpen).toBe(false);
  });
});

describe('a base of the first generation', () => {
  it('is known by not knowing the second protocol, and is asked for votes', async () => {
    const device = new SimulatedIclicker('first', 40);
    const talk = new Talk(iclicker, device);
    talk.session.arm(Q1);
    await talk.time.pass(STARTED_MS);
    for (const remote of device.remotes) talk.press(remote, 'C');
    await talk.time.pass(1000);
    expect(talk.pressed).toEqual(device.remotes.map((remote) => `${remote} C`));
    expect(talk.states).toEqual(['ready']);
  });

  it('is asked once more for what came in until the question closed', async () => {
    const device = new SimulatedIclicker('first', 40);
    const talk = new Talk(iclicker, device);
    talk.session.arm(Q1);
    await talk.time.pass(STARTED_MS);
    for (const remote of device.remotes) talk.press(remote, 'B');
    talk.session.disarm();
    await talk.time.pass(1000);
    expect(talk.pressed).toEqual(device.remotes.map((remote) => `${remote} B`));
    expect(device.isOpen).toBe(false);
  });
});

it.each(['first', 'second'] as const)(
  'what a base of the %s generation still has of a question is none of the next',
  async (generation) => {
    const device = new SimulatedIclicker(generation);
    const talk = new Talk(iclicker, device);
    talk.session.arm(Q1);
    await talk.time.pass(STARTED_MS);
    talk.session.arm(Q2);
    talk.press('82E9701B', 'A');
    await talk.time.pass(2000);
    talk.press('82E9701B', 'B');
    await talk.time.pass(1000);
    expect(talk.pressed).toEqual(['82E9701B B']);
  },
);

it('a base that falls silent in a question is found again, with the question', async () => {
  const base = new SimulatedIclicker('first');
  const talk = new Talk(iclicker, base);
  talk.session.arm(Q1);
  await talk.time.pass(STARTED_MS);
  const { take } = base;
  base.take = () => [];
  await talk.time.pass(20_000);
  expect(talk.states).toEqual(['ready', 'notAnswering']);
  base.take = take;
  base.isOpen = false;
  await talk.time.pass(STARTED_MS);
  talk.press('82E9701B', 'C');
  await talk.time.pass(1000);
  expect(talk.pressed).toEqual(['82E9701B C']);
});

it('a base that does not answer is tried again until it does', async () => {
  const talk = new Talk(iclicker, null);
  await talk.time.pass(60_000);
  expect(talk.states).toEqual(['notAnswering']);
  const tries = talk.io.written.length;
  expect(tries).toBeGreaterThan(20);
  expect(tries).toBeLessThan(80);
  talk.io.pullOut();
  await talk.time.pass(60_000);
  expect(talk.io.written).toHaveLength(tries);
  const device = new SimulatedIclicker('second');
  talk.plugIn(device);
  talk.session.arm(Q1);
  await talk.time.pass(STARTED_MS);
  talk.press('82E9701B', 'E');
  expect(talk.states).toEqual(['notAnswering', 'gone', 'ready']);
  expect(talk.pressed).toEqual(['82E9701B E']);
});
