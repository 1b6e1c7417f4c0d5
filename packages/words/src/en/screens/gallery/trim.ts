/** Words of choosing a part of a film or sound, by language. */
export const trim = {
  part: 'Part to play',
  start: 'From',
  end: 'To',
  toTheEnd: 'to the end',
  play: 'Play',
  hide: 'Hide',
  whole: (time: string) => `Full length ${time}`,
  badTime: 'Enter minutes and seconds, such as 1:05',
  endFirst: 'The end must be after the start',
  pastEnd: 'This is after the end of the file',
  tooLong: 'You can play up to 30 seconds',
};

/** Words of choosing a part. */
export type TrimTexts = typeof trim;
