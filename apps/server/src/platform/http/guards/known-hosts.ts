import { errorTexts } from '@qc/words/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import { refuse } from '../../result.ts';
import { asksForPage } from '../pages/asks-for-page.ts';
import { sendFailure } from '../error-edge.ts';

/** What the settings say of the house's own address. */
export interface HouseNames {
  /** As it was when the settings were last read; null: none is set. */
  address(): string | null;
  /** The owner has answered the first questions: from then on an address that is not set means the own network. */
  isSetUp(): boolean;
  /** Reads the settings again, unless they are fresh. */
  look(): Promise<unknown>;
}

/** Probes of load balancers ask by whatever name they like, and are told nothing. */
const PROBES: ReadonlySet<string> = new Set(['/health', '/ready']);
/** A refused name is told in the log this often, ms. */
const TOLD_EVERY_MS = 60_000;

/**
 * The names under which this server is asked for. Whoever owns a name may let it lead here, and a page of that name
 * would count as ours in a browser: so a name that a stranger can own has to be one that somebody has set.
 */
export class KnownHosts {
  readonly #names: HouseNames;
  readonly #listed: ReadonlySet<string>;
  readonly #kept = new Set<string>();

  constructor(names: HouseNames, { publicUrl, allowedOrigins }: Pick<Config, 'publicUrl' | 'allowedOrigins'>) {
    this.#names = names;
    this.#listed = new Set([...(publicUrl === null ? [] : [publicUrl]), ...allowedOrigins].map(hostOfAddress));
  }

  /** The own address; null: none is known. */
  get address(): string | null {
    return this.#names.address();
  }

  /** Whether names of anybody are refused: before the first questions are answered there is nothing to hold them to. */
  get areClosed(): boolean {
    return this.#listed.size > 0 || this.address !== null || this.#names.isSetUp();
  }

  /** Whether a call for this host is for this house. */
  isOurs(host: string): boolean {
    const { address } = this;
    if (isNearName(nameOf(host)) || !this.areClosed) return true;
    return (address !== null && hostOfAddress(address) === host) || this.#listed.has(host) || this.#kept.has(host);
  }

  /**
   * Keeps a host until the next start, by which an owner has just set something: a slip in the address must not shut
   * out who has to correct it.
   */
  keep(host: string): void {
    this.#kept.add(host);
  }

  look(): Promise<unknown> {
    return this.#names.look();
  }
}

/** The host a call was made for, as its browser wrote it: a proxy's word about another is anybody's. */
export function hostOf(request: Pick<FastifyRequest, 'headers'>): string {
  return request.headers.host?.toLowerCase() ?? 'localhost';
}

/** A name that no stranger can own: a number, this machine, or one that only the own network knows. */
export function isNearName(hostname: string): boolean {
  return /^(\[.*\]|\d{1,3}(\.\d{1,3}){3}|[\w-]+|[\w.-]+\.local)$/.test(hostname);
}

/** Answers 421 to calls for a host that is not ours. */
export function guardHosts(app: FastifyInstance, hosts: KnownHosts): void {
  let toldAtMs = -Infinity;
  app.decorate('knownHosts', hosts);
  app.addHook('onRequest', async (request, reply) => {
    const host = hostOf(request);
    if (hosts.isOurs(host) || PROBES.has(request.url.split('?', 1)[0] ?? '')) return;
    // Another server on the same database may have been told the address.
    await hosts.look();
    if (hosts.isOurs(host)) return;
    if (app.now() - toldAtMs >= TOLD_EVERY_MS) {
      toldAtMs = app.now();
      const words = 'a call for a name that is not this server’s was refused; PUBLIC_URL and ALLOWED_ORIGINS name ours';
      request.log.warn({ host: host.slice(0, 200) }, words);
    }
    if (!asksForPage(request)) return sendFailure(request, reply, refuse('wrongHost'));
    return reply
      .status(421)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(Object.values(errorTexts('wrongHost')).join('\n\n'));
  });
}

/** Without the port, which may be left out. */
function nameOf(host: string): string {
  return host.replace(/:\d+$/, '');
}

function hostOfAddress(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}

declare module 'fastify' {
  interface FastifyInstance {
    knownHosts: KnownHosts;
  }
}
