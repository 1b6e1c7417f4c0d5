import { type ExchangeKind, sameAnswers } from './exchange-kind.ts';

/** No column of a sheet could hold what it is about. */
export const media: ExchangeKind<'media'> = { sheet: null, answersAsWritten: sameAnswers };
