/** What a caller hears when a question, or the game, is over. */
export interface OutcomeTexts {
  correct: string;
  partly: string;
  wrong: string;
  noAnswer: string;
  thanksForAnswer: string;
  correctAnswer: string;
  wonPoints: (n: number) => string;
  lostPoints: (n: number) => string;
  inARow: (n: number) => string;
  /** Points in all; they may be below zero. */
  score: (n: number) => string;
  place: (n: number) => string;
  teamPlace: (place: number, of: number) => string;
  wasRight: (name: string) => string;
  nobodyKnew: string;
  gameOver: string;
  onPodium: string;
  finalPlace: (n: number) => string;
  thanks: string;
}

export const outcome: OutcomeTexts = {
  correct: 'Correct!',
  partly: 'Partly correct.',
  wrong: 'Not this time.',
  noAnswer: 'No answer this time.',
  thanksForAnswer: 'Thanks for answering.',
  correctAnswer: 'The correct answer:',
  wonPoints: (n) => (n === 1 ? '1 point for you.' : `${n} points for you.`),
  lostPoints: (n) => (n === 1 ? 'You lost 1 point.' : `You lost ${n} points.`),
  inARow: (n) => `${n} in a row!`,
  score: (n) => `Your score: ${n < 0 ? `minus ${-n}` : n}.`,
  place: (n) => `Your place: ${n}.`,
  teamPlace: (place, of) => `Your team: place ${place} of ${of}.`,
  wasRight: (name) => `${name} was right.`,
  nobodyKnew: 'Nobody knew this time.',
  gameOver: 'The game has ended.',
  onPodium: 'You are on the podium!',
  finalPlace: (n) => `Your final place: ${n}.`,
  thanks: 'Thank you for playing.',
};
