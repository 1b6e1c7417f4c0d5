import { isolate } from '../../../isolate.ts';
import { inEachLanguage } from '@qc/contract/languages';
import { languageNames } from '../../language-names.ts';
import type { TypingScript } from '@qc/contract';

export interface TaskTexts {
  /** What to type, by what may be typed. */
  typeHere: Record<TypingScript, string>;
  /** Said before sending, when letters do not fit. */
  wrongScript: Record<Exclude<TypingScript, 'any'>, string>;
  empty: string;
  tooLong: (max: number) => string;
  letters: (count: number, max: number) => string;
  yourNumber: string;
  notNumber: string;
  readAs: string;
  changeSign: string;
  orderHint: string;
  order: string;
  earlier: (item: string) => string;
  later: (item: string) => string;
  lift: (place: number, total: number) => string;
  putHere: (place: number) => string;
  lifted: (item: string) => string;
  placed: (item: string, place: number, total: number) => string;
  item: string;
  miniGame: string;
  soFar: string;
  finished: string;
  withoutScore: string;
  cannotShow: string;
  gameScore: string;
  noScore: string;
  unverified: string;
  alsoRight: string;
  rightOrder: string;
  inPlace: string;
  youPut: (place: number) => string;
  send: string;
  yourAnswer: string;
  buzz: string;
  buzzHint: string;
  yourTurn: string;
  hasTurn: (name: string) => string;
  nextInLine: string;
  wasWrong: string;
  teamOut: string;
  wasRight: (name: string) => string;
  nobodyKnew: string;
  youBuzzed: string;
  talkNow: string;
  thenAgain: string;
  answerAgain: string;
  againFramed: string;
  firstAnswer: string;
}

/** Words of answering by typing, ordering and playing a mini-game. Apart from the player's other words: they come later. */
export const task: TaskTexts = {
  typeHere: {
    any: 'Type your answer',
    ...inEachLanguage((one) => `Type your answer ${languageNames[one].inIt}`),
    numbers: 'Type your answer in digits',
  },
  wrongScript: {
    ...inEachLanguage((one) => `${languageNames[one].letters} letters only, please`),
    numbers: 'Digits only, please',
  },
  empty: 'Write an answer first',
  tooLong: (max) => `At most ${max} characters`,
  letters: (count, max) => `${count} / ${max}`,
  yourNumber: 'Your number',
  notNumber: 'That’s not a number yet. For example: 12.5',
  readAs: 'Read as',
  changeSign: 'Plus or minus',
  orderHint: 'First at the top. Drag, use the arrows, or tap an item and then its new place',
  order: 'Items to put in order',
  earlier: (item) => `Move up: ${item}`,
  later: (item) => `Move down: ${item}`,
  lift: (place, total) => `place ${place} of ${total}. Press to move`,
  putHere: (place) => `Put it in place ${place}`,
  lifted: (item) => `${item}: now choose its place`,
  placed: (item, place, total) => `${item}: place ${place} of ${total}`,
  item: 'Item',
  miniGame: 'Mini-game',
  soFar: 'Score so far',
  finished: 'I’m done',
  withoutScore: 'Continue without a score',
  cannotShow: 'This game can’t be shown here',
  gameScore: 'Your score',
  noScore: 'Finished, without a score',
  unverified: 'As reported by the game',
  alsoRight: 'Also correct',
  rightOrder: 'The correct order',
  inPlace: 'In the right place',
  youPut: (place) => `You: place ${place}`,
  send: 'Send answer',
  yourAnswer: 'Your answer',
  buzz: 'Buzz!',
  buzzHint: 'Know the answer? Be the first to buzz',
  yourTurn: 'Your turn! Say your answer',
  hasTurn: (name) => `${isolate(name)} has the turn`,
  nextInLine: 'You buzzed too. If that’s wrong, it may be your turn',
  wasWrong: 'Not right. You’re out of this question',
  teamOut: 'Your team is out of this question',
  wasRight: (name) => `${isolate(name)} was right`,
  nobodyKnew: 'Nobody knew this time',
  youBuzzed: 'You buzzed',
  talkNow: 'Talk to your neighbors',
  thenAgain: 'Then everybody answers once more',
  answerAgain: 'Answer once more: the same, or another',
  againFramed: 'Answer once more. The dashed frame is your first answer',
  firstAnswer: 'Your first answer',
};
