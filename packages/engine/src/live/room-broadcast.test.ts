import { expect, it } from 'vitest';
import { openRoom } from '../open-room.ts';
import { step } from '../step.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { atOnce } from './after-confirmations.ts';
import { FanOutTurns } from './fan-out.ts';
import { Listener } from './listener.ts';
import { RoomBroadcast } from './room-broadcast.ts';

/** Pages of the largest hall there is, and as many as take several turns. */
const FAR = 20_000;
const NEAR = 500;

it('tells pages at other servers in one turn, however those here are mixed with them', () => {
  const turns: (() => void)[] = [];
  const timers = {
    after: () => () => undefined,
    soon: (call: () => void) => void turns.push(call),
    counterMs: () => 0,
  };
  const opened = openRoom({ code: '123456', game: sampleGame([sampleSlide()]), openedAtMs: 0 });
  const seams = { now: () => 0, timers, turns: new FanOutTurns(timers), later: atOnce };
  const broadcast = new RoomBroadcast(opened, 1, seams);
  let turn = 0;
  const toldIn = { far: new Array<number>(), near: new Array<number>() };
  for (let n = 0; n < FAR + NEAR; n += 1) {
    const isFar = n % (FAR / NEAR + 1) !== 0;
    const send = () => void (isFar ? toldIn.far : toldIn.near).push(turn);
    const far = { line: { sendAll: () => undefined }, link: n, behind: null };
    const outlet = { buffered: 0, closed: false, send, close: () => undefined, ...(isFar && { far }) };
    const page = new Listener(outlet, 'player', '');
    broadcast.arrive(page, opened, null);
    broadcast.takeSeat(page, n);
  }
  for (const list of Object.values(toldIn)) list.length = 0;

  const locked = step(opened, { type: 'operate', action: { do: 'lock', on: true }, expect: null }, 1);
  if (!locked.ok) throw new Error(locked.code);
  broadcast.apply(locked.events, locked.state, { type: 'operate', action: { do: 'lock', on: true }, expect: null });
  while (turns.length > 0) {
    turn += 1;
    turns.shift()?.();
  }
  expect([toldIn.far.length, toldIn.near.length]).toEqual([FAR, NEAR]);
  expect(new Set(toldIn.far)).toEqual(new Set([1]));
  expect(new Set(toldIn.near).size).toBeGreaterThan(1);
});
