import { ANSWERS_MAX, SLIDES_MAX } from '@qc/contract';
import type { ClientMessageOf, SlideResponse } from '@qc/contract';

const ID = /^[A-Za-z0-9_-]{6,40}$/;

/**
 * An answer that picks, judged by hand: all players of a room may answer at one instant, and the schema takes five
 * times as long. Null says nothing: the schema judges. What is taken here is what the schema would give.
 */
export function quickAnswer(value: unknown): ClientMessageOf<'answer'> | null {
  if (typeof value !== 'object' || value === null || !('t' in value) || value.t !== 'answer') return null;
  if (!('id' in value && 'slide' in value && 'visit' in value && 'response' in value)) return null;
  const { id, slide, visit } = value;
  if (Object.keys(value).length !== 5) return null;
  if (typeof id !== 'string' || !ID.test(id)) return null;
  if (!isCount(slide, SLIDES_MAX) || !isCount(visit, Number.MAX_SAFE_INTEGER)) return null;
  const response = quickPicks(value.response);
  return response && { t: 'answer', id, slide, visit, response };
}

function quickPicks(value: unknown): SlideResponse | null {
  if (typeof value !== 'object' || value === null || !('type' in value && 'picks' in value)) return null;
  const { type, picks } = value;
  if (Object.keys(value).length !== 2 || (type !== 'trivia' && type !== 'trueFalse' && type !== 'survey')) return null;
  return isList(picks) && picks.length <= ANSWERS_MAX && picks.every(isIndex) ? { type, picks } : null;
}

function isIndex(value: unknown): value is number {
  return isCount(value, ANSWERS_MAX - 1);
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isCount(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;
}
