import type { ServerMessage } from '@qc/contract';

/** How texts become what one kind of outlet writes. */
export type Encode = (texts: readonly string[]) => Buffer;

interface Encoded {
  encode: Encode;
  bytes: Buffer;
  next: Encoded | null;
}

/** Messages serialised once, encoded once for each kind of outlet that needs it. */
export class Outgoing {
  readonly #texts: readonly string[];
  /** What many are sent, before the own texts. */
  #shared: Outgoing | null = null;
  #encoded: Encoded | null = null;

  /** A message that is text already is a `ServerMessage` as JSON. */
  constructor(...messages: readonly (ServerMessage | string)[]) {
    this.#texts = messages.map((message) => (typeof message === 'string' ? message : JSON.stringify(message)));
  }

  /** These messages and then one more, in one write; what many are sent is encoded once all the same. */
  followedBy(message: ServerMessage | string): Outgoing {
    const both = new Outgoing(message);
    both.#shared = this;
    return both;
  }

  /** One line for each message. */
  get text(): string {
    const own = this.#texts.join('\n');
    return this.#shared ? `${this.#shared.text}\n${own}` : own;
  }

  /** As an outlet writes it. */
  as(encode: Encode): Buffer {
    for (let one = this.#encoded; one !== null; one = one.next) if (one.encode === encode) return one.bytes;
    const own = encode(this.#texts);
    const bytes = this.#shared ? Buffer.concat([this.#shared.as(encode), own]) : own;
    this.#encoded = { encode, bytes, next: this.#encoded };
    return bytes;
  }
}
