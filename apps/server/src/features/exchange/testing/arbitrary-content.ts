import {
  cleanText,
  completeContent,
  GAME_TYPES,
  LANGUAGES,
  SLIDE_TIMES,
  SLIDE_TYPES,
  SPELLINGS_MAX,
  TYPING_SCRIPTS,
  type CategoryId,
  type MediaRef,
  type QuestionContent,
} from '@qc/contract';
import fc from 'fast-check';

/** Texts that break files: script ends, separators, direction marks, quotes, escapes, names of object members. */
export const NASTY_TEXTS = [
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  'one\ntwo',
  'a\u2028b\u2029c',
  '\u200Fימין\u200E "left"',
  '__proto__',
  '\\u003c \\" \\',
  '{"format":1}',
  'شَدّة',
  '👩‍👩‍👧',
  '$& $1',
  'null',
];

/** A text as a field may hold it. */
export function arbitraryText(max: number): fc.Arbitrary<string> {
  return fc
    .oneof(fc.constant(''), fc.constantFrom(...NASTY_TEXTS), fc.string({ unit: 'grapheme', maxLength: 40 }))
    .map((text) => cleanText(cleanText(text).slice(0, max)))
    .filter((text) => cleanText(text) === text);
}

/** What slides may use. */
export interface ContentPool {
  pictures: readonly MediaRef[];
  films: readonly MediaRef[];
  categories: readonly CategoryId[];
}

/** Any slide of any type, with gaps or without. */
export function arbitrarySlide({ pictures, films, categories }: ContentPool): fc.Arbitrary<QuestionContent> {
  const picture = fc.option(fc.constantFrom(...pictures));
  const any = fc.option(fc.constantFrom(...pictures, ...films));
  const sound = fc.constantFrom(null, ...films.filter(({ type }) => type === 'audio'));
  const answer = fc
    .record({ text: arbitraryText(120), media: picture, correct: fc.boolean(), spoken: fc.option(arbitraryText(120)) })
    .map(({ spoken, ...written }) => (spoken === null ? written : { ...written, spoken }));
  const finite = fc.double({ min: -1e12, max: 1e12, noNaN: true }).map((value) => value + 0);
  return fc
    .record({
      type: fc.constantFrom(...SLIDE_TYPES),
      question: arbitraryText(300),
      queMessage: arbitraryText(200),
      image: picture,
      answers: fc.array(answer, { maxLength: SPELLINGS_MAX }),
      selection: fc.constantFrom('single' as const, 'multiple' as const),
      typing: fc.record({
        script: fc.constantFrom(...TYPING_SCRIPTS),
        strictMarks: fc.boolean(),
        strictCase: fc.boolean(),
        strictSpaces: fc.boolean(),
      }),
      numberKey: fc.record({
        value: fc.option(finite),
        rule: fc.constantFrom('closest' as const, 'tolerance' as const),
        tolerance: finite.map(Math.abs),
        unit: arbitraryText(12),
      }),
      buzzer: fc.record({ answer: arbitraryText(120), penalty: fc.nat(100_000), wholeTeam: fc.boolean() }),
      break: fc.record({ minutes: fc.integer({ min: 1, max: 60 }), music: fc.boolean() }),
      miniGame: fc.constantFrom('', 'https://games.example.org/a?b=1'),
      score: fc.option(fc.nat(100_000)),
      time: fc.option(fc.nat(600)),
      openingMedia: any,
      explanation: arbitraryText(500),
      explanationMedia: picture,
      times: fc.constantFrom(...SLIDE_TIMES),
      round: fc.option(fc.record({ title: arbitraryText(40) })),
      talkSeconds: fc.constantFrom(0, 30, 300),
      readSeconds: fc.option(fc.nat(60)),
      endingMedia: any,
      backgroundMedia: picture,
      labels: fc.subarray([...categories]),
      visible: fc.boolean(),
      locked: fc.boolean(),
      notes: arbitraryText(2000),
      mediaTitle: arbitraryText(40),
      spoken: arbitraryText(500),
      recording: sound,
      recordingSaysAnswers: fc.boolean(),
    })
    .map((made) => completeContent(made));
}

/** Changes of a game's settings, each one that there is. */
export function arbitrarySettings({ pictures }: ContentPool, sounds: readonly MediaRef[]) {
  return fc.record({
    name: arbitraryText(30).map((text) => `a ${text} z`.slice(0, 40)),
    description: arbitraryText(2000),
    language: fc.constantFrom(...LANGUAGES),
    direction: fc.constantFrom('rtl' as const, 'ltr' as const),
    mainColor: fc.constantFrom('#123456', '#ABCDEF'),
    secondaryColor: fc.constantFrom('#654321', '#fedcba'),
    maxParticipants: fc.nat(10_000),
    backgroundImage: fc.option(fc.constantFrom(...pictures)),
    logo: fc.option(fc.constantFrom(...pictures)),
    backdrop: fc.constantFrom('plain' as const, 'rays' as const, 'confetti' as const),
    movingBackdrop: fc.boolean(),
    sound: fc.boolean(),
    soundSet: fc.constantFrom('classic' as const, 'arcade' as const, 'calm' as const),
    music: fc.option(fc.constantFrom(...sounds)),
    winnersSound: fc.option(fc.constantFrom(...sounds)),
    lobbySlides: fc.array(fc.record({ media: fc.constantFrom(...pictures), caption: arbitraryText(80) }), {
      maxLength: 3,
    }),
    waitingText: arbitraryText(2000),
    regulationsLink: fc.constantFrom('', 'https://example.org/rules'),
    regulationsText: arbitraryText(2000),
    collectPhone: fc.boolean(),
    winnersCount: fc.integer({ min: 1, max: 20 }),
    winnersList: fc.boolean(),
    separateWinnersSounds: fc.boolean(),
    timer: fc.boolean(),
    showAnswer: fc.boolean(),
    callerPoints: fc.constantFrom('flat' as const, 'speed' as const),
    showResultsAfter: fc.constantFrom('question' as const, 'round' as const, 'end' as const, 'never' as const),
    setting: fc.constantFrom(...GAME_TYPES).map((gameType) => ({ gameType })),
  });
}
