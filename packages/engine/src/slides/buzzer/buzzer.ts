import { PLAIN_KIND } from '../plain-kind.ts';
import type { SlideKind } from '../slide-kind.ts';

/**
 * Whoever presses first has the turn, answers aloud, and the operator judges. Who was not judged is neither right nor
 * wrong. Speed has had its reward: the turn.
 */
export const buzzer: SlideKind<'buzzer'> = {
  ...PLAIN_KIND,
  isTimed: false,
  isRace: true,
  prepare: ({ buzzer: rules }) => ({ buzzer: rules }),
  take: (_slide, { type }) => ({ type, verdict: null }),
  grade: ({ buzzer: { penalty }, times }, { verdict }) => {
    if (verdict === null) return null;
    const correct = verdict === 'right';
    return { correct, fraction: correct ? 1 : 0, wrong: !correct, cost: penalty * times };
  },
  view: () => ({ answers: [] }),
  solution: ({ buzzer: { answer } }) => (answer.trim() === '' ? [] : [answer]),
  keyWords: (slide) => buzzer.solution(slide),
  correct: (slide, correction) => {
    const [answer] = correction.kind === 'typed' ? correction.accepted : [];
    return answer === undefined ? null : { ...slide, buzzer: { ...slide.buzzer, answer } };
  },
};
