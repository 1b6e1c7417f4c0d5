import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { withWorkFolder } from '../../files/work-folder.ts';
import type { Platform } from '../../platform.ts';
import { refuse, succeed, type Result } from '../../result.ts';
import type { Actor } from '../handlers.ts';
import { signedIn } from '../signed-in.ts';
import type { Receiving } from './receiving.ts';

/** A file that a call brought, in a folder of its own which is gone when the work on it is done. */
interface ReceivedFile {
  path: string;
  folder: string;
}
type ReceiveFile = <T>(
  call: { request: FastifyRequest; actor: Actor | null },
  max: number,
  work: (file: ReceivedFile) => Promise<Result<T>>,
) => Promise<Result<T>>;

/**
 * Takes in the file of a call, at most `max` bytes, and works on it. Refuses what `receiving` refuses, `invalidInput`
 * without a readable file, and `tooLarge`.
 */
export function makeReceiveFile(platform: Platform, receiving: Receiving): ReceiveFile {
  return (call, max, work) =>
    withWorkFolder(platform, async (folder) => {
      const path = join(folder, 'file');
      const { request } = call;
      const received = await receiving(request, signedIn(call).userId, () => writeToDisk(request, max, path));
      return received.ok ? work({ path, folder }) : received;
    });
}

const noFile = () => refuse('invalidInput', { fields: [{ path: 'file', code: 'required' }] });

/**
 * Writes the one part `file` of a multipart body to `path` as it comes in; the rest of the body is read away, so that the
 * browser gets the answer.
 */
async function writeToDisk(request: FastifyRequest, max: number, path: string): Promise<Result<null>> {
  if (!request.isMultipart()) return noFile();
  let taken: { tooLarge: boolean } | null = null;
  try {
    // Two files are let through here, so that a second one is read away instead of breaking the stream.
    for await (const part of request.parts({ limits: { fileSize: max, files: 2, fields: 5, fieldSize: 1000 } })) {
      if (part.type !== 'file') continue;
      if (part.fieldname === 'file' && !taken) {
        await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
        taken = { tooLarge: part.file.truncated };
      } else part.file.resume();
    }
  } catch (error) {
    // The library's own refusals and full disks carry a code; what has none is a body that is no multipart.
    if (error instanceof Error && ('statusCode' in error || 'code' in error)) throw error;
    return refuse('invalidInput', { fields: [{ path: 'file', code: 'unreadable' }] });
  }
  if (!taken) return noFile();
  if (taken.tooLarge) return refuse('tooLarge', { fields: [{ path: 'file', code: 'too_big', limit: max }] });
  return succeed(null);
}
