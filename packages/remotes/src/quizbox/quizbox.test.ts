import { describe, expect, it } from 'vitest';
import { SimulatedQuizbox, statusReport } from '../simulator/simulated-quizbox.ts';
import { hex } from '../testing/random-bytes.ts';
import { questionFor, Talk } from '../testing/talk.ts';
import { kirkman, quizbox } from './quizbox.ts';
import { readLags } from './quizbox-codec.ts';

const QUESTION = questionFor(quizbox);
const BRIAN_MS = 1.02;

/** A status report of 64 bytes that begins like this; the counters are at 3, red 1 to 4 and green 1 to 4. */
function status(begin: string, places = ''): Uint8Array {
  const bytes = new Uint8Array(64);
  bytes.set(hex(begin));
  bytes.set(hex(places), 19);
  return bytes;
}

describe('reports', () => {
  it('give winner, lags and order', () => {
    // Red 2 first; red 1 with 900 left (82 ms), green 4 with 500 left (490 ms).
    const report = status('00 04 05 03 84 03 d4 00 00 00 00 00 00 00 00 00 00 01 f4');
    expect(readLags(report, BRIAN_MS)).toEqual([
      { paddle: 'red2', lagMs: 0 },
      { paddle: 'red1', lagMs: 82 },
      { paddle: 'green4', lagMs: 490 },
    ]);
  });

  it('name the winner by its code', () => {
    const winner = (code: string) => readLags(status(`00 04 ${code}`), BRIAN_MS)?.map(({ paddle }) => paddle);
    expect(['03', '04', '05', '06', '07', '08', '09', '0a'].map(winner)).toEqual(
      ['red4', 'red3', 'red2', 'red1', 'green1', 'green2', 'green3', 'green4'].map((paddle) => [paddle]),
    );
  });

  it('keep the order of those whose counter has run out, where the box says it', () => {
    const report = status('00 04 0a', '01 03 07');
    expect(readLags(report, BRIAN_MS)).toEqual([
      { paddle: 'green4', lagMs: 0 },
      { paddle: 'red4', lagMs: 1000 },
      { paddle: 'green1', lagMs: 1000 },
    ]);
    expect(readLags(status('00 04 0a', '00 03 07'), BRIAN_MS)).toHaveLength(1);
  });

  it('of other games of the box press nothing', () => {
    for (const begin of ['00 00', '00 02 05', '00 08 05', '00 10 01', '00 20 05', '00 04 01'])
      expect(readLags(status(begin), BRIAN_MS)).toEqual([]);
  });

  it('that no box sends are none', () => {
    for (const begin of ['01 04 05', '00 03 05', '00 04 02', '00 04 0b', '00 04 05 ff ff'])
      expect(readLags(status(begin), BRIAN_MS), begin).toBeNull();
    expect(readLags(status('00 04 05').subarray(1), BRIAN_MS)).toBeNull();
  });
});

describe.each([
  ['Brian’s', quizbox, 1.02],
  ['Kirkman’s', kirkman, 4.08],
])('%s box', (_name, driver, stepMs) => {
  it('gives order and times within its own resolution, however seldom it is asked', async () => {
    const talk = new Talk(driver, new SimulatedQuizbox(stepMs));
    talk.session.arm(QUESTION);
    await talk.time.pass(1000);
    const at = new Map<string, number>();
    for (const paddle of ['green2', 'red4', 'red1', 'green3']) {
      at.set(paddle, talk.time.nowMs);
      talk.press(paddle, 'buzz');
      await talk.time.pass(7);
    }
    await talk.time.pass(2000);
    expect(talk.pressed).toEqual(['green2 buzz', 'red4 buzz', 'red1 buzz', 'green3 buzz']);
    const [first, ...others] = talk.presses;
    for (const { remote, atMs } of others) {
      const truth = (at.get(remote) ?? 0) - (at.get('green2') ?? 0);
      expect(Math.abs(atMs - (first?.atMs ?? 0) - truth)).toBeLessThanOrEqual(driver.abilities.pressTime.resolutionMs);
    }
    expect(Math.abs((first?.atMs ?? 0) - 1000)).toBeLessThanOrEqual(30);
  });

  it('is cleared for each question, and left alone between them', async () => {
    const talk = new Talk(driver, new SimulatedQuizbox(stepMs));
    for (const [id, paddle] of [
      ['q1', 'red1'],
      ['q2', 'green2'],
    ] as const) {
      talk.session.arm({ ...QUESTION, id });
      await talk.time.pass(500);
      talk.press(paddle, 'buzz');
      await talk.time.pass(100);
      talk.session.disarm();
      await talk.time.pass(500);
    }
    expect(talk.pressed).toEqual(['red1 buzz', 'green2 buzz']);
    const written = talk.io.written.length;
    await talk.time.pass(60_000);
    expect(talk.io.written).toHaveLength(written);
  });
});

it('nobody has pressed later than it was heard', async () => {
  const box = new SimulatedQuizbox();
  box.take = () => [
    statusReport(
      [
        { paddle: 'red3', lagMs: 0 },
        { paddle: 'green1', lagMs: 500 },
      ],
      BRIAN_MS,
    ),
  ];
  const talk = new Talk(quizbox, box);
  talk.session.arm(QUESTION);
  await talk.time.pass(2000);
  expect(talk.presses.map(({ remote, atMs }) => [remote, Math.round(atMs)])).toEqual([
    ['red3', -500],
    ['green1', 0],
  ]);
});

it('a box that does not answer, or answers no more, is tried again; another device is told', async () => {
  const talk = new Talk(quizbox, null);
  await talk.time.pass(5000);
  expect(talk.states).toEqual(['notAnswering']);
  talk.io.pullOut();
  const box = new SimulatedQuizbox();
  talk.plugIn(box);
  talk.session.arm(QUESTION);
  await talk.time.pass(500);
  box.take = () => [new Uint8Array(64).fill(0x55)];
  await talk.time.pass(5000);
  expect(talk.states.slice(1)).toEqual(['gone', 'ready', 'wrongDevice']);
  box.take = () => [statusReport([{ paddle: 'red3', lagMs: 0 }], BRIAN_MS)];
  await talk.time.pass(5000);
  expect(talk.states.slice(-1)).toEqual(['ready']);
  expect(talk.pressed).toEqual(['red3 buzz']);
});
