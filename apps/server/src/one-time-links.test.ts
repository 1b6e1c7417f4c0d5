import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { ensureOwner } from '#features/accounts';
import { dialectName } from '#platform/db/dialect-name';
import { describeFault } from '#platform/describe-fault';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMails } from './testing/read-mails.ts';
import { buildTestApp, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';

/** A-06 of the reliability plan: the whole life of every link that works once, with all that the server logs meanwhile. */
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const HOUSE = 'https://quiz.example.org';
const FORGED = { host: '203.0.113.9', 'x-forwarded-host': 'evil.example', origin: HOUSE };

let test: TestApp;
let admin: TestClient;
let bystander: TestClient;
let schoolId: string;
let nowMs = Date.UTC(2026, 10, 20);
let people = 0;
const logged: string[] = [];
const minted: string[] = [];

beforeAll(async () => {
  // Everything that can be said is kept as it is: the server's own log is blanked besides.
  const options = { level: 'trace', serializers: { err: describeFault } };
  const log = pino(options, { write: (line: string) => void logged.push(line) });
  test = await buildTestApp({ now: () => nowMs, log, config: { publicUrl: HOUSE } });
  admin = await test.signUpAs('admin', 1);
  bystander = await test.signUp('bystander');
  schoolId = (await admin.post('/institution', { name: 'School' })).json()._id;
});
afterAll(() => test.close());

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  test.inject({ method: 'POST', url, headers, payload });
const shown = (reply: LightMyRequestResponse) => {
  const { requestId: _id, ...body } = reply.json();
  return { status: reply.statusCode, body };
};

/** The secret of the one link that was mailed now, which leads to the house and nowhere else. */
async function mailedToken(page: string): Promise<string> {
  const mails = (await readMails(test)).filter(({ token }) => token !== '');
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  const [address = ''] = /https?:\S+/.exec(mail?.plain ?? '') ?? [];
  const { origin, pathname, search, hash } = new URL(address);
  // Behind the #: browsers send it to no server and name it in no `Referer`.
  expect([origin, pathname, search, hash]).toEqual([HOUSE, `/he/${page}`, '', `#token=${mail?.token}`]);
  expect(mail?.plain).not.toMatch(/evil|203\.0\.113/);
  return mail?.token ?? '';
}

/** How a link is used: by its secret, for the n-th time. */
type Use = (token: string, n: number, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
const setPassword: Use = (token, n, headers) =>
  post('/auth/reset-password', { token, password: `brand-new-${n}` }, headers);
const confirmEmail: Use = (token, _n, headers) => post('/auth/confirm-email', { token }, headers);
const signIn: Use = (token, _n, headers) => post('/auth/token', { token }, headers);
const joinBy =
  (client: () => TestClient): Use =>
  (token, _n, headers = {}) =>
    client().post('/institution/invitation/accept', { token }, { headers });

/** One person's links of one kind. */
interface Life {
  /** Asks for a link; the newest count. */
  ask(): Promise<string>;
  use: Use;
}
interface Kind {
  lifeMs: number;
  over: string;
  /** How many of the newest are good at a time; one when not said. */
  kept?: number;
  signsIn?: boolean;
  /** Uses at one instant; twenty when not said. */
  atOnce?: number;
  begin(): Promise<Life>;
}

const newName = () => `person-${++people}`;
const sendPasswordLink = async (id: string) => {
  await admin.post(`/admin/user/${id}/password-link`, undefined, { headers: FORGED });
  return mailedToken('reset-password');
};
const idOf = async (email: string) =>
  (await test.platform.db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

const KINDS: Record<string, Kind> = {
  'a forgotten password': {
    lifeMs: HOUR_MS,
    over: 'linkOver',
    kept: 3,
    begin: async () => {
      const { email } = (await test.signUp(newName())).user;
      const ask = async () => {
        await post('/auth/forgot-password', { email }, FORGED);
        return mailedToken('reset-password');
      };
      return { ask, use: setPassword };
    },
  },
  'a password link that an admin sends': {
    lifeMs: DAY_MS,
    over: 'linkOver',
    kept: 3,
    // At the same door as the two beside it; each use costs a hash.
    atOnce: 4,
    begin: async () => {
      const { _id } = (await test.signUp(newName())).user;
      return { ask: () => sendPasswordLink(_id), use: setPassword };
    },
  },
  'the first link of an account that was opened for somebody': {
    lifeMs: 7 * DAY_MS,
    over: 'linkOver',
    kept: 3,
    begin: async () => {
      const email = `${newName()}@school.org`;
      let opened = false;
      const ask = async () => {
        // Only the first: who asks again gets a link of the other kind.
        if (opened) return sendPasswordLink(await idOf(email));
        opened = true;
        await admin.post('/admin/addManyUsers', { users: [{ name: 'Opened', email }] }, { headers: FORGED });
        return mailedToken('reset-password');
      };
      return { ask, use: setPassword };
    },
  },
  'another e-mail address': {
    lifeMs: HOUR_MS,
    over: 'linkOver',
    // Each use tries the password, of which ten at a time are let in.
    atOnce: 9,
    begin: async () => {
      const name = newName();
      const client = await test.signUp(name);
      const ask = async () => {
        const body = { password: `secret-${name}`, email: `${newName()}@moved.org` };
        await client.post('/auth/change-email', body, { headers: FORGED });
        return mailedToken('confirm-email');
      };
      return {
        ask,
        use: (token, _n, headers) => post('/auth/confirm-email', { token, password: `secret-${name}` }, headers),
      };
    },
  },
  'the owner’s first link': {
    lifeMs: DAY_MS,
    over: 'wrongCredentials',
    signsIn: true,
    // Printed at every start of the server.
    begin: async () => ({ ask: async () => (await ensureOwner(test.platform)).token ?? '', use: signIn }),
  },
  'an invitation': {
    lifeMs: 7 * DAY_MS,
    over: 'linkOver',
    begin: async () => {
      const client = await test.signUp(newName());
      const ask = async () => {
        await admin.post(`/institution/${schoolId}/invite`, { email: client.user.email }, { headers: FORGED });
        return mailedToken('invitation');
      };
      return { ask, use: joinBy(() => client) };
    },
  },
};

describe.each(Object.entries(KINDS))('%s', (name, { lifeMs, over, kept = 1, signsIn = false, atOnce = 20, begin }) => {
  const start = async (): Promise<Life> => {
    const life = await begin();
    const ask = async () => {
      nowMs += 1;
      const token = await life.ask();
      expect(token).toMatch(/^[\w-]{22}$/);
      minted.push(token);
      return token;
    };
    return { ...life, ask };
  };

  it('is over when it is old, when there are enough newer ones, when one of them was used, and at every other door', async () => {
    const late = await start();
    const expired = await late.ask();
    nowMs += lifeMs;
    const { ask, use } = await start();
    const older = await ask();
    const between = [];
    for (let n = 1; n < kept; n++) between.push(await ask());
    const newest = await ask();
    const replies = [await late.use(expired, 0), await use(older, 0), await use('A'.repeat(22), 0)].map(shown);
    expect(replies[0]).toMatchObject({ status: signsIn ? 401 : 410, body: { code: over } });
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    for (const way of [setPassword, confirmEmail, signIn, joinBy(() => bystander)]) {
      if (way === use || name === 'an invitation') continue;
      expect(shown(await way(newest, 0)).status, newest).toBeGreaterThanOrEqual(400);
    }
    expect((await use(newest, 1)).statusCode).toBe(200);
    for (const token of between) expect(shown(await use(token, 2))).toMatchObject({ body: { code: over } });
  });

  it('works once until its last moment, whoever is first of twenty, and changes nobody else', async () => {
    const { db } = test.platform;
    const aside = () => db.selectFrom('app_user').selectAll().where('id', '=', bystander.user._id).execute();
    const before = await aside();
    const { ask, use } = await start();
    const token = await ask();
    nowMs += lifeMs - 1;
    // Half of them come from a browser in which somebody else is signed in; an invitation is its own person's alone.
    const cookie = { cookie: bystander.cookie };
    const tries = Array.from({ length: atOnce }, (_none, n) =>
      use(token, n, n % 2 === 0 || signsIn || name === 'an invitation' ? {} : cookie),
    );
    const replies = await Promise.all(tries);
    const done = replies.filter(({ statusCode }) => statusCode === 200);
    expect(done).toHaveLength(1);
    for (const reply of replies) {
      if (reply.statusCode !== 200) expect(shown(reply)).toMatchObject({ body: { code: over } });
      // Nobody is signed in by a mailed link.
      if (!signsIn || reply.statusCode !== 200)
        expect(reply.cookies.map(({ name }) => name)).not.toContain('__Host-qc');
    }
    expect(shown(await use(token, 21))).toMatchObject({ body: { code: over } });
    expect(await aside()).toEqual(before);
  });
});

describe('afterwards', () => {
  it('the database knows no secret, in no row and in no byte', async () => {
    const { db } = test.platform;
    for (const { name } of await db.introspection.getTables()) {
      if (/_search(_|$)/.test(name)) continue;
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
      expect(secretsIn(JSON.stringify(rows)), name).toEqual([]);
    }
    // PostgreSQL's files are not ours to look into.
    if (dialectName(db) === 'postgres') return;
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    const files = readdirSync(test.folder).filter((name) => name.startsWith('test.sqlite'));
    for (const file of files) {
      expect(secretsIn(readFileSync(join(test.folder, file), 'latin1')), file).toEqual([]);
    }
    expect(files).toContain('test.sqlite');
  });

  it('neither the log nor a browser’s report keeps one, wherever somebody puts it', async () => {
    const { db } = test.platform;
    for (const [n, token] of minted.entries()) {
      const link = `${HOUSE}/he/reset-password#token=${token}`;
      const headers = { 'user-agent': `phone ${n}`, referer: link, 'x-auth': token, cookie: `__Host-qc=${token}` };
      for (const url of [`/he/login?token=${token}`, `/auth/reset-password/${token}`, `/%zz?token=${token}`]) {
        await test.inject({ url, headers: { ...headers, accept: 'text/html' } });
      }
      const json = { ...headers, 'content-type': 'application/json' };
      for (const payload of [`{"token":"${token}"`, `{"token":["${token}"],"password":"${token}"}`]) {
        await test.inject({ method: 'POST', url: '/auth/reset-password', headers: json, payload });
      }
      const err = { message: `linkOver {"token":"${token}"}`, stack: `Error: token=${token}\n at ${link}:1:2` };
      const reported = await post('/user/err', { err, url: link }, { 'user-agent': `phone ${n}` });
      expect(reported.statusCode).toBe(200);
    }
    nowMs += HOUR_MS;
    // A fault in the middle of it.
    await sql`alter table account_link rename to account_link_away`.execute(db);
    const [token = ''] = minted;
    expect((await setPassword(token, 0)).statusCode).toBe(500);
    await sql`alter table account_link_away rename to account_link`.execute(db);

    const reports = await db.selectFrom('client_error').selectAll().execute();
    expect(reports).toHaveLength(minted.length);
    expect(secretsIn(JSON.stringify(reports))).toEqual([]);
    expect(logged.join('')).toContain('a call failed');
    expect(logged.join('')).toContain('a mail was written');
    expect(secretsIn(logged.join(''))).toEqual([]);
  });
});

/** Which links a text would let somebody use. */
function secretsIn(text: string): string[] {
  return minted.filter((token) => text.includes(token));
}
