import type { FastifyInstance } from 'fastify';
import {
  accountHandlers,
  makeAuthenticate,
  makeConfirmAddress,
  makeLoginLimits,
  readSessionCookie,
} from '#features/accounts';
import { AssignmentHost, assignmentHandlers } from '#features/assignments';
import { administrationHandlers, watchHouse, witnessForeignActs } from '#features/administration';
import { auditHandlers, makeRefusalRecorder } from '#features/audit';
import { categoryHandlers } from '#features/categories';
import { clientErrorHandlers } from '#features/client-errors';
import { creditRequestHandlers } from '#features/credit-requests';
import { creditHandlers } from '#features/credits';
import { exchangeHandlers } from '#features/exchange';
import { firstStepsHandlers } from '#features/first-steps';
import { gameHandlers } from '#features/games';
import { institutionHandlers } from '#features/institutions';
import { mediaHandlers, registerMediaDelivery, registerResumableUploads, makeUploadShelf } from '#features/media';
import { registerOpenApi } from '#features/openapi';
import { ownDataHandlers } from '#features/own-data';
import { makePaymentDesk, paymentClock, paymentHandlers, registerPaymentWebhook } from '#features/payments';
import { questionHandlers } from '#features/questions';
import { rememberedRemoteHandlers } from '#features/remembered-remotes';
import { keepResult, resultHandlers } from '#features/results';
import type { ResultHooks } from '#features/results';
import {
  createRoomHost,
  createRoomStore,
  creditCharges,
  Gateway,
  joinRelay,
  owningSeams,
  registerLive,
  type RoomHost,
  roomHandlers,
  type Rooms,
  type Timers,
  tracedStore,
} from '#features/rooms';
import { installationSettings, mailServerAddress, pagePolicy, settingsHandlers, houseNames } from '#features/settings';
import { libraryHandlers } from '#features/library';
import { HouseMetrics } from '#features/metrics';
import { Telephone, telephoneHandlers } from '#features/telephone';
import { arriveShares, countWaiting, sharingHandlers } from '#features/sharing';
import { manageOthers, userAdminHandlers } from '#features/user-admin';
import type { Handlers } from '#platform/http/handlers';
import { HeldOpen } from '#platform/http/held-open';
import { makeReceiving } from '#platform/http/bodies/receiving';
import { makeServer } from '#platform/http/make-server';
import { serveForRobots } from '#platform/http/pages/serve-for-robots';
import { serveHealth } from '#platform/http/serve-health';
import { refuseOtherMethods } from '#platform/http/served-routes';
import { type RefusedCall, serveRoutes } from '#platform/http/serve-routes';
import { serveWeb } from '#platform/http/pages/serve-web';
import { createMailer, type Mailer } from '#platform/mail/mailer';
import type { Platform } from '#platform/platform';
import type { RepeatedWork } from '#platform/repeated-work';
import { watchRefusals } from '#platform/security/watch-refusals';
import { makeHouseNews } from './house-news.ts';

/** The assembled server, not yet listening. */
export interface App {
  server: FastifyInstance;
  /** The live rooms; `start()` it before anybody may come. */
  host: RoomHost;
  /** The assignments; `start()` them after the rooms. */
  assignments: AssignmentHost;
  /** Sends what is queued; `start()` it to take up what an earlier process left. */
  mailer: Mailer;
  /** Looks after payments that got lost on the way; `start()` it once calls are answered. */
  payments: RepeatedWork;
  /** The telephone lines; `start()` them once calls are answered. */
  telephone: Telephone;
  /** What `/metrics` tells; null: it is not asked for. */
  metrics: HouseMetrics | null;
  /** Turns `/ready` to 503, lets live pages know, waits for open calls and closes. The database stays open. */
  stop(): Promise<void>;
}

/** Puts every feature on one server. `webFolder` holds the built web app; `timers` are a test's own. */
export async function buildApp(platform: Platform, webFolder: string, timers?: Timers): Promise<App> {
  let stopping = false;
  // Known from the first call on: what an e-mail address may look like is judged before any handler.
  await installationSettings(platform);
  const server = await makeServer(platform, houseNames(platform));
  const metrics = platform.config.metrics === null ? null : new HouseMetrics();
  metrics?.watchCalls(server);
  const stored = tracedStore(createRoomStore(platform.db, platform.cluster.serverId), platform.log);
  const store = metrics?.watchStore(stored) ?? stored;
  const host = createRoomHost(
    platform,
    { onRunEnded: (run) => keepResult(platform, run) },
    {
      timers,
      store,
      charges: creditCharges(platform),
      owning: owningSeams(platform, platform.cluster.isAlone ? undefined : metrics?.owning()),
    },
  );
  metrics?.watchRooms(host);
  if (platform.security) metrics?.watchSecurity(platform.security);
  const telephone = new Telephone(platform, { timers: host.timers, roomNow: () => host.platform.now() });
  metrics?.watchTelephone(telephone);
  const assignments = new AssignmentHost(platform, host);
  const mailer = createMailer(platform, {
    server: () => mailServerAddress(platform),
    sender: async () => (await installationSettings(platform)).mailFrom,
    contact: async () => {
      const { contactName, contactEmail, contactPhone } = await installationSettings(platform);
      return [contactName, contactEmail, contactPhone];
    },
  });
  const heldOpen = new HeldOpen();
  const gateway = new Gateway(host, assignments, heldOpen, platform);
  const { cluster, bus } = platform;
  const stopTelling = cluster.isAlone ? null : (metrics?.watchBus(platform) ?? null);
  // Alone, nothing is anywhere else.
  const relay = cluster.isAlone ? null : joinRelay(gateway, bus, host.directory, () => cluster.servers());
  const rooms: Rooms = relay?.rooms ?? host;
  if (relay)
    metrics?.watchWires(() => {
      const { out, in: from } = relay.counts();
      return host.counts().pages - from + out;
    });
  const sight = watchHouse(platform, rooms);
  const desk = makePaymentDesk(platform, () => mailer.wake());
  const payments = paymentClock(desk);
  const authenticate = makeAuthenticate(platform);
  const shelf = makeUploadShelf(platform);
  const receiving = makeReceiving(platform);
  const limits = makeLoginLimits(platform);
  const confirmAddress = makeConfirmAddress(platform, [arriveShares(platform)]);
  const news = makeHouseNews(platform, { heldOpen, keepHost: (host) => server.knownHosts.keep(host) });
  const onSessionsEnded = () => news.sessionsEnded();
  const resultHooks: ResultHooks = {
    onDeleted: (assignmentId) => assignments.onDeleted(assignmentId),
    onCorrected: async ({ roomId, assignmentId, ...correction }) =>
      assignmentId === null ? rooms.correctEnded(roomId, correction) : assignments.judgeAnew(assignmentId),
  };
  const managing = {
    platform,
    confirmAddress,
    rooms,
    assignments,
    shelf,
    onSessionsEnded,
    onMail: () => mailer.wake(),
  };
  const others = manageOthers(managing);
  const handlers: Handlers = {
    ...creditHandlers(platform),
    ...accountHandlers(platform, {
      limits,
      confirmAddress,
      manageOther: others.manageOther,
      countWaiting,
      onMail: () => mailer.wake(),
      onSessionsEnded,
    }),
    ...creditRequestHandlers(platform, () => mailer.wake()),
    ...institutionHandlers(platform, { confirmAddress, onMail: () => mailer.wake() }),
    ...rememberedRemoteHandlers(platform, { receiving }),
    ...clientErrorHandlers(platform),
    ...firstStepsHandlers(platform),
    ...gameHandlers(platform, () => mailer.wake()),
    ...questionHandlers(platform),
    ...sharingHandlers(platform, () => mailer.wake()),
    ...libraryHandlers(platform),
    ...categoryHandlers(platform),
    ...auditHandlers(platform),
    ...administrationHandlers(platform, sight, () => mailer.wake()),
    ...settingsHandlers(platform, mailer),
    ...mediaHandlers(platform, { shelf, receiving, isAnswering: () => host.isAnswering }),
    ...roomHandlers(platform, rooms, async () => (await telephone.numbers()).length > 0),
    ...resultHandlers(platform, resultHooks),
    ...assignmentHandlers({ platform, host: assignments }),
    ...paymentHandlers(desk),
    ...ownDataHandlers({ ...managing, limits, removeOther: others.removeOther }),
    ...userAdminHandlers({ platform, others, receiving, onMail: managing.onMail, onSessionsEnded }),
    ...telephoneHandlers(platform, telephone, rooms),
    ...exchangeHandlers(platform, { webFolder, receiving }),
  };
  const { security } = platform;
  const witnessRefusal = security && watchRefusals(security, platform.now);
  const recordRefusal = makeRefusalRecorder(platform, ({ request }) => authenticate(request, 'cookieOnly'));
  const onRefused = async (call: RefusedCall) => {
    witnessRefusal?.(call);
    await recordRefusal(call);
  };
  serveRoutes(server, platform, witnessForeignActs(platform, handlers), authenticate, onRefused);
  await registerResumableUploads(server, platform, authenticate, shelf, heldOpen);
  registerMediaDelivery(server, platform);
  const { roomHead, mayBeFramed, callers, movePages } = registerLive(server, platform, gateway, authenticate);
  await telephone.register(server, callers);
  await registerPaymentWebhook(server, desk);
  const findProblem = serveHealth(server, platform, () => stopping);
  metrics?.watchReady(findProblem);
  serveForRobots(server, {
    publicUrl: platform.config.publicUrl,
    contactEmail: async () => (await installationSettings(platform)).contactEmail,
  });
  registerOpenApi(server, platform, authenticate);
  refuseOtherMethods(server);
  await serveWeb(server, webFolder, {
    policy: (page, path) => pagePolicy(platform, page, path),
    roomHead,
    mayBeFramed,
    mayBeSignedIn: (request) => readSessionCookie(platform, request) !== null,
    publicUrl: platform.config.publicUrl,
  });
  /** Pages go before rooms do, where there is another server for both. */
  const giveOver = async () => {
    if (cluster.isAlone) return;
    const others = (await cluster.servers()).filter(({ id, draining }) => id !== cluster.serverId && !draining);
    if (others.length === 0) return;
    await cluster.drain();
    await movePages();
  };
  const stop = async () => {
    stopping = true;
    await giveOver().catch((error: unknown) => platform.log.error({ err: error }, 'pages were not given over'));
    await Promise.all([host.stop(), assignments.stop()]);
    relay?.close();
    stopTelling?.();
    await server.close();
    await payments.stop();
    await telephone.stop();
    await mailer.stop();
    sight.stop();
    await news.stop();
  };
  return { server, host, assignments, mailer, payments, telephone, metrics, stop };
}
