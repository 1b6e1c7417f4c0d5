import type { Category } from '@qc/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let dana: TestClient;
let omar: TestClient;
let admin: TestClient;

beforeAll(async () => {
  app = await buildTestApp();
  dana = await app.signUp('dana');
  omar = await app.signUp('omar');
  admin = await app.signUpAs('adam', 1);
});
afterAll(() => app.close());

test('nobody comes in without a session', async () => {
  for (const [method, url] of [
    ['GET', '/category'],
    ['POST', '/category'],
    ['GET', '/category/some-category'],
    ['PUT', '/category/some-category'],
    ['DELETE', '/category/some-category'],
  ] as const) {
    expect((await app.inject({ method, url, payload: method === 'GET' ? undefined : {} })).statusCode).toBe(401);
  }
});

test('refuses bad names, and ignores what nobody may set', async () => {
  for (const body of [{}, { name: 'a' }, { name: 'x'.repeat(41) }]) {
    expect((await dana.post('/category', body)).statusCode).toBe(400);
  }
  expect((await dana.post('/category', { name: 'Fine', shared: true })).json()).toMatchObject({ shared: false });
});

test('somebody else’s category does not exist', async () => {
  const id = (await dana.post('/category', { name: 'Mine' })).json()._id;
  for (const reply of [
    await omar.get(`/category/${id}`),
    await omar.put(`/category/${id}`, { name: 'Taken' }),
    await omar.delete(`/category/${id}`),
    await omar.get('/category/no-such-category'),
  ]) {
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'notFound']);
  }
  expect((await dana.get(`/category/${id}`)).json().name).toBe('Mine');
});

test('shared ones are seen by everyone and managed by admins', async () => {
  const shared = (await admin.post('/category', { name: 'For all' })).json();
  expect(shared.shared).toBe(true);
  expect((await omar.get(`/category/${shared._id}`)).json().name).toBe('For all');
  expect((await omar.put(`/category/${shared._id}`, { name: 'Hijacked' })).json().code).toBe('forbidden');
  expect((await omar.delete(`/category/${shared._id}`)).json().code).toBe('forbidden');
  expect((await admin.put(`/category/${shared._id}`, { name: 'For everyone' })).json().name).toBe('For everyone');
});

test('a list holds the shared and the own, by name', async () => {
  const lina = await app.signUp('lina');
  for (const name of ['Stars', 'Animals']) await lina.post('/category', { name });
  const { categories, count } = (await lina.get('/category')).json();
  expect(categories.filter((one: Category) => !one.shared).map((one: Category) => one.name)).toEqual([
    'Animals',
    'Stars',
  ]);
  expect(count).toBe(categories.length);
  expect(categories.map((one: Category) => one.name)).not.toContain('Mine');
});

test('deletes once', async () => {
  const id = (await dana.post('/category', { name: 'Short lived' })).json()._id;
  expect((await dana.delete(`/category/${id}`)).json()).toEqual({ ok: true });
  expect((await dana.delete(`/category/${id}`)).statusCode).toBe(404);
});

test('of a shared category’s three names each is taken, and none of an own one’s', async () => {
  const three = 'נהרות · أنهار · Streams';
  expect((await admin.post('/category', { name: three })).statusCode).toBe(200);
  for (const name of [three, 'Streams', 'نهر · أنهار · River', 'أنهار'])
    expect((await admin.post('/category', { name })).statusCode, name).toBe(409);
  const maya = await app.signUp('maya');
  expect((await maya.post('/category', { name: 'streams' })).json().code).toBe('categoryExists');
  expect((await maya.post('/category', { name: 'Lakes · Seas · Ponds' })).statusCode).toBe(200);
  expect((await maya.post('/category', { name: 'Seas' })).statusCode).toBe(200);
});

test('a name is there once among those a person sees, whatever its letters', async () => {
  const noa = await app.signUp('noa');
  const shared = (await admin.post('/category', { name: 'Rivers of the world' })).json()._id;
  const id = (await noa.post('/category', { name: 'Old Films' })).json()._id;
  for (const reply of [
    await noa.post('/category', { name: 'old  films' }),
    await noa.post('/category', { name: 'RIVERS of the world' }),
    await noa.put(`/category/${id}`, { name: 'Rivers of the World' }),
    await admin.post('/category', { name: 'rivers of the world' }),
  ]) {
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'categoryExists']);
    expect(reply.json().fields).toEqual([{ path: 'name', code: 'alreadyUsed' }]);
  }
  expect((await noa.put(`/category/${id}`, { name: 'Old films' })).json().name).toBe('Old films');
  expect((await omar.post('/category', { name: 'Old films' })).statusCode).toBe(200);
  expect((await admin.put(`/category/${shared}`, { name: 'Rivers' })).statusCode).toBe(200);
});
