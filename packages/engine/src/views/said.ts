import type { SaidRow, SlideResponse } from '@qc/contract';
import { SAID_ROWS_MAX } from '@qc/contract/limits';
import { foldTyped } from '../grading/fold-typed.ts';
import { grade } from '../grading/grade.ts';
import { distanceOf } from '../grading/grade-number.ts';
import { writtenResponse } from '../grading/written-response.ts';
import { compareText } from '../prepare/mix-order.ts';
import type { RunSlide } from '../run-game.ts';
import { answersOfPlayers } from '../rounds.ts';
import type { Answer, RoomState, Round } from '../state.ts';
import { revealedRound } from './revealed-round.ts';

/** Longest piece of a typed answer that is shown. */
const SHOWN_MAX = 40;

/** Answers that count as one thing said. */
interface Group extends SaidRow {
  /** On a number slide its distance from the right one. */
  distance: number;
  /** Ways it was written, and how often. */
  ways: Map<string, number>;
}

/**
 * What was said on the typed or number slide on screen, at most `SAID_ROWS_MAX` rows; null before the reveal and on
 * other slides. When the game hides answers, neither marks nor order give the right one away.
 */
export function saidOf(state: RoomState): SaidRow[] | null {
  const shown = revealedRound(state);
  if (!shown || (shown.slide.type !== 'typed' && shown.slide.type !== 'number')) return null;
  const { slide, round } = shown;
  const open = state.game.showAnswer;
  const rows = saidRows(slide, round, answersOfPlayers(state, round), open ? byDistance : byCount);
  return open ? rows : rows.map((row) => ({ ...row, correct: false }));
}

/** The same of any answers to a typed or number slide, as a report lists them; none on others. */
export function saidRows(
  slide: RunSlide,
  round: Pick<Round, 'closest'>,
  answers: Iterable<Pick<Answer, 'response'>>,
  order: (a: Group, b: Group) => number = byCountThenDistance,
): SaidRow[] {
  if (slide.type !== 'typed' && slide.type !== 'number') return [];
  const groups = new Map<string, Group>();
  for (const { response } of answers) {
    const text = writtenResponse(response);
    if (text === null) continue;
    const key = response.type === 'typed' ? foldTyped(text, slide.typing) : text;
    const group = groups.get(key) ?? newGroup(slide, round, response, text);
    group.count += 1;
    group.ways.set(text, (group.ways.get(text) ?? 0) + 1);
    groups.set(key, group);
  }
  return [...groups.values()]
    .map((group) => ({ ...group, text: shownText(group) }))
    .sort(order)
    .slice(0, SAID_ROWS_MAX)
    .map(({ text, count, correct }) => ({ text, count, correct }));
}

function newGroup(slide: RunSlide, round: Pick<Round, 'closest'>, response: SlideResponse, text: string): Group {
  const correct = grade(slide, response, round.closest)?.correct === true;
  const distance = response.type === 'number' ? (distanceOf(slide, response.value) ?? Infinity) : 0;
  return { text, count: 0, correct, distance, ways: new Map() };
}

/** The way it was written most often. */
function shownText({ text, ways }: Group): string {
  const [way] = [...ways].reduce((best, one) => (one[1] > best[1] ? one : best), [text, 0]);
  const letters = [...way];
  return letters.length <= SHOWN_MAX ? way : `${letters.slice(0, SHOWN_MAX - 1).join('')}…`;
}

/** Says nothing of what is right. */
function byCount(a: SaidRow, b: SaidRow): number {
  return b.count - a.count || compareText(a.text, b.text);
}

/** Nearest numbers first; typed answers have no distance. */
function byDistance(a: Group, b: Group): number {
  return a.distance - b.distance || byCount(a, b);
}

function byCountThenDistance(a: Group, b: Group): number {
  return b.count - a.count || byDistance(a, b);
}
