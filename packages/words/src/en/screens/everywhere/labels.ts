/** The same in each language. */
export const labels = {
  ok: 'OK',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  saved: 'Saved',
  edit: 'Edit',
  remove: 'Delete',
  clearSearch: 'Clear the search',
  tryAgain: 'Try again',
  actions: 'Actions',
  showAll: 'Show all',
  noMatch: 'Nothing matches',
  noMatchText: 'Search for something else, or remove a filter.',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (n: number) => `Page ${n}`,
};

/** Words of the parts that all screens are made of. */
export type LabelTexts = typeof labels;
