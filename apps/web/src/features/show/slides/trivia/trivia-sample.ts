import type { Language } from '@qc/contract';
import { contentOf } from '@qc/words/content';
import { PLAIN_SAMPLE, type SampleKind, samplePicture, sampleQuestion, withPictures } from '../sample-kind.ts';

function questions(language: Language) {
  const s = contentOf(language).sample;
  const short = sampleQuestion('trivia', s.short, s.shortAnswers);
  return {
    short,
    long: sampleQuestion('trivia', s.long, s.longAnswers, { queMessage: s.sub }),
    image: { ...short, image: samplePicture(s.short), queMessage: s.sub },
    pictures: withPictures(short),
    multiple: sampleQuestion('trivia', s.multiple, ['2', '9', '17', '21', '31', '57'], {
      selection: 'multiple',
      score: 2000,
      times: 2,
    }),
  };
}

/** Short, long, with pictures, and with several right answers. */
export const trivia = {
  ...PLAIN_SAMPLE,
  questions,
  correct: ({ selection }) => (selection === 'multiple' ? [0, 2, 4] : [0]),
  response: (wrong) => ({ type: 'trivia', picks: [wrong ? 1 : 0] }),
  review: (language) => {
    const { short, long, multiple } = questions(language);
    return [
      { asked: short, response: { type: 'trivia', picks: [0] } },
      { asked: long, response: { type: 'trivia', picks: [2] }, correct: false, points: -250 },
      { asked: multiple, response: { type: 'trivia', picks: [0, 1] }, correct: false, points: 0, right: [0, 2, 4] },
    ];
  },
} satisfies SampleKind;
