/** The same in each language. */
export const keyCorrection = {
  pickOne: 'Which answer is correct?',
  pickSome: 'Which answers are correct?',
  order: 'The correct order, first on top',
  up: (item: string) => `Move ${item} up`,
  down: (item: string) => `Move ${item} down`,
  spellings: 'Accepted answers, one per line',
  spokenAnswer: 'What should have been said',
  spokenAnswerHint: 'Who was right is judged on the host console.',
  number: 'The correct number',
  tolerance: 'Margin',
  toleranceHint: 'Leave empty to keep it. Has no effect when the closest wins.',
  void: 'Don’t score this question',
  voidHint: 'When no answer is correct, or the question was unfair',
  everybody: 'Everyone’s points and places are recalculated from the answers given.',
  save: 'Correct and score again',
  missing: 'Choose the correct answer first',
  badNumber: 'Enter a number',
  answer: (n: number) => `Answer ${n}`,
};

/** Words of the form that puts a right answer right. */
export type KeyTexts = typeof keyCorrection;
