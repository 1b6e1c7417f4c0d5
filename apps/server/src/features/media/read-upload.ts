import type { MultipartFile } from '@fastify/multipart';
import { cleanText, IMAGE_BYTES_MAX } from '@qc/contract';
import type { FastifyRequest } from 'fastify';
import { refuse, succeed, type Result } from '#platform/result';

/** A file as it came in. Its name is a person's text and never becomes a path. */
export interface Upload {
  bytes: Buffer;
  fileName: string;
  /** Empty when not said. */
  title: string;
}

/** Longest title that is read; it is cut to a short string later. */
const TITLE_FIELD_MAX = 800;

/**
 * Reads the one part `file` and the text field `title`. Refuses `invalidInput` without a readable file, `tooLarge` beyond
 * IMAGE_BYTES_MAX; the rest of the body is read away, so that the browser gets the answer.
 */
export async function readUpload(request: FastifyRequest): Promise<Result<Upload>> {
  if (!request.isMultipart()) return refuse('invalidInput', { fields: [{ path: 'file', code: 'required' }] });
  try {
    return await readParts(request);
  } catch (error) {
    // The library's own refusals (too many parts) carry a status; what has none is a body that is no multipart.
    if (error instanceof Error && 'statusCode' in error) throw error;
    return refuse('invalidInput', { fields: [{ path: 'file', code: 'unreadable' }] });
  }
}

async function readParts(request: FastifyRequest): Promise<Result<Upload>> {
  let file: { bytes: Buffer; fileName: string } | null = null;
  let title = '';
  let tooLarge = false;
  // Two files are let through here, so that a second one is read away instead of breaking the stream.
  const limits = { fileSize: IMAGE_BYTES_MAX, files: 2, fields: 5, fieldSize: TITLE_FIELD_MAX };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.fieldname === 'title' && typeof part.value === 'string') title = cleanText(part.value);
    } else if (part.fieldname === 'file' && !file) {
      file = { bytes: await readBytes(part), fileName: part.filename };
      tooLarge = part.file.truncated;
    } else {
      part.file.resume();
    }
  }
  if (!file) return refuse('invalidInput', { fields: [{ path: 'file', code: 'required' }] });
  if (tooLarge) return refuse('tooLarge', { fields: [{ path: 'file', code: 'too_big', limit: IMAGE_BYTES_MAX }] });
  return succeed({ ...file, title });
}

async function readBytes(part: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
