import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpsServer } from 'node:https';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { fetchOutbound } from '#platform/outbound/fetch-outbound';
import { createMailer } from '#platform/mail/mailer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Certificate, makeCertificate } from './testing/certificate.ts';
import { buildTestApp, type TestApp } from './testing/test-app.ts';

/** A-14 of the reliability plan: whom the server calls must be who it says it is, or nothing is said to it. */
const HOST = 'localhost';
const right = makeCertificate(HOST);
const other = makeCertificate('other.example');
const expired = makeCertificate(HOST, -1);
const WRONG: Record<string, Certificate> = {
  'of nobody one trusts': makeCertificate(HOST),
  'of another host': other,
  'of a time that is over': expired,
};

let test: TestApp;
let folder: string;
const usual = tls.getCACertificates('default');
const closing: { close(): unknown }[] = [];
beforeAll(async () => {
  tls.setDefaultCACertificates([right, other, expired].map(({ cert }) => cert));
  test = await buildTestApp();
  folder = mkdtempSync(join(tmpdir(), 'qc-certificates-'));
});
afterAll(async () => {
  tls.setDefaultCACertificates(usual);
  for (const server of closing.splice(0)) server.close();
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a server was told after its certificate had been looked at. */
interface Stub {
  port: number;
  heard: string[];
}
interface Listening {
  listen(port: number, host: string, ready: () => void): unknown;
  address(): AddressInfo | string | null;
  close(): unknown;
}
async function listening(server: Listening, heard: string[]): Promise<Stub> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(server);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return { port: address.port, heard };
}

async function website({ cert, key }: Certificate): Promise<Stub> {
  const heard: string[] = [];
  const server = createHttpsServer({ cert, key }, (request, response) => {
    heard.push(`${request.method} ${request.url}`);
    response.setHeader('connection', 'close').setHeader('content-type', 'application/json').end('{"object":"balance"}');
  });
  return listening(server, heard);
}

/** A mail server that takes everything, encrypted at once or after `STARTTLS`. */
async function mailServer({ cert, key }: Certificate, encrypted: 'at once' | 'when asked'): Promise<Stub> {
  const heard: string[] = [];
  const secureContext = tls.createSecureContext({ cert, key });
  const secure = (socket: Socket) => talk(new tls.TLSSocket(socket, { isServer: true, secureContext }), true);
  const talk = (socket: Socket, isSecret: boolean) => {
    let isBody = false;
    const answer = (line: string) => {
      if (isSecret) heard.push(line);
      if (isBody && line !== '.') return;
      const word = line.slice(0, 4).toUpperCase();
      if (word === 'STAR') {
        socket.removeAllListeners('data');
        socket.write('220 go\r\n');
        secure(socket);
      } else if (word === 'EHLO' && !isSecret) socket.write('250-stub\r\n250 STARTTLS\r\n');
      else socket.write(word === 'DATA' ? '354 go\r\n' : '250 ok\r\n');
      isBody = word === 'DATA';
    };
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      for (const line of String(data).split('\r\n').slice(0, -1)) answer(line);
    });
    if (!isSecret || encrypted === 'at once') socket.write('220 stub\r\n');
  };
  const server = createTcpServer((socket) => (encrypted === 'at once' ? secure(socket) : talk(socket, false)));
  return listening(server, heard);
}

/** Every way in which the server calls somebody: resolves when it was answered. */
const CALLS: Record<string, { serve(shown: Certificate): Promise<Stub>; call(port: number): Promise<unknown> }> = {
  'a fetch for a person': {
    serve: website,
    call: async (port) => {
      const toFile = join(folder, `body-${port}`);
      const wish = { url: `https://${HOST}/file`, hosts: [HOST], maxBytes: 1000, withinMs: 5000, toFile };
      const seams = { resolve: async () => ['127.0.0.1'], isAllowedAddress: () => true, securePort: port };
      const { kind } = await fetchOutbound(wish, seams);
      if (kind !== 'answer') throw new Error(kind);
    },
  },
  'the payment provider': {
    serve: website,
    call: (port) => orderSomething(`https://${HOST}:${port}`),
  },
  'the mail server': { serve: (shown) => mailServer(shown, 'at once'), call: (port) => sendMail('smtps', port) },
  'the mail server, by STARTTLS': {
    serve: (shown) => mailServer(shown, 'when asked'),
    call: (port) => sendMail('smtp', port),
  },
};

async function orderSomething(apiUrl: string): Promise<void> {
  const stripe = { secretKey: 'sk_test_certificates', webhookSecret: 'whsec_certificates', apiUrl };
  const shop = await buildTestApp({ config: { stripe, everythingFree: false } });
  try {
    const [owner, dana] = [await shop.signUpAs('owner', 0), await shop.signUp('dana')];
    const offer = { title: 'Ten runs', type: 'times', uses: 10, prices: { EUR: 900 } };
    const { _id } = (await owner.post('/subscription/type', offer)).json();
    const order = { subscriptionType: _id, currency: 'EUR', provider: 'stripe', key: 'press-1-key-of-dana' };
    const reply = await dana.post('/payment/order', order);
    if (reply.statusCode !== 200) throw new Error(reply.body);
  } finally {
    await shop.close();
  }
}

function sendMail(protocol: string, port: number): Promise<void> {
  const server = async () => `${protocol}://${HOST}:${port}`;
  const ways = { server, sender: async () => 'quiz@example.org', contact: async () => [] };
  const mail = { id: `mail-${port}`, recipient: 'dana@school.org', subject: 'x', plain: 'a secret', html: '<p>x</p>' };
  return createMailer(test.platform, ways).sendNow(mail);
}

it.each(Object.entries(CALLS))('%s: nothing is said to a wrong certificate', async (_name, { serve, call }) => {
  const tries = Object.entries({ ...WRONG, right }).map(async ([kind, shown]) => {
    const { port, heard } = await serve(shown);
    const refused = await call(port).then(
      () => false,
      () => true,
    );
    return { kind, refused, heard: heard.length };
  });
  const done = await Promise.all(tries);
  for (const { kind, refused, heard } of done) {
    // What comes of the right one is not the point: the stubs know few words.
    if (kind === 'right') expect(heard).toBeGreaterThan(0);
    else expect([refused, heard], kind).toEqual([true, 0]);
  }
});
