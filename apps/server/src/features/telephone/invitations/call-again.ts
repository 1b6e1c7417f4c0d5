import type { CalledPersonId, CallingState, RoomId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import { refuse, type Result, succeed } from '#platform/result';
import { callingGround, type CallingParts, callingState } from './calling-state.ts';
import { changeInvitation } from './invitation-store.ts';

/**
 * Calls somebody once more who was busy or did not answer; a third time there is none. Refuses `notFound`, `cannotCall`,
 * `quietHours`, `tooManyCalled`.
 */
export async function callAgain(
  parts: CallingParts,
  actor: Actor,
  id: RoomId,
  person: CalledPersonId,
): Promise<Result<CallingState>> {
  const ground = await callingGround(parts, actor, id);
  if (!ground.ok) return ground;
  const { gap, leftToday } = ground.value;
  const state = await callingState(parts, ground.value);
  const one = state.people.find(({ _id }) => _id === person);
  if (one === undefined) return refuse('notFound');
  if (gap !== null || !one.mayTryAgain) return refuse('cannotCall', { details: [gap ?? one.state] });
  if (state.isQuiet) return refuse('quietHours');
  if (leftToday < 1) return refuse('tooManyCalled');
  const { platform, inviter } = parts;
  await changeInvitation(platform.db, person, ['busy', 'noAnswer'], { state: 'waiting', fault: null }, platform.now());
  inviter.wake();
  const after = await callingGround(parts, actor, id);
  return after.ok ? succeed(await callingState(parts, after.value)) : after;
}
