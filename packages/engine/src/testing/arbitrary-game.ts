import { MediaRef } from '@qc/contract';
import fc from 'fast-check';
import { mixOrder } from '../mix-order.ts';
import type { RunGame, RunSlide } from '../run-game.ts';
import { NUMBERS, TYPED } from './said-pool.ts';
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

/** Rooms of generated games mix their items with this seed. */
export const SEED = '123456';

const plainWords = TYPED.filter(({ differs, text, word }) => differs === null && text === word).map(({ word }) => word);

const typing = fc.record({
  script: fc.constant<RunSlide['typing']['script']>('any'),
  strictMarks: fc.boolean(),
  strictCase: fc.boolean(),
  strictSpaces: fc.boolean(),
});

const numberKey = fc.record({
  value: fc.constantFrom(...NUMBERS.map(([, value]) => value)),
  rule: fc.constantFrom<RunSlide['numberKey']['rule']>('closest', 'closest', 'tolerance'),
  tolerance: fc.constantFrom(0, 1, 10),
  unit: fc.constantFrom('', 'km'),
});

const slide: fc.Arbitrary<RunSlide> = fc
  .record({
    type: fc.constantFrom<RunSlide['type']>(
      ...(['trivia', 'trivia', 'trueFalse', 'survey', 'typed', 'number', 'order', 'media', 'miniGame'] as const),
    ),
    answers,
    spellings: fc.uniqueArray(fc.constantFrom(...plainWords), { minLength: 1, maxLength: 3 }),
    typing,
    numberKey,
    selection: fc.constantFrom<RunSlide['selection']>('single', 'multiple'),
    openingMedia: picture,
    endingMedia: picture,
    score: fc.constantFrom(1000, 1000, 0, 777),
    time: fc.constantFrom(1, 5, 20, 60),
    stays: fc.boolean(),
  })
  .map(({ stays, spellings, ...written }) => {
    switch (written.type) {
      case 'media':
        return sampleSlide({ ...written, answers: [], time: stays ? 0 : written.time });
      case 'trueFalse':
        return sampleSlide({ ...written, answers: answersWith([written.answers[0]?.correct === true ? 0 : 1], 2) });
      case 'typed':
        return sampleSlide({ ...written, answers: spellings.map((text) => ({ text, media: null, correct: true })) });
      case 'order':
        return sampleSlide({ ...written, ...mixOrder(written.answers, SEED) });
      case 'number':
      case 'miniGame':
        return sampleSlide({ ...written, answers: [] });
      default:
        return sampleSlide(written);
    }
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
