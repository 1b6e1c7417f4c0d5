import { statfs } from 'node:fs/promises';
import type { AdminDashboard, RouteInput } from '@qc/contract';
import { databaseBytes, databaseKind } from '#platform/db/database-bytes';
import type { LoopDelay } from '#platform/loop-delay';
import { mailWay, installationSettings } from '#features/settings';
import type { Platform } from '#platform/platform';
import { PRODUCT_VERSION } from '#platform/product-version';
import { type Result, succeed } from '#platform/result';
import {
  DAY_MS,
  readCounts,
  readCreditsUsedByDay,
  readErrorsByDay,
  readGamesByDay,
  readMediaBytesByDay,
  readNewUsersByDay,
  readRevenue,
  readRevenueByDay,
  readRunsByDay,
} from './dashboard-store.ts';
import { readLedgerCheck } from './ledger-check-store.ts';

/** What the house is doing now, of which no table tells. */
export interface LiveSight {
  upSinceMs: number;
  loopDelay: Pick<LoopDelay, 'p99Ms'>;
  /** Rooms that are open, and pages that are linked to them. */
  live(): { rooms: number; pages: number };
}

/** The house at a glance. */
export async function getAdminDashboard(
  platform: Platform,
  sight: LiveSight,
  query: RouteInput<'getAdminDashboard'>['query'],
): Promise<Result<AdminDashboard>> {
  const { db, config } = platform;
  const nowMs = platform.now();
  const span = { fromMs: nowMs - (Number(query.days) - 1) * DAY_MS, toMs: nowMs };
  const { waitingMails, failedMails, ...counts } = await readCounts(db, nowMs);
  const { rooms, pages } = sight.live();
  const revenue = await readRevenue(db);
  const ledger = await readLedgerCheck(db);
  return succeed({
    ...counts,
    openRooms: rooms,
    livePages: pages,
    databaseBytes: await databaseBytes(db),
    freeBytes: await freeBytes(config.dataDir),
    revenue,
    newUsersByDay: await readNewUsersByDay(db, span),
    runsByDay: await readRunsByDay(db, span),
    creditsUsedByDay: await readCreditsUsedByDay(db, span),
    errorsByDay: await readErrorsByDay(db, span),
    gamesByDay: await readGamesByDay(db, span),
    mediaBytesByDay: await readMediaBytesByDay(db, span),
    revenueByDay: await readRevenueByDay(
      db,
      span,
      revenue.map(({ currency }) => currency),
    ),
    health: {
      version: PRODUCT_VERSION,
      database: databaseKind(db),
      upSinceMs: sight.upSinceMs,
      memoryBytes: process.memoryUsage.rss(),
      loopDelayMs: sight.loopDelay.p99Ms,
      waitingMails,
      failedMails,
      mailWay: await mailWay(platform),
      ...(await readHouseGaps(platform)),
      ledgerCheckedAt: ledger?.checkedAt ?? null,
      ledgerFaults: ledger?.faults ?? 0,
    },
  });
}

/** -1: the disk does not say. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return -1;
  }
}

type HouseGaps = Pick<AdminDashboard['health'], 'addressKnown' | 'senderGood' | 'setUpDone'>;

/** What the house has not been told about itself, and what does not work for the want of it. */
async function readHouseGaps(platform: Platform): Promise<HouseGaps> {
  const { baseUrl, mailFrom, setUpDone } = await installationSettings(platform);
  const isLocal = /@localhost>?$/i.test(mailFrom);
  return {
    addressKnown: baseUrl !== '',
    senderGood: !isLocal || (await mailWay(platform)) === 'files',
    setUpDone,
  };
}
