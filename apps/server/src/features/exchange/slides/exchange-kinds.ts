import { wordsOf } from '@qc/words/server';
import type { ExcelKind } from '@qc/words/en/server/files/question-excel';
import { type ContentOf, LANGUAGES, SLIDE_TYPES, type SlideType } from '@qc/contract';
import { foldWord } from '../excel/fold-word.ts';
import type { ExchangeKind, SheetKind } from './exchange-kind.ts';
import { breakSlide } from './break-slide.ts';
import { buzzer } from './buzzer.ts';
import { media } from './media.ts';
import { miniGame } from './mini-game.ts';
import { number } from './number.ts';
import { order } from './order.ts';
import { survey } from './survey.ts';
import { trivia } from './trivia.ts';
import { trueFalse } from './true-false.ts';
import { typed } from './typed.ts';

/** Every kind of slide by its name. */
const EXCHANGE_KINDS: { readonly [T in SlideType]: ExchangeKind<ContentOf<T>> } = {
  trivia,
  trueFalse,
  survey,
  typed,
  number,
  order,
  media,
  miniGame,
  buzzer,
  break: breakSlide,
};

/** What a sheet without a column of types is full of. */
export const UNNAMED: ExcelKind = 'trivia';

/** The kind of a slide. What it is given must be of its type. */
export function exchangeKindOf({ type }: { type: SlideType }): ExchangeKind {
  return EXCHANGE_KINDS[type];
}

const NAMES = SLIDE_TYPES.flatMap((type) => {
  const { sheet }: ExchangeKind = EXCHANGE_KINDS[type];
  return sheet === null ? [] : sheet.names.map((named) => ({ ...named, sheet }));
});

/** What the type column offers, in its order. */
export const EXCEL_KINDS: readonly ExcelKind[] = NAMES.map(({ name }) => name);

/** A name that the type column may say, and whose it is. */
export interface NamedSheet {
  name: ExcelKind;
  sheet: SheetKind;
}

const NAME_BY_WORD = new Map<string, NamedSheet>(
  NAMES.flatMap(({ name, otherWords, sheet }) =>
    [name, ...LANGUAGES.map((language) => wordsOf(language).questionExcel.kinds[name]), ...otherWords].map(
      (word) => [foldWord(word), { name, sheet }] as const,
    ),
  ),
);

/** What a word in any of the languages means, or null. */
export function sheetByWord(word: string): NamedSheet | null {
  return NAME_BY_WORD.get(foldWord(word)) ?? null;
}
