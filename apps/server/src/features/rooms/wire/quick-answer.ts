import { ANSWERS_MAX, SLIDES_MAX } from '@qc/contract';
import type { ClientMessageOf } from '@qc/contract';

const WHOLE = String.raw`(0|[1-9]\d{0,8})`;
const INDEX = `[0-${ANSWERS_MAX - 1}]`;
/** An answer that picks, letter for letter as our pages write it. */
const FRAME = new RegExp(
  String.raw`^\{"t":"answer","id":"([A-Za-z0-9_-]{6,40})","slide":${WHOLE},"visit":${WHOLE},` +
    String.raw`"response":\{"type":"(trivia|trueFalse|survey)","picks":\[(${INDEX}(?:,${INDEX}){0,${ANSWERS_MAX - 1}})\]\}\}$`,
);

/**
 * An answer that picks, read off its frame: all players of a room may answer at one instant, and to parse the text and
 * judge it by the schema takes many times as long. Null says nothing: the schema judges. What is taken here is what
 * the schema would give.
 */
export function quickAnswer(frame: string): ClientMessageOf<'answer'> | null {
  const [, id, slideText, visit, type, picks] = FRAME.exec(frame) ?? [];
  if (id === undefined || picks === undefined) return null;
  if (type !== 'trivia' && type !== 'trueFalse' && type !== 'survey') return null;
  const slide = Number(slideText);
  if (slide > SLIDES_MAX) return null;
  const indices = picks.length === 1 ? [Number(picks)] : picks.split(',').map(Number);
  return { t: 'answer', id, slide, visit: Number(visit), response: { type, picks: indices } };
}
