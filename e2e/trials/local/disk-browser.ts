import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, chromium } from '@playwright/test';
import { launchOptions } from '../../product/start/browser.ts';

/** A browser as it stands on a host's computer: a process of its own that can be killed, and a profile that stays. */
export class DiskBrowser {
  readonly context: BrowserContext;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, context: BrowserContext) {
    this.#process = process;
    this.context = context;
  }

  /** Starts it on a profile, without a network. */
  static async start(profile: string): Promise<DiskBrowser> {
    // What a killed browser leaves behind says that it still runs.
    for (const mark of ['SingletonLock', 'SingletonSocket', 'SingletonCookie', 'DevToolsActivePort'])
      await rm(join(profile, mark), { force: true });
    const { executablePath, args } = launchOptions;
    const started = spawn(
      executablePath,
      [
        ...args,
        '--headless',
        `--user-data-dir=${profile}`,
        '--remote-debugging-port=0',
        '--no-default-browser-check',
        '--lang=en-GB',
        'about:blank',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    );
    const browser = await chromium.connectOverCDP(await addressOf(started));
    const [context] = browser.contexts();
    if (!context) throw new Error('the browser came without its profile');
    await context.setOffline(true);
    return new DiskBrowser(started, context);
  }

  /** `kill -9` of the browser and all its processes. */
  async kill(): Promise<void> {
    const { pid } = this.#process;
    if (pid === undefined || this.#process.exitCode !== null) return;
    const gone = once(this.#process, 'exit');
    process.kill(-pid, 'SIGKILL');
    await gone;
    await sleep(300);
  }
}

/** Where the browser can be spoken to, which it says when it has started. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('the browser says nothing');
  for await (const line of createInterface({ input: stderr })) {
    const [, address] = /DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (address !== undefined) {
      stderr.resume();
      return address;
    }
  }
  throw new Error('the browser did not start');
}
