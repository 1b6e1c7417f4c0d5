import { useEffect, useReducer, useRef } from 'react';
import type { OperatorAction, RoomId } from '@qc/contract';
import { LIVE_PROTOCOL } from '@qc/contract/live/protocol';
import { keepAwake, newMessageId, openLink } from '#platform/live';
import { reloadOnce } from '#platform/reload';
import type { Link } from '#platform/live';
import { sessionValue } from '#platform/storage';
import { FIRST_STATE, operatorStep, STEPPING } from './operator-state.ts';
import type { OperatorState } from './operator-state.ts';

/** A room as its console uses it. */
export interface OperatorRoom {
  state: OperatorState;
  /** Asks the room to do something. A stepping press is held back while the one before is under way. */
  operate(action: OperatorAction): void;
}

/** Opens a lasting link to a room as its operator. Reloading comes back into the run. */
export function useOperatorRoom(room: RoomId): OperatorRoom {
  const [state, change] = useReducer(operatorStep, FIRST_STATE);
  const link = useRef<Link | null>(null);

  useEffect(() => {
    const opened = openLink({
      hello: () => ({
        t: 'helloStaff',
        protocol: LIVE_PROTOCOL,
        room,
        as: 'operator',
        session: sessionValue('user').get() ?? '',
        lastVersion: null,
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

  return {
    state,
    operate: (action) => {
      const stepping = STEPPING.includes(action.do);
      if (stepping && [...state.pending.values()].some((what) => STEPPING.includes(what))) return;
      const id = newMessageId();
      change({ type: 'asked', id, what: action.do });
      link.current?.request({
        t: 'operate',
        id,
        expect: stepping ? (state.view?.step ?? null) : null,
        action,
      });
    },
  };
}
