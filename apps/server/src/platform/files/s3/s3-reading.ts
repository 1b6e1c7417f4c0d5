import { Readable } from 'node:stream';
import { StorageAway } from '../storage-away.ts';
import { away, callS3, type S3Patience } from './s3-patience.ts';

/** Bytes of a file; `end` is included. */
interface Part {
  start: number;
  end: number;
}
interface Answer {
  Body?: unknown;
  ContentLength?: number | undefined;
  ContentRange?: string | undefined;
  ETag?: string | undefined;
}
/** Asks for a file or a part of it, as it was under `etag`; null: there is none. */
export type AskS3 = (part: Part | undefined, etag: string | undefined, signal: AbortSignal) => Promise<Answer | null>;

/** A connection that ends early is opened again so often while nothing comes, and so often in all. */
const CUTS_MAX = { inRow: 3, inAll: 100 };

/**
 * A file from the storage, as one stream: where a connection ends early or goes silent, it goes on from that very byte.
 * Null: there is none. Throws StorageAway, and ends the stream with it, when that does not help.
 */
export async function readFromS3(ask: AskS3, range: Part | undefined, patience: S3Patience): Promise<Readable | null> {
  const open = (part: Part | undefined, etag?: string) =>
    callS3('give a file', patience, async (signal) => {
      const answer = await ask(part, etag, signal);
      return answer && checkAnswer(answer, part);
    });
  const first = await open(range);
  if (first === null) return null;
  return Readable.from(bytesOf(first, range?.start ?? 0, { open, patience }), { objectMode: false });
}

interface Opened {
  body: Readable;
  /** How many bytes are to come. */
  length: number;
  etag: string | undefined;
}

/** A storage that gives another part than the one asked for would mix up a film. */
function checkAnswer({ Body, ContentLength, ContentRange, ETag }: Answer, part: Part | undefined): Opened {
  if (!(Body instanceof Readable)) throw new StorageAway('the bucket gave no body');
  const isAsked = part === undefined || ContentRange?.startsWith(`bytes ${part.start}-`) === true;
  const most = part === undefined ? Infinity : part.end - part.start + 1;
  if (!isAsked || ContentLength === undefined || ContentLength > most) {
    Body.destroy();
    throw new StorageAway('the bucket gave another part of the file than was asked for');
  }
  return { body: Body, length: ContentLength, etag: ETag };
}

interface Reopening {
  open(part: Part, etag?: string): Promise<Opened | null>;
  patience: S3Patience;
}

async function* bytesOf(first: Opened, start: number, { open, patience }: Reopening): AsyncGenerator<Buffer> {
  const end = start + first.length;
  let at = start;
  let { body } = first;
  let cuts = { inRow: 0, inAll: 0 };
  while (at < end) {
    let fault: unknown = new Error('the connection ended early');
    try {
      for await (const chunk of chunksOf(body, patience.silenceMs)) {
        if (at + chunk.length > end) throw new StorageAway('the bucket gave more than it had said');
        at += chunk.length;
        cuts = { ...cuts, inRow: 0 };
        yield chunk;
      }
    } catch (error) {
      if (error instanceof StorageAway) throw error;
      fault = error;
    } finally {
      body.destroy();
    }
    if (at >= end) return;
    cuts = { inRow: cuts.inRow + 1, inAll: cuts.inAll + 1 };
    if (cuts.inRow > CUTS_MAX.inRow || cuts.inAll > CUTS_MAX.inAll) throw away('give a file whole', fault);
    const again = await open({ start: at, end: end - 1 }, first.etag);
    if (again === null || again.length !== end - at) throw away('give a file whole', fault);
    ({ body } = again);
  }
}

/** What comes, as it comes. Only waiting for the storage counts as silence: who reads slowly may. */
async function* chunksOf(body: Readable, silenceMs: number): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = body[Symbol.asyncIterator]();
  for (;;) {
    const timer = setTimeout(() => body.destroy(new Error('silence')), silenceMs);
    const { done = false, value } = await chunks.next().finally(() => clearTimeout(timer));
    if (done) return;
    yield value;
  }
}
