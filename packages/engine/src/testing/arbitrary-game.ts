import { keysOf, MediaRef, type SlideType } from '@qc/contract';
import fc from 'fast-check';
import { mixOrder } from '../slides/order/mix-order.ts';
import type { RunGame, RunSlide } from '../run-game.ts';
import { arbitraryScoring, arbitraryTeams, PLAIN_WORDS } from './arbitrary-rules.ts';
import { NUMBERS } from './said-pool.ts';
import { answersWith, sampleGame, sampleSlide } from './sample-game.ts';

/** A picture that exists nowhere. */
export function samplePicture(name: string): MediaRef {
  return MediaRef.parse({ _id: `picture-${name}`, type: 'image', publicId: name, width: 800, height: 600, alt: '' });
}

// A slide with all of them takes many presses: most have none.
const picture = fc.constantFrom(null, null, null, null, null, samplePicture('one'), samplePicture('two'));

const answers = fc
  .integer({ min: 2, max: 8 })
  .chain((count) =>
    fc
      .uniqueArray(fc.integer({ min: 0, max: count - 1 }), { minLength: 1, maxLength: count })
      .map((right) => answersWith(right, count)),
  );

/** Rooms of generated games mix their items with this seed. */
export const SEED = '123456';

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

/** A slide as drawn, and what its kind makes of it. */
type Drawn = Partial<RunSlide> & Pick<RunSlide, 'answers' | 'time'> & { stays: boolean; spellings: string[] };
const OF_KIND: Readonly<Record<SlideType, (drawn: Drawn) => Partial<RunSlide>>> = {
  trivia: () => ({}),
  trueFalse: ({ answers: [first] }) => ({ answers: answersWith([first?.correct === true ? 0 : 1], 2) }),
  survey: () => ({}),
  typed: ({ spellings }) => ({ answers: spellings.map((text) => ({ text, media: null, correct: true })) }),
  number: () => ({ answers: [] }),
  order: (drawn) => mixOrder(drawn.answers, SEED),
  media: ({ stays, time }) => ({ answers: [], time: stays ? 0 : time }),
  miniGame: () => ({ answers: [] }),
  break: ({ stays, time }) => ({ answers: [], break: { minutes: time, music: stays } }),
  buzzer: ({ stays, time }) => ({ answers: [], buzzer: { answer: '', penalty: stays ? 150 : 0, wholeTeam: time > 5 } }),
};

const slide: fc.Arbitrary<RunSlide> = fc
  .record({
    type: fc.constantFrom('trivia' as const, 'buzzer' as const, ...keysOf(OF_KIND)),
    answers,
    spellings: fc.uniqueArray(fc.constantFrom(...PLAIN_WORDS), { minLength: 1, maxLength: 3 }),
    typing,
    numberKey,
    selection: fc.constantFrom<RunSlide['selection']>('single', 'multiple'),
    openingMedia: picture,
    endingMedia: picture,
    image: picture,
    explanation: fc.constantFrom('', '', 'It stands in the book.'),
    explanationMedia: picture,
    times: fc.constantFrom<RunSlide['times']>(1, 1, 2, 3),
    round: fc.constantFrom(null, null, { title: 'Rivers' }, { title: '' }),
    talkSeconds: fc.constantFrom(0, 0, 30),
    score: fc.constantFrom(1000, 1000, 0, 777),
    time: fc.constantFrom(1, 5, 20, 60),
    stays: fc.boolean(),
  })
  .map((drawn) => {
    const { stays: _, spellings: _spellings, ...written } = drawn;
    return sampleSlide({ ...written, ...OF_KIND[written.type](drawn) });
  });

/** Mostly without what takes presses and time, as otherwise sequences would not come far; rules of today and of before. */
const arbitraryRhythm: fc.Arbitrary<Partial<RunGame>> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Partial<RunGame>>({}, { rules: 2 }) },
  {
    weight: 1,
    arbitrary: fc.record({
      rules: fc.constant(2 as const),
      startCountdown: fc.boolean(),
      readingPace: fc.constantFrom<RunGame['readingPace']>('none', 'quick', 'usual', 'slow'),
      podiumPace: fc.constantFrom<RunGame['podiumPace']>('itself', 'itself', 'byHand', 'atOnce'),
      revealByHand: fc.boolean(),
    }),
  },
);

/** When a generated assignment closes: soon after generated rooms open. */
export const CLOSES_AT_MS = 1_700_000_020_000;

/** Games of one to five slides of every type, with every setting that the rules look at. */
export const arbitraryGame: fc.Arbitrary<RunGame> = fc
  .record({
    slides: fc.array(slide, { minLength: 1, maxLength: 5 }),
    showResultsAfter: fc.constantFrom<RunGame['showResultsAfter']>('question', 'question', 'round', 'end', 'never'),
    showAnswer: fc.boolean(),
    scoring: arbitraryScoring,
    teams: arbitraryTeams,
    winnersCount: fc.integer({ min: 1, max: 4 }),
    maxPlayers: fc.constantFrom(3, 100, 100),
    autoAdvance: fc.constantFrom(false, false, true),
    lateJoin: fc.constantFrom(true, true, true, false),
    reactions: fc.constantFrom('on', 'on', 'notDuringQuestions', 'off'),
    spectators: fc.constantFrom(true, true, false),
    rhythm: arbitraryRhythm,
    pace: fc.constantFrom<Partial<RunGame>>(
      ...Array.from({ length: 14 }, () => ({})),
      { pace: 'self' },
      { pace: 'self', closesAtMs: CLOSES_AT_MS },
    ),
  })
  .map(({ slides, pace, rhythm, ...settings }) =>
    // Alone there is nobody to talk to.
    pace.pace === 'self'
      ? sampleGame(
          slides.map((one) => ({ ...one, talkSeconds: 0 })),
          { ...settings, ...pace },
        )
      : sampleGame(slides, { ...settings, ...rhythm }),
  );
