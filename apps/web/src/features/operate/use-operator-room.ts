import { useLayoutEffect, useRef, useState } from 'react';
import type {
  BridgeCodeGiven,
  LiveRefusal,
  OperatorAction,
  Press,
  RoomId,
  ScreenLinkGiven,
  ScreenWish,
  SerialDriver,
} from '@qc/contract';
import { PRESSES_MAX } from '@qc/contract/limits';
import { MOVING_ACTIONS, STEPPED_ACTIONS } from '@qc/contract/live/stepped-actions';
import { PressLine } from '@qc/remotes/press-line';
import { helloStaff, type LiveRequest, newMessageId, useLiveRoom } from '#platform/live';
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
  /** Has the big screens do something now that no run remembers. */
  wish(wish: ScreenWish): void;
  /** Says which receivers this console hears from now on. */
  hear(receivers: string[]): void;
  /** Null: the room is run without a server that could be reached from elsewhere. */
  bridges: OperatedBridges | null;
  /** Asks for the address of a screen link; or why there is none. Null, as for `bridges`: links lead nowhere. */
  askScreenLink: ((number: number) => Promise<ScreenLinkGiven | LiveRefusal>) | null;
}

/** What a console asked for and the server made: it comes back with the id of the question. */
type Given = BridgeCodeGiven | ScreenLinkGiven;

/** What a console may do about bridges, apart from sending one away, which is an action. */
export interface OperatedBridges {
  /** Asks for a code that lets one in; or why there is none. */
  askCode(): Promise<BridgeCodeGiven | LiveRefusal>;
  /** Has a bridge open a serial port for a driver, or let it go (null). */
  usePort(port: { host: string; path: string; driver: SerialDriver | null }): void;
}

/** Opens a lasting wire to a room as its operator. Reloading comes back into the run. What it can do stays the same. */
export function useOperatorRoom(room: RoomId): OperatorRoom {
  const asked = useRef(new Map<string, (refusal: LiveRefusal | null) => void>());
  const given = useRef(new Map<string, (reply: Given | LiveRefusal) => void>());
  const kept = useRef<PressLine<Press> | null>(null);
  const told = useRef('');
  const { state, change, wire } = useLiveRoom<OperatorState, OperatorChange>(room, {
    step: operatorStep,
    first: FIRST_STATE,
    // Always everything: the list of players has no versions.
    hello: () => helloStaff(room, 'operator', null),
    onMessage: (message) => {
      if (message.t === 'bridgeCode' || message.t === 'screenLink') given.current.get(message.id)?.(message);
      if (message.t !== 'ack' && message.t !== 'refused') return;
      if (message.id === told.current) line().settled(message.t === 'ack');
      if (message.t === 'refused') given.current.get(message.id)?.(message.code);
      asked.current.get(message.id)?.(message.t === 'ack' ? null : message.code);
      asked.current.delete(message.id);
    },
  });
  const seen = useRef(state);
  // Before the screen shows the new state: what is pressed must mean what is seen.
  useLayoutEffect(() => {
    seen.current = state;
  });

  const [host] = useState(newHost);
  const line = (): PressLine<Press> => {
    kept.current ??= new PressLine<Press>({
      most: PRESSES_MAX,
      send: (presses) => {
        told.current = newMessageId();
        wire.current?.request({ t: 'presses', id: told.current, host, presses: [...presses] });
      },
      later: (call) => setTimeout(call, TELL_AGAIN_MS),
    });
    return kept.current;
  };
  const [ways] = useState((): Omit<OperatorRoom, 'state'> => {
    const send = (action: OperatorAction, id = newMessageId(), quiet = false): void => {
      const step = seen.current.view?.step ?? null;
      change({ type: 'asked', id, what: action.do, step, quiet });
      wire.current?.request({ t: 'operate', id, expect: STEPPED_ACTIONS.has(action.do) ? step : null, action });
    };
    const askFor = <T extends Given['t']>(what: T, question: (id: string) => LiveRequest) =>
      new Promise<Extract<Given, { t: T }> | LiveRefusal>((resolve) => {
        const id = newMessageId();
        given.current.set(id, (reply) => {
          given.current.delete(id);
          if (typeof reply === 'string' || isOf(reply, what)) resolve(reply);
        });
        wire.current?.request(question(id));
      });
    return {
      press: (presses) => line().add(presses),
      bridges: {
        askCode: () => askFor('bridgeCode', (id) => ({ t: 'askBridgeCode', id })),
        usePort: (port) => wire.current?.request({ t: 'usePort', id: newMessageId(), ...port }),
      },
      askScreenLink: (number) => askFor('screenLink', (id) => ({ t: 'askScreenLink', id, number })),
      wish: (wish) => wire.current?.request({ t: 'screenWish', id: newMessageId(), wish }),
      hear: (names) => wire.current?.tell({ t: 'receivers', host, names }),
      ask: (action) =>
        new Promise((resolve) => {
          const id = newMessageId();
          asked.current.set(id, resolve);
          send(action, id, true);
        }),
      operate: (action) => {
        if (!MOVING_ACTIONS.has(action.do) || !isMoving(seen.current)) send(action);
      },
    };
  });
  return { state, ...ways };
}

function isOf<T extends Given['t']>(given: Given, what: T): given is Extract<Given, { t: T }> {
  return given.t === what;
}

/** The name of a console that hears receivers, which no other console has. */
function newHost(): string {
  return newMessageId()
    .replaceAll(/[^A-Za-z0-9]/g, '0')
    .slice(0, HOST_LETTERS);
}
