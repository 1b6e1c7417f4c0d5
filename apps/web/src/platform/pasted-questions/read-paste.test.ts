import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionRows } from './question-rows.ts';
import { PASTE_TEXT_MAX, readPaste } from './read-paste.ts';
import { readTable } from './read-table.ts';

describe('rows of a sheet', () => {
  it.each([
    [
      'tabs',
      'Q1\ta\tb\t1\nQ2\tc\td\t2',
      [
        ['Q1', 'a', 'b', '1'],
        ['Q2', 'c', 'd', '2'],
      ],
    ],
    ['one row', 'Q1\ta\tb\t1\r\n', [['Q1', 'a', 'b', '1']]],
    ['a cell of two lines', '"Q\none"\ta\t"say ""b"""', [['Q\none', 'a', 'say "b"']]],
    ['an inch', '5" pipe\ta\tb', [['5" pipe', 'a', 'b']]],
    [
      'commas',
      'Q1,a,"b, c",1\nQ2,d,e,2',
      [
        ['Q1', 'a', 'b, c', '1'],
        ['Q2', 'd', 'e', '2'],
      ],
    ],
    [
      'semicolons',
      'Q1;a;b\nQ2;c;d',
      [
        ['Q1', 'a', 'b'],
        ['Q2', 'c', 'd'],
      ],
    ],
  ])('%s', (_name, text, rows) => expect(readTable(text)).toEqual(rows));

  it.each([
    ['Word’s numbering', '1.\tFirst\n2.\tSecond'],
    ['answers in columns', '1. What?\nא. אחת\tב. שתיים\nג. שלוש\tד. ארבע'],
    ['sentences', 'One, two, three.\nFour, five'],
    ['one line with commas', 'a, b, c'],
  ])('are not made of %s', (_name, text) => expect(readTable(text)).toBeNull());

  it('come back as they were written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ב', '"', '\n', ' ', ',', '1'), maxLength: 6 });
    const tidy = cell.map((text) => text.trim());
    const table = fc.array(fc.array(tidy, { minLength: 3, maxLength: 3 }), { minLength: 2, maxLength: 5 });
    const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(
        table.filter((rows) => rows.every((row) => row.every((text) => /[aב]/u.test(text)))),
        (rows) => {
          const text = rows.map((row) => row.map(quote).join('\t')).join('\n');
          expect(readTable(text)).toEqual(rows);
        },
      ),
    );
  });
});

describe('questions as rows of a sheet', () => {
  it('say type, answers and what is right; answers without a column are told', () => {
    const answers = Array.from({ length: 9 }, (_, i) => ({ text: `a${i}`, right: i === 1 || i === 2 }));
    const { rows, left } = questionRows([
      { question: 'Q', answers, key: '' },
      { question: 'R', answers: answers.slice(3, 5), key: 'ב' },
      { question: 'S', answers: [], key: 'Paris' },
      {
        question: 'T',
        answers: [
          { text: 'נכון', right: false },
          { text: 'לא נכון', right: true },
        ],
        key: '',
      },
    ]);
    expect(left).toEqual(['a8']);
    expect(rows.slice(1).map((row) => [row[0], row[1], row[2], row.at(-1)])).toEqual([
      ['triviaMultiple', 'Q', 'a0', '2,3'],
      ['trivia', 'R', 'a3', 'ב'],
      ['typed', 'S', 'Paris', ''],
      ['trueFalse', 'T', '', 'לא נכון'],
    ]);
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  });
});

describe('a paste', () => {
  it('is rows, questions, too much, or nothing of ours', () => {
    expect(readPaste('Q\ta\tb')?.kind).toBe('rows');
    expect(readPaste('Q?\nA. a\nB. b')?.kind).toBe('questions');
    expect(readPaste('x'.repeat(PASTE_TEXT_MAX + 1))?.kind).toBe('tooMuch');
    expect(readPaste(`Q\ta\t${'x'.repeat(4001)}`)?.kind).toBe('tooMuch');
    expect(readPaste('Just a sentence')).toBeNull();
  });
});
