import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UserId } from '@qc/contract';
import { pino } from 'pino';
import { aloneCluster } from '#platform/cluster/one-server';
import { diskFileStore } from '#platform/files/disk-file-store';
import { createLocalBus } from '#platform/bus/local-bus';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { systemRandom } from '#platform/random';
import { readConfig } from '../config.ts';

/** Seams for tests of use cases on a given database: a folder of their own, a clock that is set by hand. */
export interface ContentPlatform {
  platform: Platform;
  clock: { ms: number };
  remove(): void;
}

/** Makes the seams; the one who makes them calls `remove()`. */
export function makeContentPlatform(db: Db): ContentPlatform {
  const folder = mkdtempSync(join(tmpdir(), 'qc-content-'));
  const clock = { ms: Date.UTC(2026, 0, 1) };
  const now = () => clock.ms;
  const log = pino({ level: 'silent' });
  const platform: Platform = {
    config: readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }),
    db,
    now,
    random: systemRandom(now),
    bus: createLocalBus('here', log),
    log,
    files: diskFileStore(join(folder, 'files')),
    cluster: aloneCluster(),
  };
  return { platform, clock, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A caller with an account. */
export function actorOf(userId: UserId, role: Actor['role'] = 2): Actor {
  return { userId, role, sessionHash: 'test' };
}

/** The value of a use case that must succeed. */
export function valueOf<T>(result: { ok: true; value: T } | { ok: false; code: string }): T {
  if (!result.ok) throw new Error(`refused: ${result.code}`);
  return result.value;
}
