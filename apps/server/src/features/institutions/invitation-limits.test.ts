import { pino } from 'pino';
import { expect, it } from 'vitest';
import { aloneCluster } from '#platform/cluster/one-server';
import { openDatabase } from '#platform/db/open-database';
import { makeInvitationLimits } from './invitation-limits.ts';

// Alone, no database is asked: it is not even opened.
const db = openDatabase({ postgresUrl: 'postgres://nobody@localhost/nothing' }, pino({ level: 'silent' }));
const cluster = aloneCluster();

it('lets a sender invite a staff in one sitting, and then as many an hour', async () => {
  let nowMs = 0;
  const limits = makeInvitationLimits({ cluster, db, now: () => nowMs });
  for (let i = 0; i < 100; i++) await limits.send('boss', `person-${i}@school.org`);
  await expect(limits.send('boss', 'one-more@school.org')).rejects.toThrow('tooManyRequests');
  await limits.send('another', 'one-more@school.org');
  nowMs += 60 * 60 * 1000;
  await limits.send('boss', 'one-more@school.org');
});

it('lets a whole school look at its letters behind one address, and no machine try secrets for ever', async () => {
  const limits = makeInvitationLimits({ cluster, db, now: () => 0 });
  for (let i = 0; i < 300; i++) await limits.look('192.0.2.1');
  await expect(limits.look('192.0.2.1')).rejects.toThrow('tooManyRequests');
  await limits.look('192.0.2.2');
});
