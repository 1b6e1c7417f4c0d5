import type { SaidRow } from '@qc/contract';
import { SAID_ROWS_MAX } from '@qc/contract/limits';
import type { RunSlide } from '../run-game.ts';
import { answersOfPlayers, responsesOf } from '../rounds.ts';
import { compareText } from '../slides/order/mix-order.ts';
import type { SaidGroup } from '../slides/said-groups.ts';
import { kindOf } from '../slides/slide-kinds.ts';
import type { Answer, RoomState, Round } from '../state.ts';
import { revealedRound } from './revealed-round.ts';

/** Longest piece of what was said that is shown. */
const SHOWN_MAX = 40;

/**
 * What was said on the slide on screen, at most `SAID_ROWS_MAX` rows; null before the reveal and where nothing is said.
 * When the game hides answers, neither marks nor order give the right one away.
 */
export function saidOf(state: RoomState): SaidRow[] | null {
  const shown = revealedRound(state);
  if (!shown) return null;
  const { slide, round } = shown;
  const open = state.game.showAnswer;
  const rows = rowsOf(slide, round, answersOfPlayers(state, round), open ? byDistance : byCount);
  return open || !rows ? rows : rows.map((row) => ({ ...row, correct: false }));
}

/** The same of any answers, as a report lists them; none where nothing is said. */
export function saidRows(slide: RunSlide, round: Pick<Round, 'closest'>, answers: Iterable<Answer>): SaidRow[] {
  return rowsOf(slide, round, answers, byCountThenDistance) ?? [];
}

function rowsOf(
  slide: RunSlide,
  { closest }: Pick<Round, 'closest'>,
  answers: Iterable<Answer>,
  order: (a: SaidGroup, b: SaidGroup) => number,
): SaidRow[] | null {
  const groups = kindOf(slide).said(slide, responsesOf(answers), closest);
  if (!groups) return null;
  return groups
    .map((group) => ({ ...group, text: shownText(group) }))
    .sort(order)
    .slice(0, SAID_ROWS_MAX)
    .map(({ text, count, correct }) => ({ text, count, correct }));
}

function shownText({ text }: SaidGroup): string {
  const letters = [...text];
  return letters.length <= SHOWN_MAX ? text : `${letters.slice(0, SHOWN_MAX - 1).join('')}…`;
}

/** Says nothing of what is right. */
function byCount(a: SaidRow, b: SaidRow): number {
  return b.count - a.count || compareText(a.text, b.text);
}

/** Nearest numbers first; typed answers have no distance. */
function byDistance(a: SaidGroup, b: SaidGroup): number {
  return a.distance - b.distance || byCount(a, b);
}

function byCountThenDistance(a: SaidGroup, b: SaidGroup): number {
  return b.count - a.count || byDistance(a, b);
}
