import { wordsOf } from '@qc/words/server';
import { LANGUAGES, type QuestionContent } from '@qc/contract';
import { OTHER_KIND_WORDS } from './excel-kind-words.ts';
import { EXCEL_KINDS, type ExcelKind } from './excel-kind-list.ts';

/** The kind of a slide; null: a sheet cannot carry it. */
export function kindOf({ type, selection }: Pick<QuestionContent, 'type' | 'selection'>): ExcelKind | null {
  switch (type) {
    case 'trivia':
      return selection === 'multiple' ? 'triviaMultiple' : 'trivia';
    case 'survey':
      return selection === 'multiple' ? 'surveyMultiple' : 'survey';
    case 'trueFalse':
    case 'typed':
    case 'number':
    case 'order':
      return type;
    case 'media':
    case 'miniGame':
      return null;
  }
}

/** Type and selection of a kind. */
export function slideOf(kind: ExcelKind): Pick<QuestionContent, 'type' | 'selection'> {
  if (kind === 'triviaMultiple') return { type: 'trivia', selection: 'multiple' };
  if (kind === 'surveyMultiple') return { type: 'survey', selection: 'multiple' };
  return { type: kind, selection: 'single' };
}

/** A word as it is compared: marks, case, punctuation and spaces do not count. */
export function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}\p{P}\p{S}\sـ]/gu, '')
    .toLowerCase();
}

const KIND_BY_WORD = new Map<string, ExcelKind>(
  EXCEL_KINDS.flatMap((kind) =>
    [kind, ...LANGUAGES.map((language) => wordsOf(language).questionExcel.kinds[kind]), ...OTHER_KIND_WORDS[kind]].map(
      (word) => [foldWord(word), kind],
    ),
  ),
);

/** The kind that a word in any of the languages means, or null. */
export function kindByWord(word: string): ExcelKind | null {
  return KIND_BY_WORD.get(foldWord(word)) ?? null;
}

const TRUTHS = new Map<string, boolean>(
  LANGUAGES.flatMap((language) => [
    [foldWord(wordsOf(language).questionExcel.yes), true] as const,
    [foldWord(wordsOf(language).questionExcel.no), false] as const,
  ]),
);
for (const [words, truth] of [
  ['כן yes نعم صح صحيح', true],
  ['לא no لا غلط', false],
] as const) {
  for (const word of words.split(' ')) TRUTHS.set(foldWord(word), truth);
}

/** Whether a word in any of the languages says true or false; null: neither. */
export function truthByWord(word: string): boolean | null {
  return TRUTHS.get(foldWord(word)) ?? null;
}
