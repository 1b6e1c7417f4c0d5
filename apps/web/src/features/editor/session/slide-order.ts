import type { QuestionId } from '@qc/contract';
import type { GameFields } from './editor-records.ts';
import { joinOrders } from './merge-stale.ts';

/** Joins two people's orders of the slides, for a stale save of the game; undefined: the person must choose. */
export function joinQuestionOrders(
  field: keyof GameFields,
  base: GameFields,
  mine: Partial<GameFields>,
  theirs: GameFields,
): Partial<GameFields> | undefined {
  if (field !== 'questions' || !mine.questions) return undefined;
  const questions = joinOrders(base.questions, mine.questions, theirs.questions);
  return questions && { questions };
}

/** The slides in a wanted order. What is gone is left out; what the wanted order does not know stays after its neighbour. */
export function placeAll(order: readonly QuestionId[], wanted: readonly QuestionId[]): QuestionId[] {
  const there = new Set(order);
  const known = new Set(wanted);
  const next = wanted.filter((id) => there.has(id));
  for (const [at, id] of order.entries()) {
    if (known.has(id)) continue;
    const before = order[at - 1];
    next.splice(before === undefined ? 0 : next.indexOf(before) + 1, 0, id);
  }
  return next;
}

/** The order after moving some slides together to a place counted among the others. */
export function moveTogether(order: readonly QuestionId[], moved: readonly QuestionId[], to: number): QuestionId[] {
  const chosen = new Set(moved);
  const rest = order.filter((id) => !chosen.has(id));
  const block = order.filter((id) => chosen.has(id));
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, ...block);
}
