import { ERROR_STATUS, UPLOAD_BYTES_MAX, type UserId } from '@qc/contract';
import { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isStorageFull } from '#platform/db/database-error';
import { takeOrRefuse } from '#platform/http/call-limits';
import type { Actor } from '#platform/http/handlers';
import { HeldOpen } from '#platform/http/held-open';
import { isTrustedOrigin } from '#platform/http/origin';
import { StorageAway } from '#platform/files/storage-away';
import { Refused } from '#platform/http/refused';
import type { Authenticate } from '#platform/http/serve-routes';
import { TokenBuckets } from '#platform/http/token-bucket';
import type { Platform } from '#platform/platform';
import { galleryRoomOf } from '../gallery-room.ts';
import { UploadLocker } from './upload-locker.ts';
import { UploadRefused } from './upload-refused.ts';
import type { UploadShelf } from './upload-shelf.ts';

const PATH = '/media/upload';
const NEW_ONES = { burst: 120, everyMs: 10 * 60 * 1000 };
/** Pieces and questions for the offset; pieces are some megabytes each. */
const CALLS = { burst: 600, everyMs: 60 * 1000 };
/** Beside the first piece of an upload. */
const HEADERS_BYTES = 64 * 1024;

/**
 * Resumable uploads by the tus protocol at /media/upload. Every call, reading ones too, needs a session with its
 * x-auth and a page of ours; an upload is found by its maker alone, for others it does not exist. Refusals are the
 * usual replies.
 */
export async function registerResumableUploads(
  app: FastifyInstance,
  platform: Platform,
  authenticate: Authenticate,
  shelf: UploadShelf,
  heldOpen = new HeldOpen(),
): Promise<void> {
  const makers = new WeakMap<object, Actor>();
  const newOnes = new TokenBuckets(NEW_ONES, platform.now);
  const calls = new TokenBuckets(CALLS, platform.now);
  const tus = makeTus(platform, shelf, (request) => {
    const maker = request && makers.get(request);
    if (!maker) throw new Error('an upload was reached without its maker');
    return maker.userId;
  });
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isTrustedOrigin(platform.config, request)) throw new Refused('originRefused');
    // Before the session is looked at: one that ends at this very moment is seen here or there.
    reply.raw.once(
      'close',
      heldOpen.add(() => cutOff(request)),
    );
    const actor = await authenticate(request, 'proof');
    if (!actor) throw new Refused('notSignedIn');
    takeOrRefuse(calls, actor.userId);
    if (request.method === 'POST') takeOrRefuse(newOnes, actor.userId);
    request.actor = actor;
    makers.set(request.raw, actor);
  };
  /** A piece takes as long as the network likes: whose session has ended meanwhile sends no more of it. */
  const cutOff = async (request: FastifyRequest): Promise<void> => {
    try {
      if (await authenticate(request, 'proof')) return;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    request.raw.destroy();
  };
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.raw.setHeader('cache-control', 'no-store');
    reply.hijack();
    try {
      await tus.handle(request.raw, reply.raw);
    } catch (error) {
      // The connection is gone, with the answer half sent or not at all.
      request.log.debug({ err: error }, 'an upload call ended early');
      reply.raw.destroy();
    }
  };
  await app.register(async (scope) => {
    // The body stays in the request: it goes to the disk piece by piece.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));
    const bodyLimit = UPLOAD_BYTES_MAX + HEADERS_BYTES;
    const usual = { bodyLimit, config: { bodyToDisk: true as const }, onRequest: admit, handler: serve };
    scope.route({ ...usual, method: 'POST', url: PATH });
    scope.route({ ...usual, method: ['HEAD', 'PATCH', 'DELETE'], url: `${PATH}/:upload` });
  });
}

function makeTus(platform: Platform, shelf: UploadShelf, makerOf: (request: object | undefined) => UserId): Server {
  return new Server({
    path: PATH,
    datastore: shelf,
    locker: new UploadLocker(),
    maxSize: UPLOAD_BYTES_MAX,
    // Cross-origin permission is the server's own matter.
    allowedOrigins: () => false,
    namingFunction: (request, metadata) => {
      if (metadata?.['filename']?.includes('~')) throw new UploadRefused('fileNameTilde');
      return shelf.keyOf(makerOf(request.runtime?.node?.req), platform.random.secret());
    },
    generateUrl: (_request, { id }) => `${PATH}/${id.split('/')[1]}`,
    getFileIdFromRequest: (request, last) =>
      last === undefined ? undefined : shelf.keyOf(makerOf(request.runtime?.node?.req), last),
    onUploadCreate: async (request, { size = 0 }) => {
      const maker = makerOf(request.runtime?.node?.req);
      if ((await galleryRoomOf(platform, maker)) < size) throw new UploadRefused('galleryFull');
      return {};
    },
    onResponseError: (request, error) => {
      const refused = refusalOf(error);
      if (refused && refused.status_code !== ERROR_STATUS.unexpected) return refused;
      if (refused) platform.log.error({ err: error, method: request.method }, 'an upload failed');
      return refused;
    },
  });
}

/** The library's refusals by their status, worded as everywhere. A conflict of offsets stays: its client knows it. */
function refusalOf(error: unknown): UploadRefused | undefined {
  if (error instanceof UploadRefused) return error;
  if (isStorageFull(error)) return new UploadRefused('storageFull');
  if (error instanceof StorageAway) return new UploadRefused('unavailable');
  const status =
    typeof error === 'object' && error !== null && 'status_code' in error ? Number(error.status_code) : 500;
  if (status === 404 || status === 410) return new UploadRefused('notFound');
  if (status === 413) return new UploadRefused('tooLarge');
  return status >= 500 && status !== 501 ? new UploadRefused('unexpected') : undefined;
}
