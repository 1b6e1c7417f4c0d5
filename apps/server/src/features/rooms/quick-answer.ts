import { ANSWER_TEXT_MAX, ANSWERS_MAX, SLIDES_MAX } from '@qc/contract';
import type { ClientMessageOf } from '@qc/contract';

const ID = /^[A-Za-z0-9_-]{6,40}$/;

/**
 * An answer in its plain form, judged by hand: all players of a room may answer at one instant, and the schema takes
 * five times as long. Null says nothing: the schema judges. What is taken here is what the schema would give.
 */
export function quickAnswer(value: unknown): ClientMessageOf<'answer'> | null {
  if (typeof value !== 'object' || value === null || !('t' in value) || value.t !== 'answer') return null;
  if (!('id' in value && 'slide' in value && 'visit' in value && 'choice' in value)) return null;
  const { id, slide, visit, choice } = value;
  const text = 'text' in value ? value.text : '';
  if (Object.keys(value).length !== ('text' in value ? 6 : 5)) return null;
  if (typeof id !== 'string' || !ID.test(id)) return null;
  if (!isCount(slide, SLIDES_MAX) || !isCount(visit, Number.MAX_SAFE_INTEGER)) return null;
  if (typeof text !== 'string' || text.length > ANSWER_TEXT_MAX) return null;
  if (!isList(choice) || choice.length > ANSWERS_MAX) return null;
  return choice.every(isChoice) ? { t: 'answer', id, slide, visit, choice, text } : null;
}

function isChoice(value: unknown): value is number {
  return isCount(value, ANSWERS_MAX - 1);
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isCount(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;
}
