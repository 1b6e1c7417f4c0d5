/** `npm run owner -- …`: gets an owner in again who has lost the phone or the password, from the machine's console. */
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { newPasswordForOwner, turnOffOwnersTwoStep } from '#features/accounts';
import { createLocalBus } from '#platform/bus/local-bus';
import { openFileStore } from '#platform/files/open-file-store';
import { aloneCluster } from '#platform/cluster/one-server';
import type { Platform } from '#platform/platform';
import { systemRandom } from '#platform/random';
import { keepFilesPrivate } from '#platform/files/private-files';
import { readConfig } from './config.ts';
import { BAD_CALL, explainFailure } from './explain-failure.ts';
import { databasePlace, openStoredDatabase } from '#platform/db/open-stored-database';

const USAGE = `npm run owner -- turn-off-two-step --email ADDRESS
  Takes the second step of signing in away from an owner who lost the phone and the recovery codes.
npm run owner -- new-password --email ADDRESS
  Prints a one-time link by which the owner sets a new password. It works for an hour.

Both are for owners only, and stand in the log of the administration. They work on the database of DATABASE_URL, or on
the file in DATA_DIR, whether a server is running on it or not.`;

keepFilesPrivate();
process.exitCode = await main().catch((error: unknown) => explainFailure('Nothing was done', error));

async function main(): Promise<number> {
  const { command, email } = readCall();
  if (email === undefined || (command !== 'turn-off-two-step' && command !== 'new-password')) {
    console.error(USAGE);
    return BAD_CALL;
  }
  const config = readConfig(process.env);
  const db = await openStoredDatabase(databasePlace(config));
  const log = pino({ level: 'error' });
  const files = await openFileStore(config);
  const bus = createLocalBus('owner', log);
  const seams = { now: Date.now, random: systemRandom(Date.now), bus, cluster: aloneCluster(bus.serverId) };
  const platform: Platform = { config, db, ...seams, log, files };
  try {
    return command === 'new-password' ? await newPassword(platform, email) : await turnOff(platform, email);
  } finally {
    await db.destroy();
  }
}

function readCall(): { command?: string | undefined; email?: string | undefined } {
  try {
    const { values, positionals } = parseArgs({ options: { email: { type: 'string' } }, allowPositionals: true });
    return positionals.length === 1 ? { command: positionals[0], email: values.email } : {};
  } catch {
    return {};
  }
}

async function turnOff(platform: Platform, email: string): Promise<number> {
  const done = await turnOffOwnersTwoStep(platform, email);
  if (!done.ok) return refuse(email);
  console.log(
    done.value.wasOn
      ? `The second step of ${email} is off: the password alone signs in.`
      : `${email} has no second step; nothing has changed.`,
  );
  return 0;
}

async function newPassword(platform: Platform, email: string): Promise<number> {
  const made = await newPasswordForOwner(platform, email);
  if (!made.ok) return refuse(email);
  const { address, token } = made.value;
  if (address !== null) console.log(`Set a new password here, within an hour: ${address}`);
  else {
    console.log('Within an hour, open /en/reset-password at the address of this server and enter the code:');
    console.log(token);
  }
  return 0;
}

function refuse(email: string): number {
  console.error(`${email} is not the address of an owner; nothing has changed.`);
  return 1;
}
