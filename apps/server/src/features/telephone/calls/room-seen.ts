import type { RoomInfo, SharedView } from '@qc/contract';
import { roomInfo, type RoomState, sharedView, shutDoor } from '@qc/engine';

interface Seen {
  room: RoomInfo;
  shared: SharedView;
}

const seen = new WeakMap<RoomState, Seen>();

/**
 * What every caller in a room is shown at this time. It is made once for as long as nothing happens there and no clock
 * runs, since a thousand who wait ask for it each two or three seconds.
 */
export function roomSeen(state: RoomState, nowMs: number): Seen {
  const known = seen.get(state);
  if (known !== undefined) return known;
  // The door that pages come in by is another.
  const shared = { ...sharedView(state, nowMs), door: shutDoor(state, 'dialer') };
  const made = { room: roomInfo(state), shared };
  const { phase } = shared;
  if (!('remainingMs' in phase) || phase.remainingMs === null) seen.set(state, made);
  return made;
}
