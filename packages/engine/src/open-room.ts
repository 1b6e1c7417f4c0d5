import { VOLUME_DEFAULT } from '@qc/contract/limits';
import type { RunGame } from './run-game.ts';
import { emptyTable } from './seats/seat-table.ts';
import type { RoomState } from './state.ts';

/** A new room in its lobby. */
export function openRoom(room: { code: string; game: RunGame; openedAtMs: number }): RoomState {
  return {
    code: room.code,
    game: room.game,
    openedAtMs: room.openedAtMs,
    phase: { name: 'lobby' },
    enteredAtMs: room.openedAtMs,
    pausedAtMs: null,
    step: 0,
    seats: emptyTable(),
    players: 0,
    present: 0,
    rounds: [],
    visits: 0,
    locked: false,
    // The operator may turn sounds on and off; the game says how it begins.
    muted: !room.game.sound,
    volume: VOLUME_DEFAULT,
    black: false,
    largeCode: false,
    calm: false,
    autoAdvance: room.game.autoAdvance,
    extraSeats: [],
    reactions: room.game.reactions !== 'off',
    spectators: room.game.spectators,
    lateJoin: room.game.lateJoin,
    twoStep: null,
    banned: [],
    alsoIn: [],
    remotes: {},
    heard: {},
    bridges: {},
    after: null,
    linesTold: [],
    screenLinks: [],
    corrections: [],
    operated: [],
    startedAtMs: null,
    endedAtMs: null,
  };
}
