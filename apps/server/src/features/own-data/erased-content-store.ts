import * as z from 'zod/mini';
import { dropContent } from '#features/media';
import type { Db } from '#platform/db/tables';
import type { Platform } from '#platform/platform';

const KEY = 'erase.';
const Hashes = z.array(z.string());

/** Notes in the transaction of a deletion which bytes have to go after it. */
export async function noteErased(trx: Db, id: string, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await trx
    .insertInto('setting')
    .values({ key: KEY + id, value: JSON.stringify(hashes) })
    .execute();
}

/** Removes the noted bytes that nobody else has, also those that a killed process left. Again does nothing. */
export async function finishErasing(platform: Platform): Promise<void> {
  const notes = await platform.db.selectFrom('setting').selectAll().where('key', 'like', `${KEY}%`).execute();
  for (const { key, value } of notes) {
    for (const sha256 of Hashes.parse(JSON.parse(value))) await dropContent(platform, sha256);
    await platform.db.deleteFrom('setting').where('key', '=', key).execute();
  }
}
