/** The scoring rules in plain sentences. */
export const rules = {
  halfFloor: 'The faster the correct answer, the more points: full points right away, half at the last second.',
  accuracy: 'Every correct answer gives full points, no matter how long it takes.',
  linear: 'The faster the correct answer, the more points: full points right away, none at the last second.',
  firstRight: (n: number) =>
    n === 1 ? 'Only the first correct answer scores.' : `Only the first ${n} correct answers score.`,
  penalty: (percent: number) =>
    `The faster the correct answer, the more points. A wrong answer costs ${percent}% of them, and no answer costs nothing.`,
  callersFlat: 'Callers’ points don’t depend on speed.',
  streaks: 'Correct answers in a row give a bonus.',
  sum: 'A team’s score is the sum of its members’ points.',
  mean: 'A team’s score is the average of its members’ points.',
  best: (n: number) =>
    n === 1
      ? 'A team’s score is that of its best member.'
      : `A team’s score is the sum of its ${n} best members’ points.`,
};

export type RuleTexts = typeof rules;
