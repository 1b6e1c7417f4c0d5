import { LINE_REFUSALS, TelephoneLine, type LineRefusal } from '@qc/contract';
import type { Db } from '#platform/db/tables';

/** The line as it is kept. */
export interface KeptLine {
  line: TelephoneLine;
  /** Sealed; empty: none. */
  sealed: string;
  /** Of the speech service, sealed; empty: none. */
  sealedKey: string;
  /** What calls are placed with, sealed; empty: none. */
  sealedToken: string;
  askedAtMs: number | null;
  refused: { atMs: number; why: LineRefusal } | null;
}

/** A house has one line for now. The next ones would be rows beside it, each with an address of its own. */
export const HOUSE_LINE = 'house';

/** A line; null: none has been set up under this id. */
export async function readLine(db: Db, id: string): Promise<KeptLine | null> {
  const row = await db.selectFrom('telephone_line').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const why = LINE_REFUSALS.find((known) => known === row.refused_why);
  return {
    line: TelephoneLine.parse(JSON.parse(row.settings)),
    sealed: row.secret,
    sealedKey: row.speech_key,
    sealedToken: row.call_token,
    askedAtMs: row.asked_at_ms,
    refused: row.refused_at_ms === null || why === undefined ? null : { atMs: row.refused_at_ms, why },
  };
}

/** Sets a line up, or changes it; what was noted of its requests stays. */
export async function writeLine(
  trx: Db,
  id: string,
  { line, sealed, sealedKey, sealedToken }: Pick<KeptLine, 'line' | 'sealed' | 'sealedKey' | 'sealedToken'>,
): Promise<void> {
  const kept = {
    settings: JSON.stringify(line),
    secret: sealed,
    speech_key: sealedKey,
    call_token: sealedToken,
  };
  await trx
    .insertInto('telephone_line')
    .values({ id, ...kept, asked_at_ms: null, refused_at_ms: null, refused_why: null })
    .onConflict((known) => known.column('id').doUpdateSet(kept))
    .execute();
}

/** Notes when a request was taken last. */
export async function writeAsked(db: Db, id: string, atMs: number): Promise<void> {
  await db.updateTable('telephone_line').set({ asked_at_ms: atMs }).where('id', '=', id).execute();
}

/** Notes when a request was refused last, and why. */
export async function writeRefused(db: Db, id: string, atMs: number, why: LineRefusal): Promise<void> {
  await db.updateTable('telephone_line').set({ refused_at_ms: atMs, refused_why: why }).where('id', '=', id).execute();
}
