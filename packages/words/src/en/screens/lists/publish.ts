/** What an admin is asked before a hidden question is shown, by language. */
export const publish = {
  title: 'Show a hidden question?',
  text: 'This question is set to be hidden from users, perhaps by its author. If you show it, everyone can copy it.',
  show: 'Show it all the same',
};

/** What an admin is asked before a question that is set to be hidden is shown in the library. */
export type PublishWords = typeof publish;
