import type { MediaRef, QuestionView, SlideResponse } from '@qc/contract';
import type { TestSlide } from '../../crash/account.ts';

/** The slide's points. */
export const POINTS = 1000;
const SECONDS = 300;
/** From this share of its points on a mini-game counts as right. */
const PASSED = 0.5;
const ANIMALS = ['ant', 'dog', 'horse', 'elephant'];

/** What a slide asks, and both what is wholly right and what has nothing right in it. */
interface KnownSlide {
  slide: TestSlide;
  answer(question: QuestionView, right: boolean): SlideResponse;
}

const texts = (words: readonly string[], ...right: number[]) =>
  words.map((text, index) => ({ text, media: null, correct: right.includes(index) }));

/** The places at which these words are shown. */
function places(question: QuestionView, words: readonly string[]): number[] {
  return words.map((word) => question.answers.findIndex(({ text }) => text === word));
}

const questions: readonly KnownSlide[] = [
  {
    slide: { type: 'trivia', question: 'Which planet is red?', answers: texts(['Venus', 'Mars', 'Jupiter'], 1) },
    answer: (question, right) => ({ type: 'trivia', picks: places(question, [right ? 'Mars' : 'Venus']) }),
  },
  {
    slide: {
      ...{ type: 'trivia', question: 'Which are even?', selection: 'multiple' },
      answers: texts(['Two', 'Three', 'Four', 'Five'], 0, 2),
    },
    answer: (question, right) => ({ type: 'trivia', picks: places(question, right ? ['Two', 'Four'] : ['Five']) }),
  },
  {
    slide: { type: 'trueFalse', question: 'The sea is salty', answers: texts(['', ''], 0) },
    answer: (_, right) => ({ type: 'trueFalse', picks: [right ? 0 : 1] }),
  },
  {
    slide: {
      ...{ type: 'number', question: 'How many days has a year?', answers: [] },
      numberKey: { value: 365, rule: 'tolerance', tolerance: 0.5, unit: 'days' },
    },
    answer: (_, right) => ({ type: 'number', value: right ? 365.5 : -7 }),
  },
  {
    slide: {
      ...{ type: 'typed', question: 'What is the capital of France?', answers: texts(['Paris'], 0) },
      typing: { script: 'en', strictMarks: false, strictCase: false, strictSpaces: false },
    },
    answer: (_, right) => ({ type: 'typed', text: right ? 'paris' : 'Rome' }),
  },
  {
    slide: { type: 'order', question: 'From small to large', answers: texts(ANIMALS) },
    answer: (question, right) => {
      const [first = '', ...others] = ANIMALS;
      return { type: 'order', sequence: places(question, right ? ANIMALS : [...others, first]) };
    },
  },
  {
    slide: {
      ...{ type: 'miniGame', question: 'Catch the stars', queMessage: 'As many as you can', answers: [] },
      miniGame: 'https://learningapps.org/watch?app=1',
    },
    answer: (_, right) => ({ type: 'miniGame', share: right ? 1 : 0 }),
  },
  {
    slide: { type: 'survey', question: 'What do you drink?', score: 0, answers: texts(['Tea', 'Coffee', 'Water']) },
    answer: (question, right) => ({ type: 'survey', picks: places(question, [right ? 'Tea' : 'Water']) }),
  },
];

/**
 * A question of every kind, with a media slide after the first. `first` says which kind begins, so that another one is
 * open when the server is replaced.
 */
export function knownSlides(picture: MediaRef, first: number): TestSlide[] {
  const pause: TestSlide = { type: 'media', question: 'A break', answers: [], openingMedia: picture, time: 0 };
  return questions.flatMap((_, at): TestSlide[] => {
    const slide = questions[(at + first) % questions.length]?.slide;
    if (!slide) return [];
    const image = at === 0 ? picture : null;
    const full = { score: POINTS, time: SECONDS, ...slide, image };
    return at === 0 ? [full, pause] : [full];
  });
}

/** An answer to one of these questions, right or wholly wrong. */
export function answerTo(question: QuestionView, right: boolean): SlideResponse {
  const known = questions.find(({ slide }) => slide.question === question.question);
  if (!known) throw new Error(`nobody knows ${question.question}`);
  return known.answer(question, right);
}

/** The message that gives an answer, as pages of that protocol say it: up to 3 there was one form for all kinds. */
export function answerForm(response: SlideResponse, protocol: number): object {
  if (protocol > 3) return { response };
  switch (response.type) {
    case 'typed':
      return { choice: [], text: response.text };
    case 'number':
      return { choice: [], text: String(response.value) };
    case 'miniGame':
      return { choice: [], text: String(response.share) };
    // No page of then knows it.
    case 'buzzer':
      return { choice: [], text: '' };
    case 'order':
      return { choice: response.sequence, text: '' };
    default:
      return { choice: response.picks, text: '' };
  }
}

/** Points without regard to time, with streaks: counted here once more, from nothing but confirmed answers in their order. */
export function countPoints(confirmed: readonly { response: SlideResponse; right: boolean }[]): number {
  let points = 0;
  let streak = 0;
  for (const { response, right } of confirmed) {
    if (response.type === 'survey') continue;
    const isRight = response.type === 'miniGame' ? (response.share ?? 0) >= PASSED : right;
    streak = isRight ? streak + 1 : 0;
    if (isRight) points += POINTS + (POINTS / 10) * Math.min(streak - 1, 5);
  }
  return points;
}
