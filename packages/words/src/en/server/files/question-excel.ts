import { type ExcelColumnTexts, excelColumns } from '../../screens/lists/excel-columns.ts';

export interface ExcelTexts {
  /** Name of the sheet that is filled. */
  sheet: string;
  /** Name of the sheet that explains. */
  guide: string;
  /** Name of the template's file. */
  template: string;
  yes: string;
  no: string;
  columns: ExcelColumnTexts;
  kinds: Record<ExcelKind, string>;
  guideTitle: string;
  /** The explanation, line by line. */
  guideLines: Record<'rows' | 'types' | 'correct' | 'numbers' | 'defaults' | 'categories' | 'show' | 'preview', string>;
  /** What the answer columns mean for each kind. */
  kindLines: Record<ExcelKind, string>;
}

/** Kinds of slides that a sheet can carry. */
export type ExcelKind =
  | 'trivia'
  | 'triviaMultiple'
  | 'trueFalse'
  | 'survey'
  | 'surveyMultiple'
  | 'typed'
  | 'number'
  | 'order'
  | 'buzzer';

/** Every word of the Excel sheets. */
export const questionExcel: ExcelTexts = {
  sheet: 'Questions',
  guide: 'Help',
  template: 'Question template',
  yes: 'True',
  no: 'False',
  columns: excelColumns,
  kinds: {
    trivia: 'Multiple choice',
    triviaMultiple: 'Multiple choice, several answers',
    trueFalse: 'True or false',
    survey: 'Poll',
    surveyMultiple: 'Poll, several answers',
    typed: 'Typed answer',
    number: 'Number',
    order: 'Ordering',
    buzzer: 'Buzzer',
  },
  guideTitle: 'How to fill in the sheet',
  guideLines: {
    rows: 'Each row is one question, up to 1,000 questions in a file. Blank rows are skipped.',
    types: 'In the “Type” column, pick from the list or write one of the words in the table below.',
    correct:
      'In the column “Correct answer” write the number of the answer, several with a comma between them: 1,3. A letter (A, B, C) or the answer itself will do too.',
    numbers: 'Points and time are whole numbers. Time is in seconds.',
    defaults: 'Points or time left blank get the usual value.',
    categories: 'Write categories by name, with a comma or semicolon between them. Unknown categories are skipped.',
    show: 'Points multiplier: 2 for double points, 3 for triple points; blank counts once. The explanation is shown with the correct answer.',
    preview:
      'Before anything is saved you see all rows and what needs fixing in each. You can import only the valid rows.',
  },
  kindLines: {
    trivia: '2 to 8 answers; the player picks one.',
    triviaMultiple: '2 to 8 answers; the player picks all the correct ones.',
    trueFalse: 'Leave the answer columns blank. Write “True” or “False” as the correct answer.',
    survey: '2 to 8 answers, none of them correct; the player picks one.',
    surveyMultiple: '2 to 8 answers, none of them correct; the player picks as many as they like.',
    typed: 'One accepted answer in each answer column.',
    number: 'Answer 1 is the number, answer 2 the margin (blank: the closest wins), answer 3 the unit.',
    order: 'Write the answers in the correct order. Players see them shuffled.',
    buzzer: 'Answer 1 is what is correct (may be blank), answer 2 the points that a wrong answer costs (blank: none).',
  },
};
