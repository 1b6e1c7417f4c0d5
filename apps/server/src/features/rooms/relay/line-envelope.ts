import * as z from 'zod/mini';

/**
 * What stands before the words of a bus message between two servers: one line of JSON, then a line for each word. The
 * words are text already, most of them made for a page, and are not wrapped once more.
 */
const Envelope = z.object({
  v: z.literal(1),
  /** The server that says it. */
  from: z.string().check(z.regex(/^[\w-]{1,80}$/)),
  /** Numbered by the server at which the pages are: a later one of the same two servers ends those before it. */
  line: z.int().check(z.minimum(1)),
  /** Of this message on its line and in its direction, from 0: none may be missing. */
  n: z.int().check(z.minimum(0)),
  /** The words go on in the next message. */
  more: z.optional(z.literal(true)),
  /** The line is over. */
  end: z.optional(z.literal(true)),
});
export type Envelope = z.infer<typeof Envelope>;

/** As it goes over the bus. */
export function writeEnvelope(envelope: Envelope, words: string): string {
  return `${JSON.stringify(envelope)}\n${words}`;
}

/** Null: it is none of ours. */
export function readEnvelope(message: string): { envelope: Envelope; words: string } | null {
  const at = message.indexOf('\n');
  if (at < 0) return null;
  const envelope = Envelope.safeParse(jsonOf(message.slice(0, at)));
  return envelope.success ? { envelope: envelope.data, words: message.slice(at + 1) } : null;
}

/** What a text means; undefined: nothing. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
