import { fork, type ChildProcess } from 'node:child_process';
import { compiledCode } from '#platform/compiled-code';
import { createGate } from '#platform/gate';
import type { SpeakingTask, SpokenAnswer } from './speaking-tasks.ts';

/** How the program is kept; tests put another one here, and shorter times. */
export interface MachineSeams {
  program: URL;
  /** Whoever has not answered after this long, and some more for each letter, no longer does, ms. */
  hangMs: number;
  /** Without work for so long it ends, ms. */
  idleMs: number;
}

const USUAL: MachineSeams = {
  program: new URL('./speaking-child.ts', import.meta.url),
  hangMs: 15_000,
  idleMs: 60_000,
};

/** Many times of what it takes on a machine that has nothing else to do. */
const LETTER_MS = 30;

/**
 * The voice of this machine, in a program of its own. It starts with the first text, says one at a time, ends when there
 * has been nothing to say for a while, with this process at the latest, and never keeps it alive.
 */
export class MachineVoice {
  readonly #seams: MachineSeams;
  readonly #inTurn = createGate(1);
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  /** Waits for what is being said; null: nobody does. */
  #answer: ((answer: SpokenAnswer | null) => void) | null = null;
  #lastNumber = 0;
  #hasStopped = false;

  constructor(seams: Partial<MachineSeams> = {}) {
    this.#seams = { ...USUAL, ...seams };
  }

  /**
   * Samples of 16 bits, 8 kHz, one channel. Throws where it cannot: the program is not there, has no such voice, or ended
   * or hung twice with this text, or `stop` was called.
   */
  async speak(voice: string, text: string): Promise<Int16Array> {
    return this.#inTurn(async () => {
      const first = await this.#ask(voice, text);
      const answer = first ?? (await this.#ask(voice, text));
      if (answer === null) throw new Error('the program that speaks ended, or did not answer');
      if ('fault' in answer) throw new Error(`the program that speaks could not: ${answer.fault}`);
      return answer.samples;
    });
  }

  /** Ends the program, if it runs, for good: what is being said and what waits is not said any more. */
  stop(): void {
    this.#hasStopped = true;
    this.#end();
  }

  #end(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = null;
    this.#answer?.(null);
  }

  /** Null: it ended, or had to be ended. */
  async #ask(voice: string, text: string): Promise<SpokenAnswer | null> {
    if (this.#hasStopped) return null;
    clearTimeout(this.#idle);
    const child = (this.#child ??= this.#start());
    const number = ++this.#lastNumber;
    keepAlive(child, true);
    const hung = setTimeout(() => child.kill('SIGKILL'), this.#seams.hangMs + LETTER_MS * text.length);
    try {
      return await new Promise<SpokenAnswer | null>((answer) => {
        this.#answer = answer;
        // An error here is the end of the program, which is told by itself.
        child.send({ number, voice, text } satisfies SpeakingTask, () => undefined);
      });
    } finally {
      clearTimeout(hung);
      this.#answer = null;
      keepAlive(child, false);
      if (!this.#hasStopped) {
        this.#idle = setTimeout(() => this.#end(), this.#seams.idleMs);
        this.#idle.unref();
      }
    }
  }

  #start(): ChildProcess {
    const started = fork(this.#seams.program, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
      env: compiledCode(),
    });
    const ended = () => {
      if (this.#child !== started) return;
      this.#child = null;
      this.#answer?.(null);
    };
    started.once('exit', ended);
    started.once('error', ended);
    started.on('message', (answer: SpokenAnswer) => {
      if (answer.number === this.#lastNumber) this.#answer?.(answer);
    });
    return started;
  }
}

/** Only while somebody waits for it does the program keep this process from ending. */
function keepAlive(child: ChildProcess, needed: boolean): void {
  if (needed) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
