import { type CallFault, type CallPeople, numberToCall, type PeopleCalled, type RoomId } from '@qc/contract';
import { type Acting, recordAudit } from '#features/audit';
import { inTransaction } from '#platform/db/transaction';
import { refuse, type Result, succeed } from '#platform/result';
import { serverSecrets } from '#platform/server-secret';
import { callerOf } from '../calls/caller-number.ts';
import type { KnownLine } from '../line/known-lines.ts';
import { ownNumber } from '../line/own-number.ts';
import { callingGround, type CallingGround, type CallingParts, callingState, reachOf } from './calling-state.ts';
import { addInvitations, type StoredInvitation } from './invitation-store.ts';
import { findSuppressed } from './suppressed-store.ts';

/** Signs of a number's hash that stand in the log: enough to prove that a number was on a list, for whoever has it. */
const LOGGED_SIGNS = 10;

/**
 * Puts people who have agreed to it in line to be called; who may not be called is left out, and it is said why. That
 * they have agreed, who says so, and whose numbers they are is kept for ever, numbers as the beginning of their hash and
 * their last three digits. Refuses `notFound`, `cannotCall` where nobody can be called, `quietHours`, `tooManyCalled`.
 */
export async function callPeople(
  parts: CallingParts,
  { actor, by }: Acting,
  id: RoomId,
  { people }: CallPeople,
): Promise<Result<PeopleCalled>> {
  const ground = await callingGround(parts, actor, id);
  if (!ground.ok) return ground;
  const { line, gap, leftHere, leftToday } = ground.value;
  if (gap !== null || line === null) return refuse('cannotCall', { details: [gap ?? 'noLine'] });
  if ((await callingState(parts, ground.value)).isQuiet) return refuse('quietHours');
  const { wanted, left } = await sort(parts, ground.value, line, people);
  if (wanted.length > leftHere || wanted.length > leftToday) return refuse('tooManyCalled');
  const { platform, inviter } = parts;
  const createdAtMs = platform.now();
  const invitations = wanted.map(({ name, number, hash, end }, place): StoredInvitation => ({
    ...{ id: platform.random.id(), roomId: id, userId: actor.userId, lineId: line.id, name, number },
    ...{ numberHash: hash, numberEnd: end, state: 'waiting', fault: null, attempt: 0, place },
    ...{ provider: line.settings.provider, callId: null, placedAtMs: null },
    ...{ createdAtMs, changedAtMs: createdAtMs },
  }));
  if (invitations.length > 0)
    await inTransaction(platform.db, async (trx) => {
      await addInvitations(trx, invitations);
      await recordAudit(trx, by, {
        action: 'callPeople',
        targetKind: 'room',
        target: id,
        targetName: '',
        after: {
          agreed: true,
          people: invitations.length,
          numbers: invitations.map((one) => `${one.numberEnd} ${one.numberHash.slice(0, LOGGED_SIGNS)}`).join(', '),
        },
      });
    });
  inviter.wake();
  const after = await callingGround(parts, actor, id);
  return after.ok ? succeed({ state: await callingState(parts, after.value), left }) : after;
}

interface Wanted {
  name: string;
  number: string;
  hash: string;
  end: string;
}

/** Who may be called, and who not. */
async function sort(
  { platform }: CallingParts,
  { people: known }: CallingGround,
  line: KnownLine,
  people: CallPeople['people'],
): Promise<{ wanted: Wanted[]; left: { at: number; why: CallFault }[] }> {
  const reach = reachOf(line);
  const secrets = await serverSecrets(platform.db);
  const hashesOf = (number: string) =>
    secrets.map((secret) => callerOf(secret, { lineId: line.id, callId: '', from: number }));
  const read = people.map(({ number, name }) => ({ name, ...numberToCall(number, reach) }));
  const all = read.flatMap((one) => ('number' in one ? hashesOf(one.number).map(({ id }) => id) : []));
  const suppressed = await findSuppressed(platform.db, all);
  const called = new Set(known.map(({ numberHash }) => numberHash));
  const listed = new Set<string>();
  const own = ownNumber(line.settings.numbers);
  const left: { at: number; why: CallFault }[] = [];
  const wanted: Wanted[] = [];
  for (const [at, one] of read.entries()) {
    if ('why' in one) {
      left.push({ at, why: one.why });
      continue;
    }
    const hashes = hashesOf(one.number);
    const [present] = hashes;
    if (present === undefined) continue;
    const why: CallFault | null = listed.has(present.id)
      ? 'repeated'
      : one.number === own
        ? 'ownNumber'
        : hashes.some(({ id }) => suppressed.has(id))
          ? 'suppressed'
          : hashes.some(({ id }) => called.has(id))
            ? 'calledAlready'
            : null;
    listed.add(present.id);
    if (why === null) wanted.push({ name: one.name, number: one.number, hash: present.id, end: present.line });
    else left.push({ at, why });
  }
  return { wanted, left };
}
