import { createServer } from 'node:http';
import type { Browser } from '@playwright/test';
import { routeTable } from '@qc/contract';
import { startServerProcess } from '../../crash/server-process.ts';
import { everyStoredRow } from '../../crash/stored-rows.ts';
import type { DataPlace } from '../../crash/stored-rows.ts';
import { OWNER_OF_ALL } from '../owner-of-all.ts';
import { attackFromPage, type Attack } from '../second-origin-page.ts';
import { openBrowser } from '../players/phone-browser.ts';
import type { Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';

/** What the server writes by itself, every second. */
const HEARTBEAT = 'live.aliveAtMs';

interface House {
  name: string;
  port: number;
  place: DataPlace;
  sameSite: 'Lax' | 'None';
}

/** a page of another site, in a real browser of somebody who is signed in here. */
export async function secondOrigin(trial: Trial, stage: Stage): Promise<void> {
  const browser = await openBrowser();
  const place = await stage.newPlace();
  const port = trial.port + 1;
  const settings = { PUBLIC_URL: 'https://quiz.example.org', ALLOWED_ORIGINS: 'https://www.example.org' };
  const open = await startServerProcess({ port, ...place, settings });
  try {
    await attack(trial, browser, { name: 'Lax', port: trial.port, place: stage, sameSite: 'Lax' });
    await attack(trial, browser, { name: 'None', port, place, sameSite: 'None' });
  } finally {
    await browser.close();
    await open.stop();
  }
}

async function attack(trial: Trial, browser: Browser, house: House): Promise<void> {
  // Another name for the same machine is another site; cookies go by the name.
  const home = `http://localhost:${house.port}`;
  const evil = `http://127.0.0.1:${house.port + 20}`;
  // A server of its own: what a test only pretends to answer, the browser keeps from calling this machine.
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><body>evil</body>');
  });
  await new Promise<void>((resolve) => site.listen(house.port + 20, '127.0.0.1', resolve));
  const context = await browser.newContext();
  try {
    const session = await signIn(home, house);
    const secure = house.sameSite === 'None';
    const place = { domain: 'localhost', path: '/', httpOnly: true, secure, sameSite: house.sameSite };
    await context.addCookies(session.cookies.map((cookie) => ({ ...cookie, ...place })));
    const page = await context.newPage();
    let withCookie = 0;
    let reached = 0;
    // What really went out, as the network part of the browser has it.
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    network.on('Network.requestWillBeSentExtraInfo', ({ headers }) => {
      const sent = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
      if (sent.get('host') !== `localhost:${house.port}`) return;
      reached += 1;
      if (sent.get('cookie')?.includes('qc=') === true) withCookie += 1;
    });
    await page.goto(`${evil}/page`);
    const before = await rowsOf(house.place);
    const calls = Object.values(routeTable).map(({ method, path }) => {
      return { method, url: home + path.replace(/\{\w+\}/g, 'aaaaaaaaaaaaaaaaaaaa') };
    });
    const wish: Attack = { home, calls, credentials: OWNER_OF_ALL, session: session.proof };
    const done = await page.evaluate(attackFromPage, wish);
    trial.note(`${house.name}: ${JSON.stringify(done)}, ${reached} requests went out, ${withCookie} with the cookie`);
    const name = (what: string) => `${house.name}: ${what}`;
    trial.atLeast(name('forms, pictures, scripts and fetches sent'), done.sent, 300);
    trial.atLeast(name('requests that went out to the house'), reached, 50);
    trial.exactly(name('answers that the page could read'), done.readable, 0);
    trial.exactly(name('sockets that opened'), done.sockets, 0);
    trial.exactly(name('frames that it could look into'), done.frames, 0);
    // With `None` it is the browser's own choice; that the cookie alone does nothing is proved call by call in
    // `cross-site.test.ts`.
    if (house.sameSite === 'Lax') trial.exactly(name('requests that carried the cookie'), withCookie, 0);
    await page.goto(`${home}/en/login#token=AAAAAAAAAAAAAAAAAAAAAA`);
    await page.waitForLoadState('networkidle');
    trial.exactly(name('rows that changed'), changes(before, await rowsOf(house.place)).join(), '');
    const check = await fetch(`${home}/auth/checkLogin`, { method: 'POST', headers: { cookie: session.header } });
    trial.exactly(name('the person is still signed in'), check.status, 200);
  } finally {
    await context.close();
    site.close();
  }
}

async function signIn(home: string, { sameSite }: House) {
  const reply = await fetch(`${home}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER_OF_ALL),
  });
  const { session: proof }: { session: string } = await reply.json();
  const set = reply.headers.getSetCookie();
  if (!set.every((line) => line.includes(`SameSite=${sameSite}`))) throw new Error(`other cookies: ${set.join()}`);
  const pairs = set.map((line) => line.split(';')[0] ?? '');
  const cookies = pairs.map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return { name, value };
  });
  return { proof, cookies, header: pairs.join('; ') };
}

/** Every row there is, as text, by table; but for what searches go by, and the record of what was refused. */
async function rowsOf(place: DataPlace): Promise<Map<string, string>> {
  const tables = [...(await everyStoredRow(place))].filter(([name]) => !/_search|^sqlite_|^audit_entry$/.test(name));
  return new Map(tables.map(([name, rows]) => [name, JSON.stringify(rows.filter(({ key }) => key !== HEARTBEAT))]));
}

function changes(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after].filter(([name, rows]) => before.get(name) !== rows).map(([name]) => name);
}
