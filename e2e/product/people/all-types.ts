import type { Answer, MediaRef } from '@qc/contract';
import { type Author, type SlideDraft, useOf } from './author.ts';
import { makePicture } from '../files/picture.ts';

/** Where the mini-game of the journeys lives: a host that the product allows out of the box. */
export const miniGameLink = 'https://learningapps.org/watch?app=1';

/** Two pictures to choose between: a sea and a mountain, as they are described. */
export async function uploadTwoPictures(author: Author): Promise<MediaRef[]> {
  const sea = await author.uploadPicture(`ים ${Date.now()}`);
  // Another size, so that it is another picture.
  const file = { name: 'mountain.png', mimeType: 'image/png', buffer: makePicture(640, 480) };
  const mountain = await author.upload(file, `הר ${Date.now()}`);
  return [useOf(sea, 'ים'), useOf(mountain, 'הר')];
}

/** Slides that are answered by picking, one of each kind, in Hebrew, and numbers with a tolerance. */
export function pickSlides(pictures: readonly MediaRef[]): SlideDraft[] {
  const base = { score: 1000, time: 300 };
  const texts = (words: readonly string[], ...right: number[]): Answer[] =>
    words.map((text, index) => ({ text, media: null, correct: right.includes(index) }));
  return [
    { ...base, type: 'trivia', question: 'מהי בירת צרפת?', answers: texts(['רומא', 'פריז', 'לונדון'], 1) },
    {
      ...base,
      type: 'trivia',
      question: 'אילו מספרים זוגיים?',
      selection: 'multiple',
      answers: texts(['שתיים', 'שלוש', 'ארבע', 'חמש'], 0, 2),
    },
    {
      ...base,
      type: 'trivia',
      question: 'איפה השמש שוקעת לים?',
      answers: pictures.map((media, index) => ({ text: '', media, correct: index === 0 })),
    },
    {
      ...base,
      type: 'trueFalse',
      question: 'הים התיכון מלוח',
      answers: [
        { text: '', media: null, correct: true },
        { text: '', media: null, correct: false },
      ],
    },
    { ...base, type: 'survey', question: 'מה תאכלו היום?', score: 0, answers: texts(['פלאפל', 'פיצה', 'סלט']) },
    { type: 'media', question: 'הפסקה קצרה לים', openingMedia: pictures[0] ?? null, time: 0 },
    {
      ...base,
      type: 'number',
      question: 'כמה ימים בשנה?',
      numberKey: { value: 365, rule: 'tolerance', tolerance: 1, unit: 'ימים' },
    },
  ];
}

/** Slides that are answered by doing something, in Hebrew. */
export const workSlides: SlideDraft[] = [
  {
    ...{ type: 'typed', question: 'מי בנה את התיבה?', score: 1000, time: 300 },
    answers: ['נח', 'נוח'].map((text) => ({ text, media: null, correct: true })),
    typing: { script: 'he', strictMarks: false, strictCase: false, strictSpaces: false },
  },
  {
    ...{ type: 'number', question: 'כמה ק״מ לירח?', score: 1000, time: 300 },
    numberKey: { value: 384_400, rule: 'closest', tolerance: 0, unit: 'ק״מ' },
  },
  {
    ...{ type: 'order', question: 'מהקטן לגדול', score: 1000, time: 300 },
    answers: ['נמלה', 'כלב', 'סוס', 'פיל'].map((text) => ({ text, media: null, correct: false })),
  },
  {
    ...{ type: 'miniGame', question: 'תופסים כוכבים', queMessage: 'תופסים כמה שיותר', score: 1000, time: 300 },
    miniGame: miniGameLink,
  },
];
