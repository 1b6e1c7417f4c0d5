import { faceOfSeat } from '@qc/contract/live/faces';
import { textsIn } from '#platform/words';
import type { Language, PhaseView, PresenterView, SaidRow } from '@qc/contract';

/** Invented answers where they are said: the right one, said by some. */
function saidOf(phase: PhaseView, language: Language): SaidRow[] | null {
  const right = phase.phase === 'reveal' ? phase.solution[0] : undefined;
  return right === undefined
    ? null
    : [{ text: right, count: textsIn(language, 'previewNames').length - 3, correct: true }];
}

/** A presenter's view around a phase, with invented players, for previews while a game is being built. */
export function previewPresenterView(phase: PhaseView, language: Language): PresenterView {
  const answers = 'question' in phase ? phase.question.answers.length : 0;
  return {
    phase,
    paused: false,
    players: textsIn(language, 'previewNames').length,
    door: null,
    present: textsIn(language, 'previewNames').length,
    answered: phase.phase === 'reveal' || phase.phase === 'closed' ? textsIn(language, 'previewNames').length : 3,
    distribution: phase.phase === 'reveal' ? Array.from({ length: answers }, (_, i) => [3, 2, 1, 1][i] ?? 0) : null,
    said: saidOf(phase, language),
    muted: true,
    volume: 70,
    black: false,
    locked: false,
    arrivals: textsIn(language, 'previewNames').map((name, seat) => ({ name, face: faceOfSeat(seat), team: null })),
    ageMs: 0,
    step: 0,
    ready: 3,
    pattern: null,
  };
}
