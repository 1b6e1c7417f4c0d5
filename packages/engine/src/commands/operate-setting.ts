import { changed, refuse, unchanged, type Change } from '../change.ts';
import type { Refusal } from '../outcome.ts';
import { withAutoWait, withoutAutoWait } from '../phases/auto-wait.ts';
import { showFirstVote } from '../phases/talk.ts';
import type { RoomState } from '../state.ts';

/** Turns the presenter screen's sounds off or on. */
export function mute(state: RoomState, on: boolean): Change {
  return state.muted === on ? unchanged(state) : set({ ...state, muted: on });
}

/** Sets how loud the big screens are. */
export function setVolume(state: RoomState, volume: number): Change {
  return state.volume === volume ? unchanged(state) : set({ ...state, volume });
}

/** Turns the big screen black, or lights it again. */
export function blacken(state: RoomState, on: boolean): Change {
  return state.black === on ? unchanged(state) : set({ ...state, black: on });
}

/** Lays the code to scan over the big screen, or takes it away. */
export function enlargeCode(state: RoomState, on: boolean): Change {
  return state.largeCode === on ? unchanged(state) : set({ ...state, largeCode: on });
}

/** Keeps everything still on the big screens, or lets it move again. */
export function calm(state: RoomState, on: boolean): Change {
  return state.calm === on ? unchanged(state) : set({ ...state, calm: on });
}

/** Shows the hall how the first of two votes went, or no longer; possible between the two alone. */
export function showVote(state: RoomState, on: boolean): Change | Refusal {
  const shown = showFirstVote(state, on);
  if (!shown) return refuse('wrongPhase');
  return shown === state ? unchanged(state) : set(shown);
}

/** Closes the room to newcomers, or opens it; who has a place keeps it. */
export function lock(state: RoomState, on: boolean): Change {
  return state.locked === on ? unchanged(state) : set({ ...state, locked: on });
}

/** Lets newcomers in after the first slide, or no longer. */
export function allowLateJoin(state: RoomState, on: boolean): Change {
  return state.lateJoin === on ? unchanged(state) : set({ ...state, lateJoin: on });
}

/** Lets players' reactions onto the big screen, or no longer. */
export function letReact(state: RoomState, on: boolean): Change {
  return state.reactions === on ? unchanged(state) : set({ ...state, reactions: on });
}

/** Lets whoever has no place watch, or no longer. */
export function letWatch(state: RoomState, on: boolean): Change {
  return state.spectators === on ? unchanged(state) : set({ ...state, spectators: on });
}

/** Asks newcomers for the shapes on the big screen, or no longer. The host draws the first ones. */
export function askTwoSteps(state: RoomState, on: boolean): Change {
  if ((state.twoStep !== null) === on) return unchanged(state);
  return set({ ...state, twoStep: on ? { pattern: [], before: [] } : null });
}

/** Lets the room go on by itself, beginning with the phase it is in, or waits for presses again. */
export function autoAdvance(state: RoomState, on: boolean, nowMs: number): Change {
  if (state.autoAdvance === on) return unchanged(state);
  const wished = { ...state, autoAdvance: on };
  const after = on ? withAutoWait(wished, nowMs) : withoutAutoWait(wished);
  return after.phase === state.phase
    ? set(after)
    : changed(after, { type: 'settingsChanged' }, { type: 'phaseChanged' });
}

function set(state: RoomState): Change {
  return changed(state, { type: 'settingsChanged' });
}
