/** The same in each language. */
export const list = {
  clearSearch: 'Clear the search',
  tryAgain: 'Try again',
  showAll: 'Show all',
  noMatch: 'Nothing matches',
  noMatchText: 'Search for something else, or remove a filter.',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (n: number) => `Page ${n}`,
  everybody: 'Everyone',
  everyInstitution: 'All institutions',
  typeToSearch: 'Type a name or address',
  noneFound: 'No results',
  from: 'From',
  to: 'To',
};

/** Words of every admin list's own parts. */
export type ListWords = typeof list;
