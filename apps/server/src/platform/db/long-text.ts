/**
 * A text of many megabytes for a column, in the parts it was made of. Handed over whole, it would hold up everything
 * else for a tenth of a second: it goes to the database thread part by part, and is put together there.
 */
export class LongText {
  readonly parts: readonly string[];

  constructor(parts: readonly string[]) {
    this.parts = parts;
  }

  /** The whole of it. */
  get text(): string {
    return this.parts.join('');
  }

  /** What the driver for PostgreSQL asks a value for. */
  toPostgres(): string {
    return this.text;
  }
}
