import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { compiledCode } from '#platform/compiled-code';

/** The program lies with the journeys, which use it as well; it is another process, spoken to over HTTP alone. */
const PROGRAM = resolve(import.meta.dirname, '../../../../../../e2e/product/stand-ins/run-stripe-stand-in.ts');
export const STRIPE_KEYS = { secretKey: 'sk_test_of_this_test', webhookSecret: 'whsec_of_this_test' };

/** What the stand-in remembers. */
const StandInState = z.object({
  sessions: z.array(z.object({ id: z.string(), status: z.string(), amount_total: z.int(), currency: z.string() })),
  refunds: z.array(z.object({ amount: z.int(), metadata: z.record(z.string(), z.string()) })),
  /** With what the shop answered to each try. */
  deliveries: z.array(z.object({ id: z.string(), type: z.string(), answers: z.array(z.int()) })),
});
type StandInState = z.infer<typeof StandInState>;

/** Stripe, as far as a test can have it. */
export interface TestStripe {
  url: string;
  /** See the comment at the top of the stand-in. */
  turn(switches: object): Promise<void>;
  control(what: 'settle' | 'refund' | 'dispute' | 'expire', asked: object): Promise<void>;
  /** Presses a button of the hosted page; gives where the browser is sent. */
  press(page: string, button: 'pay' | 'bank' | 'decline' | 'abandon'): Promise<string | null>;
  state(): Promise<StandInState>;
  stop(): Promise<void>;
}

export async function startTestStripe(): Promise<TestStripe> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ...compiledCode(),
      PORT: '0',
      WEBHOOK_URL: 'http://127.0.0.1:9/',
      STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
      STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const url = `http://127.0.0.1:${await firstLine(child)}`;
  const post = async (path: string, body: object) => {
    const reply = await fetch(`${url}/stand-in/${path}`, { method: 'POST', body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`the stand-in refused ${path}: ${await reply.text()}`);
  };
  return {
    url,
    turn: (switches) => post('switches', switches),
    control: post,
    press: async (page, button) => {
      const reply = await fetch(`${page}/${button}`, { method: 'POST', redirect: 'manual' });
      return reply.headers.get('location');
    },
    state: async () => StandInState.parse(await (await fetch(`${url}/stand-in/state`)).json()),
    stop: async () => {
      const ended = once(child, 'exit');
      child.stdin?.end();
      await ended;
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the stand-in has no output');
  for await (const line of createInterface(child.stdout)) return line;
  throw new Error('the stand-in did not start');
}
