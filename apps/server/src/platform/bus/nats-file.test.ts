import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findNats } from '../../testing/nats-server.ts';

const DEPLOY = resolve(import.meta.dirname, '../../../../../deploy');
const compose = readFileSync(resolve(DEPLOY, 'compose/compose.yaml'), 'utf8');
const TOKEN = '0e1f-token-of-this-test';
/** What compose starts NATS with, here. */
const words = (/^    command: \[(.*--auth.*)\]$/m.exec(compose)?.[1] ?? '')
  .split(', ')
  .map((word) => word.slice(1, -1).replace('/etc/nats', resolve(DEPLOY, 'proxies')).replace('${NATS_TOKEN:?}', TOKEN));
const LISTENS = /client connections on 127\.0\.0\.1:(\d+)/;
let port = 0;
let stop: () => Promise<void>;

describe.skipIf(findNats() === null && !process.env['CI'])('NATS with the file that is copied', () => {
  beforeEach(async () => {
    // -1: any that is free; it says which.
    const nats = spawn(findNats() ?? '', [...words, '--addr', '127.0.0.1', '--port', '-1'], { stdio: 'pipe' });
    const ended = once(nats, 'exit');
    stop = async () => {
      nats.kill('SIGKILL');
      await ended;
    };
    let said = '';
    nats.stderr.on('data', (some: Buffer) => (said += some.toString()));
    await vi.waitUntil(() => LISTENS.test(said) || nats.exitCode !== null, { timeout: 10_000 });
    port = Number(LISTENS.exec(said)?.[1] ?? 0);
    expect(port, said).toBeGreaterThan(0);
  });
  afterEach(() => stop());

  it('is opened by the token of compose, and not by that of the file', async () => {
    const { greeting, answer } = await greet(TOKEN);
    expect(greeting).toContain('"auth_required":true');
    expect(answer).toBe('PONG');
    const others = /token: "(.*?)"/.exec(readFileSync(resolve(DEPLOY, 'proxies/nats.conf'), 'utf8'))?.[1] ?? '';
    expect((await greet(others)).answer).toMatch(/^-ERR 'Authorization Violation'/);
  });
});

async function greet(token: string): Promise<{ greeting: string; answer: string }> {
  const [greeting = '', answer = ''] = await hear(
    2,
    `CONNECT ${JSON.stringify({ auth_token: token, verbose: false })}\r\nPING\r\n`,
  );
  return { greeting, answer: answer.trim() };
}

/** So many lines of what it says. */
async function hear(count: number, words: string): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  socket.write(words);
  let said = '';
  for await (const some of socket) {
    said += String(some);
    if (said.split('\r\n').length > count) break;
  }
  return said.split('\r\n').slice(0, count);
}
