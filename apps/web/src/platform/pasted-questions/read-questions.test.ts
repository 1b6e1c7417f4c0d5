import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PastedQuestion, readAnswerLines, readQuestions } from './read-questions.ts';

const shown = (text: string) =>
  readQuestions(text)?.questions.map(({ question, answers, key }) => [
    question,
    ...answers.map((answer) => answer.text + (answer.right ? '*' : '')),
    ...(key === '' ? [] : [`=${key}`]),
  ]);

const FRANCE = ['What is the capital of France?', 'London', 'Paris*', 'Rome', 'Madrid'];
const JAPAN = ['מהי בירת יפן?', 'טוקיו*', 'אוסקה', 'קיוטו', 'נגויה'];

describe('questions of a document', () => {
  it.each([
    ['numbers and letters', '1. What is the capital of France?\nA. London\nB. Paris *\nC. Rome\nD. Madrid'],
    ['brackets and a tick', '1) What is the capital of France?\na) London\n✓ b) Paris\nc) Rome\nd) Madrid'],
    ['Word’s tabs', '1.\tWhat is the capital of France?\r\n\ta.\tLondon\r\n\tb.\t*Paris\r\n\tc.\tRome\r\n\td.\tMadrid'],
    ['bullets', 'What is the capital of France?\n- London\n- Paris (correct)\n- Rome\n- Madrid'],
    ['stars as bullets', 'What is the capital of France?\n* London\n* Paris ✓\n* Rome\n* Madrid'],
    ['numbered answers', 'What is the capital of France?\n1. London\n2. Paris ✔\n3. Rome\n4. Madrid'],
    ['two kinds of numbers', '1. What is the capital of France?\n1) London\n2) *Paris\n3) Rome\n4) Madrid'],
    ['a block without marks', 'What is the capital of France?\nLondon\n*Paris\nRome\nMadrid'],
    ['a numbered question above plain answers', '1. What is the capital of France?\nLondon\nParis*\nRome\nMadrid'],
    ['answers in one line', '1. What is the capital of France?\nA. London  B. Paris*  C. Rome  D. Madrid'],
    ['all in one line', 'What is the capital of France? A) London B) Paris* C) Rome D) Madrid'],
    ['a question over two lines', '1. What is the capital\nof France?\nA. London\nB. Paris*\nC. Rome\nD. Madrid'],
  ])('one with its answers: %s', (_name, text) => expect(shown(text)).toEqual([FRANCE]));

  it.each([
    ['א. ב. ג. ד.', '1. מהי בירת יפן?\nא. טוקיו (נכון)\nב. אוסקה\nג. קיוטו\nד. נגויה'],
    ['letters in brackets', '(1) מהי בירת יפן?\n(א) טוקיו *\n(ב) אוסקה\n(ג) קיוטו\n(ד) נגויה'],
    ['words before numbers', 'שאלה 1: מהי בירת יפן?\nתשובה 1: טוקיו ✓\nתשובה 2: אוסקה\nתשובה 3: קיוטו\nתשובה 4: נגויה'],
    [
      'marks of direction',
      '\u200f1. מהי בירת יפן?\u200f\n\u200fא.\u00a0טוקיו*\n\u200fב. אוסקה\nג. קיוטו\nד. נגויה\u200e',
    ],
  ])('in Hebrew: %s', (_name, text) => expect(shown(text)).toEqual([JAPAN]));

  it.each([
    ['أبجد', '1. ما عاصمة فرنسا؟\nأ. لندن\nب. باريس (صحيح)\nج. روما\nد. مدريد'],
    ['أبتث', '١) ما عاصمة فرنسا؟\nأ) لندن\nب) باريس *\nت) روما\nث) مدريد'],
    ['a word', 'السؤال 1: ما عاصمة فرنسا؟\nأ- لندن\nب- باريس ✓\nج- روما\nد- مدريد'.replaceAll('- ', ' - ')],
  ])('in Arabic: %s', (_name, text) =>
    expect(shown(text)).toEqual([['ما عاصمة فرنسا؟', 'لندن', 'باريس*', 'روما', 'مدريد']]),
  );

  it('several, with a title, blank lines and a line of the right answer', () => {
    const text = [
      ...['חידון בירות', '', '1. מהי בירת יפן?', 'א. טוקיו', 'ב. אוסקה', 'תשובה: א', ''],
      ...['2. מהי בירת צרפת?', 'א. לונדון', 'ב. פריז', 'תשובה נכונה: ב', '', 'בהצלחה!'],
    ].join('\n');
    expect(shown(text)).toEqual([
      ['מהי בירת יפן?', 'טוקיו', 'אוסקה', '=א'],
      ['מהי בירת צרפת?', 'לונדון', 'פריז', '=ב'],
    ]);
    expect(readQuestions(text)?.left).toEqual(['חידון בירות', 'בהצלחה!']);
  });

  it('Aiken’s form, and questions that are answered in writing', () => {
    expect(shown('Largest planet?\nA. Mars\nB. Jupiter\nANSWER: B\n\nWho wrote Hamlet?\nAnswer: Shakespeare')).toEqual([
      ['Largest planet?', 'Mars', 'Jupiter', '=B'],
      ['Who wrote Hamlet?', '=Shakespeare'],
    ]);
  });

  it('letters and numbers that count nothing belong to the words', () => {
    expect(shown('1. Who was the 16th president?\nA. A. Lincoln\nB. U. S. Grant*')).toEqual([
      ['Who was the 16th president?', 'A. Lincoln', 'U. S. Grant*'],
    ]);
    expect(shown('מתי?\nא. ב-1948\nב. 3.14')).toEqual([['מתי?', 'ב-1948', '3.14']]);
  });

  it.each(['', '   \n\n', 'One line', 'A sentence.', '1. Alone', 'First line\n\nSecond paragraph\n\nThird one'])(
    'are not made of other text: %j',
    (text) => expect(readQuestions(text)).toBeNull(),
  );
});

describe('lines for answers', () => {
  it.each([
    ['א. 1948\nב. 1949\nג. 1950\nד. 1947', ['1948', '1949', '1950', '1947']],
    ['1) one\n2) two*', ['one', 'two*']],
    ['• one\n• two', ['one', 'two']],
    ['* one\n* two', ['one', 'two']],
    ['one\n*two\nthree', ['one', 'two*', 'three']],
    ['A. Lincoln\nGrant', ['A. Lincoln', 'Grant']],
    ['plain\n\n  lines ', ['plain', 'lines']],
  ])('%j', (text, answers) =>
    expect(readAnswerLines(text).map((line) => line.text + (line.right ? '*' : ''))).toEqual(answers),
  );
});

const words = fc
  .array(fc.constantFrom('sea', 'ים', 'بحر', 'Paris', 'עיר', 'مدينة', '1948', 'three', 'צבע'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(' '));
const question = fc.record({
  question: words.map((text) => `${text}?`),
  answers: fc.uniqueArray(words, { minLength: 2, maxLength: 8 }),
  right: fc.nat(7),
});
const LETTERS = ['ABCDEFGH', 'אבגדהוזח', 'أبجدهوزح', 'abcdefgh'];
const style = fc.record({
  asked: fc.constantFrom('1.', '1)', '(1)', 'שאלה 1:', 'Question 1:', 'السؤال 1:', '1.\t'),
  letters: fc.constantFrom(...LETTERS),
  after: fc.constantFrom('.', ')', ' -', '.\t'),
  mark: fc.constantFrom('*', ' ✓', ' (נכון)', ' (correct)', ' (صحيح)'),
  gap: fc.constantFrom('\n', '\n\n', '\r\n'),
});

describe('whatever is pasted', () => {
  it('a written list of questions is read as it was meant', () => {
    fc.assert(
      fc.property(fc.array(question, { minLength: 1, maxLength: 5 }), style, (made, how) => {
        const text = made.map((one, at) => written(one, at, how)).join(how.gap);
        const expected: PastedQuestion[] = made.map(({ question: asked, answers, right }) => ({
          question: asked,
          answers: answers.map((answer, at) => ({ text: answer, right: at === right % answers.length })),
          key: '',
        }));
        expect(readQuestions(text)).toEqual({ questions: expected, left: [] });
      }),
    );
  });

  it('no word is lost', () => {
    const bits = fc.constantFrom('1. ', '2) ', 'א. ', 'b) ', '- ', '* ', '', '', 'Answer: ', 'ج. ', ' ');
    const line = fc
      .tuple(bits, fc.oneof(words, fc.constant('')), fc.constantFrom('', '?', '*', ' ✓'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 14 }).map((lines) => lines.join('\n')),
        (text) => {
          const found = readQuestions(text);
          if (!found) return;
          const kept = [
            ...found.questions.flatMap((one) => [one.question, ...one.answers.map((answer) => answer.text), one.key]),
            ...found.left,
          ].join(' ');
          expect(wordsOf(kept)).toEqual(wordsOf(text.replaceAll('Answer: ', ' ')));
        },
      ),
    );
  });
});

function written(
  { question: asked, answers, right }: { question: string; answers: string[]; right: number },
  at: number,
  { asked: label, letters, after, mark }: { asked: string; letters: string; after: string; mark: string },
): string {
  const lines = answers.map(
    (answer, i) => `${letters[i]}${after} ${answer}${i === right % answers.length ? mark : ''}`,
  );
  return [`${label.replace('1', String(at + 1))} ${asked}`, ...lines].join('\n');
}

/** How often each word stands in a text, marks left out. */
function wordsOf(text: string): string[] {
  return (text.match(/sea|ים|بحر|Paris|עיר|مدينة|1948|three|צבע/gu) ?? []).toSorted();
}
