import type { ContentOf } from '@qc/contract';
import { type ExchangeKind, sameAnswers } from './exchange-kind.ts';

/** A sheet holds questions, and it asks none. */
export const breakSlide: ExchangeKind<ContentOf<'break'>> = { sheet: null, answersAsWritten: sameAnswers };
