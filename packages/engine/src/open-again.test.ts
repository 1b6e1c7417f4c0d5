import { expect, it } from 'vitest';
import { openAgain } from './open-again.ts';
import type { RunGame } from './run-game.ts';
import { step } from './step.ts';
import { ask, roomOf } from './testing/scored-room.ts';
import { sampleGame, sampleSlide } from './testing/sample-game.ts';
import { sharedView } from './view.ts';
import { ownView } from './views/own-view.ts';

const teams: RunGame['teams'] = { mode: 'choose', names: ['Blue', 'Red'], rule: 'sum', best: 3 };

it('brings the people of a run that is over into a new lobby, without points', () => {
  const game = sampleGame([sampleSlide()]);
  const room = roomOf(game, 'Maya', 'Noa', 'Omar');
  ask(room, [0, 1000], [1, 2000], [0, 3000]);
  room.operate({ do: 'kick', seat: 1 });
  room.operate({ do: 'calm', on: true });
  room.operate({ do: 'end' });
  const again = openAgain(room.state, { room: 'first', game, openedAtMs: 9 });
  expect(again).toMatchObject({
    code: room.state.code,
    phase: { name: 'lobby' },
    players: 2,
    present: 0,
    calm: true,
    rounds: [],
    startedAtMs: null,
    endedAtMs: null,
    after: { room: 'first', first: 'first' },
  });
  expect(again.step).toBeGreaterThan(room.state.step);
  // Phones say that these people stay.
  expect(sharedView(again, 9)).toMatchObject({ again: true, players: 2 });
  const was = ownView(room.state, 2);
  expect(ownView(again, 2)).toMatchObject({ name: 'Omar', face: was?.face, score: 0, rank: null, streak: 0 });
  expect(ownView(again, 1)).toBeNull();
  expect(again.seats.blocks.flat().map(({ tokenHash }) => tokenHash)).toEqual(
    room.state.seats.blocks.flat().map(({ tokenHash }) => tokenHash),
  );
  const third = openAgain({ ...again, phase: { name: 'ended' } }, { room: 'second', game, openedAtMs: 10 });
  expect(third.after).toEqual({ room: 'second', first: 'first' });
  // It plays as any room.
  expect(step(again, { type: 'operate', action: { do: 'next' }, expect: null }, 20)).toMatchObject({
    ok: true,
    state: { phase: { name: 'question' } },
  });
});

it('keeps teams, and gives everybody one where the game has come to have them', () => {
  const alone = sampleGame([sampleSlide()]);
  const inTeams = sampleGame([sampleSlide()], { teams });
  const room = roomOf(alone, 'Maya', 'Noa', 'Omar');
  const given = openAgain(room.state, { room: 'first', game: inTeams, openedAtMs: 9 });
  expect(given.seats.blocks.flat().map(({ team }) => team)).toEqual([0, 1, 0]);
  const kept = openAgain(given, { room: 'second', game: inTeams, openedAtMs: 10 });
  expect(kept.seats.blocks.flat().map(({ team }) => team)).toEqual([0, 1, 0]);
  const without = openAgain(given, { room: 'second', game: alone, openedAtMs: 10 });
  expect(without.seats.blocks.flat().map(({ team }) => team)).toEqual([null, null, null]);
});

it('keeps let in by what people play where the next game is another one, and no telephones that have hung up', () => {
  const byPhones = sampleGame([sampleSlide()]);
  const byRemotes = { ...byPhones, device: 'remotes' as const };
  const byTelephone = { ...byPhones, device: 'dialer' as const };
  const room = roomOf(byPhones, 'Maya');
  const opened = (before: typeof room.state, game: RunGame) =>
    openAgain(before, { room: 'first', game, openedAtMs: 9 });
  const next = opened(room.state, byRemotes);
  expect(next.alsoIn).toEqual(['phones']);
  // Nobody has a remote; what is the game's own is not let in beside it.
  expect(opened(next, byPhones).alsoIn).toEqual([]);
  expect(opened({ ...next, remotes: { 'pad-1': 0 } }, byPhones).alsoIn).toEqual(['remotes']);
  expect(opened({ ...room.state, game: byTelephone }, byPhones).alsoIn).toEqual([]);
  const empty = roomOf(byPhones);
  expect(opened(empty.state, byRemotes).alsoIn).toEqual([]);
});
