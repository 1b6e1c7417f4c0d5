import { newSettings, newShowPart, newSpokenPart, pickFields, RUN_SETTINGS, WITHOUT_SHOW } from '@qc/contract';
import type { RunGame, RunSlide } from '@qc/engine';

const slide: RunSlide = {
  type: 'trivia',
  question: '',
  queMessage: '',
  image: null,
  answers: [],
  sequence: [],
  isVoid: false,
  selection: 'single',
  typing: { script: 'any', strictMarks: false, strictCase: false, strictSpaces: false },
  numberKey: { value: null, rule: 'closest', tolerance: 0, unit: '' },
  miniGame: '',
  buzzer: { answer: '', penalty: 0, wholeTeam: true },
  break: { minutes: 10, music: true },
  openingMedia: null,
  endingMedia: null,
  backgroundMedia: null,
  notes: '',
  mediaTitle: '',
  ...newShowPart(),
  ...newSpokenPart(),
  score: 1000,
  time: 20,
};

const answers = (texts: readonly string[], right: number) =>
  texts.map((text, i) => ({ text, media: null, correct: i === right }));

/** A game with slides of each kind; `key` says which answers are right in the graded ones. */
export function sampleGame(key = 1, changes: Partial<RunGame> = {}): RunGame {
  return {
    name: 'Sample',
    language: 'en',
    direction: 'ltr',
    ...pickFields(newSettings(), RUN_SETTINGS),
    ...WITHOUT_SHOW,
    rules: 2,
    waitingText: 'Soon',
    device: 'phones',
    pace: 'live',
    closesAtMs: null,
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
      { ...slide, type: 'typed', question: 'Which word?', answers: answers([`Word ${key}`], 0) },
      {
        ...slide,
        type: 'number',
        question: 'How many?',
        numberKey: { value: key, rule: 'closest', tolerance: 0, unit: 'km' },
      },
      {
        ...slide,
        type: 'order',
        question: 'First things first',
        answers: answers(['Three', 'One', 'Two'], -1),
        sequence: key === 1 ? [1, 2, 0] : [0, 2, 1],
      },
      {
        ...slide,
        type: 'buzzer',
        question: 'Who knows?',
        buzzer: { answer: `Answer ${key}`, penalty: 200, wholeTeam: true },
      },
      { ...slide, type: 'miniGame', question: 'Play', queMessage: 'Match pairs', miniGame: 'https://example.org/game' },
    ],
    ...changes,
  };
}
