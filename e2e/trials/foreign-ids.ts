import { Game } from '@qc/contract';
import * as z from 'zod/mini';
import { Account } from '../crash/account.ts';
import { press } from './stage.ts';
import type { Stage } from './stage.ts';

const Made = z.object({ _id: z.string() });
const HOUR_MS = 3_600_000;
const RED = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
/** Of the house the trial starts. */
const HOUSE_OWNER = { email: 'owner@school.org', password: 'owner-secret-of-tests' };

/** One record of every kind, of `owner` or of the house: what stands in the place of the parameters of an address. */
export async function foreignIds(
  stage: Stage,
  owner: Account,
): Promise<(path: string) => Readonly<Record<string, string>>> {
  const house = await Account.signIn(stage.url, HOUSE_OWNER.email, HOUSE_OWNER.password);
  const made = async (who: Account, path: string, body: object) => Made.parse(await who.call('POST', path, body))._id;
  const room = await owner.openRoom([
    {
      type: 'trueFalse',
      question: 'Is it?',
      answers: ['Yes', 'No'].map((text, n) => ({ text, media: null, correct: n === 0 })),
    },
  ]);
  const { game } = room;
  const { questions } = Game.parse(await owner.call('GET', `/game/${game}`));
  const user = Made.parse(await owner.call('POST', '/auth/checkLogin'))._id;
  const friend = await stage.provedAccount();
  await house.call('PUT', '/admin/setting', { manualPayments: true });
  const institution = await made(house, '/institution', { name: 'School of the trial' });
  const type = await made(house, '/subscription/type', OFFER);
  const order = { subscriptionType: type, currency: 'EUR', provider: 'manual', key: 'press-of-trial' };
  const ids = {
    user,
    institution,
    type,
    game,
    question: questions[0]?._id ?? '',
    room: room._id,
    result: await playedResult(stage, owner, room),
    assignment: await made(owner, '/assignment', { game, closesAt: Date.now() + HOUR_MS }),
    category: await made(owner, '/category', { name: 'Category of the trial' }),
    media: await uploadRed(stage, owner),
    share: await made(owner, '/share', { game, email: friend.email, transferType: 1 }),
    order: await made(owner, '/payment/order', order),
    subscription: await made(house, '/subscription', { user, type: 'times', originalAmount: 5 }),
    invitation: await made(house, `/institution/${institution}/invite`, { email: 'invited@school.org' }),
    creditRequest: await made(owner, '/creditRequest', { note: '' }),
    // Without a mail server none is refused: an id of the right shape, which nobody has.
    mail: user,
    session: SESSIONS.parse(await owner.call('GET', '/auth/session')).sessions[0]?._id ?? '',
  };
  return (path) => ({ id: ids[kindOf(path)], user, invitation: ids.invitation, seat: '0' });
}

const OFFER = { title: 'Ten runs', type: 'times', uses: 10, prices: { EUR: 900 } };
const SESSIONS = z.object({ sessions: z.array(Made) });
const KINDS = [
  [/^\/auth\/session\//, 'session'],
  [/^(\/admin)?\/user\//, 'user'],
  [/^\/game\//, 'game'],
  [/^\/question\//, 'question'],
  [/^\/media\//, 'media'],
  [/^\/category\//, 'category'],
  [/^\/room\//, 'room'],
  [/^\/assignment\//, 'assignment'],
  [/^\/api\/GameResult\//, 'result'],
  [/^\/share\/game\//, 'game'],
  [/^\/share\//, 'share'],
  [/^\/creditRequest\//, 'creditRequest'],
  [/^\/admin\/mail\//, 'mail'],
  [/^\/subscription\/type\//, 'type'],
  [/^\/subscription\//, 'subscription'],
  [/^\/payment\//, 'order'],
  [/^\/institution\//, 'institution'],
] as const;

function kindOf(path: string): (typeof KINDS)[number][1] {
  const kind = KINDS.find(([shape]) => shape.test(path))?.[1];
  if (kind === undefined) throw new Error(`no record is made for ${path}`);
  return kind;
}

async function playedResult(stage: Stage, owner: Account, room: Awaited<ReturnType<Account['openRoom']>>) {
  await stage.player(room.code, 'Noa');
  const console = await stage.staff(owner, room, 'operator');
  await press(console, { do: 'next' });
  await press(console, { do: 'end' });
  return (await stage.result(owner, room.game))._id;
}

async function uploadRed({ url }: Stage, { cookie, session }: Account): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(RED, 'base64')], { type: 'image/png' }), 'red.png');
  const reply = await fetch(new URL('/media', url), {
    method: 'POST',
    headers: { cookie, 'x-auth': session },
    body: form,
  });
  return Made.parse(await reply.json())._id;
}
