import type { Language, OwnView, PhaseView, PresenterView } from '@qc/contract';

const NAMES: Record<Language, readonly string[]> = {
  he: ['נועה', 'איתי', 'תמר', 'יונתן', 'Dana', 'מאיה', 'עומר'],
  ar: ['ليلى', 'سامي', 'نور', 'كريم', 'Dana', 'مريم', 'يوسف'],
  en: ['Maya', 'Noah', 'Layla', 'Ethan', 'נועה', 'Sofia', 'Omar'],
};

/** A presenter's view around a phase, with invented players, for previews while a game is being built. */
export function previewPresenterView(phase: PhaseView, language: Language): PresenterView {
  const answers = 'question' in phase ? phase.question.answers.length : 0;
  return {
    phase,
    paused: false,
    players: NAMES[language].length,
    present: NAMES[language].length,
    answered: phase.phase === 'reveal' || phase.phase === 'closed' ? NAMES[language].length : 3,
    distribution: phase.phase === 'reveal' ? Array.from({ length: answers }, (_, i) => [3, 2, 1, 1][i] ?? 0) : null,
    muted: true,
    locked: false,
    names: [...NAMES[language]],
  };
}

/** An invented player's own view, for previews. */
export function previewOwnView(language: Language): OwnView {
  return { seat: 0, name: NAMES[language][0] ?? '', score: 1850, rank: 2, choice: null, result: null };
}
