import * as z from 'zod/mini';
import { countRows } from '#platform/db/count-rows';
import { readSetting, writeSetting } from '#platform/db/setting-value';
import type { Db } from '#platform/db/tables';

const KEY = 'ledger.lastCheck';
const LedgerCheck = z.object({ checkedAt: z.int(), faults: z.int() });
/** When the ledger was last checked, and how many faults there were. */
export type LedgerCheck = z.infer<typeof LedgerCheck>;

/** The last check; null: none yet. */
export async function readLedgerCheck(db: Db): Promise<LedgerCheck | null> {
  const text = await readSetting(db, KEY);
  return text === null ? null : (LedgerCheck.safeParse(JSON.parse(text)).data ?? null);
}

export async function writeLedgerCheck(trx: Db, check: LedgerCheck): Promise<void> {
  await writeSetting(trx, KEY, JSON.stringify(check));
}

/** How many pots and entries there are. */
export async function countLedger(db: Db): Promise<{ pots: number; entries: number }> {
  return { pots: await countRows(db.selectFrom('pot')), entries: await countRows(db.selectFrom('ledger_entry')) };
}
