import type { BrowserContext, Page } from '@playwright/test';
import { routes, SessionUser } from '@qc/contract';
import { Account } from '../../crash/account.ts';
import { adminScreens } from '../../product/pages/admin-screens.ts';
import { Vendors } from '../../product/stand-ins/vendors.ts';
import { openBrowser } from '../players/phone-browser.ts';
import { triviaSlides } from '../slides.ts';
import type { Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';

/** Settings of the server: its owner is a canary as well, and it says all that it can say. */
export const CANARY_HOUSE = {
  OWNER_EMAIL: 'canary.owner@school.org',
  OWNER_PASSWORD: 'Canary-Pass-20',
  LOG_LEVEL: 'trace',
};
const OWNER = { email: CANARY_HOUSE.OWNER_EMAIL, password: CANARY_HOUSE.OWNER_PASSWORD };
const FRIEND = { name: 'Canary Friend', email: 'canary.friend@school.org', phone: '050-7654321' };
const PLAYER_PHONE = '0531234567';
const LINK_TOKEN = 'CanaryToken0123456789ab';
const SCRIPTS = { gtmId: 'GTM-ABCD123', ga4Id: 'G-ABCD123456', metaPixelId: '1234567' };
const NO_VENDOR = { accessibilityVendor: 'none', accessibilityAccount: '' } as const;

/** Screens below `/:lang/`; those with a record are filled in. */
const SCREENS = [
  'dashboard',
  'my-games',
  'shared-games',
  'library',
  'transfer-log',
  'media',
  'categories',
  'results',
  'rooms',
  'purchases',
  'payment',
  'links',
  'institution',
  'remotes',
  'user-settings',
  'accessibility',
  'no-such-screen',
];
/** Screens that a secret or a person's name of a room leads to: no third party is ever there. */
const CLOSED = [
  `reset-password#token=${LINK_TOKEN}`,
  `confirm-email#token=${LINK_TOKEN}`,
  `invitation#token=${LINK_TOKEN}`,
];

const SHOWN_WITHIN_MS = 15_000;

interface Asked {
  query: string;
  referer: string;
}

/** secrets and what is known of people, through all screens, with the scripts of others let in. */
export async function canaries(trial: Trial, stage: Stage): Promise<void> {
  const owner = await Account.signIn(stage.url, OWNER.email, OWNER.password);
  await owner.call('PUT', routes.updateInstallationSettings.path, { scripts: { ...SCRIPTS, ...NO_VENDOR } });
  const friend = { ...FRIEND, contactEmail: FRIEND.email, password: 'Canary-Pass-21' };
  await fetch(`${stage.url}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(friend),
  });
  await stage.prove(FRIEND.email);
  const room = await owner.openRoom(triviaSlides(1), { collectPhone: true }, 'Planets');
  const game = (await owner.makeGame(triviaSlides(1), {}, 'Comets')) ?? '';
  await owner.share(game, FRIEND.email, 1);
  await owner.call('POST', routes.createInstitution.path, { name: 'School', managerEmail: FRIEND.email });

  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ baseURL: stage.url, reducedMotion: 'reduce' });
    const vendors = await Vendors.on(context, stage.url);
    const asked = watchRequests(context);
    const page = await context.newPage();
    const stored: string[] = [];
    const missing: string[] = [];
    await signIn(page);
    const session = await sessionOf(page);
    const cookies = (await context.cookies()).filter(({ name }) => name.includes('qc')).map(({ value }) => value);
    const secrets = [session, owner.session, ...cookies, OWNER.password, friend.password, LINK_TOKEN];
    const told = ['canary.owner', 'canary.friend', '7654321', PLAYER_PHONE, 'Canary Friend', ...secrets];

    const screens = [...SCREENS, ...adminScreens.map((screen) => `admin/${screen}`)];
    const withRecord = [`create-game/${game}/0`, `operate/${room._id}`, `present/${room._id}`];
    for (const screen of [...screens, ...withRecord, ...CLOSED]) {
      await page.goto(`/en/${screen}`);
      if (!(await settle(page))) missing.push(screen);
      stored.push(await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie));
    }
    trial.exactly('screens that did not open', missing.join(), '');
    trial.atLeast('calls to third parties', vendors.sent.length, 20);
    const before = vendors.sent.length;
    await play(context, room.code);
    trial.exactly('calls to third parties from a player’s page', vendors.sent.length - before, 0);

    const found = (text: string) => told.filter((canary) => text.includes(canary)).length;
    trial.note(`${screens.length + withRecord.length + CLOSED.length} screens, ${asked.length} requests`);
    trial.exactly('canaries in calls to third parties', found(JSON.stringify(vendors.sent)), 0);
    trial.exactly('the room’s code in them', JSON.stringify(vendors.sent).includes(room.code) ? 1 : 0, 0);
    trial.exactly('canaries in query strings', found(asked.map(({ query }) => query).join('\n')), 0);
    trial.exactly('canaries in Referer', found(asked.map(({ referer }) => referer).join('\n')), 0);
    const foreign = vendors.sent.filter(({ referer }) => !['', `${stage.url}/`].includes(referer));
    trial.exactly('foreign calls whose Referer says more than the house', foreign.length, 0);
    trial.exactly('canaries in what the browser keeps for good, or scripts may read', found(stored.join('\n')), 0);
    // Lines come through a pipe.
    await page.waitForTimeout(200);
    trial.atLeast('lines of the log', stage.server.lines.length, 10);
    trial.exactly('canaries in the log', found(stage.server.lines.slice(1).join('\n')), 0);
  } finally {
    await browser.close();
  }
}

/** What goes out to anybody, this server included. */
function watchRequests(context: BrowserContext): Asked[] {
  const asked: Asked[] = [];
  context.on('request', (request) => {
    const { search } = new URL(request.url());
    asked.push({ query: decodeURIComponent(search.replaceAll('+', ' ')), referer: request.headers()['referer'] ?? '' });
  });
  return asked;
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/en/login');
  await page.getByRole('region', { name: 'Your privacy' }).getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
}

async function sessionOf(page: Page): Promise<string> {
  const reply = await page.request.post('/auth/checkLogin');
  return SessionUser.parse(await reply.json()).session;
}

/** A person of the room, from the code to the lobby. */
async function play(context: BrowserContext, code: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`/play/${code}`);
  await page.getByRole('textbox').first().fill('Noa');
  await page.getByLabel(/phone|טלפון|هاتف/i).fill(PLAYER_PHONE);
  const consent = page.getByRole('checkbox');
  if ((await consent.count()) > 0) await consent.first().check();
  await page
    .getByRole('button')
    .filter({ hasText: /join|הצטרפ|انض/i })
    .first()
    .click();
  await settle(page);
}

async function settle(page: Page): Promise<boolean> {
  const shown = page.locator('main, [role="main"], form').first().waitFor({ timeout: SHOWN_WITHIN_MS });
  const isThere = await shown.then(
    () => true,
    () => false,
  );
  await page.waitForLoadState('networkidle', { timeout: SHOWN_WITHIN_MS }).catch(() => undefined);
  return isThere;
}
