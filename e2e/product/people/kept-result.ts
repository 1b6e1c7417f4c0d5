import type { GameResult } from '@qc/contract';
import { expect } from '@playwright/test';
import type { Author } from './author.ts';

/** The result of a game's only run; waits until it is kept, which is a moment after the room has ended. */
export async function keptResult(author: Author, gameId: string): Promise<GameResult> {
  const listed = async () => (await author.call('listGameResults', { query: { game: gameId } })).results;
  await expect.poll(async () => (await listed()).length, 'results kept').toBe(1);
  return author.call('getGameResult', { id: (await listed())[0]?._id ?? '' });
}
