import type { Labels } from '../labels.tsx';

/** Words for tests of parts that stand alone. */
export const TEST_LABELS: Labels = {
  ok: 'OK',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  clearSearch: 'Clear',
  tryAgain: 'Try again',
  actions: 'Actions',
  showAll: 'Show all',
  noMatch: 'No match',
  noMatchText: 'Nothing is like that',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (n) => `Page ${n}`,
};
