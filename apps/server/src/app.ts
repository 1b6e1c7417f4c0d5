import type { FastifyInstance } from 'fastify';
import { accountHandlers, makeAuthenticate } from '#features/accounts';
import { categoryHandlers } from '#features/categories';
import { clientErrorHandlers } from '#features/client-errors';
import { gameHandlers } from '#features/games';
import { mediaHandlers, registerMediaDelivery } from '#features/media';
import { questionHandlers } from '#features/questions';
import { resultHandlers, storeRunResult } from '#features/results';
import { createRoomHost, registerLive, type RoomHost, roomHandlers } from '#features/rooms';
import type { Handlers } from '#platform/http/handlers';
import { makeServer } from '#platform/http/make-server';
import { serveHealth } from '#platform/http/serve-health';
import { serveRoutes } from '#platform/http/serve-routes';
import { serveWeb } from '#platform/http/serve-web';
import type { Platform } from '#platform/platform';

/** The assembled server, not yet listening. */
export interface App {
  server: FastifyInstance;
  /** The live rooms; `start()` it before anybody may come. */
  host: RoomHost;
  /** Turns `/ready` to 503, lets live pages know, waits for open calls and closes. The database stays open. */
  stop(): Promise<void>;
}

/** Puts every feature on one server. `webFolder` holds the built web app. */
export async function buildApp(platform: Platform, webFolder: string): Promise<App> {
  let stopping = false;
  const server = await makeServer(platform);
  const host = createRoomHost(platform, { onRunEnded: (run) => storeRunResult(platform, run) });
  const authenticate = makeAuthenticate(platform);
  const handlers: Handlers = {
    ...accountHandlers(platform),
    ...clientErrorHandlers(platform),
    ...gameHandlers(platform),
    ...questionHandlers(platform),
    ...categoryHandlers(platform),
    ...mediaHandlers(platform),
    ...roomHandlers(platform, host),
    ...resultHandlers(platform),
  };
  serveRoutes(server, platform, handlers, authenticate);
  registerMediaDelivery(server, platform);
  registerLive(server, platform, host, authenticate);
  serveHealth(server, platform, () => stopping);
  await serveWeb(server, webFolder);
  const stop = async () => {
    stopping = true;
    await host.stop();
    await server.close();
  };
  return { server, host, stop };
}
