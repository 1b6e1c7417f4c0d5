import type { GameSummary } from '@qc/contract';
import { newSettings, GameSummary as GameSummarySchema } from '@qc/contract';
import { describe, expect, it } from 'vitest';
import { type GameList, insertCopy, removeGame } from './game-lists.ts';

function game(id: string): GameSummary {
  return GameSummarySchema.parse({
    _id: id.padEnd(8, '0'),
    user: 'user0000',
    name: id,
    ...newSettings(),
    language: 'en',
    direction: 'ltr',
    access: 'owner',
    sharedBy: null,
    generic: false,
    setting: { gameType: 'firebase' },
    type: 'firebase',
    code: null,
    disabled: false,
    blocked: false,
    numOfShares: 0,
    questionsCount: 1,
    gapsCount: 0,
    thumbnail: null,
    cover: null,
    version: 1,
    createdAt: 1,
    updatedAt: 1,
  });
}

const list = (...ids: string[]): GameList => ({ games: ids.map(game), count: ids.length });
const names = (of: GameList) => of.games.map((each) => each.name);

describe('insertCopy', () => {
  it("puts the copy at the original's position", () => {
    expect(names(insertCopy(list('a', 'b', 'c'), game('b')._id, game('copy'), 25))).toEqual(['a', 'copy', 'b', 'c']);
  });

  it('keeps at most the given number, and counts the copy', () => {
    const after = insertCopy(list('a', 'b', 'c', 'd'), game('a')._id, game('copy'), 4);
    expect(names(after)).toEqual(['copy', 'a', 'b', 'c']);
    expect(after.count).toBe(5);
  });

  it('leaves a list without the original alone', () => {
    const before = list('a');
    expect(insertCopy(before, game('x')._id, game('copy'), 4)).toBe(before);
  });
});

describe('removeGame', () => {
  it('takes the game out and counts it', () => {
    expect(removeGame(list('a', 'b'), game('a')._id)).toEqual(list('b'));
    expect(removeGame(list('a'), game('z')._id)).toEqual(list('a'));
  });
});
