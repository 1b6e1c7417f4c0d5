/**
 * A stand-in of Stripe on this machine: the part of its interface that the product uses, spoken to by the real SDK, its
 * hosted page, and signed events. Nothing of it reaches the internet, no card exists.
 *
 * Starting it: `startStripeStandIn({...})`, as `start-product.ts` does beside the product (its address is `stripeUrl` of
 * `addresses.ts`), or as a program of its own: `node e2e/product/stand-ins/run-stripe-stand-in.ts` with PORT, WEBHOOK_URL,
 * STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET. The product needs the same two keys and STRIPE_API_URL.
 *
 * In a journey: the payment page leads to `/pay/<session>` here, with the buttons `Pay`, `Pay by bank` (confirmed later),
 * `Decline` (the card is refused, the page stays) and `Abandon` (back to the shop). What the world does besides is
 * switched by JSON to these addresses:
 *
 *   POST /stand-in/switches  { duplicate: 3 }       every event comes three times
 *                            { delayMs: 2000 }      … two seconds late
 *                            { reorder: 2 }         … two by two, the later one first
 *                            { dropFirst: true }    the first try of each is lost, it comes again soon after
 *                            { hold: true }         nothing is sent; what was held goes when it is false again
 *                            { down: true }         the interface itself answers nothing useful
 *                            { webhookUrl: '…' }    events go there from now on
 *   POST /stand-in/settle    { session, succeeded } the bank confirms, or refuses, days later
 *   POST /stand-in/refund    { session, amount }    money given back on Stripe's own pages
 *   POST /stand-in/dispute   { session, outcome }   outcome: open, won, lost; answers { dispute }
 *   POST /stand-in/expire    { session }            the hour is over
 *   GET  /stand-in/state                            sessions, refunds, deliveries with the product's answers, switches
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { hostedPage } from './stripe-page.ts';
import { StripeDeliveries, type Switches } from './stripe-deliveries.ts';
import { StripeObjects, StripeRefusal } from './stripe-objects.ts';

export interface StandInSettings {
  /** 0: any free one. */
  port: number;
  webhookUrl: string;
  secretKey: string;
  webhookSecret: string;
}
export interface StandIn {
  port: number;
  stop(): Promise<void>;
}

/** Listens on this machine only. */
export async function startStripeStandIn(settings: StandInSettings): Promise<StandIn> {
  const deliveries = new StripeDeliveries(settings);
  let origin = '';
  const objects = new StripeObjects(
    (id) => `${origin}/pay/${id}`,
    (type, object) => deliveries.send(type, object),
  );
  const server = createServer((request, reply) => {
    void answer({ settings, objects, deliveries }, request, reply).catch((error: unknown) => {
      if (error instanceof StripeRefusal) sendJson(reply, error.status, error.body);
      else sendJson(reply, 500, { error: { type: 'api_error', message: String(error) } });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  origin = `http://127.0.0.1:${port}`;
  return {
    port,
    stop: async () => {
      deliveries.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Parts {
  settings: StandInSettings;
  objects: StripeObjects;
  deliveries: StripeDeliveries;
}

async function answer(parts: Parts, request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
  const body = await text(request);
  if (pathname.startsWith('/stand-in/')) return control(parts, pathname.slice('/stand-in/'.length), body, reply);
  if (pathname.startsWith('/pay/')) return page(parts, pathname.split('/').slice(2), request.method ?? 'GET', reply);
  if (parts.deliveries.switches.down) {
    sendJson(reply, 503, { error: { type: 'api_error', message: 'The service is away.' } });
    return;
  }
  if (request.headers.authorization !== `Bearer ${parts.settings.secretKey}`) {
    sendJson(reply, 401, { error: { type: 'invalid_request_error', message: 'Invalid API key provided.' } });
    return;
  }
  const fields = new URLSearchParams(body);
  const key = request.headers['idempotency-key'];
  const call = `${request.method ?? ''} ${pathname.replace(/\/(cs_test_\w+)/, '/*')}`;
  const id = /\/(cs_test_\w+)/.exec(pathname)?.[1] ?? '';
  const { objects } = parts;
  const once = (make: () => object) => objects.once(typeof key === 'string' ? key : null, `${pathname} ${body}`, make);
  switch (call) {
    case 'POST /v1/checkout/sessions':
      return sendJson(
        reply,
        200,
        once(() => objects.createSession(fields)),
      );
    case 'GET /v1/checkout/sessions/*':
      return sendJson(reply, 200, objects.session(id));
    case 'POST /v1/checkout/sessions/*/expire':
      return sendJson(reply, 200, objects.expire(id));
    case 'POST /v1/refunds':
      return sendJson(
        reply,
        200,
        once(() => objects.createRefund(fields)),
      );
    case 'GET /v1/refunds':
      return sendJson(reply, 200, objects.listRefunds(searchParams.get('payment_intent') ?? ''));
    default:
      return sendJson(reply, 404, { error: { type: 'invalid_request_error', message: `Unrecognized URL: ${call}` } });
  }
}

async function page(
  { objects }: Parts,
  [id = '', act]: string[],
  method: string,
  reply: ServerResponse,
): Promise<void> {
  const session = objects.session(id);
  if (method === 'POST' && (act === 'pay' || act === 'bank')) {
    objects.pay(id, act === 'bank');
    return redirect(reply, session.success_url);
  }
  if (method === 'POST' && act === 'abandon') return redirect(reply, session.cancel_url);
  const declined = method === 'POST' && act === 'decline';
  reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(hostedPage(session, declined));
}

async function control(
  { objects, deliveries }: Parts,
  what: string,
  body: string,
  reply: ServerResponse,
): Promise<void> {
  const asked: Record<string, unknown> = body === '' ? {} : JSON.parse(body);
  const session = String(asked['session'] ?? '');
  switch (what) {
    case 'switches':
      deliveries.turn(asked satisfies Partial<Record<keyof Switches, unknown>>);
      return sendJson(reply, 200, deliveries.switches);
    case 'settle':
      return sendJson(reply, 200, objects.settle(session, asked['succeeded'] === true));
    case 'refund':
      return sendJson(reply, 200, objects.refundElsewhere(session, Number(asked['amount'])));
    case 'dispute':
      return sendJson(reply, 200, { dispute: objects.dispute(session, String(asked['outcome'])) });
    case 'expire':
      return sendJson(reply, 200, objects.expire(session));
    case 'state':
      return sendJson(reply, 200, { ...objects.state(), deliveries: deliveries.log, switches: deliveries.switches });
    default:
      return sendJson(reply, 404, { error: `no switch ${what}` });
  }
}

function redirect(reply: ServerResponse, address: string): void {
  reply.writeHead(303, { location: address }).end();
}

function sendJson(reply: ServerResponse, status: number, body: unknown): void {
  reply
    .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_stand_in' })
    .end(JSON.stringify(body));
}
