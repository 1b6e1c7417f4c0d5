import type { DeviceName } from '@qc/contract/devices/device-names';
import { devicesIn } from './devices-in.ts';
import { openRoom } from './open-room.ts';
import type { RunGame } from './run-game.ts';
import { UNPLAYED } from './seats/new-seat.ts';
import { hasPage } from './seats/seats-by-remote.ts';
import { tableEntries, tableMap } from './seats/seat-table.ts';
import { withSeat } from './seats/seats.ts';
import type { RoomState, Seat } from './state.ts';
import { isTeam, teamNames, teamSizes } from './teams.ts';

/**
 * A new room in its lobby with the people of one that is over: the same code, and for each of its seats the same number,
 * proof, name, face, team, remotes and extra time, without points; links of big screens and bridges stay open. Nobody is
 * connected yet. Callers have hung up with the run before: their seats are given up. A team that the game does not have
 * (any more) becomes the smallest one it has. It may be another game: by what somebody plays stays let in.
 */
export function openAgain(
  before: RoomState,
  { room, game, openedAtMs }: { room: string; game: RunGame; openedAtMs: number },
): RoomState {
  const fresh = openRoom({ code: before.code, game, openedAtMs });
  const seats = tableMap(before.seats, (seat) => seatAgain(seat, game, openedAtMs));
  const again: RoomState = {
    ...fresh,
    // Views of the room before are older than each of this one.
    step: before.step + 1,
    seats,
    ...countsOf(seats),
    muted: before.muted,
    calm: before.calm,
    autoAdvance: before.autoAdvance,
    spectators: before.spectators,
    lateJoin: before.lateJoin,
    extraSeats: before.extraSeats,
    banned: before.banned,
    alsoIn: devicesAgain(before, game),
    remotes: before.remotes,
    heard: before.heard,
    bridges: before.bridges,
    after: { room, first: before.after?.first ?? room },
    screenLinks: before.screenLinks,
  };
  return withTeams(again);
}

function seatAgain(seat: Seat, game: RunGame, openedAtMs: number): Seat {
  const { faceAsked: _, ...kept } = seat;
  return {
    ...kept,
    team: seat.team !== null && isTeam(game, seat.team) ? seat.team : null,
    awaySinceMs: hasPage(seat) ? (seat.awaySinceMs ?? openedAtMs) : seat.awaySinceMs,
    removed: seat.removed || seat.line !== null,
    ...UNPLAYED,
  };
}

/** Beside the game's own device: what had been let in, and the own device of the game before if somebody plays by it. */
function devicesAgain(before: RoomState, game: RunGame): RoomState['alsoIn'] {
  return devicesIn(before).filter(
    (device) => device !== game.device && (before.alsoIn.includes(device) || isPlayedBy(before, device)),
  );
}

function isPlayedBy(state: RoomState, device: DeviceName): boolean {
  // Callers have hung up.
  if (device === 'dialer') return false;
  const remotes = new Set(Object.values(state.remotes));
  let number = -1;
  for (const seat of tableEntries(state.seats)) {
    number += 1;
    if (!seat.removed && (device === 'phones' ? hasPage(seat) : remotes.has(number))) return true;
  }
  return false;
}

function countsOf(seats: RoomState['seats']): Pick<RoomState, 'players' | 'present'> {
  let [players, present] = [0, 0];
  for (const { removed, awaySinceMs } of tableEntries(seats)) {
    if (removed) continue;
    players += 1;
    if (awaySinceMs === null) present += 1;
  }
  return { players, present };
}

/** Nobody of a game in teams is without one. */
function withTeams(state: RoomState): RoomState {
  if (teamNames(state.game).length === 0) return state;
  let placed = state;
  let number = -1;
  for (const seat of tableEntries(state.seats)) {
    number += 1;
    if (seat.team !== null) continue;
    const sizes = teamSizes(placed);
    placed = withSeat(placed, number, { ...seat, team: sizes.indexOf(Math.min(...sizes)) });
  }
  return placed;
}
