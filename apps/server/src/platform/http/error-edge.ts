import { errorTexts } from '@qc/words/server';
import { ERROR_STATUS, type ErrorCode, type ErrorReply } from '@qc/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isStorageFull } from '../db/database-error.ts';
import { StorageAway } from '../files/storage-away.ts';
import { type Failure, refuse } from '../result.ts';
import { Refused } from './refused.ts';

/** Answers a refusal: status and texts by its code, the same shape everywhere. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const { code, fields, current, details } = failure;
  const body: ErrorReply = {
    code,
    requestId: request.id,
    clapErr: true,
    ...errorTexts(code),
    ...(fields && { fields }),
    ...(current !== undefined && { current }),
    ...(details && { details }),
  };
  request.refusedAs = failure;
  // What was about to be sent may have said its own kind: a file that went away, say.
  reply.removeHeader('content-length').removeHeader('content-encoding').type('application/json; charset=utf-8');
  return reply.status(ERROR_STATUS[code]).header('cache-control', 'no-store').send(body);
}

/** The only place where errors become answers: refusals are worded, faults are logged once and hidden. */
export function installErrorEdge(app: FastifyInstance): void {
  app.decorateRequest('refusedAs', null);
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refused) {
      if (error.retryAfterS !== null) reply.header('retry-after', Math.max(1, Math.ceil(error.retryAfterS)));
      return sendFailure(request, reply, error.failure);
    }
    const code = codeOfLibraryError(error) ?? codeOfFault(error);
    if (ERROR_STATUS[code] >= 500) {
      request.log.error({ err: error, route: request.routeOptions.url, method: request.method }, 'a call failed');
    }
    return sendFailure(request, reply, refuse(code));
  });
}

/** Errors that Fastify and its plugins raise for a bad request. */
function codeOfLibraryError(error: unknown): ErrorCode | null {
  const { code, statusCode } = errorMarks(error);
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE' || statusCode === 415) return 'unsupportedMedia';
  if (statusCode === 413) return 'tooLarge';
  return statusCode !== null && statusCode >= 400 && statusCode < 500 ? 'invalidInput' : null;
}

function codeOfFault(error: unknown): ErrorCode {
  if (isStorageFull(error)) return 'storageFull';
  return isDatabaseAway(error) || error instanceof StorageAway ? 'unavailable' : 'unexpected';
}

function errorMarks(error: unknown): { code: string | null; statusCode: number | null } {
  if (typeof error !== 'object' || error === null) return { code: null, statusCode: null };
  return {
    code: 'code' in error && typeof error.code === 'string' ? error.code : null,
    statusCode: 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : null,
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What the answer refuses; null: nothing yet. */
    refusedAs: Failure | null;
  }
}
