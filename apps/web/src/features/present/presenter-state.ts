import type { PresenterView, RoomSounds, ServerMessage, Sounding } from '@qc/contract';
import { counted, isOld, type LiveState, seen, UNHEARD, wired, type WireNews } from '#platform/live';

/** Everything a presenter screen knows. Changed by `presenterStep` alone. */
export interface PresenterState extends LiveState<PresenterView> {
  sounds: RoomSounds | null;
  /** Whether this screen is the one that sounds, and whether it goes down. */
  sounding: Pick<Sounding, 'here' | 'ducked'>;
  joinUrl: string;
}

/** A screen that has heard nothing yet. */
export const FIRST_STATE: PresenterState = {
  ...UNHEARD,
  sounds: null,
  sounding: { here: true, ducked: false },
  joinUrl: '',
};

/** The screen after one change. */
export function presenterStep(state: PresenterState, news: WireNews): PresenterState {
  return wired(state, news, onMessage);
}

function onMessage(state: PresenterState, message: ServerMessage): PresenterState {
  switch (message.t) {
    case 'welcomePresenter': {
      const { room, sounds, joinUrl } = message;
      return { ...state, ...seen(message), room, sounds, joinUrl };
    }
    case 'presenter':
      return isOld(state, message) ? state : { ...state, ...seen(message) };
    case 'sounding':
      return { ...state, sounding: message };
    case 'counts':
      return counted(state, message);
    default:
      return state;
  }
}
