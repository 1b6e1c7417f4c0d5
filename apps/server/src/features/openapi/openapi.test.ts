import { routeTable } from '@qc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { otherMethods, undeclared } from '../../testing/served-operations.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { openApiDocument } from './index.ts';
import { isJsonSchema } from './json-schema.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const document = openApiDocument();
const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head'];
const described = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
);

describe('the description', () => {
  it('has every route that is served, and none that is not', () => {
    expect(undeclared(test.app)).toEqual([]);
  });

  it('has every operation of the contract under its name, with who may call', () => {
    const names = new Map(described.map(({ operation }) => [operation.operationId, operation]));
    expect(names.size).toBe(described.length);
    for (const [name, { access, summary }] of Object.entries(routeTable)) {
      expect(names.get(name), name).toMatchObject({ summary, 'x-access': access });
    }
  });

  it('is OpenAPI 3.1: parameters in the path, references that lead somewhere, bodies and replies', () => {
    expect(document.openapi).toBe('3.1.0');
    for (const { path, method, operation } of described) {
      const where = `${method} ${path}`;
      expect(METHODS, where).toContain(method);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name)).toSorted();
      const parameters = operation.parameters.filter((parameter) => parameter['in'] === 'path');
      expect(parameters.map((parameter) => String(parameter['name'])).toSorted(), where).toEqual(inPath);
      expect(
        parameters.every((parameter) => parameter['required'] === true),
        where,
      ).toBe(true);
      expect(new Set(operation.parameters.map((p) => `${String(p['in'])} ${String(p['name'])}`)).size, where).toBe(
        operation.parameters.length,
      );
      for (const parameter of operation.parameters) expect(parameter['schema'], where).toBeDefined();
      if (method === 'get' || method === 'head') expect(operation.requestBody, where).toBeUndefined();
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(status, where).toMatch(/^([1-5]\d\d|default)$/);
        expect(response['description'] ?? response['$ref'], where).toBeTruthy();
      }
      for (const need of operation.security) {
        for (const scheme of Object.keys(need)) expect(document.components['securitySchemes']).toHaveProperty(scheme);
      }
    }
    for (const reference of referencesIn(document)) expect(target(reference), reference).toBeDefined();
    expect(JSON.stringify(document)).not.toMatch(/\$defs|\$schema/);
  });

  it('tells of the cookie and of the proof exactly where the edge demands them', () => {
    for (const { path, method, operation } of described) {
      const route = routeTable[operation.operationId];
      if (!route) continue;
      const needs = JSON.stringify(operation.security);
      const proof = route.access !== 'anyone' && (route.method !== 'GET' || route.guarded === true);
      expect(needs.includes('sessionValue'), `${method} ${path}`).toBe(proof);
      expect(needs.includes('[{}'), `${method} ${path}`).toBe(route.access === 'anyone');
      const versioned = operation.parameters.some((parameter) => parameter['name'] === 'If-Match');
      expect(versioned, `${method} ${path}`).toBe(route.ifMatch === true);
    }
  });
});

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isJsonSchema(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : referencesIn(inner),
  );
}

function target(reference: string): unknown {
  let place: unknown = document;
  for (const part of reference.replace('#/', '').split('/')) place = isJsonSchema(place) ? place[part] : undefined;
  return place;
}

describe('/openapi.json', () => {
  it('gives it to everybody', async () => {
    const reply = await test.inject({ url: '/openapi.json' });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(reply.json()).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('names the origin of the API that is set', async () => {
    const olga = await test.signUpAs('olga', 0);
    await olga.put('/admin/setting', { host: 'https://api.example.org' });
    const reply = await test.inject({ url: '/openapi.json' });
    expect(reply.json().servers).toEqual([{ url: 'https://api.example.org' }]);
    await olga.put('/admin/setting', { host: '' });
    expect((await test.inject({ url: '/openapi.json' })).json().servers).toEqual([{ url: '/' }]);
  });

  it('gives it to admins alone where the house says so', async () => {
    const closed = await buildTestApp({ config: { openApiPublic: false } });
    const [dana, adam] = [await closed.signUp('dana'), await closed.signUpAs('adam', 1)];
    expect((await closed.inject({ url: '/openapi.json' })).json().code).toBe('notFound');
    expect((await dana.get('/openapi.json')).json().code).toBe('notFound');
    expect((await adam.get('/openapi.json')).json().openapi).toBe('3.1.0');
    await closed.close();
  });
});

it('every other method of an address that is served is refused as such', async () => {
  expect(await otherMethods(test)).toEqual([]);
});
