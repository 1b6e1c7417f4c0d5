import { LANGUAGES, QuestionContent, type ContentOf, type Language } from '@qc/contract';
import { ANSWER_TEXT_MAX, NAME_MIN, QUESTION_TEXT_MAX, SHORT_TEXT_MAX } from '@qc/contract/limits';
import { checkSlide } from '@qc/engine';
import { LANGUAGE_RECORDS } from '@qc/words';
import { contentOf } from '@qc/words/content';
import { LIBRARY_CATEGORIES } from '@qc/words/content/categories';
import { describe, expect, test } from 'vitest';
import { searchKey } from '#platform/db/search-key';
import { libraryContent } from './library-content.ts';
import { categoryName, starterLibrary } from './starter-library.ts';

const ownLetters = (text: string, language: Language) =>
  [...text].filter((sign) => LANGUAGE_RECORDS[language].letter.test(sign));
/** Letters of languages of another writing direction: a slip of the keyboard. Chemical signs and English words are no slip. */
const slips = (text: string, language: Language) =>
  LANGUAGES.filter((other) => other !== language && !ownLetters('a', other).length).flatMap((other) =>
    ownLetters(text, other),
  );
/** Niqqud, not the hyphen among its code points. Arabic may keep a tanwin or a shadda. */
const NIQQUD = /[\u0591-\u05BD\u05BF-\u05C7]/u;

describe.each(LANGUAGES)('the starter library in %s', (language) => {
  const library = starterLibrary('whole').filter((shelved) => shelved.language === language);
  const slides = library.map(({ question, index }) => libraryContent(question, { index, language, labels: [] }));
  const places = slides.filter(({ selection }) => selection === 'single').map(rightPlace);

  test('150 questions or more, no two alike', () => {
    expect(library.length).toBeGreaterThanOrEqual(150);
    const keys = slides.map(({ question }) => searchKey(question).replace(/[\p{P}\s]+/gu, ' '));
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  test('ten questions or more in each category', () => {
    for (const category of LIBRARY_CATEGORIES) {
      const count = library.filter((shelved) => shelved.category === category).length;
      expect({ category, enough: count >= 10 }).toEqual({ category, enough: true });
    }
  });

  test('every slide is complete and runs as it is', () => {
    for (const slide of slides) {
      expect(QuestionContent.parse(slide)).toEqual(slide);
      expect({ question: slide.question, gaps: checkSlide(slide, 0) }).toEqual({ question: slide.question, gaps: [] });
      expect(slide.time).toBeGreaterThanOrEqual(15);
      expect(slide.time).toBeLessThanOrEqual(30);
      const rights = slide.answers.filter(({ correct }) => correct).length;
      expect(rights).toBe(slide.selection === 'multiple' ? 2 : 1);
      expect(slide.queMessage !== '').toBe(slide.selection === 'multiple');
    }
    expect(slides.filter(({ selection }) => selection === 'multiple').length).toBeGreaterThanOrEqual(5);
  });

  test('four different answers, none long', () => {
    for (const { question, answers } of slides) {
      expect(question.length).toBeLessThanOrEqual(QUESTION_TEXT_MAX);
      expect({ question, count: new Set(answers.map(({ text }) => searchKey(text))).size }).toEqual({
        question,
        count: 4,
      });
      for (const { text } of answers) expect(text.length).toBeLessThanOrEqual(Math.min(60, ANSWER_TEXT_MAX));
    }
  });

  test('neither its place nor its length gives the right answer away', () => {
    for (const place of [0, 1, 2, 3]) {
      const share = places.filter((right) => right === place).length / places.length;
      expect(share).toBeGreaterThan(0.15);
      expect(share).toBeLessThan(0.35);
    }
    const longest = library.filter(({ question: { right, wrong } }) => {
      const [first = ''] = right;
      return wrong.every((text) => text.length < first.length);
    });
    expect(longest.length / library.length).toBeLessThan(0.3);
  });

  test('written in its own letters, without niqqud', () => {
    for (const { question, answers } of slides) {
      expect(ownLetters(question, language)).not.toEqual([]);
      for (const text of [question, ...answers.map((answer) => answer.text)]) {
        expect(slips(text, language)).toEqual([]);
        expect(text).not.toMatch(NIQQUD);
        expect(text).toBe(text.trim().normalize('NFC'));
      }
    }
  });
});

test('every category is named in every language and the names fit', () => {
  for (const language of LANGUAGES) {
    const names = Object.values(contentOf(language).categories);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(ownLetters(name, language)).not.toEqual([]);
  }
  for (const { category } of starterLibrary('whole')) {
    expect(categoryName(category).length).toBeLessThanOrEqual(SHORT_TEXT_MAX);
    expect(categoryName(category).length).toBeGreaterThanOrEqual(NAME_MIN);
  }
});

test('the first release is told from what came later', () => {
  expect(starterLibrary('whole').length - starterLibrary('later').length).toBe(45);
});

function rightPlace({ answers }: ContentOf<'trivia'>): number {
  return answers.findIndex(({ correct }) => correct);
}
