import type { SlideResponse } from '@qc/contract';
import { ANSWER_TEXT_MAX, MINI_GAME_MIN_MS, NUMBER_MAX } from '@qc/contract/limits';
import { cleanName } from '../names/name-key.ts';
import type { RunSlide } from '../run-game.ts';
import { checkPicks } from './choice.ts';
import { foldTyped } from './fold-typed.ts';
import { isShare } from './grade-mini-game.ts';
import { checkOrder } from './grade-order.ts';
import { fitsScript } from './typed-script.ts';

/** A response in its stored form, or null when no page of ours could have sent it `elapsedMs` after the opening. */
export function goodResponse(slide: RunSlide, response: SlideResponse, elapsedMs: number): SlideResponse | null {
  if (response.type !== slide.type) return null;
  switch (response.type) {
    case 'trivia':
    case 'trueFalse':
    case 'survey': {
      const picks = checkPicks(slide, response.picks);
      return picks && { type: response.type, picks };
    }
    case 'order': {
      const sequence = checkOrder(slide, response.sequence);
      return sequence && { type: 'order', sequence };
    }
    case 'typed':
      return goodText(slide, response.text);
    case 'number': {
      const { value } = response;
      const fits = Number.isFinite(value) && Math.abs(value) <= NUMBER_MAX;
      // Zero has no sign.
      return fits ? { type: 'number', value: value === 0 ? 0 : value } : null;
    }
    case 'miniGame': {
      const { share } = response;
      // A mini-game that tells no score is finished all the same.
      const fits = elapsedMs >= MINI_GAME_MIN_MS && (share === null || isShare(share));
      return fits ? { type: 'miniGame', share } : null;
    }
  }
}

function goodText({ typing }: RunSlide, text: string): SlideResponse | null {
  if (text.length > ANSWER_TEXT_MAX) return null;
  // Direction overrides would turn around what stands beside it on the big screen.
  const clean = cleanName(text);
  return fitsScript(clean, typing.script) && foldTyped(clean, typing) !== '' ? { type: 'typed', text: clean } : null;
}
