import { faceOfSeat } from '@qc/contract/live/faces';
import type {
  FirstVote,
  SlideResponse,
  Language,
  OwnView,
  PhaseView,
  PresenterView,
  QuestionView,
  ReviewRow,
  RoomInfo,
} from '@qc/contract';
import { SAMPLE_KINDS } from '../slides/sample-kinds.ts';
import { contentOf } from '@qc/words/content';

/** Which own answer a player's screen shows, by the gallery's address. */
export type OwnKind = 'won' | 'wrong' | 'none' | 'debt' | 'sent' | 'sending' | 'late' | null;

/** What a player of the gallery answers. */
export function sampleResponse({ type }: QuestionView, wrong: boolean, language: Language): SlideResponse | null {
  return SAMPLE_KINDS[type].response(wrong, language);
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
  if (name.startsWith('self-paced-')) return { ...room, pace: 'self', closesAtMs: Date.UTC(2026, 11, 31, 14, 30) };
  return { ...room, scoring: { ...room.scoring, streaks: true } };
}

/** The numbers that the hall has guessed in a sample. */
function guessesOf({ type }: QuestionView, name: string): Pick<PresenterView, 'guesses'> {
  const guesses = SAMPLE_KINDS[type].guesses(name);
  return guesses ? { guesses } : {};
}

/** How the hall of a sample voted before it talked. */
function sampleFirstVote(question: QuestionView, name: string): FirstVote {
  const { guesses } = guessesOf(question, name);
  const distribution = question.answers.map((_, index) => [6, 9, 2, 0, 1, 0, 0, 0][index] ?? 0);
  const before = guesses?.map(({ value, count }, at) => ({ value: value + (at % 3) * 12, count }));
  return { distribution, answered: 18, ...(before && { guesses: before.sort((a, b) => a.value - b.value) }) };
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
    said: phase.phase === 'reveal' ? SAMPLE_KINDS[phase.question.type].said(language) : null,
    ...(phase.phase === 'reveal' && guessesOf(phase.question, name)),
    ...(/^(twice|shown)-/.test(name) && 'question' in phase && { firstVote: sampleFirstVote(phase.question, name) }),
    muted: false,
    volume: 70,
    black: false,
    locked: false,
    arrivals: contentOf(language).sample.names.map((name, seat) => ({ name, face: faceOfSeat(seat), team: null })),
    ageMs: 0,
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
    face: faceOfSeat(3),
    score: kind === 'debt' ? -250 : 3120,
    rank: phase.phase === 'lobby' ? null : 4,
    previousRank: phase.phase === 'standings' ? 6 : null,
    gap:
      phase.phase === 'standings' ? { kind: 'behind', name: contentOf(language).sample.names[2] ?? '', by: 38 } : null,
    ...(name === 'standings-round' && {
      rank: null,
      previousRank: null,
      inRound: {
        rank: 2,
        score: 1830,
        gap: { kind: 'behind', name: contentOf(language).sample.names[1] ?? '', by: 64 },
      },
    }),
    response:
      phase.phase === 'reveal' && kind !== 'none' ? sampleResponse(phase.question, kind === 'wrong', language) : null,
    ...(name.startsWith('again-') && 'question' in phase && firstOf(phase.question, language)),
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

function firstOf(question: QuestionView, language: Language): Pick<OwnView, 'firstResponse'> {
  const firstResponse = sampleResponse(question, true, language);
  return firstResponse ? { firstResponse } : {};
}

/** Own answers of a whole run: right, wrong, partly right, missed, and not graded. */
export function sampleReview(language: Language): ReviewRow[] {
  const rows = Object.values(SAMPLE_KINDS).flatMap((kind) => kind.review(language));
  return rows.map(({ asked: { type, question, answers }, ...row }, slide) => ({
    slide,
    type,
    question,
    answers,
    correct: true,
    partly: false,
    points: 940,
    right: [0],
    solution: [],
    explanation: null,
    ...row,
  }));
}

/** Names as they come: short ones, long ones, and some that try to break the screen. */
const HOSTILE = [
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  'Bartholomew Constantine-Featherstonehaugh',
  '<img src=x onerror=alert(1)>',
  'نور',
  'Ω',
  'Z\u0351\u036b\u0343a\u0300lgo',
  'شروق عبد الرحمن محمد الهاشمي',
  'מיכאלה בן־דוד שפירא',
];

/** A lobby in which `count` have come. */
export function sampleCrowd(count: number, language: Language, teams: number): Partial<PresenterView> {
  const names = contentOf(language).sample.names;
  const nameOf = (seat: number): string => {
    if (seat % 7 === 5) return `${(HOSTILE[Math.floor(seat / 7) % HOSTILE.length] ?? '').slice(0, 36)} ${seat}`;
    return seat < names.length ? (names[seat] ?? '') : `${names[seat % names.length] ?? ''} ${seat}`;
  };
  const all = Array.from({ length: count }, (_, at) => count - 1 - at);
  return {
    players: count,
    arrivals: all.slice(0, 80).map((seat) => ({
      name: nameOf(seat),
      face: faceOfSeat(seat),
      team: teams > 0 ? seat % teams : null,
    })),
    ...(count > 80 && { crowd: all.slice(80, 320).map(faceOfSeat) }),
    ...(teams > 0 && {
      teamSizes: Array.from({ length: teams }, (_, team) => all.filter((seat) => seat % teams === team).length),
    }),
  };
}
