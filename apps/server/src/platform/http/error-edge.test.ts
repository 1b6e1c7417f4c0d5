import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { installErrorEdge } from './error-edge.ts';

it('answers a fault as an error, also when something of another kind was about to be sent', async () => {
  const app = fastify();
  installErrorEdge(app);
  app.get('/script.js', (_request, reply) => {
    reply.type('text/javascript').headers({ 'content-encoding': 'br', 'content-length': '5' });
    throw new Error('the file went away');
  });
  const response = await app.inject({ url: '/script.js' });
  expect(response.statusCode).toBe(500);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.json()).toMatchObject({ code: 'unexpected', clapErr: true });
  await app.close();
});
