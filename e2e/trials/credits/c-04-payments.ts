import { createHmac } from 'node:crypto';
import { CreditState, Order, routes, SubscriptionType } from '@qc/contract';
import { Account } from '../../crash/account.ts';
import { startStripeStandIn } from '../../product/stand-ins/stripe-stand-in.ts';
import { OWNER_OF_ALL } from '../owner-of-all.ts';
import { inParts } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { p99 } from '../trial.ts';
import type { Trial } from '../trial.ts';
import { verifyLedger } from './verify-ledger.ts';

const PORT = 4690;
const KEYS = { secretKey: 'sk_test_of_the_trial', webhookSecret: 'whsec_of_the_trial' };
/** Settings of a server that takes cards from the stand-in. */
export const STAND_IN_SETTINGS = {
  STRIPE_SECRET_KEY: KEYS.secretKey,
  STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
  STRIPE_API_URL: `http://127.0.0.1:${PORT}`,
  WELCOME_CREDITS: '0',
};

const PRICE = 10_000;
const USES = 10;
const REFUNDED = 4000;
const COPIES = 3;
const ANSWERED_WITHIN_MS = 2000;
const AT_ONCE = 8;
/** Signatures older than five minutes are recordings. */
const STALE_S = 400;

/** One buyer with one order, paid on the provider's page, of which nobody has told the shop yet. */
interface Purchase {
  buyer: Account;
  id: string;
  isDisputed: boolean;
  session: Record<string, unknown>;
}

interface Message {
  body: string;
  signature: string;
}

/** C-04: events in any order, three copies of each, beside the return page and forgeries: one end, and quick answers. */
export async function payments(trial: Trial, stage: Stage): Promise<void> {
  const stripe = await startStripeStandIn({ port: PORT, webhookUrl: `${stage.url}/nowhere`, ...KEYS });
  try {
    await fetch(`http://127.0.0.1:${PORT}/stand-in/switches`, { method: 'POST', body: '{"hold":true}' });
    await tellAll(trial, stage);
  } finally {
    await stripe.stop();
  }
}

async function tellAll(trial: Trial, stage: Stage): Promise<void> {
  const owner = await Account.signIn(stage.url, OWNER_OF_ALL.email, OWNER_OF_ALL.password);
  const offer = { title: 'Ten games', type: 'times', uses: USES, prices: { ILS: PRICE } };
  const { _id: type } = SubscriptionType.parse(await owner.call('POST', '/subscription/type', offer));
  const count = trial.quick ? 12 : 60;
  const purchases = await inParts(
    Array.from({ length: count }, (_, n) => n),
    AT_ONCE,
    (n) => buy(stage, type, n % 2 === 0),
  );
  trial.note(`${count} orders are paid, and the shop knows nothing of it`);

  const forged = await inParts(purchases, AT_ONCE, (purchase) =>
    inParts(forgeries(purchase), 8, (one) => send(stage, one)),
  );
  trial.exactly('forged and stale messages taken', forged.flat().filter(({ status }) => status !== 400).length, 0);
  const early = await inParts(purchases, AT_ONCE, ({ buyer }) => creditsOf(buyer));
  trial.exactly(
    'credits given for them',
    early.reduce((sum, credits) => sum + credits, 0),
    0,
  );

  const answers = await inParts(purchases, AT_ONCE, (purchase) => tell(trial, stage, purchase));
  const times = answers.flat().map(({ ms }) => ms);
  trial.note(`${times.length} messages; answered after ${p99(times).toFixed(0)} ms (99 of 100)`);
  trial.exactly('messages not answered with 2xx', answers.flat().filter(({ status }) => status !== 200).length, 0);
  trial.atMost('the slowest answer', Math.max(...times), ANSWERED_WITHIN_MS, 'ms');
  const ends = await inParts(purchases, AT_ONCE, endOf);
  const wrong = ends.filter(({ is, wanted }) => is !== wanted);
  for (const { is, wanted } of wrong) trial.note(`wrong: ${is}, not ${wanted}`);
  trial.exactly('orders that did not come to the one end', wrong.length, 0);
  const { lines } = await verifyLedger(stage);
  trial.exactly('the books, proved by the command', lines.join('; '), 'The ledger is right.');
}

async function buy(stage: Stage, subscriptionType: string, isDisputed: boolean): Promise<Purchase> {
  const buyer = await stage.account();
  const wish = { subscriptionType, currency: 'ILS', provider: 'stripe', key: `press-of-${buyer.email.split('@')[0]}` };
  const { _id: id, checkoutUrl } = Order.parse(await buyer.call('POST', '/payment/order', wish));
  await fetch(`${checkoutUrl}/pay`, { method: 'POST', redirect: 'manual' });
  const page = checkoutUrl?.split('/').at(-1) ?? '';
  const reply = await fetch(`http://127.0.0.1:${PORT}/v1/checkout/sessions/${page}`, {
    headers: { authorization: `Bearer ${KEYS.secretKey}` },
  });
  const session = (await reply.json()) as Record<string, unknown>;
  return { buyer, id, isDisputed, session };
}

/** Everything the provider has to tell, three times over, in any order, while the buyer's page asks. */
async function tell(trial: Trial, stage: Stage, { buyer, id, isDisputed, session }: Purchase) {
  const { payment_intent, metadata, currency } = session;
  const about = { amount: PRICE, currency, payment_intent, metadata };
  const charge = { ...about, id: `ch_${id}`, object: 'charge', amount_refunded: REFUNDED };
  const dispute = { ...about, id: `dp_${id}`, object: 'dispute', charge: `ch_${id}`, status: 'needs_response' };
  const events = [
    eventOf(`evt_paid_${id}`, 'checkout.session.completed', session),
    eventOf(`evt_back_${id}`, 'charge.refunded', charge),
    ...(isDisputed ? [eventOf(`evt_dispute_${id}`, 'charge.dispute.created', dispute)] : []),
  ];
  const copies = events
    .flatMap((body) => Array.from({ length: COPIES }, () => ({ body, place: trial.random() })))
    .toSorted((a, b) => a.place - b.place);
  const pages = Array.from({ length: COPIES }, () => buyer.call('GET', `/payment/order/${id}`));
  const sent = await Promise.all(copies.map(({ body }) => send(stage, signed(body))));
  await Promise.all(pages);
  return sent;
}

function forgeries({ id, session }: Purchase): Message[] {
  const body = eventOf(`evt_forged_${id}`, 'checkout.session.completed', session);
  const { signature } = signed(body);
  return [
    { body, signature: 't=1,v1=00' },
    { body, signature: signed(body, 'whsec_of_somebody_else').signature },
    signed(body, KEYS.webhookSecret, STALE_S),
    // The same words written anew, and another sum: the bytes are what was signed.
    { body: JSON.stringify(JSON.parse(body), null, 1), signature },
    { body: body.replace(String(PRICE), '1'), signature },
  ];
}

function eventOf(id: string, type: string, object: object): string {
  return JSON.stringify({ id, object: 'event', type, data: { object } });
}

function signed(body: string, secret = KEYS.webhookSecret, ageS = 0): Message {
  const at = Math.floor(Date.now() / 1000) - ageS;
  const proof = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { body, signature: `t=${at},v1=${proof}` };
}

async function send(stage: Stage, { body, signature }: Message): Promise<{ status: number; ms: number }> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const startedAtMs = performance.now();
  const reply = await fetch(`${stage.url}/payment/webhook/stripe`, { method: 'POST', headers, body });
  await reply.text();
  return { status: reply.status, ms: performance.now() - startedAtMs };
}

/** What an order has come to, and what it must. */
async function endOf({ buyer, id, isDisputed }: Purchase): Promise<{ is: string; wanted: string }> {
  const order = Order.parse(await buyer.call('GET', `/payment/order/${id}`));
  const listed = routes.listTransactions.reply.parse(await buyer.call('GET', '/transaction'));
  const purchases = listed.transactions.filter(({ kind }) => kind === 'purchase').length;
  const say = (status: string, credits: number) => `${status}, ${REFUNDED} back, 1 purchase, ${credits} credits`;
  return {
    is: `${order.status}, ${order.refunded} back, ${purchases} purchase, ${await creditsOf(buyer)} credits`,
    wanted: isDisputed ? say('disputed', 0) : say('paid', USES - (USES * REFUNDED) / PRICE),
  };
}

async function creditsOf(buyer: Account): Promise<number> {
  return CreditState.parse(await buyer.call('GET', '/credit')).balance;
}
