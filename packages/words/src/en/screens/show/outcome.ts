import { show } from './show.ts';

/** Words of the player's screen after a question, in the language of the game. They come later than its other words. */
export const outcome = {
  ...show,
  yourAnswer: 'Your answer',
  correct: 'Correct!',
  wrong: 'Not this time',
  partly: 'Partly correct',
  thanksForAnswer: 'Thanks for answering',
  streakBonus: 'of them for the streak',
  inARow: (n: number) => `${n} in a row!`,
  teamPlace: (place: number, of: number) => `Your team: place ${place} of ${of}`,
  behind: (points: string, name: string) => `${points} behind ${name}`,
  ahead: (points: string, name: string) => `${points} ahead of ${name}`,
  levelWith: (name: string) => `Level with ${name}`,
  places: ['First place!', 'Second place!', 'Third place!'],
  teamPlaces: ['Your team came first!', 'Your team came second!', 'Your team came third!'],
  amongBest: 'Among the best',
  ofAll: (of: string) => `of ${of}`,
  saveCard: 'Save my card',
  shareCard: 'Share my card',
  fastestOfAll: 'Fastest of all!',
  teams: 'The teams',
  myAnswers: 'My answers',
  asking: 'One moment…',
  notYet: 'You can see your answers when the game has ended',
  noAnswers: 'There were no questions to answer',
  noneGiven: 'No answer',
  leaders: 'Top of the leaderboard',
  youWon: 'You are on the podium!',
  bestPlayers: 'Top players',
  finalPlace: 'Your place',
  wellPlayed: 'Well played!',
  thanksWatching: 'Thanks for watching',
  thanks: 'Thanks for playing',
};

export type OutcomeTexts = typeof outcome;
