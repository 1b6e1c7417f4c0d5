import { contentOf } from '@qc/words/content';
import { PLAIN_SAMPLE, type SampleKind, sampleQuestion } from '../sample-kind.ts';

const LINK = 'https://games.example.org/watch?v=sample';

/** A game of another site, which is not asked. */
export const miniGame: SampleKind = {
  ...PLAIN_SAMPLE,
  questions: (language) => ({
    miniGame: sampleQuestion('miniGame', contentOf(language).sample.miniGame, [], { miniGame: LINK }),
  }),
  response: () => ({ type: 'miniGame', share: 0.8 }),
};
