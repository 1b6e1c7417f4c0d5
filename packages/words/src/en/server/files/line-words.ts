/** What a telephone line says to who does not come into any conversation. */
export type LineWords = { busy: string; tooManyCalls: string };

/** What a telephone line says to who does not come into any conversation. */
export const lineWords: LineWords = {
  busy: 'All lines are busy now. Please call again in a few minutes.',
  tooManyCalls: 'There have been too many calls from this number. Please call again later.',
};
