import { plural } from '../../grammar.ts';

/** Words of library. */
export const library = {
  title: 'Question library',
  lead: 'Ready-made questions in three languages. Choose as many as you like and add them to a game.',
  dialogTitle: 'Questions from the library',
  search: 'Search questions',
  language: 'Language',
  anyLanguage: 'All languages',
  type: 'Type',
  anyType: 'All types',
  categories: 'Categories',
  anyCategory: 'All categories',
  questions: (n: number) => plural(n, { zero: 'No questions', one: '1 question', other: `${n} questions` }),
  chosen: (n: number) => plural(n, { zero: 'Nothing chosen yet', one: '1 chosen', other: `${n} chosen` }),
  import: (n: number) => plural(n, { zero: 'Import', one: 'Import 1 question', other: `Import ${n} questions` }),
  chooseAll: 'Choose all on this page',
  chooseNone: 'Clear selection on this page',
  right: 'Correct answer',
  showAnswers: 'Show correct answers',
  answersNotHere: 'The correct answers couldn’t be shown.',
  onlyTrivia: 'Only multiple-choice questions can be imported.',
  hidden: 'Hidden from regular users',
  hide: 'Hide',
  show: 'Show',
  takeOut: 'Remove from library',
  nowShown: 'Everyone can see the question',
  nowHidden: 'Only admins can see the question',
  nowOut: 'Removed from the library',
  publishFromGames: 'Add from games',
  publishTitle: 'Publish questions to the library',
  publishText:
    'Questions from every game on this site, newest first. Everyone can add what you publish to their own games.',
  publish: 'Publish',
  isPublished: 'In the library',
  addToGame: 'Add to a game',
  whichGame: 'Which game?',
  chooseGame: 'Choose a game',
  noGame: 'No matching game',
  noMatch: 'No matching questions',
  noMatchText: 'Try another word, or clear some of the filters.',
};

/** Texts of the question library. */
export type Texts = typeof library;
