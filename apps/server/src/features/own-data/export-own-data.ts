import type { FileReply, User } from '@qc/contract';
import { getUser } from '#features/accounts';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { ownSections } from './own-data-store.ts';
import type { OwnRow } from './own-rows-store.ts';

/** Everything that is kept about a person and of theirs, as one JSON file; written piece by piece, whatever its size. */
export async function exportOwnData(platform: Platform, actor: Actor): Promise<Result<FileReply>> {
  const account = await getUser(platform, actor, actor.userId);
  if (!account.ok) return account;
  const day = new Date(platform.now()).toISOString().slice(0, 10);
  const file = writeFile(platform.db, account.value, platform.now());
  return succeed({ fileName: `questions.creator ${day}.json`, file });
}

async function* writeFile(db: Db, account: User, nowMs: number): AsyncGenerator<Uint8Array> {
  const head = { format: 'questions.creator/own-data', version: 2, exportedAt: nowMs, account };
  yield Buffer.from(JSON.stringify(head).slice(0, -1));
  for (const [name, read] of Object.entries(ownSections)) {
    yield Buffer.from(`,\n${JSON.stringify(name)}:[`);
    yield* writeRows((after) => read(db, account._id, after));
    yield Buffer.from(']');
  }
  yield Buffer.from('}\n');
}

async function* writeRows(read: (after: string) => Promise<OwnRow[]>): AsyncGenerator<Uint8Array> {
  let after = '';
  for (let rows = await read(after); rows.length > 0; rows = await read(after)) {
    for (const { cursor, _id, ...row } of rows) {
      yield Buffer.from(`${after === '' ? '\n' : ',\n'}${JSON.stringify({ _id, ...row })}`);
      after = cursor ?? _id ?? '';
    }
  }
}
