/** A message as baresip's control port takes it: its length in bytes, a colon, JSON, a comma. */
export function toNetstring(message: object): string {
  const text = JSON.stringify(message);
  return `${Buffer.byteLength(text)}:${text},`;
}

const COLON = 0x3a;
const LENGTH_DIGITS_MAX = 7;

/** Takes messages out of bytes that come in pieces. */
export class Netstrings {
  #bytes = Buffer.alloc(0);

  /** The messages that are whole by now. Throws where the bytes are none. */
  take(piece: Buffer): unknown[] {
    this.#bytes = Buffer.concat([this.#bytes, piece]);
    const messages: unknown[] = [];
    for (;;) {
      const colon = this.#bytes.indexOf(COLON);
      const head = this.#bytes.subarray(0, colon === -1 ? LENGTH_DIGITS_MAX + 1 : colon).toString('latin1');
      if (head !== '' && !new RegExp(`^\\d{1,${LENGTH_DIGITS_MAX}}$`).test(head)) throw new Error('no netstring');
      const end = colon + 1 + Number(head);
      if (colon === -1 || this.#bytes.length <= end) return messages;
      const message: unknown = JSON.parse(this.#bytes.subarray(colon + 1, end).toString('utf8'));
      messages.push(message);
      this.#bytes = this.#bytes.subarray(end + 1);
    }
  }
}
