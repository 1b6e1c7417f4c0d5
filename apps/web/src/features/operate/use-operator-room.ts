import { useRef } from 'react';
import type { LiveRefusal, OperatorAction, Press, RoomId } from '@qc/contract';
import { MOVING_ACTIONS, STEPPED_ACTIONS } from '@qc/contract/live/stepped-actions';
import { helloStaff, newMessageId, useLiveRoom } from '#platform/live';
import { FIRST_STATE, isMoving, type OperatorChange, type OperatorState, operatorStep } from './operator-state.ts';

/** Presses that the room could not keep are told again after this long, ms. */
const TELL_AGAIN_MS = 500;
const HOST_LETTERS = 12;

/** A room as its console uses it. */
export interface OperatorRoom {
  state: OperatorState;
  /** Asks the room to do something. A press that leads on is left out while the one before is under way. */
  operate(action: OperatorAction): void;
  /** The same for who waits for the word on it: null when it is done, else why not. Nothing else tells of the refusal. */
  ask(action: OperatorAction): Promise<LiveRefusal | null>;
  /** Tells what was pressed on clickers, until it is acknowledged. */
  press(presses: Press[]): void;
  /** Says which receivers this console hears from now on. */
  hear(receivers: string[]): void;
}

/** Opens a lasting wire to a room as its operator. Reloading comes back into the run. */
export function useOperatorRoom(room: RoomId): OperatorRoom {
  const asked = useRef(new Map<string, (refusal: LiveRefusal | null) => void>());
  const told = useRef(new Map<string, Press[]>());
  const host = useRef(
    newMessageId()
      .replaceAll(/[^A-Za-z0-9]/g, '0')
      .slice(0, HOST_LETTERS),
  );
  const { state, change, wire } = useLiveRoom<OperatorState, OperatorChange>(room, {
    step: operatorStep,
    first: FIRST_STATE,
    // Always everything: the list of players has no versions.
    hello: () => helloStaff(room, 'operator', null),
    onMessage: (message) => {
      if (message.t !== 'ack' && message.t !== 'refused') return;
      const presses = told.current.get(message.id);
      told.current.delete(message.id);
      if (presses && message.t === 'refused') setTimeout(() => press(presses), TELL_AGAIN_MS);
      asked.current.get(message.id)?.(message.t === 'ack' ? null : message.code);
      asked.current.delete(message.id);
    },
  });

  const send = (action: OperatorAction, id = newMessageId(), quiet = false): void => {
    const step = state.view?.step ?? null;
    change({ type: 'asked', id, what: action.do, step, quiet });
    wire.current?.request({ t: 'operate', id, expect: STEPPED_ACTIONS.has(action.do) ? step : null, action });
  };
  const press = (presses: Press[]): void => {
    const id = newMessageId();
    told.current.set(id, presses);
    wire.current?.request({ t: 'presses', id, host: host.current, presses });
  };
  return {
    state,
    press,
    hear: (names) => wire.current?.tell({ t: 'receivers', host: host.current, names }),
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
