import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { inEachLanguage, isScreenAddress, LANGUAGES, SCREEN_PATH } from '@qc/contract';
import { keepWords } from '@qc/words/keep-words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../result.ts';
import { asksForPage } from './asks-for-page.ts';
import { sendFailure } from '../error-edge.ts';
import { hostOf } from '../guards/known-hosts.ts';
import { allowInline, fixPage, sendFixedPage } from './fixed-page.ts';
import { isLinkPreviewer } from './is-link-previewer.ts';
import { appHead, fillHead, keepParts, type PageHead, playerHead } from './page-head.ts';
import { preferredLanguage } from './preferred-language.ts';
import { nonceOf } from '../security-headers.ts';
import { type PolicyChanges, widenPolicy } from './widen-policy.ts';

/** Stands in the built pages where the answer's own nonce goes. */
const NONCE_PLACE = '__CSP_NONCE__';
/** Stands there where the origin goes to which calls are sent; empty: the page's own. */
const HOST_PLACE = '__API_HOST__';
/** Stands there where it is said whether the browser may have a session. */
const SESSION_PLACE = '__SESSION__';
const POLICY = 'content-security-policy';
const BROTLI_QUALITY = 5;
/** What a page may do beyond the usual policy, by what is set at the moment. */
export type PagePolicy = (page: 'app' | 'play', path: string) => Promise<PolicyChanges>;
/** What a card beside the address of a room says. */
export type RoomCard = Omit<PageHead, 'description'>;
/** What an open room may be called in front of who knows its code and asks from this address; null: nothing is said. */
export type RoomHead = (code: string, ip: string) => Promise<RoomCard | null>;

/** What the pages are told by the rest of the house. */
export interface WebParts {
  policy?: PagePolicy;
  roomHead?: RoomHead;
  /** Whether a request brings a session, good or not. */
  mayBeSignedIn?: (request: FastifyRequest) => boolean;
  /** Whether the page at a path may stand inside pages of other sites; absent: none may. */
  mayBeFramed?: (path: string) => boolean | Promise<boolean>;
  /** The address people use, where it is set. */
  publicUrl?: string | null;
}

/**
 * Serves the built web app from `folder`: hashed files for good, `/play` the player's page, every other page address
 * the app itself, whose router knows the languages; what is no screen of it with 404. Unknown call paths are answered
 * as calls are.
 */
export async function serveWeb(app: FastifyInstance, folder: string, parts: WebParts = {}): Promise<void> {
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '**/*.map'],
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const sendApp = appPage(folder, parts);
  const sendPlayer = playerPage(folder, parts);
  app.get('/play', sendPlayer);
  app.get('/play/:code', sendPlayer);
  app.setNotFoundHandler(async (request, reply) => {
    if (!asksForPage(request)) return sendFailure(request, reply, refuse('notFound'));
    const path = pathOf(request);
    const toPlayer = PLAYER_OTHERWISE.exec(path);
    if (toPlayer) return reply.header('cache-control', 'no-cache').redirect(`/play${toPlayer[1] ?? ''}`, 302);
    if (SCREEN_WITHOUT_LANGUAGE.test(path)) {
      const language = preferredLanguage(request.headers['accept-language']);
      reply.header('cache-control', 'no-cache').header('vary', 'accept-language');
      return reply.redirect(`/${language}${path}`, 302);
    }
    if (!isScreenAddress(path)) reply.status(404);
    return sendApp(request, reply);
  });
}

/** The player's page has no language in its address; people write one all the same. QR codes write it in capitals. */
const PLAYER_OTHERWISE = new RegExp(`^/(?:(?:${LANGUAGES.join('|')})/play|PLAY)(/[\\w-]+)?/?$`);

/** Typed at a machine by hand, or copied for slides: the words of the page are those the browser prefers. */
const SCREEN_WITHOUT_LANGUAGE = new RegExp(`^${SCREEN_PATH}(/[\\w-]+/[\\w-]+)?/?$`);

type Serve = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
/** A page that is prepared; `apiHost` is where it sends its calls. */
type Send = (request: FastifyRequest, reply: FastifyReply, apiHost: string) => Promise<FastifyReply>;

type ChangesFor = (path: string) => Promise<PolicyChanges>;

/** The app: each answer carries its own nonce, which the app's style sheets made at run time need too. */
function appPage(
  folder: string,
  { policy = noChanges, mayBeSignedIn = () => true, mayBeFramed = () => false, publicUrl }: WebParts,
): Serve {
  return pageSender(
    join(folder, 'index.html'),
    (path) => policy('app', path),
    async (html) => {
      return async (request, reply, apiHost) => {
        const path = pathOf(request);
        if (await mayBeFramed(path)) allowFrames(reply);
        // The cookie of another host does not come here.
        const session = apiHost === '' && !mayBeSignedIn(request) ? 'none' : 'maybe';
        const own = html
          .replaceAll(NONCE_PLACE, nonceOf(request.raw))
          .replace(HOST_PLACE, () => apiHost)
          .replace(SESSION_PLACE, session);
        const page = fillHead(keepParts(own, session === 'none' ? 'guest' : 'app', path), appHead(path), {
          origin: originOf(request, publicUrl),
          path,
        });
        return sendCompressed(request, reply, page);
      };
    },
  );
}

/**
 * The player's page: the same bytes for everybody whose browser prefers the same language, with the words of that one;
 * programs that make a card of its address get one of their own.
 */
function playerPage(folder: string, { policy = noChanges, roomHead, publicUrl }: WebParts): Serve {
  return pageSender(
    join(folder, 'play.html'),
    (path) => policy('play', path),
    async (raw) => {
      const html = raw.replaceAll(NONCE_PLACE, '');
      const pages = inEachLanguage((language) => {
        const own = fillHead(html, playerHead(language), { origin: publicUrl ?? '', path: '/play' });
        return fixPage(keepWords(own, language));
      });
      await Promise.all(Object.values(pages));
      return async (request, reply) => {
        reply.header('vary', 'accept-encoding, accept-language, user-agent');
        const language = preferredLanguage(request.headers['accept-language']);
        const page = await pages[language];
        if (!isLinkPreviewer(request.headers['user-agent'])) return sendFixedPage(page, request, reply);
        allowInline(page, request, reply);
        const path = pathOf(request);
        const card = await roomHead?.(path.split('/')[2] ?? '', request.ip);
        const head = playerHead(language, card);
        const own = fillHead(html, head, { origin: originOf(request, publicUrl), path });
        return sendCompressed(request, reply, keepWords(own, language));
      };
    },
  );
}

const noChanges: PagePolicy = async () => ({ add: {} });

/** Lets any page show this one in a frame: who knows its address may show it. */
function allowFrames(reply: FastifyReply): void {
  const policy = String(reply.getHeader(POLICY) ?? reply.raw.getHeader(POLICY) ?? '');
  reply.header(POLICY, policy.replace(/frame-ancestors [^;]*/, 'frame-ancestors *'));
  // Set before any handler, and unable to name anybody but the page's own site.
  reply.raw.removeHeader('x-frame-options');
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '';
}

/** A host that could not be one is left out: pictures are then named by their path alone. */
function originOf(request: FastifyRequest, publicUrl: string | null | undefined): string {
  if (publicUrl) return publicUrl;
  const own = `${request.protocol}://${hostOf(request)}`;
  return URL.canParse(own) ? new URL(own).origin : '';
}

/** Reads and prepares a page at its first use. */
function pageSender(path: string, changes: ChangesFor, prepare: (html: string) => Promise<Send>): Serve {
  let prepared: Promise<Send> | null = null;
  return async (request, reply) => {
    prepared ??= readFile(path, 'utf8').then(prepare);
    const send = await prepared.catch((error: unknown) => {
      // Not kept: the page may be built while the server runs.
      prepared = null;
      request.log.error({ err: error }, 'the web app is not built: run "npm run build -w @qc/web"');
      return null;
    });
    if (send === null) return sendFailure(request, reply, refuse('unavailable'));
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').header('vary', 'accept-encoding');
    return send(request, reply, await widen(request, reply, changes));
  };
}

/**
 * Gives where the page sends its calls. A page comes also while the settings cannot be read: under the usual policy,
 * which is the stricter one, and with calls to its own origin.
 */
async function widen(request: FastifyRequest, reply: FastifyReply, changes: ChangesFor): Promise<string> {
  try {
    const widened = await changes(request.url.split('?', 1)[0] ?? '');
    const policy = String(reply.getHeader(POLICY) ?? reply.raw.getHeader(POLICY) ?? '');
    reply.header(POLICY, widenPolicy(policy, widened));
    return widened.apiHost ?? '';
  } catch (error) {
    request.log.warn({ err: error }, 'the policy of a page could not be widened');
    return '';
  }
}

/** With a new nonce each time it cannot be compressed beforehand; the app's page is small. */
async function sendCompressed(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return reply.header('content-encoding', 'br').send(await promisify(brotliCompress)(html, { params }));
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(html));
  return reply.send(html);
}
