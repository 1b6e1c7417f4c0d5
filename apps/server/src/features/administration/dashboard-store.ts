import { keysOf, MONEY_CURRENCIES, type MoneyCurrency, recordOf } from '@qc/contract';
import { type RawBuilder, sql } from 'kysely';
import { isRun } from '#features/credits';
import type { Db, Tables } from '#platform/db/tables';

export const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How many there are of what the house keeps: one question to the database for all of them, each a count by an index or
 * of a short table.
 */
export async function readCounts(db: Db, nowMs: number) {
  const count = (table: keyof Tables, where?: RawBuilder<unknown>) =>
    sql<number>`(select count(*) from ${sql.table(table)} ${where ?? sql``})`;
  const row = await db
    .selectNoFrom([
      count('app_user').as('users'),
      count('app_user', sql`where disabled_from_admin = 1`).as('restrictedUsers'),
      count('institution', sql`where closed_at_ms is null`).as('institutions'),
      count('game', sql`where deleted_at_ms is null`).as('games'),
      count('question', sql`where deleted_at_ms is null`).as('questions'),
      count('game_result').as('results'),
      count('assignment', sql`where closed_at_ms is null and closes_at_ms > ${nowMs}`).as('openLinks'),
      sql<number>`(select coalesce(sum(bytes), 0) from media)`.as('mediaBytes'),
      sql<number>`(select coalesce(sum(balance), 0) from pot)`.as('creditsLeft'),
      count('payment_order', sql`where status = 'waiting' and expires_at_ms > ${nowMs}`).as('waitingOrders'),
      count('payment_order', sql`where dispute = 'open'`).as('openDisputes'),
      count('outgoing_mail', sql`where failed_at_ms is null`).as('waitingMails'),
      count('outgoing_mail', sql`where failed_at_ms is not null`).as('failedMails'),
    ])
    .executeTakeFirstOrThrow();
  // PostgreSQL gives such numbers as text.
  return recordOf(keysOf(row), (name) => Number(row[name]));
}

/** What was paid less what was given back, by currency, minor units; nothing that the bank has taken away again. */
export async function readRevenue(db: Db): Promise<{ currency: MoneyCurrency; amount: number }[]> {
  const rows = await db
    .selectFrom('ledger_entry')
    .where('currency', 'is not', null)
    .groupBy('currency')
    .select((eb) => ['currency', eb.fn.sum<number | string | bigint>('amount_minor').as('amount')])
    .execute();
  const amounts = new Map(rows.map(({ currency, amount }) => [currency, Number(amount)]));
  return MONEY_CURRENCIES.flatMap((currency) => {
    const amount = amounts.get(currency);
    return amount === undefined ? [] : [{ currency, amount }];
  });
}

/** The UTC days from the one that `fromMs` lies in to the one of `toMs`. */
export interface DaySpan {
  fromMs: number;
  toMs: number;
}
/** What a day has; days without anything are told too. */
export interface DayCount {
  day: number;
  value: number;
}

export async function readNewUsersByDay(db: Db, span: DaySpan): Promise<DayCount[]> {
  return byDay(db, span, { table: 'app_user', time: 'created_at_ms' });
}
export async function readRunsByDay(db: Db, span: DaySpan): Promise<DayCount[]> {
  return byDay(db, span, { table: 'charge', time: 'at_ms', where: isRun() });
}
export async function readCreditsUsedByDay(db: Db, span: DaySpan): Promise<DayCount[]> {
  return byDay(db, span, { table: 'charge', time: 'at_ms', sum: 'amount', where: sql`state = 'posted'` });
}
export async function readErrorsByDay(db: Db, span: DaySpan): Promise<DayCount[]> {
  return byDay(db, span, { table: 'client_error', time: 'created_at_ms' });
}

export async function readGamesByDay(db: Db, span: DaySpan): Promise<DayCount[]> {
  return byDay(db, span, { table: 'game', time: 'created_at_ms', where: sql`deleted_at_ms is null` });
}

/** What had come by the end of each day: of what was deleted since, nothing is known. */
export async function readMediaBytesByDay(db: Db, span: DaySpan): Promise<DayCount[]> {
  const came = await byDay(db, span, { table: 'media', time: 'created_at_ms', sum: 'bytes' });
  const { rows } = await sql<{ bytes: number | string | bigint }>`
    select coalesce(sum(bytes), 0) as bytes from media where created_at_ms < ${dayOf(span.fromMs)}`.execute(db);
  let bytes = Number(rows[0]?.bytes ?? 0);
  return came.map(({ day, value }) => ({ day, value: (bytes += value) }));
}

/** What came in and went back, for each currency of `currencies`, minor units. */
export async function readRevenueByDay(
  db: Db,
  span: DaySpan,
  currencies: readonly MoneyCurrency[],
): Promise<{ currency: MoneyCurrency; days: DayCount[] }[]> {
  const series: { currency: MoneyCurrency; days: DayCount[] }[] = [];
  for (const currency of currencies) {
    const where = sql`currency = ${currency}`;
    const days = await byDay(db, span, { table: 'ledger_entry', time: 'at_ms', sum: 'amount_minor', where });
    series.push({ currency, days });
  }
  return series;
}

interface Series {
  table: 'app_user' | 'charge' | 'client_error' | 'game' | 'media' | 'ledger_entry';
  time: string;
  /** The column that is added up; absent: rows are counted. */
  sum?: string;
  where?: RawBuilder<unknown>;
}

async function byDay(db: Db, { fromMs, toMs }: DaySpan, { table, time, sum, where }: Series): Promise<DayCount[]> {
  const column = sql.ref(time);
  const value = sum === undefined ? sql`count(*)` : sql`coalesce(sum(${sql.ref(sum)}), 0)`;
  const first = dayOf(fromMs);
  // Whole numbers divide to whole numbers on both databases.
  const { rows } = await sql<{ day_no: number; value: number }>`
    select ${column} / ${sql.lit(DAY_MS)} as day_no, ${value} as value from ${sql.table(table)}
    where ${column} >= ${first} and ${column} <= ${toMs} and ${where ?? sql`1 = 1`} group by 1`.execute(db);
  const values = new Map(rows.map((row) => [Number(row.day_no) * DAY_MS, Number(row.value)]));
  const days = (dayOf(toMs) - first) / DAY_MS + 1;
  return Array.from({ length: days }, (_, n) => first + n * DAY_MS).map((day) => ({
    day,
    value: values.get(day) ?? 0,
  }));
}

function dayOf(ms: number): number {
  return ms - (ms % DAY_MS);
}
