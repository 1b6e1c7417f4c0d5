import type { Logger } from 'pino';
import { ConfigError } from '../config-error.ts';
import type { Bus } from './bus.ts';
import { withKnownFormats } from './known-formats.ts';
import { createLocalBus } from './local-bus.ts';
import { connectNatsBus } from './nats-bus.ts';

/** The bus of `CLUSTER_URL`, or where that is null the one of a server alone. Throws ConfigError when it is not reached. */
export async function connectBus(clusterUrl: string | null, serverId: string, log: Logger): Promise<Bus> {
  if (clusterUrl === null) return createLocalBus(serverId, log);
  try {
    return withKnownFormats(await connectNatsBus(clusterUrl, serverId, log), log);
  } catch (error) {
    throw new ConfigError(`CLUSTER_URL cannot be reached (${error instanceof Error ? error.message : String(error)})`);
  }
}
