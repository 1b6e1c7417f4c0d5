import { type QuestionView, pickedIn } from '@qc/contract';
import { GAME_DEVICES } from '@qc/contract/devices/devices';
import type { KeyReader } from '@qc/contract/devices/read-keys';
import { DIGITS, oneOf, typedKeys } from '../conversation/hold.ts';
import { choice, say, wordsOf } from '../conversation/say.ts';
import { typing } from '../conversation/typing.ts';
import type { HeardKind, Keys, Reading } from './heard-kind.ts';
import { saysAnswers, spokenAnswer } from './spoken-of.ts';

/** Pressed again, an answer is taken back: so many keys are enough for any choice. */
const SEVERAL_MAX = 16;
const STAR = '*';

/** Slides whose answers are picked: one by its key, several by theirs and then `#`. */
export function pickedKind(read: KeyReader, answer: HeardKind['answer'] = spokenAnswer): HeardKind {
  return {
    wanted: ({ selection, answers }, typed) => {
      const allowed = `${DIGITS.slice(1, answers.length + 1)}${STAR}`;
      return selection === 'single' ? oneOf(allowed) : typedKeys(Math.max(1, SEVERAL_MAX - typed.length), allowed);
    },
    howTo: (call, question) => [
      ...(question.selection === 'multiple' ? [say(call, wordsOf(call).asking.chooseSeveral)] : []),
      ...(saysAnswers(call)
        ? []
        : question.answers.flatMap((_, index) => choice(call, answer(call, question, index), index + 1))),
    ],
    read: (question, keys) => (question.selection === 'single' ? readOne : readSeveral)(read, question, keys),
    soFar: (call, typed) => [say(call, wordsOf(call).asking.pressedSoFar([...typed].join(', ')))],
    answer,
    said: (call, question, response) => [
      say(call, wordsOf(call).asking.youChose),
      ...pickedIn(response)
        .toSorted((a, b) => a - b)
        .flatMap((index) => [say(call, String(index + 1)), ...answer(call, question, index)]),
    ],
    none: (call) => [say(call, wordsOf(call).asking.nothingChosen)],
    isConfirmed: false,
    isChangeable: GAME_DEVICES.dialer.mayChangeAnswer,
    repeatsByStar: true,
  };
}

function readOne(read: KeyReader, { answers, selection }: QuestionView, { keys }: Keys): Reading {
  const response = read(keys.slice(0, 1), { answers: answers.length, selection });
  return response ? { is: 'response', response } : { is: 'open', keys: '' };
}

function readSeveral(read: KeyReader, { answers, selection }: QuestionView, keys: Keys): Reading {
  const typed = typing(keys.before, keys, keys.isLast ? 1 : SEVERAL_MAX);
  if (typed.is === 'nothing') return { is: 'open', keys: '' };
  if (typed.is === 'begun') return { is: 'open', keys: typed.keys };
  const response = read(typed.keys, { answers: answers.length, selection });
  return response ? { is: 'response', response } : { is: 'none' };
}
