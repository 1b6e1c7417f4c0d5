import { useCallback, useRef } from 'react';
import type { OperatorAction, RoomId, ScreenWord, ServerMessage } from '@qc/contract';
import { STEPPED_ACTIONS } from '@qc/contract/live/stepped-actions';
import type { ReactionSums } from '@qc/contract/live/reactions';
import type { HearReactions } from '#features/show';
import { type HelloMessage, helloStaff, newMessageId, useLiveRoom } from '#platform/live';
import { FIRST_STATE, presenterStep } from './presenter-state.ts';
import type { PresenterState } from './presenter-state.ts';

/** By what a big screen comes into a room. */
export interface ScreenDoor {
  /** Names it: where it is another one, a new wire is opened. */
  on: string;
  hello: (lastVersion: number | null) => HelloMessage;
  /** Hears messages before the screen does. */
  onMessage?: (message: ServerMessage) => void;
}

/** As the session of somebody who may operate the room. */
export function staffDoor(room: RoomId): ScreenDoor {
  return { on: room, hello: (lastVersion) => helloStaff(room, 'presenter', lastVersion) };
}

/** Opens a lasting wire to a room as its presenter screen, and keeps the projector awake. */
export function usePresenterRoom(
  { on, hello, onMessage }: ScreenDoor,
  onTestSound: () => void,
): {
  state: PresenterState;
  /** The media of this showing of a slide are loaded. */
  ready: (visit: number) => void;
  /** Says how this screen and its sound are. */
  say: (word: ScreenWord) => void;
  /** Asks the room to do something, as a key on this screen may. */
  press: (action: OperatorAction) => void;
  /** Calls a listener with each word of players' reactions. */
  hear: HearReactions;
} {
  const hearing = useRef(new Set<(sums: ReactionSums) => void>());
  const { state, wire } = useLiveRoom(on, {
    step: presenterStep,
    first: FIRST_STATE,
    hello,
    onMessage: (message) => {
      onMessage?.(message);
      if (message.t === 'testSound') onTestSound();
      if (message.t === 'reactions') for (const listener of hearing.current) listener(message.n);
    },
  });
  const ready = useCallback((visit: number) => wire.current?.tell({ t: 'ready', visit }), [wire]);
  const say = useCallback((word: ScreenWord) => wire.current?.tell(word), [wire]);
  const press = (action: OperatorAction): void => {
    const { view } = state;
    // Without a word from the server, a press would be done to a screen that is another by then.
    if (!view || state.wire !== 'online') return;
    const expect = STEPPED_ACTIONS.has(action.do) ? view.step : null;
    wire.current?.request({ t: 'operate', id: newMessageId(), expect, action });
  };
  const hear = useCallback<HearReactions>((listener) => {
    const { current } = hearing;
    current.add(listener);
    return () => void current.delete(listener);
  }, []);
  return { state, ready, say, press, hear };
}
