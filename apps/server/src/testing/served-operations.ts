import type { FastifyInstance } from 'fastify';
import { described } from './described.ts';
import type { TestApp } from './test-app.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** What the router has, in the words of the description. The contract writes one address with a slash at its end. */
function servedOperations({ served }: FastifyInstance): string[] {
  const lines = [...served].flatMap(([url, methods]) =>
    [...methods]
      // The framework answers HEAD beside every GET; those of our own are described.
      .filter((method) => method !== 'OPTIONS' && !(method === 'HEAD' && methods.has('GET') && !url.includes('upload')))
      .map((method) => `${method} ${url.replace(/:(\w+)/g, '{$1}').replace('*', '{path}')}`),
  );
  return lines.filter((line) => !line.startsWith('HEAD /demo/image/')).toSorted();
}

/** The same as the description tells it. */
function describedOperations(): string[] {
  return [...described.values()].map(({ method, path }) => `${method} ${path.replace(/(.)\/$/, '$1')}`).toSorted();
}

/** What is served and not described, or described and not served. */
export function undeclared(app: FastifyInstance): string[] {
  const [served, told] = [servedOperations(app), describedOperations()];
  return [
    ...served.filter((line) => !told.includes(line)).map((line) => `served and not described: ${line}`),
    ...told.filter((line) => !served.includes(line)).map((line) => `described and not served: ${line}`),
  ];
}

/** Every other method of an address that is served and is not refused as such. */
export async function otherMethods({ app, inject }: TestApp): Promise<string[]> {
  const lax: string[] = [];
  for (const [url, methods] of app.served) {
    if (url.startsWith('/play')) continue;
    for (const method of METHODS) {
      if (methods.has(method)) continue;
      // Another address may stand where this one has a parameter.
      const address = url.replace(/:\w+/g, 'aaaaaaaaaaaaaaaaaaaa').replace('*', 'x');
      const reply = await inject({ method, url: address });
      const isRefused = reply.statusCode === 405 && reply.json().code === 'methodNotAllowed' && reply.headers['allow'];
      if (!isRefused) lax.push(`${method} ${address}: ${reply.statusCode}`);
    }
  }
  return lax;
}
