import type { ServerMessage } from '@qc/contract';
import type { Outgoing } from '@qc/engine/live/outgoing';
import type { Wire, WireOwner } from '../wire/wire.ts';

/** A wire that keeps what it is sent. */
export class FakeWire implements Wire {
  readonly texts: string[] = [];
  buffered = 0;
  closed = false;
  closeCode: number | null = null;
  pings = 0;
  /** Whether somebody is there to answer. */
  answers = true;
  /** How often that was asked. */
  questions = 0;
  #owner: WireOwner | null = null;

  attach(owner: WireOwner): void {
    this.#owner = owner;
  }

  send(outgoing: Outgoing): void {
    if (!this.closed) this.texts.push(...outgoing.text.split('\n'));
  }

  close(code: number): void {
    if (this.closed) return;
    this.closed = true;
    this.closeCode = code;
    this.#owner?.closed();
  }

  terminate(): void {
    this.close(1006);
  }

  ping(): void {
    this.pings += 1;
  }

  async isThere(): Promise<boolean> {
    this.questions += 1;
    await Promise.resolve();
    if (!this.answers) this.terminate();
    return !this.closed;
  }

  /** Everything sent so far. */
  get messages(): ServerMessage[] {
    return this.texts.map((text): ServerMessage => JSON.parse(text));
  }

  /** What was sent of one kind. */
  of<T extends ServerMessage['t']>(t: T): Extract<ServerMessage, { t: T }>[] {
    return this.messages.filter((message): message is Extract<ServerMessage, { t: T }> => message.t === t);
  }

  /** The newest message of one kind. */
  last<T extends ServerMessage['t']>(t: T): Extract<ServerMessage, { t: T }> | undefined {
    return this.of(t).at(-1);
  }
}
