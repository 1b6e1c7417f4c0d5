import { plainResponse } from '@qc/engine/testing/plain-response';
import { LIVE_PATH, LIVE_PROTOCOL } from '@qc/contract';
import type { ClientMessage, Review, ReviewRow, ServerMessage, SharedView } from '@qc/contract';
import { WebSocket } from 'ws';

let pages = 0;

/** What a player's page of a test was given: enough to come back from another page. */
export interface Memory {
  device: string;
  token: string | null;
}

/** A player's page on a real socket, at an assignment. */
export class AttemptPage {
  readonly texts: string[] = [];
  readonly memory: Memory;
  closeCode: number | null = null;
  readonly #socket: WebSocket;
  readonly #name: string;
  #count = 0;

  constructor(port: number, code: string, memory: Memory | null = null) {
    pages += 1;
    this.#name = `page-${pages}`;
    this.memory = memory ?? { device: `device-${pages}-of-test`, token: null };
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`);
    this.#socket.on('message', (data) => this.#hear(String(data)));
    this.#socket.on('close', (closeCode) => {
      this.closeCode = closeCode;
    });
    this.#socket.on('error', () => undefined);
    this.#socket.on('open', () => {
      const { device, token } = this.memory;
      this.#send({ t: 'helloPlayer', protocol: LIVE_PROTOCOL, code, token, device, lastVersion: null });
    });
  }

  #hear(text: string): void {
    this.texts.push(text);
    const message: ServerMessage = JSON.parse(text);
    if (message.t === 'joined') this.memory.token = message.token;
  }

  #send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  /** Sends a message under an id of its own; the reply that bears the id. */
  async ask(message: { t: string; id?: string; [key: string]: unknown }): Promise<ServerMessage> {
    this.#count += 1;
    const id = message.id ?? `${this.#name}-${this.#count}-message`;
    const from = this.texts.length;
    this.#socket.send(JSON.stringify({ ...message, id }));
    return until(() => this.messages.slice(from).find((one) => 'id' in one && one.id === id));
  }

  /** Whether a request was taken, or the code of the refusal. */
  async tell(message: { t: string; id?: string; [key: string]: unknown }): Promise<string> {
    const reply = await this.ask(message);
    return reply.t === 'refused' ? reply.code : reply.t;
  }

  async join(name: string, more: object = {}): Promise<string> {
    await this.welcomed();
    return this.tell({ t: 'join', name, phone: '', consent: true, ...more });
  }

  /** Goes on from what is on screen. */
  async advance(expect = this.step): Promise<string> {
    return this.tell({ t: 'advance', expect });
  }

  /** Answers the question on screen. */
  async answer(choice: number[], text = '', id?: string): Promise<string> {
    const { phase } = this.view;
    if (phase.phase !== 'question') throw new Error(`no question on screen but ${phase.phase}`);
    const { slide, visit, question } = phase;
    const response = plainResponse(question.type, choice, text);
    return this.tell({ t: 'answer', slide, visit, response, ...(id !== undefined && { id }) });
  }

  async review(): Promise<ReviewRow[]> {
    return (await this.reviewed()).rows;
  }

  async reviewed(): Promise<Review> {
    const reply = await this.ask({ t: 'askReview' });
    if (reply.t !== 'review') throw new Error(`no review but ${JSON.stringify(reply)}`);
    return reply;
  }

  /** From the start to a phase, by going on as often as it takes, without answering. */
  async goTo(phase: SharedView['phase']['phase']): Promise<void> {
    for (let turn = 0; this.view.phase.phase !== phase; turn += 1) {
      if (turn > 50) throw new Error(`never came to ${phase}`);
      await this.advance();
    }
  }

  get messages(): ServerMessage[] {
    return this.texts.map((text): ServerMessage => JSON.parse(text));
  }

  /** The newest view. */
  get view(): SharedView {
    const views = this.messages.flatMap((one) => (one.t === 'player' || one.t === 'welcomePlayer' ? [one.view] : []));
    const view = views.at(-1);
    if (!view) throw new Error('nothing was shown yet');
    return view;
  }

  get step(): number {
    return this.view.step;
  }

  async welcomed(): Promise<void> {
    await until(() => this.messages.some((one) => one.t === 'welcomePlayer') || this.closeCode !== null);
  }

  async shows(phase: SharedView['phase']['phase']): Promise<void> {
    await until(() => this.texts.length > 0 && this.view.phase.phase === phase);
  }

  async closed(): Promise<number> {
    return until(() => this.closeCode);
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** Waits until there is something: longer than anything here takes on a machine that stalls for seconds. */
export async function until<T>(
  look: () => T | null | undefined | false | Promise<T | null | undefined | false>,
): Promise<T> {
  const end = Date.now() + 20_000;
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
