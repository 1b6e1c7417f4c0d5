import { newSettings, pickFields, RUN_SETTINGS, WITHOUT_SHOW, type Answer } from '@qc/contract';
import { newShowPart, newSpokenPart } from '@qc/contract/slides/every-slide';
import type { RunGame, RunSlide } from '../run-game.ts';

/** A slide for tests: trivia, 20 seconds, 1000 points, answer 0 of four right; `changes` on top. */
export function sampleSlide(changes: Partial<RunSlide> = {}): RunSlide {
  return {
    type: 'trivia',
    question: 'Which is right?',
    queMessage: '',
    image: null,
    answers: answersWith([0], 4),
    sequence: [],
    isVoid: false,
    selection: 'single',
    typing: { script: 'any', strictMarks: false, strictCase: false, strictSpaces: false },
    numberKey: { value: null, rule: 'closest', tolerance: 0, unit: '' },
    miniGame: '',
    buzzer: { answer: '', penalty: 0, wholeTeam: false },
    break: { minutes: 10, music: false },
    openingMedia: null,
    endingMedia: null,
    backgroundMedia: null,
    notes: '',
    mediaTitle: '',
    ...newShowPart(),
    ...newSpokenPart(),
    score: 1000,
    time: 20,
    ...changes,
  };
}

/** `count` answers, those of the given indices right. */
export function answersWith(right: readonly number[], count: number): Answer[] {
  return Array.from({ length: count }, (_, index) => ({
    text: `Answer ${index}`,
    media: null,
    correct: right.includes(index),
  }));
}

/** A game for tests with standings after each question and nothing that only takes time; `changes` on top. */
export function sampleGame(slides: readonly RunSlide[], changes: Partial<RunGame> = {}): RunGame {
  return {
    name: 'Sample',
    language: 'en',
    direction: 'ltr',
    ...pickFields(newSettings(), RUN_SETTINGS),
    ...WITHOUT_SHOW,
    rules: 1,
    device: 'phones',
    pace: 'live',
    closesAtMs: null,
    maxPlayers: 10_000,
    slides,
    ...changes,
  };
}
