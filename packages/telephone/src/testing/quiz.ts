import type { RunGame } from '@qc/engine';
import { answersWith, sampleGame, sampleSlide } from '@qc/engine/testing/sample-game';
import { Caller, type testLine } from './caller.ts';
import { CODE, Hall } from './hall.ts';

/** A slide of each kind that matters to a call: four answers, several answers, a statement, a poll, a number, typed, a buzzer, a break. */
export const SLIDES = {
  trivia: sampleSlide({ question: 'Capital of France?', answers: named('Rome', 'Paris', 'Oslo') }),
  several: sampleSlide({ question: 'Which are fruit?', selection: 'multiple', answers: named('Fig', 'Pear', 'Stone') }),
  trueFalse: sampleSlide({ type: 'trueFalse', question: 'Fish can fly.', answers: answersWith([1], 2) }),
  survey: sampleSlide({ type: 'survey', question: 'Tea or coffee?', score: 0, answers: named('Tea', 'Coffee') }),
  number: sampleSlide({
    type: 'number',
    question: 'How high?',
    answers: [],
    time: 60,
    numberKey: { value: 12.5, rule: 'tolerance', tolerance: 0, unit: 'metres' },
  }),
  typed: sampleSlide({ type: 'typed', question: 'Who wrote it?', answers: answersWith([0], 1) }),
  break: sampleSlide({ type: 'break', question: 'Coffee', answers: [], break: { minutes: 10, music: true } }),
  buzzer: sampleSlide({
    type: 'buzzer',
    question: 'Who sings?',
    answers: [],
    buzzer: { answer: 'Umm Kulthum', penalty: 0, wholeTeam: false },
  }),
};

function named(...texts: string[]) {
  return texts.map((text, index) => ({ text, media: null, correct: index === 1 || text === 'Fig' }));
}

/** A hall with a game, and a caller who is about to dial. */
export function quiz(
  slides: readonly (keyof typeof SLIDES)[],
  changes: Partial<RunGame> = {},
  line?: ReturnType<typeof testLine>,
): { hall: Hall; caller: Caller } {
  const hall = new Hall(
    sampleGame(
      slides.map((name) => SLIDES[name]),
      { name: 'Quiz', ...changes },
    ),
  );
  return { hall, caller: callerOf(hall, line) };
}

/** Another call from a number to the same hall. */
export function callerOf(hall: Hall, line?: ReturnType<typeof testLine>, from = '+972500000123'): Caller {
  let isFound = hall.seatOf(from) !== null;
  return new Caller(
    {
      view: () => (isFound ? hall.view(from) : null),
      carryOut: (command) => {
        const outcome = hall.carryOut(from, command);
        isFound ||= outcome.type === 'found';
        return outcome;
      },
      reading: (visit, lengthMs) => hall.reading(from, visit, lengthMs),
    },
    line,
  );
}

/** Gets a caller into the lobby. */
export function getIn(caller: Caller): string {
  caller.dial();
  return caller.press(`${CODE}#`);
}
