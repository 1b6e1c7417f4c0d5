import type { CallSession } from '@qc/telephone/conversation/session';
import * as z from 'zod/mini';

/** Written by this program or by an earlier one of the same form; another form is none that could be gone on with. */
const Head = z.looseObject({ version: z.literal(1), turn: z.int() });
const StoredSession = z.custom<CallSession>((value) => Head.safeParse(value).success);

/** A session as it was kept; null: of another form, the call begins anew. */
export function readSession(text: string): CallSession | null {
  return StoredSession.safeParse(JSON.parse(text)).data ?? null;
}

/** What changes whenever a line asks again and nothing has happened: its turn, how often, and how that was worded. */
const PASSING = new Set(['turn', 'held', 'last']);

/**
 * What of a session must not get lost. Where it is the same nothing has to be written down before the reply: whoever
 * waits asks each two or three seconds, and by a thousand.
 */
export function lastingText(session: CallSession): string {
  return JSON.stringify(session, (name, value: unknown) => (PASSING.has(name) ? undefined : value));
}

/** The session of a call that went on while nothing of it was written down: it is at the turn that the line names. */
export function caughtUp(session: CallSession, turn: number): CallSession {
  if (turn <= session.turn) return session;
  const { last } = session;
  const collect = last?.collect ? { ...last.collect, turn } : null;
  return { ...session, turn, last: last && { ...last, collect } };
}
