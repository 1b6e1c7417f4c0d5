import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { DEFAULT_CLOUD_NAME, isConsoleAddress, LIVE_PATH, LIVE_STREAM_HEADER } from '@qc/contract';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../../config.ts';
import { redirectOrigin } from '../files/s3/s3-settings.ts';
import { isAllowedOrigin } from './origin.ts';
import { permissionsPolicy } from './permissions-policy.ts';
import { NO_RIGHTS } from './send-file.ts';

const nonces = new WeakMap<IncomingMessage, string>();

/** The one-time word that lets the page's own inline scripts and styles run; the same for one answer throughout. */
export function nonceOf(request: IncomingMessage): string {
  const known = nonces.get(request);
  if (known !== undefined) return known;
  // Drawn ahead in plenty: each answer needs one, a refusal of a flood as well.
  const nonce = randomUUID();
  nonces.set(request, nonce);
  return nonce;
}

/** For answers that are no page, and for those that the hooks never see. */
export function plainHeaders(config: Config): Record<string, string> {
  return {
    'content-security-policy': NO_RIGHTS,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // For a year, on this host alone: those below it may be anybody's.
    ...(overHttps(config) && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

function overHttps(config: Config): boolean {
  return config.publicUrl?.startsWith('https:') === true;
}

/** Frames of the two video sites; the player without cookies for YouTube. */
const FILM_FRAMES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Security headers on every answer, and cross-origin permission for the listed origins only. */
export function installSecurityHeaders(app: FastifyInstance, config: Config): void {
  const plain = plainHeaders(config);
  const hosted = config.cloudName === DEFAULT_CLOUD_NAME ? [] : [config.mediaDeliveryUrl];
  const redirected = redirectOrigin(config.s3);
  const media = redirected === null ? hosted : [...hosted, redirected];
  const frames = [...FILM_FRAMES, ...config.miniGameHosts.map((host) => `https://${host}`)];
  const permissions = {
    console: permissionsPolicy(frames, 'console'),
    app: permissionsPolicy(frames, 'app'),
    player: permissionsPolicy(frames, 'player'),
  };
  const withNonce = (request: IncomingMessage) => `'nonce-${nonceOf(request)}'`;
  // Made once: Fastify's own plugin makes it anew for each call, which costs more than the call itself may.
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", withNonce],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", withNonce],
        imgSrc: ["'self'", 'data:', 'blob:', ...hosted],
        mediaSrc: ["'self'", 'blob:', ...media],
        frameSrc: frames,
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", (request: IncomingMessage) => socketSources(request), ...media],
        workerSrc: ["'self'", 'blob:'],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        upgradeInsecureRequests: overHttps(config) ? [] : null,
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: overHttps(config) && { maxAge: 31_536_000, includeSubDomains: false },
    crossOriginResourcePolicy: { policy: config.allowedOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    xFrameOptions: { action: 'sameorigin' },
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { url, config: about } = request.routeOptions;
    if (url !== LIVE_PATH && about.forThousands !== true) {
      reply.header('permissions-policy', permissions[pageAt(request.url.split('?', 1)[0] ?? '')]);
      return protect(request.raw, reply.raw, () => done());
    }
    // What is answered there is no page, and thousands come at one instant: a policy for scripts would only cost time.
    reply.headers(plain);
    done();
  });
  installCrossOrigin(app, config);
}

/** The page that stands at a path: whatever is nobody else's is the app's. */
function pageAt(path: string): 'console' | 'app' | 'player' {
  if (isConsoleAddress(path)) return 'console';
  return /^\/play(\/|$)/.test(path) ? 'player' : 'app';
}

/** Older Safari does not count sockets of the same host under 'self'. */
function socketSources(request: IncomingMessage): string {
  const host = request.headers.host ?? '';
  return /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

/** With the headers of resumable uploads. */
const ALLOWED = [
  'content-type, if-match, x-auth, tus-resumable, upload-length, upload-metadata, upload-offset',
  LIVE_STREAM_HEADER,
].join(', ');
const EXPOSED = [
  'etag, retry-after, location, tus-resumable, upload-expires, upload-length, upload-offset',
  LIVE_STREAM_HEADER,
].join(', ');

function installCrossOrigin(app: FastifyInstance, config: Config): void {
  if (config.allowedOrigins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (origin === undefined || !isAllowedOrigin(config, origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-allow-credentials', 'true');
    reply.header('access-control-expose-headers', EXPOSED);
    if (request.method !== 'OPTIONS') return;
    reply.header('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE');
    reply.header('access-control-allow-headers', ALLOWED);
    reply.header('access-control-max-age', '600');
    return reply.status(204).send();
  });
}
