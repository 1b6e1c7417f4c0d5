import type {
  LiveRefusal,
  OwnView,
  PhaseView,
  PlayerEvent,
  ReviewRow,
  ServerMessage,
  SharedView,
  SlideResponse,
  WelcomePlayer,
} from '@qc/contract';
import { isOld, type LiveState, seen, UNHEARD, wired, type WireNews } from '#platform/live';
import type { OwnAnswer } from '#features/show';

/** Everything a player's page knows. Changed by `playStep` alone. */
export interface PlayState extends LiveState<SharedView> {
  /** The winners, once they were shown: the last card goes on showing them. */
  podium: Extract<PhaseView, { phase: 'podium' }> | null;
  own: OwnView | null;
  /** Id of the join under way. */
  joining: string | null;
  joinProblem: LiveRefusal | null;
  /** It watches without a place. */
  watching: boolean;
  /** The door shut before a join that was sent: it goes in as soon as it opens. */
  waits: boolean;
  /** How often joining was refused for the shapes on the big screen, which were missing or wrong. */
  patternAsked: number;
  /** Whether the last join brought shapes. */
  tapped: boolean;
  /** The last name suggested, with the number of the suggestion: the same name again is news too. */
  suggested: { name: string; n: number } | null;
  /** Self-paced: the press on its way, and the step it was made on. */
  going: { id: string; step: number } | null;
  /** Id of the request for the own answers that is under way. */
  asking: string | null;
  /** The own answers of the whole run, once they were asked for. */
  review: ReviewRow[] | null;
  /** What was right will be told later. */
  rightLater: boolean;
  reviewRefused: boolean;
  /** Version of the view that the own answers belong to: after a newer one they may count otherwise. */
  reviewV: number | null;
  /** The answer sent from this page that the server has not shown back yet. */
  sent: {
    id: string;
    slide: number;
    visit: number;
    response: SlideResponse;
    state: 'sending' | 'late';
  } | null;
  /** How many have answered the question on screen, of how many; null: not told. */
  thinking: { answered: number; of: number } | null;
  /** The last answer was refused for a passing reason; another try is welcome. */
  notTaken: boolean;
  /** Id of an answer that was still on its way when its slide went. */
  leftBehind: string | null;
  /** That one came too late: to be told once, for it stands on no screen any more. */
  missed: boolean;
}

export type PlayChange =
  | WireNews
  | { type: 'joining'; id: string; tapped: boolean }
  | { type: 'going'; id: string; step: number }
  | { type: 'asking'; id: string }
  | { type: 'answering'; id: string; slide: number; visit: number; response: SlideResponse };

/** A page that has heard nothing yet. */
export const FIRST_STATE: PlayState = {
  ...UNHEARD,
  podium: null,
  own: null,
  joining: null,
  joinProblem: null,
  watching: false,
  waits: false,
  patternAsked: 0,
  tapped: false,
  suggested: null,
  going: null,
  asking: null,
  review: null,
  rightLater: false,
  reviewRefused: false,
  reviewV: null,
  sent: null,
  thinking: null,
  notTaken: false,
  leftBehind: null,
  missed: false,
};

/** Refusals that pass when the door opens. */
const AT_DOOR: readonly LiveRefusal[] = ['roomFull', 'roomLocked', 'tooLateToJoin'];
const PASSING: readonly LiveRefusal[] = ['paused', 'tooEarly', 'tooManyMessages', 'storageFailed', 'badChoice'];

function visitOf(phase: PhaseView | undefined): number | null {
  return phase && 'visit' in phase ? phase.visit : null;
}

/** The winners as shown; after the end they are known no longer once a right answer was put right. */
function podiumAfter(before: PlayState, { view, v }: WelcomePlayer | PlayerEvent): PlayState['podium'] {
  if (view.phase.phase === 'podium') return view.phase;
  const scoredAgain = view.phase.phase === 'ended' && before.view?.phase.phase === 'ended' && v !== before.v;
  return scoredAgain ? null : before.podium;
}

/** A changed view. When another slide opened, the answer and result of the one before are over. */
function withView(before: PlayState, news: WelcomePlayer | PlayerEvent): PlayState {
  const { view } = news;
  const going = before.going?.step === view.step ? before.going : null;
  // What a door that has moved had refused is no problem of the form any more.
  const joinProblem = view.door === before.view?.door ? before.joinProblem : null;
  const placed = view.phase.phase === 'standings' ? before.own : withoutPlace(before.own);
  const state = { ...before, own: placed, going, joinProblem, podium: podiumAfter(before, news) };
  const same = visitOf(view.phase) === visitOf(state.view?.phase);
  // A slide shown again begins at its reveal: the own answer of then follows, unless it is the one already known.
  if (same || view.phase.phase === 'reveal') return { ...state, ...seen(news) };
  const own = state.own && { ...withoutFirst(state.own), response: null, result: null, extraMs: 0 };
  const leftBehind = state.sent?.state === 'sending' ? state.sent.id : state.leftBehind;
  return { ...state, ...seen(news), own, sent: null, thinking: null, notTaken: false, leftBehind, missed: false };
}

/** What was answered in a first vote belongs to the second one and its outcome. */
function withoutFirst({ firstResponse: _, ...own }: OwnView): OwnView {
  return own;
}

/** Where the standings were left, the way to the next player is told no more. */
function withoutPlace(own: OwnView | null): OwnView | null {
  return own === null || (own.gap === null && own.previousRank === null)
    ? own
    : { ...own, gap: null, previousRank: null };
}

/** The own seat as the server tells it; it settles an answer that was under way. */
function withOwn(state: PlayState, own: OwnView | null): PlayState {
  return own?.response == null ? { ...state, own } : { ...state, own, sent: null, notTaken: false };
}

function answered(state: PlayState, id: string): PlayState {
  if (state.sent?.id !== id || !state.own) return state;
  return { ...state, own: { ...state.own, response: state.sent.response }, sent: null, notTaken: false };
}

function refused(state: PlayState, id: string, code: LiveRefusal): PlayState {
  if (state.joining === id) {
    const patternAsked = state.patternAsked + (code === 'patternWrong' ? 1 : 0);
    return { ...state, joining: null, joinProblem: code, waits: AT_DOOR.includes(code), patternAsked };
  }
  if (state.going?.id === id) return { ...state, going: null };
  if (state.asking === id) return { ...state, asking: null, reviewRefused: true };
  if (state.leftBehind === id) return { ...state, leftBehind: null, missed: code === 'tooLate' };
  if (state.sent?.id !== id) return state;
  if (PASSING.includes(code)) return { ...state, sent: null, notTaken: true };
  // Already answered (from another page of this player): the own view brings the answer that counts.
  if (code === 'alreadyAnswered') return { ...state, sent: null };
  return { ...state, sent: { ...state.sent, state: 'late' } };
}

function onMessage(state: PlayState, message: ServerMessage): PlayState {
  switch (message.t) {
    case 'welcomePlayer':
      return withOwn({ ...withView(state, message), room: message.room }, message.own);
    case 'resumed':
      return withOwn(state, message.own);
    case 'player':
      return isOld(state, message) ? state : withView(state, message);
    case 'own':
      return withOwn(state, message.own);
    case 'joined':
      return withOwn({ ...state, joining: null, joinProblem: null, waits: false }, message.own);
    case 'watching':
      return { ...state, watching: message.on, joinProblem: message.refused };
    case 'thinking':
      return { ...state, thinking: message };
    case 'nameSuggested':
      return { ...state, suggested: { name: message.name, n: (state.suggested?.n ?? 0) + 1 } };
    case 'review':
      return { ...state, asking: null, review: message.rows, rightLater: message.rightLater, reviewV: state.v };
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
    case 'joining':
      return { ...state, joining: change.id, joinProblem: null, tapped: change.tapped };
    case 'going':
      return { ...state, going: { id: change.id, step: change.step } };
    case 'asking':
      return { ...state, asking: change.id, reviewRefused: false };
    case 'answering':
      // Two pads pressed at once: the room takes the first, and its word on the second is not waited for.
      if (state.sent?.state === 'sending' && state.sent.visit === change.visit) return state;
      return {
        ...state,
        notTaken: false,
        missed: false,
        sent: {
          id: change.id,
          slide: change.slide,
          visit: change.visit,
          response: change.response,
          state: 'sending',
        },
      };
    default:
      return wired(state, change, onMessage);
  }
}

/** The own answer to the question on screen, for its screen: on its way, kept, too late, or none. */
export function ownAnswer(state: PlayState): OwnAnswer | null {
  if (state.own?.response) return { response: state.own.response, state: 'sent' };
  if (!state.sent || state.sent.visit !== visitOf(state.view?.phase)) return null;
  return { response: state.sent.response, state: state.sent.state };
}
