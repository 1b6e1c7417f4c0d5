import { useEffect, useReducer, useRef } from 'react';
import type { LiveRefusal, OperatorAction, RoomId } from '@qc/contract';
import { LIVE_PROTOCOL } from '@qc/contract/live/protocol';
import { MOVING_ACTIONS, STEPPED_ACTIONS } from '@qc/contract/live/stepped-actions';
import { keepAwake, newMessageId, openLink } from '#platform/live';
import { reloadOnce } from '#platform/reload';
import type { Link } from '#platform/live';
import { sessionValue } from '#platform/storage';
import { FIRST_STATE, isMoving, operatorStep } from './operator-state.ts';
import type { OperatorState } from './operator-state.ts';

/** A room as its console uses it. */
export interface OperatorRoom {
  state: OperatorState;
  /** Asks the room to do something. A press that leads on is left out while the one before is under way. */
  operate(action: OperatorAction): void;
  /** The same for who waits for the word on it: null when it is done, else why not. Nothing else tells of the refusal. */
  ask(action: OperatorAction): Promise<LiveRefusal | null>;
}

/** Opens a lasting link to a room as its operator. Reloading comes back into the run. */
export function useOperatorRoom(room: RoomId): OperatorRoom {
  const [state, change] = useReducer(operatorStep, FIRST_STATE);
  const link = useRef<Link | null>(null);
  const asked = useRef(new Map<string, (refusal: LiveRefusal | null) => void>());

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
      onMessage: (message) => {
        change({ type: 'message', message });
        if (message.t !== 'ack' && message.t !== 'refused') return;
        asked.current.get(message.id)?.(message.t === 'ack' ? null : message.code);
        asked.current.delete(message.id);
      },
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

  const send = (action: OperatorAction, id = newMessageId(), quiet = false): void => {
    const step = state.view?.step ?? null;
    change({ type: 'asked', id, what: action.do, step, quiet });
    link.current?.request({ t: 'operate', id, expect: STEPPED_ACTIONS.has(action.do) ? step : null, action });
  };
  return {
    state,
    ask: (action) =>
      new Promise((resolve) => {
        const id = newMessageId();
        asked.current.set(id, resolve);
        send(action, id, true);
      }),
    operate: (action) => {
      if (!MOVING_ACTIONS.has(action.do) || !isMoving(state)) send(action);
    },
  };
}
