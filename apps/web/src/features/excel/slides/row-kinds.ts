import type { ExcelRow, QuestionContent, SlideType } from '@qc/contract';

type Cells = ExcelRow['cells'];

/** An answer of a row as the preview lists it. */
export interface RowAnswer {
  text: string;
  right: boolean;
  /** It is no answer but what is right: shown only where right answers are. */
  isKey?: boolean;
}

/** What an author writes on a slide of one type. */
type ContentOf<T extends SlideType> = QuestionContent & { type: T };

/** How the preview lists the answers of a kind of slide. */
interface RowKind<C extends QuestionContent = QuestionContent> {
  answers(cells: Cells, question: C): RowAnswer[];
}

const FILLED: RowKind = { answers: asFilled };

/** Every kind of slide by its name. */
const ROW_KINDS: { readonly [T in SlideType]: RowKind<ContentOf<T>> } = {
  trivia: { answers: (_cells, { answers }) => answers.map(ofAnswer) },
  // It has no answers of its own: what the sheet says is right is all there is.
  trueFalse: {
    answers: (cells) => [...asFilled(cells), { text: cells.correct ?? '', right: true, isKey: true }],
  },
  survey: FILLED,
  typed: { answers: (_cells, { answers }) => answers.map(ofAnswer) },
  // The number comes first, then its margin and its unit.
  number: { answers: (cells) => asFilled(cells).map((answer, at) => ({ ...answer, right: at === 0 })) },
  order: FILLED,
  media: FILLED,
  miniGame: FILLED,
  break: FILLED,
  // What is right comes first, then what a wrong answer costs.
  buzzer: { answers: (cells) => asFilled(cells).map((answer, at) => ({ ...answer, right: at === 0 })) },
};

/** The answers of a row, as far as it can be read. */
export function answersOfRow({ cells, question }: ExcelRow): RowAnswer[] {
  if (question === null) return asFilled(cells);
  const kind: RowKind = ROW_KINDS[question.type];
  return kind.answers(cells, question);
}

function ofAnswer({ text, correct }: { text: string; correct: boolean }): RowAnswer {
  return { text, right: correct };
}

/** What stands in the answer columns. */
function asFilled({ answer1, answer2, answer3, answer4, answer5, answer6, answer7, answer8 }: Cells): RowAnswer[] {
  return [answer1, answer2, answer3, answer4, answer5, answer6, answer7, answer8].flatMap((text) =>
    text === undefined || text === '' ? [] : [{ text, right: false }],
  );
}
