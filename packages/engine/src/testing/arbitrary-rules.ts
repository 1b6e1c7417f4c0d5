import { SCORING_PROFILES, TEAM_RULES, type KeyCorrection } from '@qc/contract';
import fc from 'fast-check';
import type { RunGame, RunSlide } from '../run-game.ts';
import { NUMBERS, TYPED } from './said-pool.ts';

/** Every profile, with and without streaks; more than a third of the games are scored as new games are. */
export const arbitraryScoring: fc.Arbitrary<RunGame['scoring']> = fc.record({
  profile: fc.constantFrom(...SCORING_PROFILES, 'halfFloor', 'halfFloor', 'firstRight'),
  first: fc.integer({ min: 1, max: 3 }),
  penalty: fc.constantFrom(0, 25, 33, 100),
  streaks: fc.boolean(),
});

/** Mostly no teams. */
export const arbitraryTeams: fc.Arbitrary<RunGame['teams']> = fc.record({
  mode: fc.constantFrom<RunGame['teams']['mode']>('off', 'off', 'choose', 'assign', 'assign'),
  // One team is none.
  names: fc.constantFrom(['Red', 'Blue'], ['Red', 'Blue', 'Green'], ['Alone']),
  rule: fc.constantFrom(...TEAM_RULES),
  best: fc.integer({ min: 1, max: 2 }),
});

/** Spellings whose plain form is what they are. */
export const PLAIN_WORDS = TYPED.filter(({ differs, text, word }) => differs === null && text === word).map(
  ({ word }) => word,
);

/** A correction that suits a slide, mostly: another key by the dice, or void. */
export function someKey(slide: RunSlide | undefined, dice: number): KeyCorrection {
  if (dice % 7 === 0) return { kind: 'void' };
  const count = slide?.answers.length ?? 0;
  switch (slide?.type) {
    case 'order':
      return { kind: 'order', sequence: turned(slide.sequence, dice) };
    case 'buzzer':
      return { kind: 'typed', accepted: PLAIN_WORDS.slice(dice % 3, 1 + (dice % 3)) };
    case 'typed':
      return { kind: 'typed', accepted: turned(PLAIN_WORDS, dice).slice(0, 1 + (dice % 3)) };
    case 'number':
      return { kind: 'number', value: NUMBERS[dice % NUMBERS.length]?.[1] ?? 0, tolerance: dice % 11 };
    case 'trivia': {
      const correct = slide.answers.flatMap((_, index) => ((dice >> index) % 2 === 1 ? [index] : []));
      return { kind: 'choice', correct: correct.length > 0 ? correct : [dice % count] };
    }
    default:
      return { kind: 'choice', correct: [dice % 2] };
  }
}

function turned<T>(list: readonly T[], by: number): T[] {
  const first = by % Math.max(1, list.length);
  return [...list.slice(first), ...list.slice(0, first)];
}
