import { useEffect, useReducer, useRef } from 'react';
import type { OperatorAction, RoomId } from '@qc/contract';
import { LIVE_PROTOCOL } from '@qc/contract/live/protocol';
import { MOVING_ACTIONS, STEPPED_ACTIONS } from '@qc/contract/live/stepped-actions';
import { clockOf, remainingNow } from '#features/show';
import { keepAwake, newMessageId, openLink } from '#platform/live';
import { reloadOnce } from '#platform/reload';
import type { Link } from '#platform/live';
import { sessionValue } from '#platform/storage';
import { letRunOut } from './let-run-out.ts';
import { FIRST_STATE, isMoving, operatorStep } from './operator-state.ts';
import type { OperatorState } from './operator-state.ts';

/** A room as its console uses it. */
export interface OperatorRoom {
  state: OperatorState;
  /** Asks the room to do something. A press that leads on is left out while the one before is under way. */
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

  const send = (action: OperatorAction): void => {
    const id = newMessageId();
    const step = state.view?.step ?? null;
    change({ type: 'asked', id, what: action.do, step });
    link.current?.request({ t: 'operate', id, expect: STEPPED_ACTIONS.has(action.do) ? step : null, action });
  };
  return {
    state,
    operate: (action) => {
      if (MOVING_ACTIONS.has(action.do) && isMoving(state)) return;
      const { view } = state;
      const clock = view && clockOf(view, state.viewAtMs + state.leadMs);
      for (const one of view ? letRunOut(action, view, clock ? remainingNow(clock) : 0) : [action]) send(one);
    },
  };
}
