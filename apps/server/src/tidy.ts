import { RESTORE_WINDOW_MS } from '@qc/contract';
import { deleteExpired } from '#features/accounts';
import { deleteOldClientErrors } from '#features/client-errors';
import { purgeGames } from '#features/games';
import { deleteOldInvitations } from '#features/institutions';
import { tidyMediaDisk, tidyUploads } from '#features/media';
import { finishErasing } from '#features/own-data';
import { purgeSlides, purgeSlidesOfGames } from '#features/slides';
import { forgetGoneServers } from '#platform/cluster/alive';
import { forgetSharedTries } from '#platform/cluster/shared-limit';
import type { Db } from '#platform/db/tables';
import { dropOldFailedMail } from '#platform/mail/outgoing-mail-store';
import type { Platform } from '#platform/platform';
import { type RepeatedWork, repeatWork } from '#platform/repeated-work';

const HOUR_MS = 60 * 60 * 1000;
const CLIENT_ERRORS_KEPT_MS = 30 * 24 * HOUR_MS;
const CLIENT_ERRORS_KEPT = 10_000;
const FAILED_MAIL_KEPT_MS = 90 * 24 * HOUR_MS;
/** A restore that began inside the window is over by then: no statement may take half as long. */
const PURGE_LATER_MS = 60 * 1000;
/** Removes at most `portion` rows and gives how many went. */
type Purge = (db: Db, beforeMs: number, portion: number) => Promise<number>;
/** What is deleted for good, with the rows of one statement: no other writer waits for more. */
const PURGES: readonly [Purge, number][] = [
  [purgeSlides, 200],
  [purgeSlidesOfGames, 200],
  [purgeGames, 50],
];

/** Removes what nobody can reach any more: ended sessions, old reports, records that cannot be restored now. */
export async function tidy(platform: Platform, isStopping = () => false): Promise<void> {
  const { db } = platform;
  const nowMs = platform.now();
  await deleteExpired(db, nowMs);
  await deleteOldInvitations(db, nowMs);
  await deleteOldClientErrors(db, nowMs - CLIENT_ERRORS_KEPT_MS, CLIENT_ERRORS_KEPT);
  await dropOldFailedMail(db, nowMs - FAILED_MAIL_KEPT_MS);
  await forgetSharedTries(platform);
  await forgetGoneServers(platform);
  await tidyUploads(platform);
  await finishErasing(platform);
  const beforeMs = nowMs - RESTORE_WINDOW_MS - PURGE_LATER_MS;
  for (const [purge, portion] of PURGES) {
    while (!isStopping() && (await purge(db, beforeMs, portion)) === portion);
  }
}

/** Tidies up every hour. */
export function keepTidy(platform: Platform): RepeatedWork {
  return repeatWork(platform, {
    once: 'tidy',
    everyMs: HOUR_MS,
    turn: (isStopping) => tidy(platform, isStopping),
    failed: 'tidying up failed; it is tried again in an hour',
  });
}

/** Tidies up this server's own disk every hour. */
export function keepDiskTidy(platform: Platform): RepeatedWork {
  return repeatWork(platform, {
    everyMs: HOUR_MS,
    turn: () => tidyMediaDisk(platform),
    failed: 'tidying up the disk failed; it is tried again in an hour',
  });
}
