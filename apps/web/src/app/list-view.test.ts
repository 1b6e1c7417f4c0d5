import { describe, expect, it } from 'vitest';
import { readGamesView, readOrderView, readPurchasesView, readResultsView } from './list-view.ts';

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

  it('keep the part, the period and the kind of the purchases screen', () => {
    const address = { tab: 'usage', period: 30, source: 'remote', from: '2026-11-01', to: '1.11.26', page: 2 };
    expect(readPurchasesView(address)).toEqual({
      tab: 'usage',
      period: '30',
      source: 'remote',
      from: '2026-11-01',
      page: 2,
    });
    expect(readPurchasesView({ tab: 'admin', period: '31', source: 'all' })).toEqual({});
  });

  it('take nothing from a payment page but which order it was', () => {
    const hostile = {
      order: 'order0001',
      redirect: 'https://evil.example',
      next: '//evil.example',
      session_id: 'cs_1',
    };
    expect(readOrderView(hostile)).toEqual({ order: 'order0001' });
    for (const order of ['javascript:alert(1)', '//evil.example', '../x', '', 7, ['order0001'], null])
      expect(readOrderView({ order })).toEqual({});
  });
});
