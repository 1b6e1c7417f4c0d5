import { useRef } from 'react';
import type { LiveRefusal, OperatorAction, RoomId } from '@qc/contract';
import { MOVING_ACTIONS, STEPPED_ACTIONS } from '@qc/contract/live/stepped-actions';
import { helloStaff, newMessageId, useLiveRoom } from '#platform/live';
import { FIRST_STATE, isMoving, type OperatorChange, type OperatorState, operatorStep } from './operator-state.ts';

/** A room as its console uses it. */
export interface OperatorRoom {
  state: OperatorState;
  /** Asks the room to do something. A press that leads on is left out while the one before is under way. */
  operate(action: OperatorAction): void;
  /** The same for who waits for the word on it: null when it is done, else why not. Nothing else tells of the refusal. */
  ask(action: OperatorAction): Promise<LiveRefusal | null>;
}

/** Opens a lasting wire to a room as its operator. Reloading comes back into the run. */
export function useOperatorRoom(room: RoomId): OperatorRoom {
  const asked = useRef(new Map<string, (refusal: LiveRefusal | null) => void>());
  const { state, change, wire } = useLiveRoom<OperatorState, OperatorChange>(room, {
    step: operatorStep,
    first: FIRST_STATE,
    // Always everything: the list of players has no versions.
    hello: () => helloStaff(room, 'operator', null),
    onMessage: (message) => {
      if (message.t !== 'ack' && message.t !== 'refused') return;
      asked.current.get(message.id)?.(message.t === 'ack' ? null : message.code);
      asked.current.delete(message.id);
    },
  });

  const send = (action: OperatorAction, id = newMessageId(), quiet = false): void => {
    const step = state.view?.step ?? null;
    change({ type: 'asked', id, what: action.do, step, quiet });
    wire.current?.request({ t: 'operate', id, expect: STEPPED_ACTIONS.has(action.do) ? step : null, action });
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
