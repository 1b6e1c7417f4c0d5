import { randomUUID } from 'node:crypto';
import { HOUSE_FORMAT } from '../house-format.ts';
import { PRODUCT_VERSION } from '../product-version.ts';
import type { Cluster } from './cluster.ts';

/** The cluster of a server that is alone. */
export function aloneCluster(serverId: string = randomUUID()): Cluster {
  let draining = false;
  return {
    serverId,
    isAlone: true,
    isLawful: true,
    leaseAgeMs: 0,
    servers: async () => [
      { id: serverId, url: '', version: PRODUCT_VERSION, format: HOUSE_FORMAT, roles: [], draining },
    ],
    formatOfAll: HOUSE_FORMAT,
    watch: () => () => undefined,
    runOnce: async (_job, turn) => void (await turn()),
    markAlive: async () => false,
    drain: async (isDraining = true) => {
      draining = isDraining;
    },
  };
}
