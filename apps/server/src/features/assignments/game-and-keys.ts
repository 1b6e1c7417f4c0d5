import type { CorrectionRequest } from '@qc/contract';
import type { RunGame } from '@qc/engine';
import { findEarlierChanges, findResultOf } from '#features/results';
import type { Db } from '#platform/db/tables';
import { readAssignmentGame } from './assignment-store.ts';

/** What an assignment is played by, and what is true of it by now. */
export interface GameAndKeys {
  /** As it was given out. */
  game: RunGame;
  /** Right answers that were put right in its result, oldest first. */
  keys: readonly CorrectionRequest[];
}

/** The game of an assignment with what was put right in its result; null: there is no such assignment. */
export async function readGameAndKeys(db: Db, id: string): Promise<GameAndKeys | null> {
  const game = await readAssignmentGame(db, id);
  return game && { game, keys: await readKeys(db, id) };
}

/** The right answers that were put right in the result of an assignment, oldest first. */
export async function readKeys(db: Db, id: string): Promise<CorrectionRequest[]> {
  const result = await findResultOf(db, { assignment: id });
  if (!result) return [];
  const { corrections } = await findEarlierChanges(db, result.id);
  return corrections.map(({ correction }) => correction);
}
