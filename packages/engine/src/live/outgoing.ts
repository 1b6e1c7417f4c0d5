import type { ServerMessage } from '@qc/contract';

/** How texts become what one kind of outlet writes. */
export type Encode = (texts: readonly string[]) => Uint8Array;

interface Encoded {
  encode: Encode;
  bytes: Uint8Array;
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

  /** What many are sent in this write, or nothing, and the lines after it: for who carries both on as text. */
  get parts(): { shared: Outgoing | null; texts: readonly string[] } {
    return { shared: this.#shared, texts: this.#texts };
  }

  /** As an outlet writes it. */
  as(encode: Encode): Uint8Array {
    for (let one = this.#encoded; one !== null; one = one.next) if (one.encode === encode) return one.bytes;
    const own = encode(this.#texts);
    const bytes = this.#shared ? joined(this.#shared.as(encode), own) : own;
    this.#encoded = { encode, bytes, next: this.#encoded };
    return bytes;
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
