import { ANSWER_TEXT_MAX, MINI_GAME_MIN_MS } from '@qc/contract/limits';
import { cleanName } from '../names/name-key.ts';
import type { RunSlide } from '../run-game.ts';
import type { Answer } from '../state.ts';
import { checkChoice } from './choice.ts';
import { foldTyped } from './fold-typed.ts';
import { readShare } from './grade-mini-game.ts';
import { checkOrder } from './grade-order.ts';
import { readNumber } from './read-number.ts';
import { fitsScript } from './typed-script.ts';

/** What a player sent as an answer. */
export type Response = Pick<Answer, 'choice' | 'text'>;

/** A response in its stored form, or null when no page of ours could have sent it `elapsedMs` after the opening. */
export function goodResponse(slide: RunSlide, { choice, text }: Response, elapsedMs: number): Response | null {
  switch (slide.type) {
    case 'trivia':
    case 'trueFalse':
    case 'survey':
      return picked(checkChoice(slide, choice), text);
    case 'order':
      return picked(checkOrder(slide, choice), text);
    case 'typed':
      return said(
        choice,
        text,
        (clean) => fitsScript(clean, slide.typing.script) && foldTyped(clean, slide.typing) !== '',
      );
    case 'number':
      return said(choice, text, (clean) => readNumber(clean) !== null);
    case 'miniGame':
      if (elapsedMs < MINI_GAME_MIN_MS) return null;
      // A mini-game that tells no score is finished all the same.
      return text === '' ? unsaid(choice) : said(choice, text, (clean) => readShare(clean) !== null);
    case 'media':
      return null;
  }
}

function picked(choice: readonly number[] | null, text: string): Response | null {
  return choice && text === '' ? { choice, text } : null;
}

function unsaid(choice: readonly number[]): Response | null {
  return choice.length === 0 ? { choice: [], text: '' } : null;
}

function said(choice: readonly number[], text: string, fits: (clean: string) => boolean): Response | null {
  if (choice.length > 0 || text.length > ANSWER_TEXT_MAX) return null;
  // Direction overrides would turn around what stands beside it on the big screen.
  const clean = cleanName(text);
  return fits(clean) ? { choice: [], text: clean } : null;
}
