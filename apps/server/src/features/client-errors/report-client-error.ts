import { cleanText, type Done, LONG_TEXT_MAX, type UserId } from '@qc/contract';
import { takeOrRefuse } from '#platform/http/call-limits';
import type { TokenBuckets } from '#platform/http/token-bucket';
import type { TryWindow } from '#platform/http/try-window';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { insertClientError } from './client-error-store.ts';
import { groupKey } from './group-key.ts';
import { redact } from './redact.ts';

const STACK_MAX = 8000;
const USER_AGENT_MAX = 300;

/** What a browser says went wrong, and from where it says so. */
export interface ClientErrorReport {
  message: string;
  stack: string;
  url: string;
  userAgent: string;
  ip: string;
  userId: UserId | null;
}

/** How many reports are taken: of one device, and of all together. */
export interface ReportLimits {
  perDevice: TryWindow;
  together: TokenBuckets;
}

/** Keeps a report of a browser, without secrets, at a bounded length. Throws `tooManyRequests` beyond the limits. */
export async function reportClientError(
  platform: Platform,
  limits: ReportLimits,
  report: ClientErrorReport,
): Promise<Result<Done>> {
  takeOrRefuse(limits.perDevice, `${report.ip} ${report.userAgent.slice(0, USER_AGENT_MAX)}`);
  takeOrRefuse(limits.together, 'all');
  const keep = (text: string, max: number) => cleanText(redact(text)).slice(0, max);
  const message = keep(report.message, LONG_TEXT_MAX);
  const stack = keep(report.stack, STACK_MAX);
  await insertClientError(platform.db, {
    id: platform.random.id(),
    user_id: report.userId,
    message,
    stack,
    group_key: groupKey(message, stack),
    url: keep(report.url, LONG_TEXT_MAX),
    user_agent: keep(report.userAgent, USER_AGENT_MAX),
    created_at_ms: platform.now(),
  });
  return succeed({ ok: true });
}
