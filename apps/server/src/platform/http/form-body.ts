import type { FieldProblem } from '@qc/contract';
import type { FastifyRequest } from 'fastify';
import { Refused } from './refused.ts';

/** Text parts one form may have; no form of ours has more than two. */
const PARTS_MAX = 6;
/** What multipart adds around the parts. */
const ENVELOPE_BYTES = 16 * 1024;
const FORM_KIND = /^multipart\/form-data\b/i;

/**
 * Throws `formExpected` for a body that is no form. To be asked before it is read: where JSON is not expected either,
 * the refusal of whoever reads it would speak of files.
 */
export function requireForm(request: FastifyRequest): void {
  if (!FORM_KIND.test(request.headers['content-type'] ?? '')) throw new Refused('formExpected');
}

/**
 * The text parts of a multipart body by their names, `max` bytes altogether. Throws `tooLarge`, and `invalidInput` for a file, for a part that comes twice and for what cannot be read. The body is
 * read to its end, so that the browser gets the answer.
 */
export async function readForm(request: FastifyRequest, max: number): Promise<Record<string, string>> {
  if (Number(request.headers['content-length'] ?? 0) > max + ENVELOPE_BYTES) throw new Refused('tooLarge');
  const parts = new Map<string, string>();
  const problems: FieldProblem[] = [];
  let bytes = 0;
  try {
    const limits = { fields: PARTS_MAX, fieldSize: max, files: 1, fileSize: max, parts: PARTS_MAX + 1 };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        part.file.resume();
        problems.push({ path: part.fieldname, code: 'unrecognized_keys' });
        continue;
      }
      // A part that says it is JSON comes parsed.
      const text = typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
      bytes += part.valueTruncated ? Infinity : Buffer.byteLength(text);
      if (parts.has(part.fieldname)) problems.push({ path: part.fieldname, code: 'twice' });
      else if (bytes <= max) parts.set(part.fieldname, text);
    }
  } catch (error) {
    // The library's own refusals carry a code; what has none is a body that is no multipart.
    if (error instanceof Error && ('statusCode' in error || 'code' in error)) throw error;
    throw new Refused('invalidInput');
  }
  if (bytes > max) throw new Refused('tooLarge');
  if (problems.length > 0) throw new Refused('invalidInput', { fields: problems });
  return Object.fromEntries(parts);
}
