import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createBusHub } from '../bus/bus-hub.ts';
import { buildTestApp } from '../../testing/test-app.ts';

it('says that it is not ready while the way to the other servers is away', async () => {
  const hub = createBusHub(pino({ level: 'silent' }));
  const test = await buildTestApp({ bus: hub.join('one') });
  const ask = async () => {
    const reply = await test.inject({ url: '/ready' });
    return [reply.statusCode, reply.json()];
  };
  hub.part('one');
  expect(await ask()).toEqual([503, { ok: false, problem: 'bus' }]);
  expect((await test.inject({ url: '/health' })).statusCode).toBe(200);
  hub.heal('one');
  expect(await ask()).toEqual([200, { ok: true }]);
  await test.close();
});
