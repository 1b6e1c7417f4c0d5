import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { refuse, succeed, type Result } from '../../result.ts';

const noFile = () => refuse('invalidInput', { fields: [{ path: 'file', code: 'required' }] });

/**
 * Hands the one part `file` of a multipart body to `take`, at most `max` bytes of it. Refuses `invalidInput` without
 * a readable file, `tooLarge`; the rest of the body is read away, so that the browser gets the answer.
 */
async function receive<T>(
  request: FastifyRequest,
  max: number,
  take: (part: MultipartFile) => Promise<T>,
): Promise<Result<T>> {
  if (!request.isMultipart()) return noFile();
  let taken: { value: T; tooLarge: boolean } | null = null;
  try {
    // Two files are let through here, so that a second one is read away instead of breaking the stream.
    for await (const part of request.parts({ limits: { fileSize: max, files: 2, fields: 5, fieldSize: 1000 } })) {
      if (part.type !== 'file') continue;
      if (part.fieldname === 'file' && !taken) taken = { value: await take(part), tooLarge: part.file.truncated };
      else part.file.resume();
    }
  } catch (error) {
    // The library's own refusals and full disks carry a code; what has none is a body that is no multipart.
    if (error instanceof Error && ('statusCode' in error || 'code' in error)) throw error;
    return refuse('invalidInput', { fields: [{ path: 'file', code: 'unreadable' }] });
  }
  if (!taken) return noFile();
  if (taken.tooLarge) return refuse('tooLarge', { fields: [{ path: 'file', code: 'too_big', limit: max }] });
  return succeed(taken.value);
}

/** The file of a call, written to `path` as it comes in. */
export function receiveToDisk(request: FastifyRequest, max: number, path: string): Promise<Result<null>> {
  return receive(request, max, async (part) => {
    await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return null;
  });
}
