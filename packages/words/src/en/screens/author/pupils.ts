export interface PupilTexts {
  /** Of a call-in game, which has no pupils' pages. */
  rehearse: string;
  play: string;
  /** The trial is under way in the second window. */
  running: string;
  runningText: string;
}

/** Words for seeing a game as a pupil sees it. */
export const pupils: PupilTexts = {
  play: 'Play as a pupil',
  rehearse: 'Call rehearsal',
  running: 'The game is running in the second window',
  runningText: 'It advances automatically. Its host console is under Open rooms.',
};
