import type { RunGame, RunSlide } from '@qc/engine';

const slide: RunSlide = {
  type: 'trivia',
  question: '',
  queMessage: '',
  image: null,
  answers: [],
  selection: 'single',
  openingMedia: null,
  endingMedia: null,
  backgroundMedia: null,
  notes: '',
  mediaTitle: '',
  score: 1000,
  time: 20,
};

const answers = (texts: readonly string[], right: number) =>
  texts.map((text, i) => ({ text, media: null, correct: i === right }));

/** A game of five slides, one of each kind; `key` says which answers are right in the graded ones. */
export function sampleGame(key = 1, changes: Partial<RunGame> = {}): RunGame {
  return {
    name: 'Sample',
    language: 'en',
    direction: 'ltr',
    mainColor: '#2196F3',
    secondaryColor: '#1565C0',
    backgroundImage: null,
    logo: null,
    waitingText: 'Soon',
    regulationsLink: '',
    regulationsText: '',
    collectPhone: false,
    timer: true,
    showAnswer: true,
    showResultsAfter: 'question',
    winnersCount: 3,
    sound: true,
    separateWinnersSounds: false,
    maxPlayers: 10_000,
    slides: [
      {
        ...slide,
        question: 'Which sea?',
        answers: answers(['Red', 'Dead', 'Black', 'White'], key),
        notes: `key ${key}`,
      },
      { ...slide, type: 'trueFalse', question: 'Is it so?', answers: answers(['', ''], key % 2) },
      { ...slide, type: 'survey', question: 'What do you like?', answers: answers(['Tea', 'Coffee'], -1), score: 0 },
      {
        ...slide,
        question: 'Which are even?',
        selection: 'multiple',
        answers: ['1', '2', '3', '4'].map((text, i) => ({ text, media: null, correct: i % 2 === key % 2 })),
      },
      { ...slide, type: 'media', question: 'A pause', score: 0, time: 0 },
    ],
    ...changes,
  };
}
