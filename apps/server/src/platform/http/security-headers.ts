import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { isAllowedOrigin } from './origin.ts';

const nonces = new WeakMap<IncomingMessage, string>();

/** The one-time word that lets the page's own inline scripts and styles run; the same for one answer throughout. */
export function nonceOf(request: IncomingMessage): string {
  const known = nonces.get(request);
  if (known !== undefined) return known;
  const nonce = randomBytes(16).toString('base64');
  nonces.set(request, nonce);
  return nonce;
}

/** Security headers on every answer, and cross-origin permission for the listed origins only. */
export async function installSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const overHttps = config.publicUrl?.startsWith('https:') === true;
  const withNonce = (request: IncomingMessage) => `'nonce-${nonceOf(request)}'`;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", withNonce],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", withNonce],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", (request: IncomingMessage) => socketSources(request)],
        workerSrc: ["'self'", 'blob:'],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        upgradeInsecureRequests: overHttps ? [] : null,
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: overHttps,
    crossOriginResourcePolicy: { policy: config.allowedOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    xFrameOptions: { action: 'sameorigin' },
  });
  installCrossOrigin(app, config);
}

/** Older Safari does not count sockets of the same host under 'self'. */
function socketSources(request: IncomingMessage): string {
  const host = request.headers.host ?? '';
  return /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

function installCrossOrigin(app: FastifyInstance, config: Config): void {
  if (config.allowedOrigins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (origin === undefined || !isAllowedOrigin(config, origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-allow-credentials', 'true');
    reply.header('access-control-expose-headers', 'etag, retry-after');
    if (request.method !== 'OPTIONS') return;
    reply.header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
    reply.header('access-control-allow-headers', 'content-type, if-match, x-auth');
    reply.header('access-control-max-age', '600');
    return reply.status(204).send();
  });
}
