import { auditBy } from '#features/audit';
import type { Handlers } from '#platform/http/handlers';
import { TokenBuckets } from '#platform/http/token-bucket';
import { TryWindow } from '#platform/http/try-window';
import type { Platform } from '#platform/platform';
import { listClientErrors } from './list-client-errors.ts';
import { reportClientError } from './report-client-error.ts';
import { resolveClientError } from './resolve-client-error.ts';

/** Reports of one device in any minute: a page sends no more in its whole life. */
const PER_DEVICE = { most: 10, windowMs: 60_000 };
/** A device may call itself anything: all together may not fill the disk either. */
const TOGETHER = { burst: 2000, everyMs: 60 * 60_000 };

/** Calls by which browsers report their errors and admins see to them. */
export function clientErrorHandlers(platform: Platform) {
  const limits = {
    perDevice: new TryWindow(PER_DEVICE, platform.now),
    together: new TokenBuckets(TOGETHER, platform.now),
  };
  return {
    reportClientError: ({ body, request, actor }) =>
      reportClientError(platform, limits, {
        message: body.err.message,
        stack: body.err.stack ?? '',
        url: body.url,
        userAgent: request.headers['user-agent'] ?? '',
        ip: request.ip,
        userId: actor?.userId ?? null,
      }),
    listClientErrors: ({ query }) => listClientErrors(platform, query),
    resolveClientError: (call) => resolveClientError(platform, auditBy(call), call.body),
  } satisfies Partial<Handlers>;
}
