import { Media, type MediaRef } from '@qc/contract';
import type { Account, TestSlide } from '../crash/account.ts';
import { makePicture } from '../product/files/picture.ts';

const COUNT = 30;
const texts = (words: readonly string[], ...right: number[]) =>
  words.map((text, index) => ({ text, media: null, correct: right.includes(index) }));
const KINDS: readonly ((n: number) => TestSlide)[] = [
  (n) => ({ type: 'trivia', question: `Trivia ${n}`, answers: texts(['One', 'Two', 'Three', 'Four'], n % 4) }),
  (n) => ({
    ...{ type: 'trivia', question: `Several ${n}`, selection: 'multiple' },
    answers: texts(['A', 'B', 'C', 'D', 'E'], n % 5, (n + 2) % 5),
  }),
  (n) => ({ type: 'trueFalse', question: `True or false ${n}`, answers: texts(['', ''], n % 2) }),
  (n) => ({ type: 'survey', question: `Survey ${n}`, score: 0, answers: texts(['Tea', 'Coffee', 'Water']) }),
  (n) => ({
    ...{ type: 'typed', question: `Typed ${n}`, answers: texts(['Paris', 'London'], 0, 1) },
    typing: { script: 'en', strictMarks: false, strictCase: false, strictSpaces: false },
  }),
  (n) => ({
    ...{ type: 'number', question: `Number ${n}`, answers: [] },
    numberKey: { value: 500, rule: n % 2 === 0 ? 'closest' : 'tolerance', tolerance: 100, unit: 'km' },
  }),
  (n) => ({ type: 'order', question: `Order ${n}`, answers: texts(['ant', 'dog', 'horse', 'elephant']) }),
  (n) => ({
    type: 'miniGame',
    question: `Mini-game ${n}`,
    queMessage: 'Play it to the end',
    answers: [],
    miniGame: 'https://learningapps.org/watch?app=1',
  }),
];

/** Thirty slides, every type several times; every eighth question with a picture, two media slides among them. */
export async function thirtySlides(account: Account, seconds: number): Promise<TestSlide[]> {
  const picture = await uploadPicture(account);
  return Array.from({ length: COUNT }, (_, at): TestSlide => {
    if (at === 9 || at === 19)
      return { type: 'media', question: `Break ${at}`, answers: [], openingMedia: picture, time: 0 };
    const slide = KINDS[at % KINDS.length]?.(at) ?? { type: 'survey', question: '', answers: [] };
    const time = slide.type === 'miniGame' ? Math.max(seconds, 8) : seconds;
    return { score: 1000, ...slide, time, image: at % 8 === 0 ? picture : null };
  });
}

/** A picture in the account's gallery, as a slide uses it. */
export async function uploadPicture(account: Account): Promise<MediaRef> {
  const form = new FormData();
  form.append('title', 'Image');
  form.append('file', new Blob([new Uint8Array(makePicture(640, 360))], { type: 'image/png' }), 'picture.png');
  const reply = await fetch(`${account.url}/media`, {
    method: 'POST',
    headers: { cookie: account.cookie, 'x-auth': account.session },
    body: form,
  });
  if (!reply.ok) throw new Error(`the picture was not taken: ${await reply.text()}`);
  const { _id, type, provider, publicId, width, height, durationMs } = Media.parse(await reply.json());
  return { _id, type, provider, publicId, width, height, durationMs, startMs: null, endMs: null, alt: 'Image' };
}
