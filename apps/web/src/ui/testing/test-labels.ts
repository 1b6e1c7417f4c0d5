import type { Labels } from '../labels.tsx';

/** Words for tests of parts that stand alone. */
export const TEST_LABELS: Labels = {
  clearSearch: 'Clear',
  tryAgain: 'Try again',
  showAll: 'Show all',
  noMatch: 'No match',
  noMatchText: 'Nothing is like that',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (n) => `Page ${n}`,
};
