import { setTimeout as sleep } from 'node:timers/promises';
import { LIVE_PATH, LIVE_PROTOCOL, LIVE_SEND_PATH, LIVE_STREAM_HEADER, LIVE_STREAM_PATH } from '@qc/contract';
import type { OperatorAction, Room, WelcomeOperator } from '@qc/contract';
import { Account } from '../../crash/account.ts';
import { changeRows } from '../../crash/stored-rows.ts';
import { operatorActions } from '../operator-actions.ts';
import { playerHello } from '../players/page.ts';
import type { Page } from '../players/page.ts';
import { countLogged } from '../server-log.ts';
import { triviaSlides } from '../slides.ts';
import { press } from '../stage.ts';
import type { Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';

const FORGED = { as: 'operator', role: 0, isOperator: true, user: 'owner', session: 'x' };

/** L-03: who is not the room's operator can do nothing that an operator can, and every try is on record. */
export async function operatorMessages(trial: Trial, stage: Stage): Promise<void> {
  const owner = await stage.account();
  const game = await owner.makeGame(triviaSlides(3));
  const room = await owner.openRoomOf(game);
  const victim = await stage.player(room.code, 'Victim');
  const before = await look(stage, owner, room);
  trial.note(`${operatorActions.length} kinds of operator message`);

  const admitted = await playerPages(stage, owner, room);
  const turnedAway = await strangers(stage, owner, room, game);
  await tryAll(admitted);
  const viaStream = await tryOverStream(stage, room);
  const { anonymous, revoked } = await tryWithoutRight(stage);
  const pages = [...admitted, ...turnedAway, ...anonymous, ...revoked];
  await sleep(300);

  const count = (test: (page: Page) => boolean): number => pages.filter(test).length;
  const acks = pages.reduce((sum, page) => sum + page.of('ack').length, 0) + viaStream.acks;
  const tries = pages.length;
  trial.exactly('operator messages accepted', acks, 0);
  trial.exactly('pages that were shown the operator’s view', count(sawConsole) - revoked.length, 0);
  trial.exactly('change of the room', await changeSince(before, stage, owner, room), 'none');
  trial.exactly('refused at the door', turnedAway.filter((page) => page.closed).length, turnedAway.length);
  const expected = admitted.length * operatorActions.length + viaStream.sent + turnedAway.length;
  const logged = await countLogged(stage, [
    'operator message from a player',
    'not for this screen',
    'staff hello refused',
    'first frame is no hello',
    'no right to operate any more',
  ]);
  trial.atLeast('tries on record', logged, expected + anonymous.length + revoked.length);
  trial.note(`${tries} pages of ${pages.length} tried, ${expected + anonymous.length + revoked.length} tries`);
  const forged = await countLogged(stage, ['frame that is no message', 'frames that were no message']);
  trial.atLeast('wires with forged messages on record', forged, 1);

  // The trial would see an accepted message: the operator’s own is.
  const console1 = await stage.staff(owner, room, 'operator');
  trial.exactly('the operator’s own press', (await press(console1, { do: 'lock', on: true }))?.t ?? 'nothing', 'ack');
  victim.close();
}

const sawConsole = (page: Page): boolean => page.of('welcomeOperator').length > 0;

async function playerPages(stage: Stage, owner: Account, room: Room): Promise<Page[]> {
  const guest = await stage.guest(room.code);
  const player = await stage.player(room.code, 'Player');
  const header = await stage.player(room.code, 'Header', {
    headers: { 'x-role': 'operator', 'x-auth': owner.session },
  });
  const cookie = await stage.player(room.code, 'Cookie', { headers: { cookie: owner.cookie } });
  const query = await stage.player(room.code, 'Query', {
    url: `${stage.url}${LIVE_PATH}?token=${owner.session}&session=${owner.session}&as=operator&role=0`,
  });
  const presenter = await stage.staff(owner, room, 'presenter');
  return [guest, player, header, cookie, query, presenter];
}

/** People whose hello as staff must be refused. */
async function strangers(stage: Stage, owner: Account, room: Room, game: string): Promise<Page[]> {
  const other = await stage.account();
  await other.openRoom(triviaSlides(1));
  const sharee = await stage.provedAccount();
  await owner.share(game, sharee.email, 2);
  // Who edits the game runs its rooms as well; who has a copy runs the copy's.
  const copier = await stage.provedAccount();
  await owner.share(game, copier.email, 3);
  const signedOut = await Account.signIn(stage.url, owner.email, owner.password);
  await signedOut.signOut();
  const restricted = await stage.account();
  await restrict(stage, restricted);
  const pages: Page[] = [];
  for (const account of [other, sharee, copier, signedOut, restricted])
    for (const as of ['operator', 'presenter'] as const) pages.push(await stage.staff(account, room, as));
  const hello = (session: string) => ({
    t: 'helloStaff',
    protocol: LIVE_PROTOCOL,
    room: room._id,
    as: 'operator',
    session,
  });
  const mixed: [string, string][] = [
    [owner.cookie, ''],
    [owner.cookie, other.session],
    ['', owner.session],
    [other.cookie, owner.session],
  ];
  for (const [cookie, session] of mixed) {
    const page = await stage.page({ headers: cookie === '' ? {} : { cookie } });
    page.say({ ...hello(session), lastVersion: null });
    await page.until(() => page.messages.length > 0 || page.closed);
    pages.push(page);
  }
  return pages;
}

async function tryAll(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    for (const [index, action] of operatorActions.entries()) await tryOne(page, `try-${page.device}-${index}`, action);
    page.say({ t: 'operate', id: `forged-${page.device}`, expect: null, action: { do: 'next' }, ...FORGED });
    page.say({ ...playerHello('000000', page.device), ...FORGED });
  }
}

async function tryOne(page: Page, id: string, action: OperatorAction): Promise<void> {
  await page.ask({ t: 'operate', id, expect: null, action });
}

/** Nobody at all, and consoles whose right has just ended. */
async function tryWithoutRight(stage: Stage): Promise<{ anonymous: Page[]; revoked: Page[] }> {
  const anonymous: Page[] = [];
  const revoked: Page[] = [];
  const operators: ((account: Account) => Promise<void>)[] = [
    (account) => account.signOut(),
    (account) => restrict(stage, account),
  ];
  for (const end of operators) {
    const account = await stage.account();
    const own = await account.openRoom(triviaSlides(1));
    const page = await stage.staff(account, own, 'operator');
    await end(account);
    await press(page, { do: 'next' });
    revoked.push(page);
  }
  for (const [index, action] of operatorActions.entries()) {
    const page = await stage.page();
    page.say({ t: 'operate', id: `nobody-${index}`, expect: null, action });
    await page.until(() => page.closed);
    anonymous.push(page);
  }
  return { anonymous, revoked };
}

/** The same from a player who came where no WebSocket opens. */
async function tryOverStream(stage: Stage, room: Room): Promise<{ sent: number; acks: number }> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(playerHello(room.code, 'trial-device-stream'));
  const stream = await fetch(stage.url + LIVE_STREAM_PATH, { method: 'POST', headers, body });
  const wire = stream.headers.get(LIVE_STREAM_HEADER) ?? '';
  for (const [index, action] of operatorActions.entries())
    await fetch(stage.url + LIVE_SEND_PATH, {
      method: 'POST',
      headers: { ...headers, [LIVE_STREAM_HEADER]: wire },
      body: JSON.stringify({ t: 'operate', id: `stream-${index}`, expect: null, action }),
    });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (text.split('"t":"refused"').length <= operatorActions.length && !text.includes('"t":"ack"'))
    text += (await reader?.read())?.value ?? '';
  await reader?.cancel();
  return { sent: operatorActions.length, acks: text.split('"t":"ack"').length - 1 };
}

/** As an admin does it: the product's own screen for this comes with the administration. */
async function restrict(stage: Stage, account: Account): Promise<void> {
  const changed = await changeRows(stage, 'update app_user set disabled_from_admin = 1 where email = ?', account.email);
  if (changed !== 1) throw new Error(`${account.email} could not be restricted`);
}

async function look(stage: Stage, owner: Account, room: Room): Promise<WelcomeOperator | undefined> {
  const page = await stage.staff(owner, room, 'operator');
  page.close();
  return page.of('welcomeOperator')[0];
}

/** What differs for the operator, apart from the trial's own players. */
async function changeSince(
  before: WelcomeOperator | undefined,
  stage: Stage,
  owner: Account,
  room: Room,
): Promise<string> {
  const after = await look(stage, owner, room);
  if (!before || !after) return 'no view';
  const { step, phase, paused, muted, locked } = after.view;
  const own = { step, phase, paused, muted, locked, first: after.seats[0] };
  const first = { ...before.view };
  const wanted = {
    step: first.step,
    phase: first.phase,
    paused: first.paused,
    muted: first.muted,
    locked: first.locked,
    first: before.seats[0],
  };
  const gone = before.seats.length - after.seats.length;
  return JSON.stringify(own) === JSON.stringify(wanted) && gone <= 0 ? 'none' : JSON.stringify(own);
}
