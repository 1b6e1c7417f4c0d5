import type {
  BridgeRow,
  LiveRefusal,
  OperatorAction,
  OperatorView,
  PressHeard,
  ScreensIn,
  ScreenRow,
  SeatRow,
  ServerMessage,
} from '@qc/contract';
import { MOVING_ACTIONS } from '@qc/contract/live/stepped-actions';
import { counted, isOld, type LiveState, seen, UNHEARD, wired, type WireNews } from '#platform/live';

/** A request that was sent, and the step that was on screen then. */
interface Press {
  what: OperatorAction['do'];
  step: number | null;
  /** Whoever pressed waits for the word on it, and tells of a refusal in their own place. */
  quiet?: boolean;
}

/** Everything the operator's console knows. Changed by `operatorStep` alone. */
export interface OperatorState extends LiveState<OperatorView> {
  joinUrl: string;
  /** Every seat by its number, removed ones included. */
  seats: ReadonlyMap<number, SeatRow>;
  /** The last press of each clicker that was heard, by its name. */
  pressed: ReadonlyMap<string, LastPress>;
  /** Programs on other machines that hear clickers for the room. */
  bridges: readonly BridgeRow[];
  /** How many pages each screen link has open; one that is not named has none. */
  screensIn: ScreensIn['rows'];
  /** The big screens that have said how they are. */
  screens: readonly ScreenRow[];
  /** Requests under way. */
  pending: ReadonlyMap<string, Press>;
  /** The last refusal, to be told once; `n` tells two equal ones apart. */
  refusal: { code: LiveRefusal; n: number } | null;
}

/** What went down last on a clicker; `n` counts all presses of the room, so that an equal one is news. */
export interface LastPress extends PressHeard {
  n: number;
}

export type OperatorChange = WireNews | ({ type: 'asked'; id: string } & Press);

/** A console that has heard nothing yet. */
export const FIRST_STATE: OperatorState = {
  ...UNHEARD,
  joinUrl: '',
  seats: new Map(),
  pressed: new Map(),
  bridges: [],
  screensIn: [],
  screens: [],
  pending: new Map(),
  refusal: null,
};

function withSeats(seats: ReadonlyMap<number, SeatRow>, rows: readonly SeatRow[]): ReadonlyMap<number, SeatRow> {
  const next = new Map(seats);
  for (const row of rows) next.set(row.seat, row);
  return next;
}

function withPresses(pressed: OperatorState['pressed'], presses: readonly PressHeard[]): OperatorState['pressed'] {
  const next = new Map(pressed);
  let n = Math.max(0, ...[...pressed.values()].map((press) => press.n));
  for (const press of presses) next.set(press.remote, { ...press, n: (n += 1) });
  return next;
}

function without(pending: OperatorState['pending'], id: string): OperatorState['pending'] {
  const next = new Map(pending);
  next.delete(id);
  return next;
}

/** Where a press was for the step before, the room has gone on, as was wanted. */
const FORWARD: ReadonlySet<OperatorAction['do']> = new Set(['next', 'skip', 'judge']);

/** Whether a refusal is worth a word: that another console was quicker with the same is no trouble. */
function isTold(code: LiveRefusal, press: Press | undefined): boolean {
  if (press?.quiet) return false;
  return code !== 'staleStep' || (press !== undefined && !FORWARD.has(press.what));
}

function onMessage(state: OperatorState, message: ServerMessage): OperatorState {
  switch (message.t) {
    case 'welcomeOperator': {
      const { room, joinUrl } = message;
      return {
        ...state,
        ...seen(message),
        room,
        joinUrl,
        seats: withSeats(new Map(), message.seats),
        bridges: [],
        screensIn: [],
        screens: [],
      };
    }
    case 'operator':
      return isOld(state, message) ? state : { ...state, ...seen(message) };
    case 'counts':
      return counted(state, message);
    case 'seats':
      return { ...state, seats: withSeats(state.seats, message.rows) };
    case 'pressed':
      return { ...state, pressed: withPresses(state.pressed, message.presses) };
    case 'bridges':
      return { ...state, bridges: message.rows };
    case 'screensIn':
      return { ...state, screensIn: message.rows };
    case 'screens':
      return { ...state, screens: message.rows };
    case 'ack':
      return { ...state, pending: without(state.pending, message.id) };
    case 'refused':
      return {
        ...state,
        pending: without(state.pending, message.id),
        refusal: isTold(message.code, state.pending.get(message.id))
          ? { code: message.code, n: (state.refusal?.n ?? 0) + 1 }
          : state.refusal,
      };
    default:
      return state;
  }
}

/** The console after one change. */
export function operatorStep(state: OperatorState, change: OperatorChange): OperatorState {
  if (change.type !== 'asked') return wired(state, change, onMessage);
  const { id, what, step, quiet } = change;
  return { ...state, pending: new Map(state.pending).set(id, { what, step, quiet }) };
}

/**
 * Whether a press that leads on is under way. Where the room has gone on it is done: the next one need not wait for the
 * word on it.
 */
export function isMoving({ pending, view }: Pick<OperatorState, 'pending' | 'view'>): boolean {
  return [...pending.values()].some(({ what, step }) => MOVING_ACTIONS.has(what) && step === view?.step);
}

/** The server's clock now, ms since 1970, whatever this page's own calendar says. `pageMs` is on `performance.now`. */
export function serverNow({ leadMs }: Pick<OperatorState, 'leadMs'>, pageMs: number): number {
  return pageMs - leadMs;
}

/**
 * The players still in the room, in the order in which they came; while a question is open those who have not answered
 * come first, among them those who are there.
 */
export function playersInOrder(seats: ReadonlyMap<number, SeatRow>, isOpen: boolean): SeatRow[] {
  const group = ({ answered, present }: SeatRow): number => {
    if (!isOpen) return 0;
    return answered ? 2 : present ? 0 : 1;
  };
  return [...seats.values()].filter((row) => !row.removed).sort((a, b) => group(a) - group(b) || a.seat - b.seat);
}
