import type { Kysely } from 'kysely';

/** What the speech service of a telephone line is asked with. */
export async function keepSpeechKey(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('telephone_line')
    .addColumn('speech_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
