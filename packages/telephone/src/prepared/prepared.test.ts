import { LANGUAGES, type Language } from '@qc/contract';
import { currentSlide, questionView } from '@qc/engine';
import { telephoneWords } from '@qc/words/telephone';
import { describe, expect, it } from 'vitest';
import type { Spoken } from '../call.ts';
import { spokenSlide } from '../slides/spoken-slide.ts';
import { testLine } from '../testing/caller.ts';
import { getIn, quiz, SLIDES } from '../testing/quiz.ts';
import { gameTexts, type HeardSlide } from './game-texts.ts';
import { houseTexts } from './house-texts.ts';

const PLAYED = ['trivia', 'several', 'trueFalse', 'survey', 'number', 'buzzer'] as const;
const keyOf = ({ text, language }: { text: string; language: Language }) => `${language} ${text}`;

const heard = (slide: Pick<HeardSlide, 'question' | 'spoken'>): HeardSlide => ({
  ...{ round: '', breakMinutes: null },
  ...slide,
});

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
      slides.push(heard({ question: phase.question, spoken: spokenSlide(slide, () => null) }));
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
      gameTexts(hall.view('+972500000123'), [heard({ question: phase.question, spoken: one })], ['en']).map(
        ({ text }) => text,
      );
    expect(texts(spoken)).toEqual(expect.arrayContaining(['Which town?', 'For Roma, press 1.', 'For Paris, press 2.']));
    expect(texts(spoken)).not.toContain('Capital of France?');
    const recording = { say: 'recording', url: 'x', lengthMs: 9000 } as const;
    const played = texts({ ...spoken, recording, recordingSaysAnswers: true });
    expect(played).not.toContain('Which town?');
    expect(played).not.toContain('For Roma, press 1.');
  });

  it('has the titles of rounds, and breaks with their length and words', () => {
    const { hall } = quiz(['break'], { language: 'he' });
    const question = questionView(SLIDES.break);
    const slide = { question, spoken: null, round: 'Rivers', breakMinutes: 7 };
    const texts = gameTexts(hall.view('+972500000123'), [slide], ['en', 'he']).map(keyOf);
    const house = LANGUAGES.flatMap((language) => houseTexts(language, LANGUAGES)).map(keyOf);
    const lengths = (['en', 'he'] as const).map(
      (language) => `${language} ${telephoneWords(language).waiting.breakOf(7)}`,
    );
    expect(texts).toEqual(expect.arrayContaining(['he Rivers', 'he Coffee', ...lengths]));
    // Minutes that are rare are not the house's.
    expect(house).not.toContain(lengths[0]);
    for (const { waiting } of LANGUAGES.map((language) => telephoneWords(language)))
      expect(house.join('\n')).toContain(waiting.talkNow);
  });
});
