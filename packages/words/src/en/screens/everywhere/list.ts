/** The same in each language. */
export const list = {
  everybody: 'Everyone',
  everyInstitution: 'All institutions',
  typeToSearch: 'Type a name or address',
  noneFound: 'No results',
  from: 'From',
  to: 'To',
};

/** Words of every admin list's own parts. */
export type ListWords = typeof list;
