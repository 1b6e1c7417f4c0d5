import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** How ids of sessions and one-time tokens are stored: a copy of the database signs nobody in. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The `x-auth` value of a session: useless without the cookie, not derivable without the server's secret. */
export function sessionProof(sessionId: string, serverSecret: string): string {
  return createHmac('sha256', serverSecret).update(`x-auth:${sessionId}`).digest('base64url');
}

/** Compares without telling by time how much was right. */
export function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
