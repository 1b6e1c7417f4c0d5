import type { RunSlide } from '../run-game.ts';
import type { Answer } from '../state.ts';
import type { Grade } from './choice.ts';

type NumberSlide = Pick<RunSlide, 'numberKey'>;

/** Room for what binary fractions lose, four units in the last place: 0.4 is as far from 0.3 as 0.2. */
const SLACK = 2 ** -50;

/** How far a number is from the right one; null: there is no telling. */
export function distanceOf({ numberKey }: NumberSlide, value: number): number | null {
  return numberKey.value === null ? null : Math.abs(value - numberKey.value);
}

/** A number is right within the tolerance or, by the other rule, when nobody came nearer than `closest`. */
export function gradeNumber(slide: NumberSlide, value: number, closest: number | null): Grade {
  const distance = distanceOf(slide, value);
  const limit = slide.numberKey.rule === 'tolerance' ? slide.numberKey.tolerance : closest;
  const correct = distance !== null && limit !== null && distance <= limit + slackOf(slide, limit);
  // Where the nearest wins, an estimate is not wrong for being the second.
  const wrong = !correct && slide.numberKey.rule === 'tolerance';
  return { correct, fraction: correct ? 1 : 0, wrong };
}

/** The smallest distance among answers; null: nobody gave a number. */
export function smallestDistance(slide: NumberSlide, answers: Iterable<Pick<Answer, 'response'>>): number | null {
  let smallest: number | null = null;
  for (const { response } of answers) {
    const distance = response.type === 'number' ? distanceOf(slide, response.value) : null;
    if (distance !== null && (smallest === null || distance < smallest)) smallest = distance;
  }
  return smallest;
}

function slackOf({ numberKey }: NumberSlide, limit: number): number {
  return SLACK * Math.max(Math.abs(numberKey.value ?? 0), limit);
}
