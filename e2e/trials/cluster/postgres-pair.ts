import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { TcpProxy } from '../../network/tcp-proxy.ts';
import { databasesAt, type ThrowAwayPostgres } from '../throw-away-postgres.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const COMMAND = join(ROOT, 'apps/server/src/testing/postgres-pair-command.ts');

/**
 * PostgreSQL with a synchronous standby on this machine, behind one address, as a house has it by a balancer or by a name
 * that moves.
 */
export async function startPostgresPair(): Promise<ThrowAwayPostgres> {
  const child = spawn(join(ROOT, 'node_modules/.bin/node'), [COMMAND], {
    env: { PATH: process.env['PATH'] },
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const said = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const { value } = await said.next();
  if (value === undefined) throw new Error('PostgreSQL and its standby did not start');
  const [first, second] = z.tuple([z.string(), z.string()]).parse(JSON.parse(value));
  const way = await TcpProxy.listen(0, `${first}/.s.PGSQL.5432`);
  const stop = async (): Promise<void> => {
    await way.close();
    child.stdin.end();
    await ended;
  };
  return {
    ...databasesAt(`postgres://qc@127.0.0.1:${way.port}/postgres?sslmode=disable`, stop),
    failOver: async () => {
      child.stdin.write('fail over\n');
      await said.next();
      way.leadTo(`${second}/.s.PGSQL.5432`);
    },
  };
}
