import { describe, expect, it } from 'vitest';
import { isNarrowed, periodOf, readAdminView } from './admin-view.ts';

describe('readAdminView', () => {
  it('takes what makes sense', () => {
    const view = {
      ...{ page: 3, search: 'noa', sortBy: 'name', sortDesc: true, user: 'user-0001', institution: 'inst-0001' },
      ...{ category: 'category-1', language: 'ar' },
      ...{ from: '2026-05-01', to: '2026-05-31', kind: 'paid', show: 'usage' },
    };
    expect(readAdminView(view)).toEqual(view);
  });

  it('leaves out what makes none', () => {
    const wild = {
      page: -1,
      search: {},
      sortBy: '<b>',
      sortDesc: 'yes',
      user: 'x',
      from: '31.5.2026',
      to: '2026-99-99',
    };
    expect(readAdminView({ ...wild, kind: 'a b', show: 5, unknown: 1 })).toEqual({});
  });

  it('reads a search for digits, which the router gives as a number', () => {
    expect(readAdminView({ search: 972 })).toEqual({ search: '972' });
  });
});

describe('the view', () => {
  it('is narrowed by filters, not by page, order or tab', () => {
    expect(isNarrowed({ page: 2, sortBy: 'name', sortDesc: true, show: 'usage' })).toBe(false);
    expect(isNarrowed({ search: 'x' })).toBe(true);
    expect(isNarrowed({ from: '2026-05-01' })).toBe(true);
  });

  it('has whole days, also where the clock changes', () => {
    const { from = 0, to = 0 } = periodOf({ from: '2026-03-27', to: '2026-03-27' });
    expect(new Date(from)).toEqual(new Date(2026, 2, 27));
    expect(new Date(to)).toEqual(new Date(2026, 2, 28));
    expect(periodOf({})).toEqual({});
  });
});
