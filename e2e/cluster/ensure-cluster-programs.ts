import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const SCRIPT = resolve(import.meta.dirname, '../../scripts/ensure-cluster-programs.mjs');

/**
 * PostgreSQL, NATS and HAProxy, by the script that installs what this machine lacks. Ends this process with its words
 * where one cannot be had.
 */
export function ensureClusterPrograms(): void {
  const { status } = spawnSync(process.execPath, [SCRIPT], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
