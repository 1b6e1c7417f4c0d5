import type { ContentOf } from '@qc/contract';
import { type ExchangeKind, sameAnswers } from './exchange-kind.ts';

/** No column of a sheet could hold what it is about. */
export const media: ExchangeKind<ContentOf<'media'>> = { sheet: null, answersAsWritten: sameAnswers };
