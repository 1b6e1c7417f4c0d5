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
  #parts: readonly Outgoing[] = [];
  #encoded: Encoded | null = null;

  /** A message that is text already is a `ServerMessage` as JSON. */
  constructor(...messages: readonly (ServerMessage | string)[]) {
    this.#texts = messages.map((message) => (typeof message === 'string' ? message : JSON.stringify(message)));
  }

  /** These messages and then those, in one write; what many are sent is encoded once all the same. */
  followedBy(next: Outgoing): Outgoing {
    const both = new Outgoing(...this.#texts, ...next.#texts);
    both.#parts = [this, next];
    return both;
  }

  /** One line for each message. */
  get text(): string {
    return this.#texts.join('\n');
  }

  /** As an outlet writes it. */
  as(encode: Encode): Buffer {
    for (let one = this.#encoded; one !== null; one = one.next) if (one.encode === encode) return one.bytes;
    const parts = this.#parts;
    const bytes = parts.length > 0 ? Buffer.concat(parts.map((part) => part.as(encode))) : encode(this.#texts);
    this.#encoded = { encode, bytes, next: this.#encoded };
    return bytes;
  }
}
