import { LANGUAGES, SCREENS } from '@qc/contract';
import type { FastifyInstance } from 'fastify';
import { hostOf } from '../guards/known-hosts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The standard asks for a date, at most a year away. */
const VALID_DAYS = 180;

/** What the two files say of this house. */
export interface House {
  publicUrl: string | null;
  /** Where people write to; empty: nowhere. */
  contactEmail(): Promise<string>;
}

/** `/robots.txt` and `/.well-known/security.txt`: for programs that look at the house from outside. */
export function serveForRobots(app: FastifyInstance, house: House): void {
  const robots = robotsText();
  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/.well-known/security.txt', async (request, reply) => {
    const origin = house.publicUrl ?? `${request.protocol}://${hostOf(request)}`;
    const text = securityText(origin, await house.contactEmail(), app.now());
    return reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(text);
  });
}

/** Front page, guests' screens and the way into a game may be read; what needs a session leads to Login at best. */
function robotsText(): string {
  const open = Object.entries(SCREENS).flatMap(([screen, access]) => (access === 'guest' ? [screen] : []));
  const allowed = ['/$', '/play', '/assets/', '/*.png$', '/*.svg$', '/favicon.ico$', '/manifest.webmanifest$'];
  const screens = LANGUAGES.flatMap((language) => [`/${language}$`, ...open.map((path) => `/${language}/${path}$`)]);
  return ['User-agent: *', ...[...allowed, ...screens].map((path) => `Allow: ${path}`), 'Disallow: /', ''].join('\n');
}

function securityText(origin: string, email: string, now: number): string {
  const contact =
    email === ''
      ? [
          '# The owner of this house has set no address for messages (Admin, Settings, Contact): this page says who runs it.',
          `Contact: ${origin}/en/accessibility`,
        ]
      : [`Contact: mailto:${encodeURI(email)}`];
  const expires = new Date(now + VALID_DAYS * DAY_MS).toISOString();
  return [...contact, `Expires: ${expires}`, 'Preferred-Languages: he, ar, en', ''].join('\n');
}
