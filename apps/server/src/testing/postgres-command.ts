/**
 * `node postgres-command.ts [flushes]`: a throw-away PostgreSQL server for a process that cannot import this one, which
 * flushes what it confirms to a disk if that word is said. Prints the address of its database `postgres`; goes, with all
 * its files, when standard input closes.
 */
import { findPostgresBinaries } from './find-postgres.ts';
import { startPostgresCluster } from './postgres-cluster.ts';

const binaries = findPostgresBinaries();
if (binaries === null) {
  console.error('there is no PostgreSQL on this machine');
  process.exit(2);
}
const closed = new Promise((resolve) => process.stdin.once('close', resolve).resume());
const cluster = await startPostgresCluster(binaries, { flushes: process.argv[2] === 'flushes' });
console.log(cluster.url('postgres'));
await closed;
await cluster.stop();
