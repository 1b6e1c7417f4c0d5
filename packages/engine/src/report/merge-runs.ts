import { settled, withTotals } from '../close-round.ts';
import { openRoom } from '../open-room.ts';
import { rankSeats } from '../scoring/ranking.ts';
import { roundIndexOf } from '../rounds.ts';
import type { RunGame } from '../run-game.ts';
import { emptyTable, tableEntries, tableGet, tablePush, type SeatTable } from '../seats/seat-table.ts';
import type { Answer, RoomState, Round, Seat } from '../state.ts';

/** A player of one of the runs. */
interface Member {
  run: RoomState;
  /** Number of the seat in that run. */
  number: number;
  seat: Seat;
}

/**
 * One finished run out of many of the same game, in each of which somebody played alone: all players, all their answers,
 * each slide that anybody was asked once, in the order of the slides. Points are what they were in each run; who did not
 * come to a slide is there as not having answered it.
 */
export function mergeRuns(game: RunGame, runs: readonly RoomState[]): RoomState {
  const members = runs.flatMap(membersOf);
  const openedAtMs = Math.min(...runs.map((run) => run.openedAtMs), Infinity);
  const endedAtMs = Math.max(0, ...runs.map(endOf));
  const room = openRoom({ code: runs[0]?.code ?? '', game, openedAtMs: runs.length === 0 ? 0 : openedAtMs });
  const started = runs.flatMap(({ startedAtMs }) => startedAtMs ?? []);
  const merged: RoomState = {
    ...room,
    phase: { name: 'ended' },
    seats: tableOf(members.map(({ run, seat }) => placeless(seat, endOf(run)))),
    players: members.length,
    startedAtMs: started.length === 0 ? null : Math.min(...started),
    endedAtMs,
  };
  const rounds = game.slides.flatMap((_, slide) => mergedRound(members, slide, endedAtMs) ?? []);
  const asked = { ...merged, rounds: rounds.map((round, at) => ({ ...round, visit: at + 1 })), visits: rounds.length };
  const closed = { ...asked, rounds: asked.rounds.map((round) => settled(asked, round)) };
  return { ...closed, seats: rankSeats(withTotals(closed), false) };
}

/** Places are given among all of them. */
function placeless(seat: Seat, endedAtMs: number): Seat {
  return { ...seat, awaySinceMs: seat.awaySinceMs ?? endedAtMs, rank: null, previousRank: null };
}

function membersOf(run: RoomState): Member[] {
  return [...tableEntries(run.seats)].flatMap((seat, number) => (seat.removed ? [] : [{ run, number, seat }]));
}

function endOf(run: RoomState): number {
  return run.endedAtMs ?? run.startedAtMs ?? run.openedAtMs;
}

function askedIn(run: RoomState, slide: number): Round | null {
  return run.rounds[roundIndexOf(run, slide)] ?? null;
}

/** Revealed all at the same time, so that streaks run over the slides in their order. Null: nobody was asked. */
function mergedRound(members: readonly Member[], slide: number, endedAtMs: number): Round | null {
  const asked = members.map((member) => ({ ...member, round: askedIn(member.run, slide) }));
  const [first, ...others] = asked.flatMap(({ round }) => round ?? []);
  if (!first) return null;
  const answers = asked.map(({ round, number }) => (round && tableGet(round.answers, number)) ?? null);
  return {
    ...first,
    openedAtMs: others.reduce((least, { openedAtMs }) => Math.min(least, openedAtMs), first.openedAtMs),
    limitMs: others.reduce((most, { limitMs }) => Math.max(most, limitMs), first.limitMs),
    pausedMs: 0,
    closest: null,
    firstMs: null,
    closedAtMs: endedAtMs,
    revealedAtMs: endedAtMs,
    answers: tableOf<Answer | null>(answers),
    answered: answers.filter((answer) => answer !== null).length,
    waitingFor: 0,
    keys: {},
    readMs: {},
    skipped: false,
  };
}

function tableOf<T>(entries: readonly T[]): SeatTable<T> {
  return entries.reduce<SeatTable<T>>((table, entry) => tablePush(table, entry), emptyTable());
}
