import type { Handlers } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { listAuditEntries } from './list-audit-entries.ts';

/** The call under /admin/audit. There is none that changes or deletes an entry. */
export function auditHandlers(platform: Platform) {
  return { listAuditEntries: ({ query }) => listAuditEntries(platform, query) } satisfies Partial<Handlers>;
}
