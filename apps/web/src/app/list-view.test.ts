import { describe, expect, it } from 'vitest';
import { readGamesView, readResultsView } from './list-view.ts';

describe('list views', () => {
  it('read what makes sense', () => {
    expect(readGamesView({ page: 3, search: 'quiz', sortBy: 'name', sortDesc: false })).toEqual({
      page: 3,
      search: 'quiz',
      sortBy: 'name',
      sortDesc: false,
    });
    expect(readResultsView({ game: 'g1', search: 2024 })).toEqual({ game: 'g1', search: '2024' });
  });

  it('drop what does not, and the defaults', () => {
    expect(readGamesView({ page: -1, search: ['x'], sortBy: 'password', sortDesc: 'yes' })).toEqual({});
    expect(readResultsView({ page: 1, game: '' })).toEqual({});
  });
});
