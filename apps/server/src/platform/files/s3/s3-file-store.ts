import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { checkedFolder, checkedKey, type FileStore, type ListedFile } from '../file-store.ts';
import { StorageAway } from '../storage-away.ts';
import { callS3, S3_PATIENCE, s3Fault, type S3Patience } from './s3-patience.ts';
import { type AskS3, readFromS3 } from './s3-reading.ts';
import type { S3Settings } from './s3-settings.ts';

/** A signed address works so long: longer than a film and its pauses. */
const ADDRESS_S = 6 * 60 * 60;
/** Where less was kept than sent, it is looked again after these times. */
const LOOK_AGAIN_MS = [100, 400];
/** Beyond what a server asks at once: a film that somebody has halted keeps a connection. */
const SOCKETS_MAX = 1000;

/** Files in a bucket. Whatever the storage does wrong is StorageAway; the keys are those of the folder. */
export function s3FileStore(settings: S3Settings, patience: S3Patience = S3_PATIENCE): FileStore {
  const client = makeS3Client(settings);
  const Bucket = settings.bucket;
  const named = (key: string) => ({ Bucket, Key: checkedKey(key) });
  const size = async (key: string) => {
    const head = new HeadObjectCommand(named(key));
    return callS3('say a size', patience, (abortSignal) =>
      orNull(async () => (await client.send(head, { abortSignal })).ContentLength ?? 0),
    );
  };
  const put = async (key: string, { body, bytes, md5 }: Sent) => {
    const facts = { ...named(key), ContentLength: bytes, ContentMD5: md5 };
    await callS3('take a file', patience, async (signal, alive) => {
      const broken = new AbortController();
      const Body = body(alive, () => broken.abort());
      try {
        const abortSignal = AbortSignal.any([signal, broken.signal]);
        await client.send(new PutObjectCommand({ ...facts, Body }), { abortSignal });
      } finally {
        if (Body instanceof Readable) Body.destroy();
      }
    });
    // A storage that keeps something else than it was sent is found out now, and not by a hall.
    let kept = await size(key);
    // Another server may be sending the same file, and not every storage keeps the whole one until then.
    for (const againMs of LOOK_AGAIN_MS) {
      if (kept === bytes) return;
      await sleep(againMs);
      kept = await size(key);
    }
    if (kept !== bytes) throw new StorageAway(`the bucket kept ${kept} of ${bytes} bytes`);
  };
  return {
    isShared: true,
    put: async (key, bytes) => {
      const md5 = createHash('md5').update(bytes).digest('base64');
      await put(key, { body: () => bytes, bytes: bytes.length, md5 });
    },
    putFile: async (key, path) => {
      const hash = createHash('md5');
      await pipeline(createReadStream(path), hash);
      const { size: bytes } = await stat(path);
      const body: Sent['body'] = (alive, broken) =>
        Readable.from(chunksOf(path, alive), { objectMode: false }).once('error', broken);
      await put(key, { body, bytes, md5: hash.digest('base64') });
    },
    read: async (key, range) => {
      const file = named(key);
      const ask: AskS3 = async (part, IfMatch, abortSignal) => {
        const Range = part && `bytes=${part.start}-${part.end}`;
        return orNull(() => client.send(new GetObjectCommand({ ...file, Range, IfMatch }), { abortSignal }));
      };
      return readFromS3(ask, range, patience);
    },
    size,
    delete: async (key) => {
      const command = new DeleteObjectCommand(named(key));
      await callS3('delete a file', patience, (abortSignal) => orNull(() => client.send(command, { abortSignal })));
    },
    list: (folder) =>
      listAll(checkedFolder(folder), (Prefix, ContinuationToken) =>
        callS3('list its files', patience, (abortSignal) =>
          client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }), { abortSignal }),
        ),
      ),
    address: async (key, { type, disposition }) => {
      if (!settings.redirects) return null;
      const get = new GetObjectCommand({
        ...named(key),
        ResponseContentType: type,
        ResponseContentDisposition: disposition,
        ResponseCacheControl: 'private, max-age=31536000, immutable',
      });
      return getSignedUrl(client, get, { expiresIn: ADDRESS_S });
    },
  };
}

/** What is put: its bytes anew for each try, how many there are, and what proves them. */
interface Sent {
  body(alive: () => void, broken: () => void): Uint8Array | Readable;
  bytes: number;
  md5: string;
}

async function* chunksOf(path: string, alive: () => void): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(path)) {
    alive();
    yield chunk;
  }
}

const quiet = () => undefined;

function makeS3Client({ endpoint, region, key, secret, pathStyle }: S3Settings): S3Client {
  const agent = { keepAlive: true, maxSockets: SOCKETS_MAX };
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    forcePathStyle: pathStyle,
    // Tries, and how long one is waited for, are counted in one place: ours.
    maxAttempts: 1,
    // What goes wrong is said once, by whoever has to do with it.
    logger: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    requestHandler: { httpAgent: new HttpAgent(agent), httpsAgent: new HttpsAgent(agent), socketTimeout: 0 },
    // Not every storage knows the newer checksums: some keep their frames as if they were the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Null for what is not there; that the whole bucket is not there is a fault. */
async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    const { status, name } = s3Fault(error);
    if (status === 404 && name !== 'NoSuchBucket') return null;
    throw error;
  }
}

interface Listing {
  Contents?: { Key?: string | undefined; Size?: number | undefined; LastModified?: Date | undefined }[] | undefined;
  NextContinuationToken?: string | undefined;
}

async function* listAll(
  folder: string,
  ask: (folder: string, from: string | undefined) => Promise<Listing>,
): AsyncGenerator<ListedFile> {
  let from: string | undefined;
  do {
    const { Contents = [], NextContinuationToken } = await ask(folder, from);
    for (const { Key, Size = 0, LastModified } of Contents) {
      if (Key?.startsWith(folder) === true) yield { key: Key, bytes: Size, atMs: LastModified?.getTime() ?? 0 };
    }
    from = NextContinuationToken;
  } while (from !== undefined);
}
