import { plural } from '../../grammar.ts';

/** What a caller hears who has a place, while there is nothing to answer. */
export interface WaitingTexts {
  youAreIn: string;
  yourName: string;
  yourTeam: string;
  beginsSoon: string;
  /** How points are won, where those of callers do not go by the time. */
  flatPoints: string;
  wrongCosts: (percent: number) => string;
  /** Where they do. */
  ownTime: string;
  lobbyKeys: string;
  welcomeBack: string;
  askLeave: string;
  stayed: string;
  /** One after another, a few seconds apart, so that nobody thinks the line is dead. */
  holding: readonly string[];
  getReady: string;
  lookUp: string;
  paused: string;
  /** Between two votes on a question, and when the second begins. */
  talkNow: string;
  answerAgain: string;
  /** A break, and in how many minutes it is over. */
  breakOf: (minutes: number) => string;
  breakOver: string;
  answersClosed: string;
  timeUp: string;
  notForTelephones: string;
  yourTurn: string;
  hasTurn: (name: string) => string;
  youBuzzed: string;
  outOfRace: string;
}

export const waiting: WaitingTexts = {
  youAreIn: 'You are in the game.',
  yourName: 'Your name is:',
  yourTeam: 'Your team:',
  beginsSoon: 'The game begins soon. Please stay on the line.',
  flatPoints: 'Every correct answer scores, and the points do not depend on how quickly you press.',
  wrongCosts: (percent) => `A wrong answer costs ${percent} percent of the points, and no answer costs nothing.`,
  ownTime: 'Your time begins when the question has been read to you.',
  lobbyKeys: 'To hear this again, press star. To leave the game, press 0.',
  welcomeBack: 'Welcome back. Your place was kept.',
  askLeave: 'To leave the game, press 0 again. To stay, press any other key.',
  stayed: 'You are still in the game.',
  holding: ['One moment, please.', 'We’ll continue shortly.', 'Please stay on the line.'],
  getReady: 'Get ready.',
  lookUp: 'Look at the big screen.',
  paused: 'The game is paused. One moment, please.',
  talkNow: 'Talk with your neighbors, then answer again.',
  answerAgain: 'Now answer again.',
  breakOf: (minutes) =>
    plural(minutes, {
      one: 'A break of one minute. Please stay on the line.',
      other: `A break of ${minutes} minutes. Please stay on the line.`,
    }),
  breakOver: 'The break is over. We’ll continue shortly.',
  answersClosed: 'Answers are closed.',
  timeUp: 'Time is up.',
  notForTelephones: 'Look at the big screen. This question can’t be answered by a call.',
  yourTurn: 'It’s your turn. Say your answer out loud.',
  hasTurn: (name) => `${name} has the turn.`,
  youBuzzed: 'You buzzed. If the answer is wrong, it may be your turn.',
  outOfRace: 'You are out of this question.',
};
