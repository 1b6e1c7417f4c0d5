import type { Kysely } from 'kysely';
import { eachQuestion } from './each-question.ts';

/** Fields that were written on every slide, and the kinds that have them. */
const OWNERS: Record<string, readonly string[]> = {
  answers: ['trivia', 'trueFalse', 'survey', 'typed', 'order'],
  selection: ['trivia', 'survey'],
  typing: ['typed'],
  numberKey: ['number'],
  miniGame: ['miniGame'],
};

/** What a slide says depends on its kind: what only other kinds have is dropped. Deleted slides may come back. */
export async function contentByKind(db: Kysely<unknown>): Promise<void> {
  await eachQuestion(db, ({ type, content }) => {
    const narrow = ownContent(type, content);
    return narrow === null ? null : { content: narrow };
  });
}

/** The content without what is another kind's; null: there is nothing of the sort in it. */
function ownContent(type: string, content: string): string | null {
  const written: unknown = JSON.parse(content);
  if (typeof written !== 'object' || written === null) return null;
  const fields = Object.entries(written);
  const own = fields.filter(([field]) => OWNERS[field]?.includes(type) ?? true);
  return own.length === fields.length ? null : JSON.stringify(Object.fromEntries(own));
}
