import type { Collect, LineEvent, LineReply, Spoken } from '@qc/telephone/call';
import { describe, expect, it } from 'vitest';
import { HouseFault } from './ask-house.ts';
import { callTo, type HouseTalk, MOMENT, type Seen } from './testing/fake-house.ts';

const CODE: Collect = { turn: 1, max: 8, min: 1, byHash: true, allowed: '0123456789', timeoutMs: 2500 };
const DIGIT: Collect = { turn: 2, max: 1, min: 1, byHash: false, allowed: '1234', timeoutMs: 2500 };
/** One second, known by its number. */
const second = (n: number): Spoken => ({ say: 'recording', url: `https://house.example/${n}`, lengthMs: 1000 });
const GOODBYE: LineReply = { spoken: [second(9)], collect: null };

/** A code, a digit, goodbye. */
const talk: HouseTalk = (event) => {
  if (event.type === 'started') return { spoken: [second(1), { say: 'silence', ms: 500 }], collect: CODE };
  if (event.type === 'pressed' && event.turn === 1) return { spoken: [second(2), second(3)], collect: DIGIT };
  return GOODBYE;
};
const pressed = (turn: number, keys: string, ended = false): LineEvent => ({ type: 'pressed', turn, keys, ended });
const asked = (seen: readonly Seen[]) => seen.flatMap((one) => ('asks' in one ? [one.asks] : []));
const excuses = (seen: readonly Seen[]) =>
  seen.flatMap((one) => ('plays' in one && one.plays === MOMENT ? [one.atMs] : []));

describe('a call', () => {
  it('from the first word to the last: played, keyed, interrupted, hung up, told', async () => {
    const keys: [string, number][] = [
      ['4', 1600],
      ['2', 1800],
      ['7', 2000],
      ['#', 2200],
      ['3', 2900],
    ];
    expect(await callTo(talk, { keys })).toEqual([
      { atMs: 0, asks: { type: 'started' } },
      { atMs: 0, plays: 1 },
      { atMs: 2200, asks: pressed(1, '427', true) },
      { atMs: 2200, plays: 2 },
      { atMs: 2900, plays: 0 },
      { atMs: 2900, asks: pressed(2, '3') },
      { atMs: 2900, plays: 9 },
      { atMs: 3900, does: 'hangUp' },
      { atMs: 3900, asks: { type: 'hungUp' } },
    ]);
  });

  it('the clock begins with the last word, and anew with each key', async () => {
    const seen = await callTo(talk, { keys: [['4', 3900]] });
    expect(seen.filter((one) => 'asks' in one).map(({ atMs }) => atMs)).toEqual([0, 6400, 10_900, 11_900]);
    expect(asked(seen)[1]).toEqual(pressed(1, '4'));
  });

  it('keys that are not taken end nothing; keys between two turns are of the next', async () => {
    const slow: HouseTalk = (event, request) => {
      const told = talk(event, request);
      return event.type === 'started' || told instanceof Error || 'afterMs' in told
        ? told
        : { afterMs: 400, reply: told };
    };
    const keys: [string, number][] = [
      ['*', 100],
      ['5', 200],
      ['#', 300],
      ['9', 400],
      ['2', 500],
    ];
    const seen = await callTo(slow, { keys });
    expect(asked(seen)).toEqual([{ type: 'started' }, pressed(1, '5', true), pressed(2, '2'), { type: 'hungUp' }]);
  });

  it('what cannot be had is left out, and the rest is heard', async () => {
    const missing: Spoken = { say: 'recording', url: 'https://house.example/missing', lengthMs: 1000 };
    const text: Spoken = { say: 'text', text: 'Hello', language: 'en' };
    const seen = await callTo(() => ({ spoken: [missing, text, second(4)], collect: null }), {});
    expect(seen[1]).toEqual({ atMs: 0, plays: 4 });
    expect(seen[2]).toEqual({ atMs: 1000, does: 'hangUp' });
  });

  it('who hangs up is told of, until the house has heard it', async () => {
    let lost = 3;
    const seen = await callTo(
      (event, request) => {
        if (event.type === 'hungUp' && (lost -= 1) >= 0) return new HouseFault('none', false);
        return talk(event, request);
      },
      { leavesAtMs: 800 },
    );
    expect(asked(seen).filter(({ type }) => type === 'hungUp')).toHaveLength(4);
    expect(seen.at(-1)?.atMs).toBe(2900);
  });
});

describe('a house that does not answer', () => {
  it('is asked again with the same turn, and the caller hears so', async () => {
    let lost = 13;
    const seen = await callTo(
      (event, request) =>
        event.type === 'pressed' && event.turn === 1 && (lost -= 1) >= 0
          ? new HouseFault('status 503', false)
          : talk(event, request),
      { keys: [['#', 10]] },
    );
    const tries = asked(seen).filter((event) => event.type === 'pressed' && event.turn === 1);
    expect(tries).toHaveLength(14);
    expect(new Set(tries.map((event) => JSON.stringify(event))).size).toBe(1);
    expect(excuses(seen)).toEqual([2510, 8510]);
    expect(seen.at(-2)).toMatchObject({ does: 'hangUp' });
  });

  it('is waited for with words when it is slow', async () => {
    const slow: HouseTalk = (event) => (event.type === 'started' ? { afterMs: 5000, reply: GOODBYE } : GOODBYE);
    expect(excuses(await callTo(slow, {}))).toEqual([2500]);
  });

  it('is given up after a while, and at once where it refuses', async () => {
    const never = await callTo(() => new HouseFault('none', false), {});
    const end = never.find((one) => 'does' in one)?.atMs ?? 0;
    expect(end).toBeGreaterThan(85_000);
    expect(end).toBeLessThan(95_000);
    const refused = await callTo(() => new HouseFault('status 403', true), {});
    expect(refused).toEqual([
      { atMs: 0, asks: { type: 'started' } },
      { atMs: 0, does: 'hangUp' },
      { atMs: 0, asks: { type: 'hungUp' } },
    ]);
  });
});
