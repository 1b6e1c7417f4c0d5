export interface Texts {
  title: string;
  steps: Record<'made' | 'tried' | 'ran', string>;
  hints: Record<'made' | 'tried' | 'ran', string>;
  done: string;
  sample: string;
  sampleText: string;
  play: string;
  dismiss: string;
}

/** Words of the first steps of a new author. */
export const firstSteps: Texts = {
  title: 'First steps',
  steps: { made: 'Build a game', tried: 'Play it as a pupil', ran: 'Run it with a class' },
  hints: {
    made: 'Five questions are enough.',
    tried: 'A trial run is free and opens in a phone window.',
    ran: 'Open the big screen. Everybody joins with a code.',
  },
  done: 'Done',
  sample: 'See a game first',
  sampleText: 'A ready game opens in a phone window and advances automatically. Just answer.',
  play: 'Play a sample game',
  dismiss: 'Hide the first steps',
};
