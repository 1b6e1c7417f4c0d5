import type { LiveRefusal, OwnView, PhaseView, RoomInfo, ServerMessage, SharedView } from '@qc/contract';
import type { LinkStatus } from '#platform/live';
import type { OwnAnswer } from '#features/show';

/** Everything a player's page knows. Changed by `playStep` alone. */
export interface PlayState {
  link: LinkStatus;
  room: RoomInfo | null;
  view: SharedView | null;
  /** Version of `view`. */
  v: number | null;
  /** When `view` came, on `performance.now`. */
  receivedAtMs: number;
  own: OwnView | null;
  /** Id of the join under way. */
  joining: string | null;
  joinProblem: LiveRefusal | null;
  /** The answer sent from this page that the server has not shown back yet. */
  sent: {
    id: string;
    slide: number;
    visit: number;
    choice: readonly number[];
    text: string;
    state: 'sending' | 'late';
  } | null;
  /** The last answer was refused for a passing reason; another try is welcome. */
  notTaken: boolean;
}

export type PlayChange =
  | { type: 'link'; status: LinkStatus }
  | { type: 'message'; message: ServerMessage; atMs: number }
  | { type: 'joining'; id: string }
  | { type: 'answering'; id: string; slide: number; visit: number; choice: readonly number[]; text: string };

/** A page that has heard nothing yet. */
export const FIRST_STATE: PlayState = {
  link: 'connecting',
  room: null,
  view: null,
  v: null,
  receivedAtMs: 0,
  own: null,
  joining: null,
  joinProblem: null,
  sent: null,
  notTaken: false,
};

const PASSING: readonly LiveRefusal[] = ['paused', 'tooManyMessages', 'storageFailed', 'badChoice'];

function visitOf(phase: PhaseView | undefined): number | null {
  return phase && 'visit' in phase ? phase.visit : null;
}

/** A changed view. When another slide opened, the answer and result of the one before are over. */
function withView(state: PlayState, view: SharedView, v: number, atMs: number): PlayState {
  const same = visitOf(view.phase) === visitOf(state.view?.phase);
  // A slide shown again begins at its reveal: the own answer of then follows, unless it is the one already known.
  if (same || view.phase.phase === 'reveal') return { ...state, view, v, receivedAtMs: atMs };
  const own = state.own && { ...state.own, choice: null, text: null, result: null };
  return { ...state, view, v, receivedAtMs: atMs, own, sent: null, notTaken: false };
}

/** The own seat as the server tells it; it settles an answer that was under way. */
function withOwn(state: PlayState, own: OwnView | null): PlayState {
  return own?.choice == null ? { ...state, own } : { ...state, own, sent: null, notTaken: false };
}

function answered(state: PlayState, id: string): PlayState {
  if (state.sent?.id !== id || !state.own) return state;
  const { choice, text } = state.sent;
  return { ...state, own: { ...state.own, choice: [...choice], text: text || null }, sent: null, notTaken: false };
}

function refused(state: PlayState, id: string, code: LiveRefusal): PlayState {
  if (state.joining === id) return { ...state, joining: null, joinProblem: code };
  if (state.sent?.id !== id) return state;
  if (PASSING.includes(code)) return { ...state, sent: null, notTaken: true };
  // Already answered (from another page of this player): the own view brings the choice that counts.
  if (code === 'alreadyAnswered') return { ...state, sent: null };
  return { ...state, sent: { ...state.sent, state: 'late' } };
}

function onMessage(state: PlayState, message: ServerMessage, atMs: number): PlayState {
  switch (message.t) {
    case 'welcomePlayer':
      return withOwn({ ...withView(state, message.view, message.v, atMs), room: message.room }, message.own);
    case 'resumed':
      return withOwn(state, message.own);
    case 'player':
      return state.v !== null && message.v <= state.v ? state : withView(state, message.view, message.v, atMs);
    case 'own':
      return withOwn(state, message.own);
    case 'joined':
      return withOwn({ ...state, joining: null, joinProblem: null }, message.own);
    case 'ack':
      return answered(state, message.id);
    case 'refused':
      return refused(state, message.id, message.code);
    default:
      return state;
  }
}

/** The page after one change. */
export function playStep(state: PlayState, change: PlayChange): PlayState {
  switch (change.type) {
    case 'link':
      return { ...state, link: change.status };
    case 'message':
      return onMessage(state, change.message, change.atMs);
    case 'joining':
      return { ...state, joining: change.id, joinProblem: null };
    case 'answering':
      return {
        ...state,
        notTaken: false,
        sent: {
          id: change.id,
          slide: change.slide,
          visit: change.visit,
          choice: change.choice,
          text: change.text,
          state: 'sending',
        },
      };
  }
}

/** The own answer to the question on screen, for its screen: on its way, kept, too late, or none. */
export function ownAnswer(state: PlayState): OwnAnswer | null {
  if (state.own?.choice) return { choice: state.own.choice, text: state.own.text ?? '', state: 'sent' };
  if (!state.sent || state.sent.visit !== visitOf(state.view?.phase)) return null;
  return { choice: state.sent.choice, text: state.sent.text, state: state.sent.state };
}
