/** `npm run cluster [-- --servers 3 --port 3000]`: a house of several servers on this machine, to be seen and tried; gone when it ends. */
import { readOptions } from '../bots/read-options.ts';
import { startThrowAwayPostgres } from '../trials/throw-away-postgres.ts';
import { ensureClusterPrograms } from './ensure-cluster-programs.ts';
import { ManyServers } from './many-servers.ts';

const USAGE = `npm run cluster [-- --servers 3 --port 3000]
  PostgreSQL, NATS, a bucket and HAProxy before so many servers, all on this machine. Debian's packages postgresql,
  nats-server and haproxy are installed where they are missing. Nothing is kept when it ends.`;
const { values } = readOptions(
  { options: { servers: { type: 'string', default: '3' }, port: { type: 'string', default: '3000' } } },
  USAGE,
);
const count = Number(values.servers);
const port = Number(values.port);
if (!(count >= 1 && count <= 9) || !Number.isInteger(count) || !Number.isInteger(port)) {
  console.log(USAGE);
  process.exit(2);
}

ensureClusterPrograms();

// Asked before anything runs, so that nothing is left over; a second time means now.
const ended = new Promise<void>((resolve) => {
  let isEnding = false;
  const end = () => {
    if (isEnding) process.exit(130);
    isEnding = true;
    resolve();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
});
const postgres = await startThrowAwayPostgres({ flushes: true });
const many = await ManyServers.start({ port, count, databaseUrl: await postgres.newDatabase() });
console.log(`One house of ${count} servers: ${many.url}`);
for (const { id, url, pid } of many.servers) console.log(`  server ${id}  ${url}  process ${pid}`);
console.log('The owner signs in as owner@school.org with the password owner-secret-of-tests.');
console.log('Try: kill -9 one of the processes while a game runs. The other servers go on.');
await ended;
await many.stop();
await postgres.stop();
