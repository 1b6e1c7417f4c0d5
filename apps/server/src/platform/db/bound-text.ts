import { sql, type RawBuilder } from 'kysely';
import type { LongText } from './long-text.ts';

/** A text as a statement takes it, long or not. */
export function boundText(text: string | LongText): string | RawBuilder<string> {
  return typeof text === 'string' ? text : sql<string>`${text}`;
}
