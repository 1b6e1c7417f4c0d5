import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { describeDatabases } from '../../testing/describe-databases.ts';
import { readMails } from '../../testing/read-mails.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const ROUNDS = 12;

describeDatabases((getDb) => {
  const register = async (test: TestApp, email: string) => {
    const payload = { name: 'Somebody', email, password: 'six-letters' };
    const reply = await test.inject({ method: 'POST', url: '/auth/register', payload });
    const cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return { id: reply.json()._id, headers: { cookie, 'x-auth': reply.json().session } };
  };

  it('a share given while its receiver proves the address arrives, once, and never waits for ever', async () => {
    const test = await buildTestApp({ db: getDb(), config: { publicUrl: 'https://quiz.example.org' } });
    try {
      const dana = await test.signUp('dana');
      const inject: FastifyInstance['inject'] = test.inject;
      for (let round = 0; round < ROUNDS; round++) {
        const email = `receiver-${round}@school.org`;
        const { headers } = await register(test, email);
        const token = (await readMails(test)).find(({ to }) => to === email)?.token;
        const game = (await dana.post('/game', { name: `Game ${round}`, setting: { gameType: 'firebase' } })).json()
          ._id;
        const confirm = () => inject({ method: 'POST', url: '/auth/confirm-email', headers, payload: { token } });
        const share = () => dana.post('/share', { game, email, transferType: 1 });
        // Whoever is first, by turns.
        const both = await Promise.all(round % 2 === 0 ? [confirm(), share()] : [share(), confirm()]);
        expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
        const notices = (await inject({ method: 'GET', url: '/share/notices', headers })).json().notices;
        expect(notices.map(({ gameName }: { gameName: string }) => gameName)).toEqual([`Game ${round}`]);
        expect((await inject({ method: 'GET', url: `/game/${game}`, headers })).statusCode).toBe(200);
      }
      expect(await getDb().selectFrom('waiting_share').select('id').execute()).toEqual([]);
      expect(await getDb().selectFrom('share').select('id').execute()).toHaveLength(ROUNDS);
    } finally {
      await test.close();
    }
  });
}, 'a share meets a proof');
