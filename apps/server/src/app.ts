import type { FastifyInstance } from 'fastify';
import { accountHandlers, makeAuthenticate, makeLoginLimits } from '#features/accounts';
import { AssignmentHost, assignFreely, assignmentHandlers } from '#features/assignments';
import { categoryHandlers } from '#features/categories';
import { clientErrorHandlers } from '#features/client-errors';
import { exchangeHandlers, exportFreely } from '#features/exchange';
import { gameHandlers } from '#features/games';
import { mediaHandlers, registerMediaDelivery, registerResumableUploads, UploadShelf } from '#features/media';
import { ownDataHandlers } from '#features/own-data';
import { questionHandlers } from '#features/questions';
import { resultHandlers, storeRunResult } from '#features/results';
import { createRoomHost, registerLive, type RoomHost, roomHandlers, type Timers } from '#features/rooms';
import { settingsHandlers } from '#features/settings';
import { libraryHandlers } from '#features/library';
import { sharingHandlers } from '#features/sharing';
import type { Handlers } from '#platform/http/handlers';
import { makeServer } from '#platform/http/make-server';
import { serveHealth } from '#platform/http/serve-health';
import { serveRoutes } from '#platform/http/serve-routes';
import { serveWeb } from '#platform/http/serve-web';
import { createMailer, type Mailer } from '#platform/mail/mailer';
import type { Platform } from '#platform/platform';

/** The assembled server, not yet listening. */
export interface App {
  server: FastifyInstance;
  /** The live rooms; `start()` it before anybody may come. */
  host: RoomHost;
  /** The self-paced links; `start()` them after the rooms. */
  assignments: AssignmentHost;
  /** Sends what is queued; `start()` it to take up what an earlier process left. */
  mailer: Mailer;
  /** Turns `/ready` to 503, lets live pages know, waits for open calls and closes. The database stays open. */
  stop(): Promise<void>;
}

/** Puts every feature on one server. `webFolder` holds the built web app; `timers` are a test's own. */
export async function buildApp(platform: Platform, webFolder: string, timers?: Timers): Promise<App> {
  let stopping = false;
  const server = await makeServer(platform);
  const host = createRoomHost(platform, { onRunEnded: (run) => storeRunResult(platform, run) }, timers && { timers });
  const assignments = new AssignmentHost(platform, host);
  const mailer = createMailer(platform);
  const authenticate = makeAuthenticate(platform);
  const shelf = new UploadShelf(platform);
  const limits = makeLoginLimits(platform.now);
  const handlers: Handlers = {
    ...accountHandlers(platform, { limits, onMail: () => mailer.wake() }),
    ...clientErrorHandlers(platform),
    ...gameHandlers(platform),
    ...questionHandlers(platform),
    ...sharingHandlers(platform, () => mailer.wake()),
    ...libraryHandlers(platform),
    ...categoryHandlers(platform),
    ...settingsHandlers(platform),
    ...mediaHandlers(platform, shelf),
    ...roomHandlers(platform, host),
    ...resultHandlers(platform, assignments),
    ...assignmentHandlers({ platform, host: assignments, charge: assignFreely }),
    ...ownDataHandlers({ platform, limits, host, assignments, shelf }),
    ...exchangeHandlers(platform, { chargeExport: exportFreely, webFolder }),
  };
  serveRoutes(server, platform, handlers, authenticate);
  await registerResumableUploads(server, platform, authenticate, shelf);
  registerMediaDelivery(server, platform);
  registerLive(server, platform, host, authenticate, assignments);
  serveHealth(server, platform, () => stopping);
  await serveWeb(server, webFolder);
  const stop = async () => {
    stopping = true;
    await Promise.all([host.stop(), assignments.stop()]);
    await server.close();
    await mailer.stop();
  };
  return { server, host, assignments, mailer, stop };
}
