import type { OwnView, PresenterView, ServerMessage } from '@qc/contract';
import { operatorView, presenterView, roomInfo, roomSounds, screenRoomInfo, sharedView } from '../view.ts';
import { seatRows } from '../views/seat-rows.ts';
import type { RoomState } from '../state.ts';
import type { Audience, Listener } from './listener.ts';

/** A change of the room as one audience sees it; remaining times are true at `nowMs`, and so many spectators watch. */
export function changeMessage(
  audience: Audience,
  v: number,
  state: RoomState,
  nowMs: number,
  watching: number,
): ServerMessage {
  switch (audience) {
    case 'player':
      return { t: 'player', v, atMs: nowMs, view: sharedView(state, nowMs) };
    case 'presenter':
      return { t: 'presenter', v, atMs: nowMs, view: { ...presenterView(state, nowMs), ...ofSpectators(watching) } };
    case 'operator':
      return { t: 'operator', v, atMs: nowMs, view: { ...operatorView(state, nowMs), ...ofSpectators(watching) } };
  }
}

/** Everything a page needs on arrival. */
export function welcomeMessage(
  listener: Listener,
  state: RoomState,
  nowMs: number,
  own: OwnView | null,
  watching: number,
): ServerMessage {
  const { v, joinUrl } = listener;
  switch (listener.audience) {
    case 'player':
      return { t: 'welcomePlayer', atMs: nowMs, room: roomInfo(state), v, view: sharedView(state, nowMs), own };
    case 'presenter':
      return {
        t: 'welcomePresenter',
        atMs: nowMs,
        room: screenRoomInfo(state),
        sounds: roomSounds(state.game),
        joinUrl,
        v,
        view: { ...presenterView(state, nowMs), ...ofSpectators(watching) },
      };
    case 'operator':
      return {
        t: 'welcomeOperator',
        atMs: nowMs,
        room: screenRoomInfo(state),
        joinUrl,
        v,
        view: { ...operatorView(state, nowMs), ...ofSpectators(watching) },
        // Consoles list none that are removed; where scripts came and went there are thousands.
        seats: seatRows(state).filter((row) => !row.removed),
      };
  }
}

/** They are no part of the room's state: its host counts them. */
function ofSpectators(watching: number): Pick<PresenterView, 'watching'> {
  return watching > 0 ? { watching } : {};
}
