import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { globSync } from 'node:fs';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';

/** WebKitGTK's own small browser, whose drawing is that of Safari's engine; no path when it is not on the machine. */
const BROWSER = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];

/** Height of what the browser shows above a page, and its narrowest window, CSS pixels: its buttons want that much. */
const TOOLBAR = 38;
const NARROWEST = 447;

/** A WebKit browser with one window that fills a screen of its own. */
export interface WebkitBrowser {
  driver: WebDriver;
  close(): Promise<void>;
}

/**
 * Starts WebKitGTK with a page of the given size, CSS pixels, on a screen which nobody sees: it has no mode without
 * windows. A phone's page is a little wider than asked for. Throws when the browser is not on the machine.
 */
export async function startWebkit({ width, height }: { width: number; height: number }): Promise<WebkitBrowser> {
  if (BROWSER === undefined)
    throw new Error('No WebKitGTK on this machine (Debian: apt-get install webkit2gtk-driver xvfb)');
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${Math.max(width, NARROWEST)}x${height + TOOLBAR}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const display = await firstLine(screen, 3);
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' };
  const server = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env });
  try {
    await answers(port);
    const options = { binary: BROWSER, args: ['--automation'] };
    const wanted = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(wanted)
      .forBrowser('MiniBrowser')
      .build();
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width, height: height + TOOLBAR });
    const close = async () => {
      await driver.quit();
      server.kill();
      screen.kill();
    };
    return { driver, close };
  } catch (error) {
    server.kill();
    screen.kill();
    throw error;
  }
}

async function firstLine(child: ChildProcess, channel: number): Promise<string> {
  const stream = child.stdio[channel];
  if (!stream) throw new Error('The screen has no such channel');
  const [line] = await Promise.race([
    once(stream, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('The screen did not start'))),
    once(child, 'error').then(([error]) => Promise.reject(error)),
  ]);
  return String(line).trim();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const reply = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The driver of WebKit does not answer');
}
