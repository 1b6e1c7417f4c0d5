import type {
  SlideResponse,
  Language,
  OwnView,
  PhaseView,
  PresenterView,
  QuestionView,
  ReviewRow,
  RoomInfo,
  SaidRow,
} from '@qc/contract';
import { pickedResponse } from '@qc/contract/slides/picked';
import { sampleQuestions } from './sample-room.ts';
import { contentOf } from '@qc/words/content';

/** Which own answer a player's screen shows, by the gallery's address. */
export type OwnKind = 'won' | 'wrong' | 'none' | 'debt' | 'sent' | 'sending' | 'late' | null;

function sampleSaid(phase: PhaseView, language: Language): SaidRow[] | null {
  if (phase.phase !== 'reveal') return null;
  const counts = [11, 4, 2, 1, 1, 1];
  if (phase.question.type === 'typed')
    return contentOf(language).sample.typedSaid.map((text, at) => ({
      text,
      count: counts[at] ?? 1,
      correct: at % 2 === 0 && at < 3,
    }));
  if (phase.question.type !== 'number') return null;
  const numbers = ['8850', '8900', '8600', '9000', '8000', '7500', '5000', '12000'];
  return numbers.map((text, at) => ({ text, count: [3, 1, 4, 6, 2, 1, 1, 1][at] ?? 1, correct: at === 0 }));
}

/** What a player of the gallery answers. */
export function sampleResponse({ type }: QuestionView, wrong: boolean, language: Language): SlideResponse {
  switch (type) {
    case 'typed':
      return { type, text: contentOf(language).sample.typedSaid[wrong ? 1 : 0] ?? '' };
    case 'number':
      return { type, value: wrong ? 9000 : 8850 };
    case 'miniGame':
      return { type, share: 0.8 };
    case 'order':
      return { type, sequence: [0, 2, 4, 1, 3] };
    default:
      return pickedResponse(type, [wrong ? 1 : 0]);
  }
}

/** The room as a state of the gallery wants it: in teams, or at one's own pace. */
export function roomOf(room: RoomInfo, name: string): RoomInfo {
  const names = [...contentOf(room.language).sample.teams];
  if (/teams|pattern/.test(name))
    return {
      ...room,
      scoring: { profile: 'penalty', first: 3, penalty: 25, streaks: true },
      teams: { mode: 'choose', names, rule: 'mean', best: 3 },
    };
  if (name.startsWith('self-')) return { ...room, pace: 'self', closesAtMs: Date.UTC(2026, 11, 31, 14, 30) };
  return { ...room, scoring: { ...room.scoring, streaks: true } };
}

/** A presenter's view around a phase. */
export function samplePresenterView(
  name: string,
  phase: PhaseView,
  paused: boolean,
  language: Language,
): PresenterView {
  const answers = 'question' in phase ? phase.question.answers.length : 0;
  return {
    phase,
    paused,
    players: 27,
    door: null,
    present: 26,
    answered: 19,
    distribution:
      phase.phase === 'reveal' ? Array.from({ length: answers }, (_, i) => [14, 6, 0, 5, 1, 1, 0, 0][i] ?? 0) : null,
    said: sampleSaid(phase, language),
    muted: false,
    black: false,
    locked: false,
    names: [...contentOf(language).sample.names],
    step: 4,
    ready: phase.phase === 'preparing' ? 17 : 0,
    pattern: name === 'lobby-pattern' ? [2, 0, 3, 6, 4, 7] : null,
  };
}

/** A player's own view in a phase. */
export function sampleOwn(name: string, phase: PhaseView, kind: OwnKind, language: Language): OwnView {
  const own: OwnView = {
    seat: kind === 'won' ? 0 : 3,
    name: contentOf(language).sample.names[3] ?? '',
    score: kind === 'debt' ? -250 : 3120,
    rank: phase.phase === 'lobby' ? null : 4,
    response:
      phase.phase === 'reveal' && kind !== 'none' ? sampleResponse(phase.question, kind === 'wrong', language) : null,
    result: null,
    team: /teams|pattern/.test(name) ? 1 : null,
    streak: kind === null ? 3 : 0,
    extraMs: name === 'question-long' ? 10_000 : 0,
  };
  if (phase.phase !== 'reveal') return own;
  if (phase.correct === null) return own;
  const right = kind === null || kind === 'won';
  own.result = {
    correct: right,
    partly: false,
    points: right ? 1070 : kind === 'debt' ? -250 : 0,
    bonus: right ? 200 : 0,
  };
  return own;
}

/** Own answers of a whole run: right, wrong, ordered, typed, missed, and not graded. */
export function sampleReview(language: Language): ReviewRow[] {
  const q = sampleQuestions(language);
  const s = contentOf(language).sample;
  const row = (slide: number, { type, question, answers }: QuestionView, more: Partial<ReviewRow>): ReviewRow => ({
    slide,
    type,
    question,
    answers,
    response: { type: 'trivia', picks: [0] },
    correct: true,
    partly: false,
    points: 940,
    right: [0],
    solution: [],
    ...more,
  });
  return [
    row(0, q.short, {}),
    row(1, q.long, { response: { type: 'trivia', picks: [2] }, correct: false, points: -250 }),
    row(2, q.multiple, { response: { type: 'trivia', picks: [0, 1] }, correct: false, points: 0, right: [0, 2, 4] }),
    row(3, q.order, {
      response: { type: 'order', sequence: [0, 2, 4, 1, 3] },
      correct: false,
      partly: true,
      points: 400,
      right: [2, 0, 4, 1, 3],
    }),
    row(4, q.typed, {
      response: { type: 'typed', text: s.typedSaid[1] ?? '' },
      correct: false,
      points: 0,
      right: [],
      solution: s.typedAnswers,
    }),
    row(5, q.trueFalse, { response: null, correct: false, points: 0 }),
    row(6, q.survey, { response: { type: 'survey', picks: [5] }, correct: null, points: 0, right: null }),
  ];
}
