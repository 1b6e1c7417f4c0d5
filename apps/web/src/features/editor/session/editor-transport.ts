import { call, type CallFailure, ApiError } from '#platform/api';
import {
  Game,
  type GameChanges,
  type GameId,
  type NewQuestion,
  Question,
  type QuestionChanges,
  type QuestionId,
} from '@qc/contract';
import type { SendOutcome } from './save-state.ts';

/** A slide written into the game, with the game's version after it; null when the slide is in no game. */
export interface PlacedSlide {
  question: Question;
  gameVersion: number | null;
}

/** Several slides written into the game. */
export interface PlacedSlides {
  questions: Question[];
  gameVersion: number;
}

/** The calls the editor makes. Saves never throw; the others throw what the call threw. */
export interface EditorTransport {
  saveGame: (id: GameId, changes: GameChanges, version: number) => Promise<SendOutcome<Game>>;
  saveQuestion: (id: QuestionId, changes: QuestionChanges, version: number) => Promise<SendOutcome<Question>>;
  loadGame: (id: GameId) => Promise<Game>;
  createQuestions: (questions: NewQuestion[]) => Promise<PlacedSlides>;
  replicateQuestion: (id: QuestionId) => Promise<PlacedSlide>;
  deleteQuestion: (id: QuestionId) => Promise<{ gameVersion: number | null }>;
  restoreQuestion: (id: QuestionId) => Promise<PlacedSlide>;
}

/** The editor's calls to the server. */
export const serverTransport: EditorTransport = {
  saveGame: (id, body, ifMatch) =>
    sendVersioned(
      () => call('saveGame', { params: { id }, body, ifMatch }),
      (current) => Game.safeParse(current).data,
    ),
  saveQuestion: (id, body, ifMatch) =>
    sendVersioned(
      () => call('saveQuestion', { params: { id }, body, ifMatch }),
      (current) => Question.safeParse(current).data,
    ),
  loadGame: (id) => call('getGame', { params: { id } }),
  createQuestions: (body) => call('createQuestions', { body }),
  replicateQuestion: (id) => call('replicateQuestion', { params: { id } }),
  deleteQuestion: (id) => call('deleteQuestion', { params: { id } }),
  restoreQuestion: (id) => call('restoreQuestion', { params: { id } }),
};

/** Failures that may pass by themselves. */
const PASSING: readonly CallFailure[] = ['offline', 'unreachable', 'unavailable', 'unexpected', 'tooManyRequests'];

/** Whether a failed call may have been carried out all the same. */
export function mayHaveHappened(error: unknown): boolean {
  return !(error instanceof ApiError) || (error.code !== 'offline' && PASSING.includes(error.code));
}

/** Whether the server no longer has the record, or not for this person. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'notFound';
}

async function sendVersioned<R extends { version: number }>(
  send: () => Promise<R>,
  parse: (current: unknown) => R | undefined,
): Promise<SendOutcome<R>> {
  try {
    const value = await send();
    return { kind: 'saved', value, version: value.version };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'lost', error };
    const current = error.code === 'staleVersion' ? parse(error.reply?.current) : undefined;
    if (current) return { kind: 'stale', value: current, version: current.version };
    return { kind: PASSING.includes(error.code) ? 'lost' : 'refused', error };
  }
}
