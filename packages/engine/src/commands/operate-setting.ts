import { changed, unchanged, type Change } from '../change.ts';
import type { RoomState } from '../state.ts';

/** Turns the presenter screen's sounds off or on. */
export function mute(state: RoomState, on: boolean): Change {
  return state.muted === on ? unchanged(state) : changed({ ...state, muted: on }, { type: 'settingsChanged' });
}

/** Closes the room to newcomers, or opens it; who has a place keeps it. */
export function lock(state: RoomState, on: boolean): Change {
  return state.locked === on ? unchanged(state) : changed({ ...state, locked: on }, { type: 'settingsChanged' });
}
