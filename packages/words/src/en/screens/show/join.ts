/** Words of joining that only some games need, in the language of the game. */
export const join = {
  rules: 'Rules',
  rulesLink: 'Read the full rules',
  consent: 'I have read the rules and agree',
  chooseTeam: 'Choose a team',
  tapShapes: 'One more step',
  tapHint: 'Tap the six shapes in the order shown on the big screen',
  tapped: (n: number, of: number) => `${n} of ${of} tapped`,
  shapes: ['Triangle', 'Diamond', 'Circle', 'Square', 'Star', 'Hexagon', 'Pentagon', 'Plus'],
  undo: 'Undo the last tap',
  noShapes: 'No shapes on the big screen?',
  askForShapes: 'You need the shapes to join. Ask the host to show them or read them out',
};

export type JoinTexts = typeof join;
