import writeXlsxFile, { type Row } from 'write-excel-file/node';
import type { UploadedFile } from '../people/author.ts';

const HEADING = ['Type', 'Question', 'Answer 1', 'Answer 2', 'Answer 3', 'Correct answer', 'Points', 'Time in seconds'];

/** An Excel file as a teacher fills it in: ten questions, and between them one row that is not finished. */
export async function makeQuestionSheet(): Promise<UploadedFile> {
  const sums = Array.from({ length: 10 }, (_, index) => index + 2);
  const rows: Row[] = [
    HEADING.map((value) => ({ type: String, value })),
    ...sums.map((n) => questionRow(`How much is ${n} times ${n}?`, [n * n - 1, n * n, n * n + 1], '2')),
    questionRow('How much is this one?', [1, 2, 3], ''),
  ];
  return {
    name: 'sums.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await writeXlsxFile(rows).toBuffer(),
  };
}

function questionRow(question: string, answers: readonly number[], correct: string): Row {
  const texts = ['Trivia', question, ...answers.map(String), correct];
  const cells = texts.map((value) => (value === '' ? null : { type: String, value }));
  return [...cells, { type: Number, value: 500 }, { type: Number, value: 30 }];
}
