import type { LiveRefusal } from '@qc/contract';
import type { Refusal, RoomEvent } from './outcome.ts';
import type { RoomState } from './state.ts';

/** What one command or phase change made of a room, before the clock is looked at. */
export interface Change {
  ok: true;
  state: RoomState;
  events: readonly RoomEvent[];
  repeated: boolean;
}

/** The room became `state`; `events` say how. */
export function changed(state: RoomState, ...events: readonly RoomEvent[]): Change {
  return { ok: true, state, events, repeated: false };
}

/** Nothing happened, and that is right: a repeat, or a wish that is already so. */
export function unchanged(state: RoomState): Change {
  return { ok: true, state, events: [], repeated: true };
}

/** An expected refusal. */
export function refuse(code: LiveRefusal): Refusal {
  return { ok: false, code };
}
