import { inEachLanguage } from '@qc/contract/languages';
import { languageNames } from '../../language-names.ts';
import type { TypingScript } from '@qc/contract';
import { plural } from '../../grammar.ts';
import { show } from '../show/show.ts';

/** Words of the projected screen, in the language of the game. */
export const presenter = {
  ...show,
  joinAt: 'Join at',
  gameCode: 'Game code',
  scan: 'Or scan',
  call: 'Call',
  orCall: 'Or call',
  players: (count: number): string => (count === 1 ? 'Player' : 'Players'),
  answered: 'Answered',
  whoAnswered: 'Who has answered',
  slideOf: (n: number, total: number) => `${n} / ${total}`,
  slideLabel: (n: number, total: number) => `Question ${n} of ${total}`,
  locked: 'Joining is closed',
  full: 'The game is full',
  beFirst: 'Be the first!',
  waiting: 'We start in a moment',
  timeStep: (ms: number) =>
    `Clickers here tell time in steps of ${ms / 1000} s: points for speed are rounded in your favor.`,
  paused: 'Short break',
  getReady: 'Get ready!',
  bestOfAll: 'Best of the evening',
  devicesReady: 'Ready',
  thenTap: 'Then tap in this order',
  teamsTitle: 'Teams',
  playersTitle: 'Players',
  bestPlayers: 'Top players',
  standings: 'Leaderboard',
  thanksScreen: 'Thank you all for playing!',
  noPointsYet: 'No points yet',
  noWinners: 'That was the last question',
  votes: 'answers',
  typeOnPhone: {
    any: 'Type your answer on your phone',
    ...inEachLanguage((one) => `Type your answer on your phone, ${languageNames[one].inIt}`),
    numbers: 'Type your answer on your phone, in digits',
  } satisfies Record<TypingScript, string>,
  numberOnPhone: 'Enter your number on your phone',
  numberOnClicker: 'On a clicker with digits: the number, then #. The point is *',
  orderOnPhone: 'Put them in order on your phone',
  playOnPhone: 'Play on your phone',
  finishedGame: 'finished the game',
  cannotShow: 'This game can’t be shown here',
  nobodyAnswered: 'Nobody answered this time',
  buzzOnPhone: 'Know the answer? Be the first to buzz',
  hasTurn: 'has the turn',
  atOnce: 'At the same time',
  out: 'Out',
  nobodyKnew: 'Nobody knew this time',
  wasRight: 'Answered correctly',
  inPlace: 'In the right place:',
  closestGuess: 'Closest:',
  guessesFrom: (count: number, from: string, to: string): string =>
    `${plural(count, { one: '1 guess', other: `${count} guesses` })}, from ${from} to ${to}`,
  answersClosed: 'Answers are closed',
  allIn: 'All answers are in',
  talkNow: 'Talk to your neighbors',
  secondVote: 'Second vote',
  beforeTalk: 'Before',
  afterTalk: 'After',
  beforeShare: (share: string): string => `before: ${share}`,
  onlyRight: 'Only correct answer:',
  fastestIs: 'Fastest:',
  inSeconds: (seconds: string): string => `${seconds} s`,
  inNoTime: 'at once',
};

export type PresenterTexts = typeof presenter;
