export interface PupilTexts {
  play: string;
  /** The trial is under way in the second window. */
  running: string;
  runningText: string;
}

/** Words for seeing a game as a pupil sees it. */
export const pupils: PupilTexts = {
  play: 'Play as a pupil',
  running: 'The game is running in the second window',
  runningText: 'It advances automatically. Its host console is under Open rooms.',
};
