import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { cleanText, IMAGE_BYTES_MAX } from '@qc/contract';
import type { FastifyRequest } from 'fastify';
import type { Pace } from '#platform/pace';
import { refuse, succeed, type Result } from '#platform/result';
import { sniffImage } from '../pictures/sniff-image.ts';

/** A file as it came in. Its name is a person's text and never becomes a path. */
export interface Upload {
  /** False: its first bytes are no picture's, and the rest was not kept. */
  isPicture: boolean;
  fileName: string;
  /** Empty when not said. */
  title: string;
}

/** Enough of a file to say whether it is a picture. */
const HEAD_BYTES = 4096;
/** Longest title that is read; it is cut to a short string later. */
const TITLE_FIELD_MAX = 800;

/**
 * Reads the one part `file` into `path` and the text field `title`. The bytes go to the disk as they come: whole files
 * in memory would keep the garbage collector busy, which every live room feels; `pace` says how fast. Refuses `invalidInput` without a
 * readable file, `tooLarge` beyond IMAGE_BYTES_MAX; the rest of the body is read away, so that the browser gets the
 * answer.
 */
export async function readUpload(request: FastifyRequest, path: string, pace: Pace): Promise<Result<Upload>> {
  if (!request.isMultipart()) return refuse('invalidInput', { fields: [{ path: 'file', code: 'required' }] });
  try {
    return await readParts(request, path, pace);
  } catch (error) {
    // The library's own refusals and full disks carry a code; what has none is a body that is no multipart.
    if (error instanceof Error && ('statusCode' in error || 'code' in error)) throw error;
    return refuse('invalidInput', { fields: [{ path: 'file', code: 'unreadable' }] });
  }
}

async function readParts(request: FastifyRequest, path: string, pace: Pace): Promise<Result<Upload>> {
  let file: { isPicture: boolean; fileName: string } | null = null;
  let title = '';
  let tooLarge = false;
  // Two files are let through here, so that a second one is read away instead of breaking the stream.
  const limits = { fileSize: IMAGE_BYTES_MAX, files: 2, fields: 5, fieldSize: TITLE_FIELD_MAX };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.fieldname === 'title' && typeof part.value === 'string') title = cleanText(part.value);
    } else if (part.fieldname === 'file' && !file) {
      file = { isPicture: await keepPicture(part, path, pace), fileName: part.filename };
      tooLarge = part.file.truncated;
    } else {
      part.file.resume();
    }
  }
  if (!file) return refuse('invalidInput', { fields: [{ path: 'file', code: 'required' }] });
  if (tooLarge) return refuse('tooLarge', { fields: [{ path: 'file', code: 'too_big', limit: IMAGE_BYTES_MAX }] });
  return succeed({ ...file, title });
}

/** Writes a part to disk, but not much of it when it is no picture; it is read to its end in any case. */
async function keepPicture(part: MultipartFile, path: string, pace: Pace): Promise<boolean> {
  let head = Buffer.alloc(0);
  async function* wanted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      await pace(chunk.length);
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
      else if (sniffImage(head) === null) continue;
      yield chunk;
    }
  }
  await pipeline(part.file, wanted, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return sniffImage(head) !== null;
}
