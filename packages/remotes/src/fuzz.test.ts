/**
 * A million random bytes for each driver: nothing may throw, and nothing may be heard that nobody pressed. What that
 * means differs: frames of SunVote have a checksum, and reports of iClicker, of the quiz box and lines have fixed parts
 * that noise does not hit, so that there it means no press at all. Reports of Buzz!, states of gamepads, strokes and
 * MIDI messages have no such thing: noise of the right length *is* presses. There it means that exactly the keys are
 * heard that the description reads out of the bytes, and nothing of pieces of any other length.
 */
import { describe, expect, it } from 'vitest';
import { buzz } from './buzz/buzz.ts';
import type { Driver } from './driver.ts';
import { gamepad, gamepadButtons, gamepadBuzz } from './gamepad/gamepad.ts';
import { iclicker } from './iclicker/iclicker.ts';
import type { Inputs, Transport } from './io.ts';
import { keyboardButtons, keyboardHalves, keyboardRows, presenter } from './keyboard/keyboard.ts';
import { lines } from './lines/lines.ts';
import { midiChannels, midiPads } from './midi/midi.ts';
import { kirkman, quizbox } from './quizbox/quizbox.ts';
import { SimulatedIclicker } from './simulator/simulated-iclicker.ts';
import { SimulatedQuizbox } from './simulator/simulated-quizbox.ts';
import type { Simulated } from './simulator/simulated.ts';
import { SimulatedSunvote } from './simulator/simulated-sunvote.ts';
import { sunvote } from './sunvote/sunvote.ts';
import { randomBytes } from './testing/random-bytes.ts';
import { questionFor, Talk } from './testing/talk.ts';

const BYTES = randomBytes(1_000_000);
/** Time goes on between batches, so that polls and waits are met by noise as well. */
const BATCH = 2000;

/** The bytes in pieces of a size, or of sizes that the bytes themselves say. */
function pieces(size: number | 'any'): Uint8Array[] {
  const all: Uint8Array[] = [];
  for (let at = 0; at < BYTES.length;) {
    const length = size === 'any' ? 1 + ((BYTES[at] ?? 0) % 90) : size;
    all.push(BYTES.subarray(at, at + length));
    at += length;
  }
  return all;
}

async function feed<T extends Transport>(
  driver: Driver<T>,
  device: Simulated<T> | null,
  inputs: readonly Inputs[T][],
): Promise<Talk<T>> {
  const talk = new Talk(driver, device);
  talk.session.arm(questionFor(driver));
  await talk.time.pass(10_000);
  for (const [at, input] of inputs.entries()) {
    talk.io.say(input);
    if (at % BATCH === 0) await talk.time.pass(50);
  }
  await talk.time.pass(1000);
  await talk.session.stop();
  return talk;
}

function onlyOwnKeys(talk: Talk<Transport> | Talk<'hid'> | Talk<'keys'> | Talk<'gamepad'> | Talk<'midi'>): void {
  expect(talk.presses.filter(({ key }) => !talk.driver.abilities.keys.includes(key))).toEqual([]);
}

describe('no press at all', () => {
  const reports = pieces(64);
  it('of iClicker, second generation', async () =>
    expect((await feed(iclicker, new SimulatedIclicker('second'), reports)).presses).toEqual([]));
  it('of iClicker, first generation', async () =>
    expect((await feed(iclicker, new SimulatedIclicker('first'), reports)).presses).toEqual([]));
  it.each([quizbox, kirkman])('of the box: $id', async (driver) =>
    expect((await feed(driver, new SimulatedQuizbox(), reports)).presses).toEqual([]),
  );
  it('of SunVote', async () =>
    expect((await feed(sunvote, new SimulatedSunvote(), pieces('any'))).presses).toEqual([]));
  it('of lines', async () => expect((await feed(lines, null, pieces('any'))).presses).toEqual([]));
  it.each([iclicker, quizbox, kirkman, buzz])('of pieces that are no reports: $id', async (driver) => {
    const wrong = pieces('any').filter(({ length }) => length !== 64 && length !== 5);
    expect((await feed(driver, null, wrong)).presses).toEqual([]);
  });
});

describe('only what the bytes say', () => {
  it('of Buzz!', async () => {
    const reports = pieces(5);
    let expected = 0;
    let before = 0;
    for (const [, , second = 0, third = 0, fourth = 0] of reports) {
      const now = second + third * 256 + (fourth % 16) * 65_536;
      for (let bit = 0; bit < 20; bit += 1) if (isSet(now, bit) && !isSet(before, bit)) expected += 1;
      before = now;
    }
    const talk = await feed(buzz, null, reports);
    expect(talk.presses).toHaveLength(expected);
    expect(new Set(talk.pressed).size).toBe(20);
    onlyOwnKeys(talk);
  });

  it('of MIDI', async () => {
    const messages = pieces(3);
    const strikes = messages.filter(
      ([status = 0, note = 0, force = 0], at) =>
        at < 333_333 && status >= 0x90 && status <= 0x9f && note < 128 && force > 0 && force < 128,
    );
    const talk = await feed(midiPads, null, messages);
    expect(talk.presses).toHaveLength(strikes.length);
    onlyOwnKeys(talk);
    onlyOwnKeys(await feed(midiChannels, null, messages));
  });

  it.each([gamepad, gamepadBuzz, gamepadButtons])('of pads: $id', async (driver) => {
    const states = pieces(32).map((bytes) => ({ buttons: [...bytes].map((byte) => byte % 16 === 0) }));
    const talk = await feed(driver, null, states);
    expect(talk.presses.length).toBeGreaterThan(1000);
    onlyOwnKeys(talk);
  });

  it.each([keyboardRows, keyboardHalves, keyboardButtons, presenter])('of keys: $id', async (driver) => {
    const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
    const strokes = pieces(4).map(([kind = 0, a = 0, b = 0, c = 0]) => ({
      code: kind % 2 ? `Key${letters[26 + (a % 26)] ?? ''}` : [a, b, c].map((byte) => letters[byte % 62]).join(''),
      isDown: kind % 8 < 6,
      isRepeat: kind % 16 > 12,
    }));
    const talk = await feed(driver, null, strokes);
    onlyOwnKeys(talk);
    const byLetter = strokes.filter(({ code, isDown, isRepeat }) => isDown && !isRepeat && /^Key[A-Z]$/.test(code));
    expect(talk.presses.length).toBeLessThanOrEqual(byLetter.length);
  });
});

function isSet(bits: number, bit: number): boolean {
  return Math.floor(bits / 2 ** bit) % 2 === 1;
}
