import type { RouteDefinition } from './route.ts';
import { routeTable } from './routes.ts';

/** What the browser must know of an operation to call it: no schema, for the server judges. */
export type RouteAddress = Pick<RouteDefinition, 'method' | 'path' | 'access' | 'form' | 'download'>;

/** Every operation's address. The web build holds what comes out of this, not the schemas that it comes from. */
export const ROUTE_ADDRESSES: Record<string, RouteAddress> = Object.fromEntries(
  Object.entries(routeTable).map(([name, { method, path, access, form, download }]) => [
    name,
    { method, path, access, ...(form && { form }), ...(download !== undefined && { download }) },
  ]),
);
