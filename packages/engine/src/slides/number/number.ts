import type { NumberKey } from '@qc/contract';
import { NUMBER_MAX } from '@qc/contract/limits';
import { PLAIN_KIND } from '../plain-kind.ts';
import { saidGroups } from '../said-groups.ts';
import type { Grade, SlideKind } from '../slide-kind.ts';
import { writeNumber } from './read-number.ts';

/** Room for what binary fractions lose, four units in the last place: 0.4 is as far from 0.3 as 0.2. */
const SLACK = 2 ** -50;
/** A player alone is right within this share of a number that the nearest would win. */
const ALONE_SHARE = 0.1;

/** A number: right within a tolerance or, by the other rule, when nobody came nearer. */
export const number: SlideKind<'number'> = {
  ...PLAIN_KIND,
  isTalkedAbout: true,
  gaps: ({ numberKey }) => (numberKey.value === null ? [{ field: 'numberKey', code: 'numberRequired' }] : []),
  prepare: ({ numberKey }, { hasRivals }) => ({ numberKey: hasRivals ? numberKey : keyWithoutRivals(numberKey) }),
  take: (_slide, { type, value }) => {
    // Zero has no sign.
    return isNumber(value) ? { type, value: value === 0 ? 0 : value } : null;
  },
  grade: ({ numberKey }, { value }, closest) => gradeNumber(numberKey, value, closest),
  settle: ({ numberKey }, responses) => {
    if (numberKey.rule !== 'closest') return null;
    let smallest: number | null = null;
    for (const { value } of responses) {
      const distance = distanceOf(numberKey, value);
      if (distance !== null && (smallest === null || distance < smallest)) smallest = distance;
    }
    return smallest;
  },
  view: ({ numberKey }) => ({ answers: [], unit: numberKey.unit }),
  solution: ({ numberKey: { value, unit } }) => {
    if (value === null) return [];
    return [unit === '' ? writeNumber(value) : `${writeNumber(value)} ${unit}`];
  },
  said: ({ numberKey }, responses, closest) =>
    saidGroups(responses, {
      key: ({ value }) => writeNumber(value),
      written: ({ value }) => writeNumber(value),
      correct: ({ value }) => gradeNumber(numberKey, value, closest).correct,
      distance: ({ value }) => distanceOf(numberKey, value) ?? Infinity,
    }),
  // Without what binary fractions add: it is shown.
  distance: ({ numberKey }, { value }) => {
    const distance = distanceOf(numberKey, value);
    return distance === null ? null : Number(distance.toPrecision(12));
  },
  guess: ({ value }) => value,
  keyWords: (slide) => number.solution(slide).map((words) => words + withinOf(slide.numberKey)),
  correct: (slide, correction) => {
    if (correction.kind !== 'number' || !isNumber(correction.value)) return null;
    const { numberKey } = slide;
    const { value, tolerance = numberKey.tolerance } = correction;
    if (!isNumber(tolerance) || tolerance < 0) return null;
    // Where the nearest wins, there is no tolerance to correct.
    const kept = numberKey.rule === 'tolerance' ? tolerance : numberKey.tolerance;
    return { ...slide, numberKey: { ...numberKey, value, tolerance: kept } };
  },
};

function isNumber(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= NUMBER_MAX;
}

/** How far a number is from the right one; null: there is no telling. */
function distanceOf({ value: right }: NumberKey, value: number): number | null {
  return right === null ? null : Math.abs(value - right);
}

function gradeNumber(key: NumberKey, value: number, closest: number | null): Grade {
  const distance = distanceOf(key, value);
  const limit = key.rule === 'tolerance' ? key.tolerance : closest;
  const correct = distance !== null && limit !== null && distance <= limit + slackOf(key, limit);
  // Where the nearest wins, an estimate is not wrong for being the second.
  return { correct, fraction: correct ? 1 : 0, wrong: !correct && key.rule === 'tolerance' };
}

function slackOf({ value }: NumberKey, limit: number): number {
  return SLACK * Math.max(Math.abs(value ?? 0), limit);
}

function keyWithoutRivals(key: NumberKey): NumberKey {
  if (key.rule === 'tolerance') return key;
  return { ...key, rule: 'tolerance', tolerance: Math.abs(key.value ?? 0) * ALONE_SHARE };
}

function withinOf({ rule, tolerance }: NumberKey): string {
  return rule === 'tolerance' && tolerance > 0 ? ` ± ${writeNumber(tolerance)}` : '';
}
