import { LANGUAGES, type Language } from '@qc/contract';
import { currentSlide } from '@qc/engine';
import { describe, expect, it } from 'vitest';
import type { Spoken } from '../call.ts';
import { spokenSlide } from '../slides/spoken-slide.ts';
import { testLine } from '../testing/caller.ts';
import { getIn, quiz, SLIDES } from '../testing/quiz.ts';
import { gameTexts, type HeardSlide } from './game-texts.ts';
import { houseTexts } from './house-texts.ts';

const PLAYED = ['trivia', 'several', 'trueFalse', 'survey', 'number', 'buzzer'] as const;
const keyOf = ({ text, language }: { text: string; language: Language }) => `${language} ${text}`;

/** Plays a whole game on one call, and gives every text that was said and not prepared. */
function unprepared(language: Language): string[] {
  const { hall, caller } = quiz(PLAYED, { language: 'en' }, testLine({ languages: [language, 'en'] }));
  const said: Spoken[] = [];
  const hear = (_heard: string) => void said.push(...(caller.reply?.spoken ?? []));
  const slides: HeardSlide[] = [];
  hear(caller.dial());
  hear(caller.press('1'));
  hear(caller.press('123456#'));
  hear(caller.wait());
  hall.room.join('Dana');
  for (let step = 0; step < 60 && !caller.hasEnded; step += 1) {
    const { phase } = hall.view('+972500000123').shared;
    const slide = currentSlide(hall.room.state);
    if (phase.phase === 'question' && slide !== null && slides.length <= phase.slide)
      slides.push({ question: phase.question, spoken: spokenSlide(slide, () => null) });
    hear(caller.wait());
    if (phase.phase === 'question') hear(caller.press('2'));
    hear(caller.wait());
    hall.room.next();
  }
  expect([slides.length, caller.hasEnded]).toEqual([PLAYED.length, true]);
  const prepared = new Set(
    [
      ...houseTexts(language, [language, 'en']),
      ...houseTexts('en', [language, 'en']),
      ...gameTexts(hall.view('+972500000123'), slides, [language]),
    ].map(keyOf),
  );
  const texts = said.flatMap((piece) => (piece.say === 'text' ? [keyOf(piece)] : []));
  return [...new Set(texts.filter((text) => !prepared.has(text)))];
}

describe('what is prepared', () => {
  it.each(LANGUAGES)('is nearly all that is said of a game to who speaks %s', (language) => {
    const left = unprepared(language);
    // The name, numbers that are the caller's own, and a solution in words.
    expect(left.filter((text) => !/\d/.test(text))).toEqual(['en Umm Kulthum']);
    expect(left.length).toBeLessThan(14);
  });

  it('has the words for the ear instead of those that are shown, and nothing where a recording says them', () => {
    const { hall, caller } = quiz(['trivia']);
    getIn(caller);
    hall.room.join('Dana');
    hall.room.next();
    const { phase } = hall.view('+972500000123').shared;
    if (phase.phase !== 'question') throw new Error('a question is open');
    const spoken = { ...spokenSlide(SLIDES.trivia, () => null), question: 'Which town?', answers: ['Roma'] };
    const texts = (one: HeardSlide['spoken']) =>
      gameTexts(hall.view('+972500000123'), [{ question: phase.question, spoken: one }], ['en']).map(
        ({ text }) => text,
      );
    expect(texts(spoken)).toEqual(expect.arrayContaining(['Which town?', 'For Roma, press 1.', 'For Paris, press 2.']));
    expect(texts(spoken)).not.toContain('Capital of France?');
    const recording = { say: 'recording', url: 'x', lengthMs: 9000 } as const;
    const played = texts({ ...spoken, recording, recordingSaysAnswers: true });
    expect(played).not.toContain('Which town?');
    expect(played).not.toContain('For Roma, press 1.');
  });
});
