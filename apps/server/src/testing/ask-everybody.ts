import type { LightMyRequestResponse } from 'fastify';
import { type Caller, type Cast, WHO, type Who } from './cast.ts';
import type { OwnedRecords } from './owned-records.ts';
import type { AccessRow, Outcome } from './read-access-table.ts';
import { NO_SUCH_ID } from './send-sample.ts';

/** Ids of what was made for one call, by their names. */
export type MoreIds = Readonly<Record<string, string>>;

/** One call as a test of access makes it; `C` is what is sent. */
export interface AskedCall<C> {
  /** Its address, as the description has it. */
  path: string;
  /** It changes nothing. */
  reads: boolean;
  /** The owner is gone once it was done. */
  takesOwner?: boolean;
  /** Makes what the owner's usual records do not have, again after each time they were used. */
  prepare?(cast: Cast): Promise<MoreIds>;
  about(records: OwnedRecords, more: MoreIds): C;
  send(caller: Caller | null, call: C): Promise<LightMyRequestResponse>;
}

/** What everybody was answered, and who of those refused could tell a foreign record from one that does not exist. */
export interface Answers {
  outcomes: Partial<Record<Who, Outcome>>;
  tellTales: string[];
}

/**
 * Makes one call as everybody, about records of a new owner. First come those who are to be refused, all about the same
 * records: the owner's success afterwards proves that the records were there, and that no refused call took them away.
 */
export async function askEverybody<C>(cast: Cast, asked: AskedCall<C>, expected: AccessRow): Promise<Answers> {
  const answers: Answers = { outcomes: {}, tellTales: [] };
  await cast.newOwner();
  let more = (await asked.prepare?.(cast)) ?? {};
  for (const who of WHO.toSorted((a, b) => Number(isRefusal(expected[b])) - Number(isRefusal(expected[a])))) {
    const { records } = cast;
    const caller = await cast.caller(who);
    const call = asked.about(records, more);
    const reply = await asked.send(caller, call);
    answers.outcomes[who] = outcomeOf(reply, records, expected[who]);
    const unknown = withUnknownIds(call, [...idsOf(records), ...Object.values(more)]);
    if (unknown !== null && (reply.statusCode === 404 || reply.statusCode === 401)) {
      const other = await asked.send(caller, unknown);
      if (visible(reply) !== visible(other)) answers.tellTales.push(`${who}: ${visible(reply)} / ${visible(other)}`);
    }
    if (who === 'owner' || reply.statusCode >= 300) continue;
    if (endsSessions(asked)) cast.lost(who);
    const known = [...Object.values(records), ...Object.values(more)];
    if (asked.reads || !(asked.path.startsWith('/institution') || isNamed(call, known))) continue;
    await (asked.takesOwner ? cast.newOwner() : cast.newRecords());
    more = (await asked.prepare?.(cast)) ?? {};
  }
  return answers;
}

/** Everything of an answer that may not tell two refusals apart. */
export function visible({ statusCode, headers, body }: LightMyRequestResponse): string {
  const { 'x-request-id': _id, date: _date, 'content-security-policy': _nonce, ...others } = headers;
  return JSON.stringify([statusCode, others, body.replace(/"requestId":"[^"]*"/, '')]);
}

/** The same call about records that do not exist; null: it names none. */
function withUnknownIds<C>(call: C, ids: readonly string[]): C | null {
  const text = JSON.stringify(call);
  const unknown = ids.reduce((sofar, id) => sofar.replaceAll(id, NO_SUCH_ID), text);
  return unknown === text ? null : JSON.parse(unknown);
}

function isNamed(call: unknown, known: readonly unknown[]): boolean {
  const text = JSON.stringify(call);
  return known.some((value) => typeof value === 'string' && text.includes(value));
}

/** Signing in ends the session that was there before, as signing out does. */
function endsSessions({ path, reads }: { path: string; reads: boolean }): boolean {
  return !reads && /^\/(auth|admin\/log)/.test(path);
}

function isRefusal(outcome: Outcome): boolean {
  return typeof outcome === 'number' && outcome >= 400;
}

function outcomeOf(reply: LightMyRequestResponse, records: OwnedRecords, expected: Outcome): Outcome {
  if (typeof expected === 'number' || reply.statusCode !== 200) return reply.statusCode;
  const { gameId, questionId, mediaId, categoryId, roomId, assignmentId, resultId, subscriptionId, orderId } = records;
  const { rememberedId } = records;
  const ids = [
    gameId,
    questionId,
    mediaId,
    categoryId,
    roomId,
    assignmentId,
    resultId,
    subscriptionId,
    orderId,
    rememberedId,
  ];
  return ids.some((id) => reply.body.includes(`"${id}"`)) ? 'shown' : 'hidden';
}

function idsOf(records: OwnedRecords): string[] {
  return Object.entries(records).flatMap(([key, value]) =>
    typeof value === 'string' && /Id$|^errorKey$/.test(key) ? [value] : [],
  );
}
