/** Words around the preview, by language. */
export const editorPreview = {
  moment: 'Moment shown',
  presenter: 'The big screen',
  player: 'A player’s phone',
  lobby: 'Lobby',
  round: 'Round',
  opening: 'Before',
  question: 'Question',
  talk: 'Talk',
  secondVote: '2nd vote',
  reveal: 'Answer',
  ending: 'After',
  media: 'Slide',
  break: 'Slide',
  standings: 'Leaderboard',
  podium: 'Winners',
};

/** Words around the preview. */
export type PreviewTexts = typeof editorPreview;
