import type { PresenterView, RoomInfo, RoomSounds, ServerMessage } from '@qc/contract';
import type { LinkStatus } from '#platform/live';

/** Everything a presenter screen knows. Changed by `presenterStep` alone. */
export interface PresenterState {
  link: LinkStatus;
  room: RoomInfo | null;
  view: PresenterView | null;
  sounds: RoomSounds | null;
  joinUrl: string;
  v: number | null;
  /** When the times of `view` were right, by the server's clock. */
  viewAtMs: number;
  /** By how much `performance.now` is ahead of that clock, ms. */
  leadMs: number;
}

export type PresenterChange =
  | { type: 'link'; status: LinkStatus }
  | { type: 'message'; message: ServerMessage }
  | { type: 'clock'; leadMs: number };

/** A screen that has heard nothing yet. */
export const FIRST_STATE: PresenterState = {
  link: 'connecting',
  room: null,
  view: null,
  sounds: null,
  joinUrl: '',
  v: null,
  viewAtMs: 0,
  leadMs: 0,
};

/** The screen after one change. */
export function presenterStep(state: PresenterState, change: PresenterChange): PresenterState {
  if (change.type === 'link') return { ...state, link: change.status };
  if (change.type === 'clock') return { ...state, leadMs: change.leadMs };
  const { message } = change;
  switch (message.t) {
    case 'welcomePresenter':
      return {
        ...state,
        room: message.room,
        view: message.view,
        sounds: message.sounds,
        joinUrl: message.joinUrl,
        v: message.v,
        viewAtMs: message.atMs,
      };
    case 'presenter':
      if (state.v !== null && message.v <= state.v) return state;
      return { ...state, view: message.view, v: message.v, viewAtMs: message.atMs };
    case 'counts': {
      if (!state.view) return state;
      const { answered, present, players, names, ready } = message;
      return { ...state, view: { ...state.view, answered, present, players, names, ready } };
    }
    default:
      return state;
  }
}
