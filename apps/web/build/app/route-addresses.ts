import { ROUTE_ADDRESSES } from '@qc/contract/route-addresses';
import type { Plugin } from 'vite';

/** Puts the addresses of the calls into the app as they are: worked out there, they would bring every call's schemas along. */
export function routeAddresses(): Plugin {
  return {
    name: 'qc-route-addresses',
    apply: 'build',
    load: {
      filter: { id: /[\\/]contract[\\/]src[\\/]route-addresses\.ts$/ },
      handler: () => `export const ROUTE_ADDRESSES = ${JSON.stringify(ROUTE_ADDRESSES)};`,
    },
  };
}
