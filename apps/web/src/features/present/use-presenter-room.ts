import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { OperatorAction, RoomId } from '@qc/contract';
import { LIVE_PROTOCOL } from '@qc/contract/live/protocol';
import { STEPPED_ACTIONS } from '@qc/contract/live/stepped-actions';
import { keepAwake, newMessageId, openLink } from '#platform/live';
import { reloadOnce } from '#platform/reload';
import type { Link } from '#platform/live';
import { sessionValue } from '#platform/storage';
import { FIRST_STATE, presenterStep } from './presenter-state.ts';
import type { PresenterState } from './presenter-state.ts';

/** Opens a lasting link to a room as its presenter screen, and keeps the projector awake. */
export function usePresenterRoom(room: RoomId): {
  state: PresenterState;
  /** The media of this showing of a slide are loaded. */
  ready: (visit: number) => void;
  /** Asks the room to do something, as a key on this screen may. */
  press: (action: OperatorAction) => void;
} {
  const [state, change] = useReducer(presenterStep, FIRST_STATE);
  const link = useRef<Link | null>(null);
  const version = useRef<number | null>(null);
  useEffect(() => {
    version.current = state.v;
  }, [state.v]);

  useEffect(() => {
    const opened = openLink({
      hello: (fresh) => ({
        t: 'helloStaff',
        protocol: LIVE_PROTOCOL,
        room,
        as: 'presenter',
        session: sessionValue('user').get() ?? '',
        lastVersion: fresh ? null : version.current,
      }),
      onMessage: (message) => change({ type: 'message', message }),
      onClock: (leadMs) => change({ type: 'clock', leadMs }),
      onStatus: (status) => {
        if (status === 'outdated' && reloadOnce()) return;
        change({ type: 'link', status });
      },
    });
    link.current = opened;
    const sleepAgain = keepAwake();
    return () => {
      sleepAgain();
      opened.close();
    };
  }, [room]);

  const ready = useCallback((visit: number) => link.current?.tell({ t: 'ready', visit }), []);
  const press = (action: OperatorAction): void => {
    const { view } = state;
    // Without a word from the server, a press would be done to a screen that is another by then.
    if (!view || state.link !== 'online') return;
    const expect = STEPPED_ACTIONS.has(action.do) ? view.step : null;
    link.current?.request({ t: 'operate', id: newMessageId(), expect, action });
  };
  return { state, ready, press };
}
