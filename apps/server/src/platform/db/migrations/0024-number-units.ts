import type { Kysely } from 'kysely';
import { searchKey } from '../search-key.ts';
import { eachQuestion } from './each-question.ts';

/** Number slides are found by their unit, also those that were stored when only answers were searched. */
export async function searchNumberUnits(db: Kysely<unknown>): Promise<void> {
  await eachQuestion(db, ({ type, content, search_text: words }) => {
    if (type !== 'number') return null;
    const { numberKey }: { numberKey?: { unit?: string } } = JSON.parse(content);
    const unit = searchKey(numberKey?.unit ?? '');
    return unit === '' || ` ${words} `.includes(` ${unit} `) ? null : { search_text: `${words} ${unit}`.trim() };
  });
}
