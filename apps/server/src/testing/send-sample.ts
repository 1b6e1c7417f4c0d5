import { routeTable, type RouteName } from '@qc/contract';
import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod/mini';
import { formBody } from './form.ts';
import type { SampleCall } from './sample-calls.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';
import { redPng, uploadFile } from './upload.ts';

/** Stands for the own record of the caller where an id is expected and none such exists. */
export const NO_SUCH_ID = 'aaaaaaaaaaaaaaaaaaaa';

/** Makes one call of an operation; null: nobody is signed in. An upload is always a small red picture. */
export async function sendSample(
  test: TestApp,
  name: RouteName,
  client: Pick<TestClient, 'headers'> | null,
  call: SampleCall,
): Promise<LightMyRequestResponse> {
  const { method, path, upload, query: asks } = routeTable[name] ?? {};
  if (method === undefined || path === undefined) throw new Error(`no such operation: ${name}`);
  if (upload) return uploadFile(test, client, { bytes: await redPng(), name: 'red.png', url: path });
  const { id = NO_SUCH_ID, body, form, ifMatch, params = {}, query = {} } = call;
  const parts = form && formBody(Object.entries(form).map(([part, value]) => ({ name: part, value })));
  const headers = {
    ...client?.headers,
    ...(body && { 'content-type': 'application/json' }),
    ...parts?.headers,
    ...(ifMatch !== undefined && { 'if-match': String(ifMatch) }),
  };
  const isList = asks instanceof z.ZodMiniObject && 'perPage' in asks.shape && !path.includes('{id}');
  const asked = new URLSearchParams(isList ? { perPage: '100', ...query } : query);
  const address = path.replace(/\{(\w+)\}/g, (_all, key: string) => (key === 'id' ? id : (params[key] ?? '')));
  const payload = parts?.payload ?? (body && JSON.stringify(body));
  return test.inject({ method, url: `${address}?${asked.toString()}`, headers, ...(payload && { payload }) });
}
