import { text } from 'node:stream/consumers';
import type { MultipartFile } from '@fastify/multipart';
import type { FieldProblem } from '@qc/contract';
import type { FastifyRequest } from 'fastify';
import { isModestJson } from './json-body.ts';
import { Refused } from '../refused.ts';

/** Text parts one form may have; no form of ours has more than two. */
const PARTS_MAX = 6;
/** What multipart adds around the parts. */
const ENVELOPE_BYTES = 16 * 1024;
const JSON_KIND = 'application/json';
const FORM_KIND = /^multipart\/form-data\b/i;

/**
 * Throws `formExpected` for a body that is no form. To be asked before it is read: where JSON is not expected either,
 * the refusal of whoever reads it would speak of files.
 */
export function requireForm(request: FastifyRequest): void {
  if (!FORM_KIND.test(request.headers['content-type'] ?? '')) throw new Refused('formExpected');
}

/**
 * The text parts of a multipart body by their names, `bytes` altogether, each of at most `values` if it is JSON. Throws
 * `tooLarge`, and `invalidInput` for a file, for a part that comes twice or holds too much, and for what cannot be read.
 * The body is read to its end, so that the browser gets the answer.
 */
export async function readForm(
  request: FastifyRequest,
  { bytes: max, values }: { bytes: number; values: number },
): Promise<Record<string, string>> {
  if (Number(request.headers['content-length'] ?? 0) > max + ENVELOPE_BYTES) throw new Refused('tooLarge');
  const parts = new Map<string, string>();
  const problems: FieldProblem[] = [];
  let bytes = 0;
  try {
    const limits = { fields: PARTS_MAX, fieldSize: max, files: PARTS_MAX, fileSize: max, parts: PARTS_MAX + 1 };
    for await (const part of request.parts({ limits, isPartAFile })) {
      const value = part.type === 'file' ? await textOf(part) : String(part.value);
      if (value === null) {
        problems.push({ path: part.fieldname, code: 'unrecognized_keys' });
        continue;
      }
      const isCut = part.type === 'file' ? part.file.truncated : part.valueTruncated;
      bytes += isCut ? Infinity : Buffer.byteLength(value);
      if (parts.has(part.fieldname)) problems.push({ path: part.fieldname, code: 'twice' });
      else if (!isModestJson(Buffer.from(value), values)) problems.push({ path: part.fieldname, code: 'json' });
      else if (bytes <= max) parts.set(part.fieldname, value);
    }
  } catch (error) {
    // The library's own refusals carry a code; what has none is a body that is no multipart.
    if (error instanceof Error && ('statusCode' in error || 'code' in error)) throw error;
    throw new Refused('invalidInput');
  }
  if (bytes > max) throw new Refused('tooLarge');
  if (problems.length > 0) throw new Refused('invalidInput', { fields: problems.slice(0, PARTS_MAX) });
  return Object.fromEntries(parts);
}

/** A part that says it is JSON is taken as a stream: as a text the library would parse it, whatever it holds. */
function isPartAFile(_name: string | undefined, kind: string | undefined, fileName: string | undefined): boolean {
  return fileName !== undefined || kind === 'application/octet-stream' || kind?.startsWith(JSON_KIND) === true;
}

/** What stands in a part that says it is JSON; null: it is a real file, which is read away. */
async function textOf({ file, filename, mimetype }: MultipartFile): Promise<string | null> {
  const isText = String(filename ?? '') === '' && mimetype.startsWith(JSON_KIND);
  if (isText) return text(file);
  file.resume();
  return null;
}
