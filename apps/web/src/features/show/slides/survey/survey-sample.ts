import type { QuestionView } from '@qc/contract';
import { contentOf } from '@qc/words/content';
import { PLAIN_SAMPLE, type SampleKind, sampleQuestion, withPictures } from '../sample-kind.ts';

const asked = (text: string, answers: readonly string[]): QuestionView =>
  sampleQuestion('survey', text, answers, { score: 0 });

/** Many answers, long ones, two, and pictures. */
export const survey: SampleKind = {
  ...PLAIN_SAMPLE,
  questions: (language) => {
    const s = contentOf(language).sample;
    return {
      survey: asked(s.survey, s.surveyAnswers),
      surveyEight: asked(s.survey, [...s.longAnswers, ...s.longAnswers]),
      surveyLong: asked(s.survey, s.longAnswers),
      surveyTwo: asked(s.survey, s.shortAnswers.slice(0, 2)),
      surveyPictures: withPictures(asked(s.survey, s.shortAnswers)),
    };
  },
  response: (wrong) => ({ type: 'survey', picks: [wrong ? 1 : 0] }),
  review: (language) => {
    const { survey: text, surveyAnswers } = contentOf(language).sample;
    const question = asked(text, surveyAnswers);
    return [{ asked: question, response: { type: 'survey', picks: [5] }, correct: null, points: 0, right: null }];
  },
};
