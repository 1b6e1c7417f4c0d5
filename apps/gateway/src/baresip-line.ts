import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinSamples, telephoneWav } from '@qc/telephone/wav';
import { baresipAccount, baresipConfig, type LinePlace } from './baresip-files.ts';
import { silence } from './clip.ts';
import { Control, type LineNews } from './control.ts';

/** Baresip ends a call when its file ends: what is played goes on as silence for longer than any turn lasts, ms. */
const REST_MS = 30_000;
/** Files that are written in turn: one is read as soon as it is named. */
const FILES = 4;
const CONNECT_EVERY_MS = 100;
const CONNECT_TRIES = 100;
const START_AGAIN_MS = 2000;
const LAST_WORDS = 2000;

/** What a line tells. */
export interface LineOwner {
  hear(news: LineNews): void;
  /** The process has ended, and with it what went on there; it starts again by itself. */
  lost(): void;
  note(text: string): void;
}

/** One baresip: a telephone that takes one call at a time. */
export class BaresipLine {
  readonly #program: { path: string; env: NodeJS.ProcessEnv };
  readonly #place: Omit<LinePlace, 'silence'>;
  readonly #folder: string;
  readonly #owner: LineOwner;
  #child: ChildProcess | null = null;
  #control: Control | null = null;
  #isOver = false;
  #file = 0;

  constructor(
    program: { path: string; env: NodeJS.ProcessEnv },
    { place, folder }: { place: Omit<LinePlace, 'silence'>; folder: string },
    owner: LineOwner,
  ) {
    [this.#program, this.#place, this.#folder, this.#owner] = [program, place, folder, owner];
  }

  /** Starts it, and again whenever it ends. */
  start(): void {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    const silent = join(this.#folder, 'silence.wav');
    const place = { ...this.#place, silence: silent };
    // The account's password is in it.
    const write = (name: string, text: string) => writeFileSync(join(this.#folder, name), text, { mode: 0o600 });
    writeFileSync(silent, telephoneWav(silence(REST_MS)));
    write('config', baresipConfig(place));
    write('accounts', baresipAccount(place));
    const { path, env } = this.#program;
    const child = spawn(path, ['-f', this.#folder], { env, stdio: ['ignore', 'pipe', 'ignore'] });
    this.#child = child;
    let said = '';
    child.stdout.on('data', (text: Buffer) => (said = (said + String(text)).slice(-LAST_WORDS)));
    child.once('error', (error) => this.#ended(error.message));
    child.once('exit', () => this.#ended(said));
    void this.#connect(child);
  }

  accept(): void {
    this.#control?.tell('accept');
  }

  hangUp(): void {
    this.#control?.tell('hangup');
  }

  /** Plays samples instead of what was played. */
  play(samples: Int16Array): void {
    this.#file = (this.#file + 1) % FILES;
    const file = join(this.#folder, `clip-${this.#file}.wav`);
    writeFileSync(file, telephoneWav(joinSamples([samples, silence(REST_MS)])));
    this.#control?.tell('ausrc', `aufile,${file}`);
  }

  /** Ends it for good. */
  stop(): void {
    this.#isOver = true;
    this.#control?.close();
    this.#child?.kill();
  }

  async #connect(child: ChildProcess): Promise<void> {
    for (let left = CONNECT_TRIES; left > 0 && this.#child === child && !this.#isOver; left -= 1) {
      try {
        this.#control = await Control.open(
          this.#place.controlPort,
          (news) => this.#owner.hear(news),
          () => child.kill(),
        );
        return;
      } catch {
        await new Promise((done) => setTimeout(done, CONNECT_EVERY_MS));
      }
    }
    child.kill();
  }

  #ended(said: string): void {
    if (this.#child === null) return;
    [this.#child, this.#control] = [null, null];
    if (this.#isOver) return;
    this.#owner.lost();
    this.#owner.note(`baresip has ended and is started again: ${said.trim().split('\n').slice(-3).join(' · ')}`);
    setTimeout(() => {
      if (!this.#isOver) this.start();
    }, START_AGAIN_MS);
  }
}
