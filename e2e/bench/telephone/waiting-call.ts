import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';

/** What the line of the bench signs with. */
export const SECRET = 'auth-token-of-the-provider';
const agent = new Agent({ keepAlive: true });

/** Closes the connections that are kept. */
export function closeWires(): void {
  agent.destroy();
}

/** A caller of Twilio's who has nothing to press. */
export class WaitingCall {
  readonly #call: Record<string, string>;
  #url: string;

  constructor(line: string, at: number) {
    this.#url = line;
    const from = `+9725${String(50_000_000 + at)}`;
    this.#call = { CallSid: `CA${at}`, From: from, To: '+97225550100', CallStatus: 'in-progress' };
  }

  /** Calls, and has a seat in the lobby. */
  async start(): Promise<void> {
    const said = await this.#ask({});
    if (!said.includes('You are in the game')) throw new Error(`not in the lobby: ${said}`);
  }

  /** Nothing was pressed. */
  async poll(): Promise<void> {
    await this.#ask({ Digits: '' });
  }

  async #ask(more: Record<string, string>): Promise<string> {
    const form = { ...this.#call, ...more };
    const signed = Object.entries(form).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const text = this.#url + signed.map(([name, value]) => name + value).join('');
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': createHmac('sha1', SECRET).update(text).digest('base64'),
    };
    const said = await ask('POST', this.#url, headers, new URLSearchParams(form).toString());
    const next = /action="([^"]+)"/.exec(said)?.[1];
    if (next === undefined) throw new Error(`the line hangs up: ${said}`);
    this.#url = next;
    return said;
  }
}

/** One request; throws when it is refused. */
export function ask(method: string, url: string, headers: Record<string, string>, body: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const length = Buffer.byteLength(body);
  const asking = request(url, { agent, method, headers: { ...headers, 'content-length': length } }, (reply) => {
    const parts: Buffer[] = [];
    reply.on('data', (part: Buffer) => parts.push(part));
    reply.on('end', () => {
      const said = Buffer.concat(parts).toString();
      if (reply.statusCode === 200) resolve(said);
      else reject(new Error(`${reply.statusCode} ${said}`));
    });
  });
  asking.on('error', reject);
  asking.end(body);
  return promise;
}
