import type { SlideResponse, SlideType } from '@qc/contract';
import type { ShownLetters } from '@qc/words';
import type { RunSlide } from '../run-game.ts';
import { breakSlide } from './break/break-slide.ts';
import { buzzer } from './buzzer/buzzer.ts';
import { media } from './media/media.ts';
import { miniGame } from './mini-game/mini-game.ts';
import { number } from './number/number.ts';
import { order } from './order/order.ts';
import type { Grade, Keyed, SlideKind } from './slide-kind.ts';
import { survey } from './survey/survey.ts';
import { trivia } from './trivia/trivia.ts';
import { trueFalse } from './true-false/true-false.ts';
import { typed } from './typed/typed.ts';

/** Every kind of slide by its name. */
const SLIDE_KINDS: { readonly [T in SlideType]: SlideKind<T> } = {
  trivia,
  trueFalse,
  survey,
  typed,
  number,
  order,
  media,
  miniGame,
  buzzer,
  break: breakSlide,
};

/** The kind of a slide. Its responses must be of the same kind: `takeResponse` and what was taken by it are. */
export function kindOf({ type }: { type: SlideType }): SlideKind {
  return SLIDE_KINDS[type];
}

/** A response in its stored form; null when it is of another kind, or no page of ours could have sent it. */
export function takeResponse(slide: RunSlide, response: SlideResponse, elapsedMs: number): SlideResponse | null {
  return response.type === slide.type ? kindOf(slide).take(slide, response, elapsedMs) : null;
}

/** How right a taken response is; null: the slide is not graded, or void. `settled` is its round's. */
export function grade(slide: RunSlide, response: SlideResponse, settled: number | null): Grade | null {
  return isGraded(slide) ? kindOf(slide).grade(slide, response, settled) : null;
}

/** Whether some slide cannot be played without somebody who leads: a race is judged by the operator. */
export function needsHost(slides: readonly { type: SlideType }[]): boolean {
  return slides.some((slide) => kindOf(slide).isRace);
}

/** What decides whether there is right and wrong. */
type Gradable = Pick<RunSlide, 'type' | 'isVoid'>;

/** Whether answers to a slide are right or wrong at all. */
export function isGraded(slide: Gradable): boolean {
  return !slide.isVoid && kindOf(slide).isGraded;
}

/** Whether neighbours may talk about a slide of its kind between two votes. */
export function isTalkedAbout(slide: Pick<RunSlide, 'type'>): boolean {
  return kindOf(slide).isTalkedAbout;
}

/** Whether a slide is voted on twice, with talk between; its speed never counts then. */
export function isVotedTwice(slide: Pick<RunSlide, 'type' | 'talkSeconds'>): boolean {
  return slide.talkSeconds > 0 && isTalkedAbout(slide);
}

/** Whether it matters how fast a slide is answered. */
export function isTimed(slide: Pick<RunSlide, 'type' | 'talkSeconds'>): boolean {
  return kindOf(slide).isTimed && !isVotedTwice(slide);
}

/** How long the break lasts that a slide is, minutes; null: it is none. Alone it has no clock: 0. */
export function breakMinutesOf(slide: RunSlide): number | null {
  return kindOf(slide).pause(slide)?.minutes ?? null;
}

/** What a slide is worth: its points as often as they count. */
export function pointsOf({ score, times }: Pick<RunSlide, 'score' | 'times'>): number {
  return score * times;
}

/** Whether a slide moves the standings: graded, and worth something. */
export function givesPoints(slide: Gradable & Pick<RunSlide, 'score'>): boolean {
  return isGraded(slide) && slide.score > 0;
}

/** Whether a slide has a key of its own that can be shown: a mini-game keeps its own. */
export function hasKey(slide: Gradable): boolean {
  return !slide.isVoid && kindOf(slide).hasKey;
}

/** Indices of the right answers, on an order slide in their right order; none where answers are not picked. */
export function rightAnswers(slide: Gradable & Keyed): number[] {
  return slide.isVoid ? [] : kindOf(slide).right(slide);
}

/** The right answer in words where it is said, the first spelling first; none elsewhere. */
export function solutionOf(slide: Gradable & Keyed): string[] {
  return slide.isVoid ? [] : kindOf(slide).solution(slide);
}

/** The right answer in words, letters as players saw them; none where there is no key (any more). */
export function keyWords(slide: RunSlide, shown: ShownLetters): string[] {
  return hasKey(slide) ? kindOf(slide).keyWords(slide, shown) : [];
}
