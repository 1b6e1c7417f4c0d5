import { MediaRef } from '@qc/contract';
import fc from 'fast-check';
import type { RunGame, RunSlide } from '../run-game.ts';
import { answersWith, sampleGame, sampleSlide } from './sample-game.ts';

/** A picture that exists nowhere. */
export function samplePicture(name: string): MediaRef {
  return MediaRef.parse({ _id: `picture-${name}`, type: 'image', publicId: name, width: 800, height: 600, alt: '' });
}

const picture = fc.option(fc.constantFrom(samplePicture('one'), samplePicture('two')), { freq: 1, nil: null });

const answers = fc
  .integer({ min: 2, max: 8 })
  .chain((count) =>
    fc
      .uniqueArray(fc.integer({ min: 0, max: count - 1 }), { minLength: 1, maxLength: count })
      .map((right) => answersWith(right, count)),
  );

const slide: fc.Arbitrary<RunSlide> = fc
  .record({
    type: fc.constantFrom<RunSlide['type']>('trivia', 'trivia', 'trueFalse', 'survey', 'media'),
    answers,
    selection: fc.constantFrom<RunSlide['selection']>('single', 'multiple'),
    openingMedia: picture,
    endingMedia: picture,
    score: fc.constantFrom(1000, 1000, 0, 777),
    time: fc.constantFrom(1, 5, 20, 60),
    stays: fc.boolean(),
  })
  .map(({ stays, ...written }) => {
    if (written.type === 'media') return sampleSlide({ ...written, answers: [], time: stays ? 0 : written.time });
    if (written.type !== 'trueFalse') return sampleSlide(written);
    const right = written.answers[0]?.correct === true ? 0 : 1;
    return sampleSlide({ ...written, answers: answersWith([right], 2) });
  });

/** Games of one to five slides of every type, with every setting that the rules look at. */
export const arbitraryGame: fc.Arbitrary<RunGame> = fc
  .record({
    slides: fc.array(slide, { minLength: 1, maxLength: 5 }),
    showResultsAfter: fc.constantFrom<RunGame['showResultsAfter']>('question', 'question', 'end', 'never'),
    showAnswer: fc.boolean(),
    winnersCount: fc.integer({ min: 1, max: 4 }),
    maxPlayers: fc.constantFrom(3, 100, 100),
  })
  .map(({ slides, ...settings }) => sampleGame(slides, settings));
