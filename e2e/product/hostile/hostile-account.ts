import type { Game, MediaRef } from '@qc/contract';
import {
  ANSWER_TEXT_MAX,
  LONG_TEXT_MAX,
  QUESTION_TEXT_MAX,
  SHORT_TEXT_MAX,
  SPOKEN_TEXT_MAX,
  SUBHEADING_MAX,
  UNIT_MAX,
} from '@qc/contract/limits';
import { type APIRequestContext, expect } from '@playwright/test';
import { Author, type SlideDraft, useOf } from '../people/author.ts';
import type { PayloadSource } from './payloads.ts';

/** Somebody signed in, by calls and in the browser. */
export interface HostileAccount {
  author: Author;
  /** The value of `x-auth`. */
  session: string;
  name: string;
}

/** Opens an account whose every field is a payload, and signs the request's context in to it. */
export async function openHostileAccount(
  request: APIRequestContext,
  email: string,
  from: PayloadSource,
): Promise<HostileAccount> {
  const data = {
    name: from.next(SHORT_TEXT_MAX),
    email,
    contactEmail: email,
    password: 'six-letters',
    address: from.next(200),
  };
  const reply = await request.post('/auth/register', { data });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { session }: { session: string } = await reply.json();
  return { author: new Author(request, session), session, name: data.name };
}

/** A game with a payload in every text, and slides of every type that plays without another site. */
export async function makeHostileGame(author: Author, from: PayloadSource): Promise<Game> {
  const picture = await author.uploadPicture(from.next(SHORT_TEXT_MAX));
  const label = await author.call('createCategory', { body: { name: from.next(SHORT_TEXT_MAX) } });
  const used = () => useOf(picture, from.next(200));
  const slides = hostileSlides(from, used).map((slide) => ({ ...slide, labels: [label._id] }));
  return author.makeGame(from.next(SHORT_TEXT_MAX), slides, {
    language: 'en',
    direction: 'ltr',
    description: from.many(4, 200).join('\n'),
    waitingText: from.many(6, 200).join('\n'),
    regulationsText: from.many(4, 200).join('\n'),
    regulationsLink: `https://example.org/"onmouseover="__ran=1"><script>__ran=1</script>?javascript:'`,
    collectPhone: true,
    logo: used(),
    backgroundImage: used(),
    winnersCount: 20,
    winnersList: true,
  });
}

function hostileSlides(from: PayloadSource, picture: () => MediaRef): SlideDraft[] {
  const base = () => ({
    question: from.next(QUESTION_TEXT_MAX),
    queMessage: from.next(SUBHEADING_MAX),
    notes: from.many(3, LONG_TEXT_MAX / 4).join('\n'),
    mediaTitle: from.next(SHORT_TEXT_MAX),
    spoken: from.next(SPOKEN_TEXT_MAX),
    score: 1000,
    time: 300,
  });
  const answers = (count: number, media: MediaRef | null = null) =>
    from.many(count, ANSWER_TEXT_MAX).map((text, index) => ({ text, media, correct: index === 0 }));
  const right = (texts: readonly { text: string; media: null | MediaRef }[]) =>
    texts.map((answer) => ({ ...answer, correct: true }));
  const numberKey = { value: 7, rule: 'tolerance', tolerance: 1, unit: from.next(UNIT_MAX) } as const;
  return [
    { ...base(), type: 'media', openingMedia: picture() },
    { ...base(), type: 'trivia', answers: answers(8), image: picture(), openingMedia: picture() },
    { ...base(), type: 'trivia', answers: answers(4, picture()), selection: 'multiple' },
    { ...base(), type: 'survey', answers: answers(8).map((answer) => ({ ...answer, correct: false })) },
    { ...base(), type: 'typed', answers: right(answers(20)) },
    { ...base(), type: 'number', numberKey },
    { ...base(), type: 'order', answers: answers(8), endingMedia: picture() },
    {
      ...base(),
      type: 'trueFalse',
      answers: right(answers(2)).map((answer, index) => ({ ...answer, correct: index === 0 })),
    },
  ];
}
