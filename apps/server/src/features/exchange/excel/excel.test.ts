import { wordsOf } from '@qc/words/server';
import {
  answersOf,
  completeContent,
  type CategoryId,
  cleanText,
  LANGUAGES,
  newAnswer,
  type QuestionContent,
  CategoryId as Id,
  SCORE_MAX,
  SLIDE_TIMES,
  SLIDE_TYPES,
  TIME_MAX_S,
} from '@qc/contract';
import { checkSlide } from '@qc/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeText } from '#platform/excel/safe-text';
import { cellText, type SheetRow } from '#platform/excel/excel-cells';
import { readCorrect } from './excel-correct.ts';
import { EXCEL_KINDS, exchangeKindOf, sheetByWord } from '../slides/exchange-kinds.ts';

import { previewRows } from './excel-preview.ts';
import { toExcelRow } from './excel-sheet.ts';

import { getExcelTemplate } from './get-excel-template.ts';
import { readExcel } from '#platform/excel/read-excel';
import { writeExcel } from './write-excel.ts';

const NONE = new Map<string, CategoryId>();
const rowsOf = (sheet: SheetRow[], categories = NONE) => {
  const result = previewRows(sheet, categories);
  if (!result.ok) throw new Error(result.code);
  return result.value.rows;
};
const heading = ['type', 'question', 'answer1', 'answer2', 'answer3', 'correct', 'score', 'time', 'categories'];
const one = (...cells: SheetRow) => rowsOf([heading, cells])[0];

/** Texts that break things: script ends, separators, direction marks, formulas, escapes, names of object members. */
const NASTY = [
  '=1+1',
  '+cmd|calc',
  '-2+3',
  '@SUM(A1)',
  "'=x",
  "''+y",
  '＝1+1',
  '＋1',
  '－1',
  '＠a',
  '-5',
  '+972',
  "'quoted",
  'constructor',
  '__proto__',
  'toString',
  '_x0041_',
  '_x005F_x0041_',
  '</script>',
  '<!--',
  ']]>',
  'a & b',
  '&amp;',
  'one\ntwo',
  'line\u2028sep\u2029end',
  '\u200Fימין\u200F',
  'شَدّة',
  '😀',
  'caf\uFFFD',
  '\uFFFD',
  'TRUE',
  '1,3',
  '#N/A',
  '007',
  '1e5',
];
const text = (max: number) =>
  fc
    .oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'grapheme', maxLength: 30 }))
    .map((value) => cleanText(value).slice(0, max))
    .filter((value) => cleanText(value) === value && value !== '');

const categories = new Map(
  [
    ['history', 'category-1'],
    ['ספורט, ועוד', 'category-2'],
  ].map(([name, id]) => [String(name), Id.parse(id)]),
);
const labels = fc.subarray([...categories.values()]);
const slides: fc.Arbitrary<QuestionContent> = fc
  .record({
    kind: fc.constantFrom(...EXCEL_KINDS),
    question: text(300),
    queMessage: fc.oneof(fc.constant(''), text(200)),
    answers: fc.uniqueArray(text(120), { minLength: 2, maxLength: 8 }),
    spellings: fc.uniqueArray(
      text(120).filter((value) => !value.includes('\n')),
      { minLength: 1, maxLength: 20 },
    ),
    right: fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 8 }),
    truth: fc.boolean(),
    value: fc.oneof(fc.integer(), fc.double({ min: -1e12, max: 1e12, noNaN: true })).map((value) => value + 0),
    tolerance: fc.option(fc.double({ min: 0, max: 1e6, noNaN: true })),
    unit: fc.constantFrom('', 'km', '%', 'ק״מ', '=m'),
    score: fc.nat(SCORE_MAX),
    time: fc.integer({ min: 1, max: TIME_MAX_S }),
    times: fc.constantFrom(...SLIDE_TIMES),
    explanation: fc.oneof(fc.constant(''), text(500)),
    round: fc.option(fc.record({ title: fc.oneof(fc.constant(''), text(40)) })),
    talkSeconds: fc.constantFrom(0, 0, 30, 300),
    readSeconds: fc.option(fc.nat(60)),
    labels,
  })
  .map((made) => {
    const type = SLIDE_TYPES.find((one) => made.kind.replace('Multiple', '') === one) ?? 'media';
    const selection = made.kind.endsWith('Multiple') ? 'multiple' : 'single';
    const answers = {
      trivia: made.answers.map((answer, i) =>
        newAnswer(answer, made.right.includes(i) || (i === 0 && made.right.every((at) => at >= made.answers.length))),
      ),
      trueFalse: [newAnswer('', made.truth), newAnswer('', !made.truth)],
      survey: made.answers.map((answer) => newAnswer(answer)),
      typed: made.spellings.map((answer) => newAnswer(answer, true)),
      order: made.answers.map((answer) => newAnswer(answer)),
      number: [],
      media: [],
      miniGame: [],
      buzzer: [],
      break: [],
    }[type];
    return completeContent({
      type,
      selection,
      question: made.question,
      queMessage: made.queMessage,
      answers,
      score: made.score,
      time: made.time,
      times: made.times,
      explanation: made.explanation,
      round: made.round,
      readSeconds: made.readSeconds,
      // Only a kind that is talked about has it in the sheet.
      talkSeconds: ['trivia', 'survey', 'number'].includes(type) ? made.talkSeconds : 0,
      labels: made.labels,
      ...(type === 'buzzer' && {
        buzzer: { answer: made.spellings[0] ?? '', penalty: made.score, wholeTeam: true },
      }),
      ...(type === 'number' && {
        numberKey: {
          value: made.value,
          unit: made.unit,
          rule: made.tolerance === null ? 'closest' : 'tolerance',
          tolerance: made.tolerance ?? 0,
        },
      }),
    });
  })
  .filter((slide) => checkSlide(slide, 0).length === 0);

test('export, then preview gives every slide that a sheet carries as it was', async () => {
  const names = new Map([...categories].map(([name, id]) => [id, name]));
  await fc.assert(
    fc.asyncProperty(fc.array(slides, { maxLength: 12 }), fc.constantFrom(...LANGUAGES), async (made, language) => {
      const rows = made.flatMap((slide) => toExcelRow(slide, language, names) ?? []);
      const sheet = await readExcel(await writeExcel(language, rows, { guide: false }));
      const read = rowsOf(sheet ?? [], categories);
      expect(read.flatMap((row) => row.problems)).toEqual([]);
      expect(read.map((row) => row.question)).toEqual(made);
    }),
    { numRuns: 25 },
  );
}, 60_000);

describe('formulas (B-07)', () => {
  const RISKY = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '\0=1', '＝1+1', '＋1+1', '－1+1', '＠x', "'=1"];
  test('what looks like one is text in the cell, and text still when saved as CSV; reading takes the mark away', async () => {
    const rows = RISKY.map((question) => ({ type: 'Trivia', question }));
    const book = await writeExcel('en', rows, { guide: false });
    const { unzipSync, strFromU8 } = await import('fflate');
    const parts = unzipSync(book);
    const sheetXml = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheetXml).not.toContain('<f>');
    expect(sheetXml.match(/<c r="[AB]\d+"[^>]* t="s"/g)).toHaveLength(2 + 2 * RISKY.length);
    const sheet = (await readExcel(book)) ?? [];
    for (const [i, risky] of RISKY.entries()) {
      const raw = sheet[i + 1]?.[1];
      expect(String(raw).startsWith("'"), risky).toBe(true);
      expect(cleanText(cellText(raw ?? null))).toBe(cleanText(risky));
    }
  });
  test('a plain negative number stays as it is', () => {
    expect([safeText('-5'), safeText('+3.5'), safeText('a=b')]).toEqual(['-5', '+3.5', 'a=b']);
  });
});

describe('the template', () => {
  test.each(LANGUAGES)(
    '%s: every example is good, the sheet runs in the language’s direction, the guide is there',
    async (language) => {
      const made = await getExcelTemplate(language);
      if (!made.ok || !(made.value.file instanceof Uint8Array)) throw new Error('no template');
      expect(made.value.fileName).toBe(`${wordsOf(language).questionExcel.template}.xlsx`);
      const book = Buffer.from(made.value.file);
      const read = rowsOf((await readExcel(book)) ?? []);
      expect(read.map(({ question }) => question && exchangeKindOf(question).sheet?.nameOf(question))).toEqual(
        Object.keys(wordsOf(language).questionExcel.kinds),
      );
      expect(read.flatMap((row) => row.problems)).toEqual([]);
      // They are examples until somebody writes over them.
      expect(read.every(({ sample }) => sample)).toBe(true);
      const { unzipSync, strFromU8 } = await import('fflate');
      const parts = unzipSync(book);
      for (const sheet of ['sheet1', 'sheet2']) {
        const xml = strFromU8(parts[`xl/worksheets/${sheet}.xml`] ?? new Uint8Array());
        expect(xml.includes('rightToLeft="1"')).toBe(language !== 'en');
      }
      const sheetXml = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
      const list = /<formula1>'([^']+)'!\$A\$(\d+):\$A\$(\d+)<\/formula1>/.exec(sheetXml);
      const guide = strFromU8(parts['xl/worksheets/sheet2.xml'] ?? new Uint8Array());
      expect(list?.[1]).toBe(wordsOf(language).questionExcel.guide);
      const words = strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array()).match(/<si>.*?<\/si>/g) ?? [];
      const wordAt = (row: number) =>
        words[Number(new RegExp(`<c r="A${row}"[^>]*><v>(\\d+)</v>`).exec(guide)?.[1])]?.replace(/<[^>]+>/g, '');
      const { kinds } = wordsOf(language).questionExcel;
      const ends = [EXCEL_KINDS.at(0), EXCEL_KINDS.at(-1)].map((kind) => kind && kinds[kind]);
      expect([wordAt(Number(list?.[2])), wordAt(Number(list?.[3]))]).toEqual(ends);
    },
  );
});

describe('preview', () => {
  test('headings in any language, with a title above and unknown columns between', () => {
    for (const language of LANGUAGES) {
      const { columns, kinds } = wordsOf(language).questionExcel;
      const sheet = [
        ['My quiz'],
        [],
        [columns.question, 'Remark', ` ${columns.type.toUpperCase()}:`, columns.correct],
        ['Q', 'r', kinds.trueFalse, true],
      ];
      expect(rowsOf(sheet)).toMatchObject([{ row: 4, question: { type: 'trueFalse', question: 'Q' }, problems: [] }]);
    }
  });
  test('types in another language than the heading, blank rows left out, rows numbered as in the sheet', () => {
    const sheet = [heading, [], ['סקר', 'Q1', 'a', 'b'], [null, ' '], ['استطلاع', 'Q2', 'a', 'b']];
    expect(rowsOf(sheet).map(({ row, question }) => [row, question?.question])).toEqual([
      [3, 'Q1'],
      [5, 'Q2'],
    ]);
  });
  test.each([
    ['טריוויה', 'trivia'],
    ['שאלת טריוויה', 'trivia'],
    ['סידור לפי סדר', 'order'],
    ['הקלדת תשובה', 'typed'],
    ['תשובה בכתב', 'typed'],
    ['اختيار من متعدد', 'trivia'],
    ['كتابة الإجابة', 'typed'],
    ['رقم', 'number'],
    ['Trivia', 'trivia'],
    ['Survey', 'survey'],
    ['Put in order', 'order'],
  ])('takes the words of the editor and of earlier templates: %s', (word, type) => {
    expect(sheetByWord(word)?.name).toBe(type);
  });
  test('an example that somebody has written over is no example any more', () => {
    const sample = wordsOf('he').excelExample.survey;
    const row = (question: string) => one('סקר', question, String(sample.answer1), String(sample.answer2));
    const whole = rowsOf([
      ['type', 'question', 'answer1', 'answer2', 'answer3', 'answer4'],
      ['סקר', ...[sample.question, sample.answer1, sample.answer2, sample.answer3, sample.answer4].map(String)],
    ])[0];
    expect([whole?.sample, row('איזו עונה?')?.sample]).toEqual([true, false]);
  });
  test('a row that lacks nothing but the mark of its right answer is kept, to be asked for', () => {
    const row = one('trivia', 'Q', 'a', 'b', 'c');
    expect(row?.question).toBeNull();
    expect(row?.unmarked && answersOf(row.unmarked).map(({ text: words, correct }) => [words, correct])).toEqual([
      ['a', false],
      ['b', false],
      ['c', false],
    ]);
    expect(one('trivia', 'Q', 'a', '', 'c')?.unmarked).toBeNull();
    expect(one('trivia', 'Q', 'a', 'b', 'c', 1)?.unmarked).toBeNull();
  });
  test('without a column of types a sheet is one of multiple choice', () => {
    const rows = rowsOf([
      ['question', 'answer1', 'answer2', 'correct'],
      ['Q', 'a', 'b', 'b'],
    ]);
    expect(rows[0]?.question).toMatchObject({ type: 'trivia', answers: [{ correct: false }, { correct: true }] });
  });
  test.each<[string, SheetRow[], object]>([
    ['answers and what is right', [['Q', 'a', 'b', 'c', '2']], { answers: ['a', 'b*', 'c'] }],
    ['what is right in words', [['Q', 'a', 'b', 'c', 'c']], { answers: ['a', 'b', 'c*'] }],
    [
      'rows that are counted',
      [
        ['1', 'Q', 'a', 'b', 'א'],
        ['2.', 'R', 'c', 'd', 'ב'],
      ],
      { answers: ['a*', 'b'] },
    ],
    ['the template’s own columns', [['סקר', 'Q', '', 'a', 'b']], { type: 'survey', answers: ['a', 'b'] }],
  ])('pasted rows without a heading: %s', (_name, sheet, expected) => {
    const read = previewRows(sheet, NONE, { guess: true });
    const slide = read.ok ? read.value.rows[0]?.question : null;
    const answers = slide && answersOf(slide).map(({ text: words, correct }) => words + (correct ? '*' : ''));
    expect({ type: 'trivia', ...expected }).toEqual({ type: slide?.type, answers });
    expect(slide?.question).toBe('Q');
  });
  test('pasted rows that say nothing of right answers are asked for them', () => {
    const read = previewRows(
      [
        ['Q', 'a', 'b'],
        ['R', 'c', 'd'],
      ],
      NONE,
      { guess: true },
    );
    expect(read.ok && read.value.rows.map((row) => row.unmarked && answersOf(row.unmarked).length)).toEqual([2, 2]);
  });
  test('no heading, or one without the needed columns, is no sheet of ours', () => {
    for (const sheet of [[], [['a', 'b']], [['type', 'answer1']]])
      expect(previewRows(sheet, NONE)).toMatchObject({ code: 'badExcel' });
  });
  test('a thousand questions are read, one more is refused', () => {
    const rows: SheetRow[] = Array.from({ length: 1000 }, (_, i) => ['survey', `Q${i}`, 'a', 'b']);
    expect(rowsOf([heading, ...rows])).toHaveLength(1000);
    expect(previewRows([heading, ...rows, ['survey', 'more', 'a', 'b']], NONE)).toMatchObject({
      code: 'tooManySlides',
    });
  });
  test.each([
    ['times', 4, { column: 'times', code: 'outOfRange', limit: 3 }],
    ['times', 1.5, { column: 'times', code: 'notNumber' }],
    ['talkSeconds', 29, { column: 'talkSeconds', code: 'outOfRange', limit: 30 }],
    ['readSeconds', 61, { column: 'readSeconds', code: 'outOfRange', limit: 60 }],
    ['readSeconds', 1.5, { column: 'readSeconds', code: 'notNumber' }],
    ['talkSeconds', 301, { column: 'talkSeconds', code: 'outOfRange', limit: 300 }],
    ['explanation', 'x'.repeat(501), { column: 'explanation', code: 'tooLong', limit: 500 }],
  ])('%s cannot be %s', (column, value, problem) => {
    const [row] = rowsOf([
      ['type', 'question', 'answer1', 'answer2', column],
      ['survey', 'Q', 'a', 'b', value],
    ]);
    expect(row).toMatchObject({ question: null, problems: [problem] });
  });
  test.each<[string, SheetRow, object[]]>([
    ['no type', [null, 'Q', 'a', 'b'], [{ column: 'type', code: 'required' }]],
    ['unknown type', ['poem', 'Q'], [{ column: 'type', code: 'unknownType' }]],
    ['no question', ['survey', '', 'a', 'b'], [{ column: 'question', code: 'required' }]],
    ['too long', ['survey', 'x'.repeat(301), 'a', 'b'], [{ column: 'question', code: 'tooLong', limit: 300 }]],
    ['one answer', ['survey', 'Q', 'a'], [{ column: 'answer1', code: 'tooFewAnswers', limit: 2 }]],
    ['a hole', ['survey', 'Q', 'a', '', 'c'], [{ column: 'answer2', code: 'blankAnswer' }]],
    ['twice the same', ['survey', 'Q', 'a', ' A'], [{ column: 'answer2', code: 'duplicateAnswer' }]],
    ['nothing right', ['trivia', 'Q', 'a', 'b'], [{ column: 'correct', code: 'noCorrectAnswer' }]],
    ['wrong mark', ['trivia', 'Q', 'a', 'b', null, 5], [{ column: 'correct', code: 'badCorrect' }]],
    ['score in words', ['survey', 'Q', 'a', 'b', null, null, 'ten'], [{ column: 'score', code: 'notNumber' }]],
    ['half a point', ['survey', 'Q', 'a', 'b', null, null, 1.5], [{ column: 'score', code: 'notNumber' }]],
    [
      'too many points',
      ['survey', 'Q', 'a', 'b', null, null, 1e9],
      [{ column: 'score', code: 'outOfRange', limit: SCORE_MAX }],
    ],
    ['no time', ['survey', 'Q', 'a', 'b', null, null, 1, 0], [{ column: 'time', code: 'required' }]],
    ['no number', ['number', 'Q'], [{ column: 'answer1', code: 'required' }]],
    ['a word for a number', ['number', 'Q', 'many'], [{ column: 'answer1', code: 'notNumber' }]],
    ['negative tolerance', ['number', 'Q', 5, -1], [{ column: 'answer2', code: 'outOfRange', limit: 1e12 }]],
    [
      'neither true nor false',
      ['trueFalse', 'Q', null, null, null, 'maybe'],
      [{ column: 'correct', code: 'badCorrect' }],
    ],
  ])('%s', (_name, cells, problems) => {
    const row = one(...cells);
    expect(row?.problems).toEqual(problems);
    expect(row?.question).toBeNull();
  });
  test('an unknown category is left out and said; the row can be imported', () => {
    const sheet = [heading, ['survey', 'Q', 'a', 'b', null, null, null, null, 'History; ספורט, ועוד, Cooking']];
    const [row] = rowsOf(sheet, categories);
    expect(row?.problems).toEqual([
      { column: 'categories', code: 'unknownCategory' },
      { column: 'categories', code: 'unknownCategory' },
      { column: 'categories', code: 'unknownCategory' },
    ]);
    expect(row?.question?.labels).toEqual(['category-1']);
  });
  test('numbers, dates and truth values become the text one sees', () => {
    const row = one('survey', 1948, 0.1 + 0.2, new Date('1948-05-14T00:00:00Z'), true);
    expect(row?.question?.question).toBe('1948');
    expect(row?.question && answersOf(row.question).map((answer) => answer.text)).toEqual([
      '0.3',
      '1948-05-14',
      'TRUE',
    ]);
  });
  test('numbers in Arabic digits, with separators and direction marks', () => {
    const row = one('number', 'Q', '١٬٢٣٤٫٥', '\u200F2', null, null, '1,000', '٣٠');
    expect(row?.question).toMatchObject({ numberKey: { value: 1234.5, tolerance: 2 }, score: 1000, time: 30 });
  });
});

describe('which answers are right', () => {
  const answers = ['Red', 'Dead', 'Black', 'White'];
  test.each<[SheetRow[number], number[] | null]>([
    ['1,3', [0, 2]],
    [2, [1]],
    ['3;1', [0, 2]],
    ['א,ג', [0, 2]],
    ['أ، ب', [0, 1]],
    ['A/d', [0, 3]],
    ['black', [2]],
    ['Red, White', [0, 3]],
    ['١،٣', [0, 2]],
    [1.3, [0, 2]],
    [13, [0, 2]],
    ['1 3', [0, 2]],
    ['5', null],
    ['Green', null],
    ['1,Green', null],
    ['ה', null],
    ['', null],
    [true, null],
    [new Date(), null],
    [0, null],
  ])('%s', (cell, right) => expect(readCorrect(cell, answers)).toEqual(right));
  test('an answer with a comma, and a number that is an answer', () => {
    expect(readCorrect('Paris, France', ['London', 'Paris, France'])).toEqual([1]);
    expect(readCorrect(1948, ['1947', '1948'])).toEqual([1]);
    expect(readCorrect(2, ['2', '4'])).toEqual([1]);
  });
});
