import { describe, expect, it } from 'vitest';
import type { Collect, LineReply } from '../call.ts';
import { beginTurn, keyDown, type LineTurn, passTime, pieceSaid } from './line-turn.ts';

const COLLECT: Collect = { turn: 7, max: 3, min: 1, byHash: true, allowed: '123', timeoutMs: 2500 };
const reply = (changes: Partial<Collect> | null = {}, pieces = 2): LineReply => ({
  spoken: Array.from({ length: pieces }, () => ({ say: 'silence' as const, ms: 100 })),
  collect: changes === null ? null : { ...COLLECT, ...changes },
});
const heardOut = (turn: LineTurn, atMs: number) =>
  turn.reply.spoken.reduce((now, _, piece) => pieceSaid(now, piece, atMs), turn);

describe('a turn of a line', () => {
  it('says one piece after the other, and waits after the last word', () => {
    const begun = beginTurn(reply(), 0);
    expect(begun).toMatchObject({ piece: 0, dueAtMs: null });
    const second = pieceSaid(begun, 0, 900);
    expect(second).toMatchObject({ piece: 1, heard: 1, dueAtMs: null });
    expect(passTime(second, 99_000)).toBe(second);
    const said = pieceSaid(second, 1, 2000);
    expect(said).toMatchObject({ piece: null, heard: 2, dueAtMs: 4500 });
    expect(passTime(said, 4499).outcome).toBeNull();
    expect(passTime(said, 4500).outcome).toEqual({ type: 'pressed', turn: 7, keys: '', ended: false });
  });

  it('stops at the first key, and waits anew after each', () => {
    const cut = keyDown(beginTurn(reply(), 0), '1', 300);
    expect(cut).toMatchObject({ piece: null, heard: 0, keys: '1', dueAtMs: 2800, outcome: null });
    // What was being said is over without having been said.
    expect(pieceSaid(cut, 0, 400)).toBe(cut);
    const more = keyDown(cut, '2', 2000);
    expect(more.dueAtMs).toBe(4500);
    expect(passTime(more, 4500).outcome).toMatchObject({ keys: '12', ended: false });
  });

  it('ends by the key for it, and at as many keys as are taken', () => {
    const typed = keyDown(heardOut(beginTurn(reply(), 0), 500), '2', 600);
    expect(keyDown(typed, '#', 700).outcome).toEqual({ type: 'pressed', turn: 7, keys: '2', ended: true });
    const full = keyDown(keyDown(typed, '2', 700), '3', 800);
    expect(full.outcome).toEqual({ type: 'pressed', turn: 7, keys: '223', ended: false });
    expect(keyDown(full, '1', 900)).toBe(full);
    const plain = keyDown(beginTurn(reply({ byHash: false, max: 1 }), 0), '#', 10);
    expect(plain.outcome).toEqual({ type: 'pressed', turn: 7, keys: '#', ended: false });
  });

  it('lets keys through that are not taken, and nothing that is no key', () => {
    expect(keyDown(beginTurn(reply({ max: 1 }), 0), '9', 10).outcome).toMatchObject({ keys: '9' });
    const begun = beginTurn(reply(), 0);
    for (const key of ['a', '', '12', 'Enter']) expect(keyDown(begun, key, 10)).toBe(begun);
  });

  it('says last words to their end, whatever is pressed, and hangs up', () => {
    const last = keyDown(beginTurn(reply(null), 0), '1', 10);
    expect(last).toMatchObject({ piece: 0, outcome: null });
    expect(heardOut(last, 500).outcome).toBe('over');
    expect(beginTurn(reply(null, 0), 0).outcome).toBe('over');
  });

  it('waits at once where nothing is said', () => {
    expect(beginTurn(reply({}, 0), 100)).toMatchObject({ piece: null, dueAtMs: 2600 });
  });
});
