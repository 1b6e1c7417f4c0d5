import { tableGet } from '../seats/seat-table.ts';
import { kindOf } from '../slides/slide-kinds.ts';
import type { RoomState } from '../state.ts';

/** Self-paced: whether the assignment closed before its player had come to the end of the last question. */
export function wasStopped({ game, rounds, startedAtMs, endedAtMs }: RoomState): boolean {
  if (game.pace !== 'self') return false;
  if (startedAtMs === null) return true;
  const asked = new Set(rounds.map(({ slide }) => slide));
  if (game.slides.some((slide, index) => kindOf(slide).asks && !asked.has(index))) return true;
  const last = rounds.at(-1);
  return last !== undefined && last.closedAtMs === endedAtMs && (tableGet(last.answers, 0) ?? null) === null;
}
