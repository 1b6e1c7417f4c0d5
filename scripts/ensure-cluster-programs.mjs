// node scripts/ensure-cluster-programs.mjs: before several servers of one house start on this machine: PostgreSQL, NATS
// and HAProxy, from Debian's packages where they are missing.
import { ensureHaproxy } from './ensure-haproxy.mjs';
import { ensureNats } from './ensure-nats.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';

try {
  await ensurePostgres();
  await ensureNats();
  await ensureHaproxy();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
