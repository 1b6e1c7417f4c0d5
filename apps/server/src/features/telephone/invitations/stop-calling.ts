import type { CallingState, RoomId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import { type Result, succeed } from '#platform/result';
import { callingGround, type CallingParts, callingState } from './calling-state.ts';

/** Calls nobody more into a room, and lets no telephone ring on; who has picked up stays. Refuses `notFound`. */
export async function stopCalling(parts: CallingParts, actor: Actor, id: RoomId): Promise<Result<CallingState>> {
  const ground = await callingGround(parts, actor, id);
  if (!ground.ok) return ground;
  const ringing = ground.value.people.filter(({ state }) => state === 'placing' || state === 'ringing');
  await parts.inviter.stopCalling(id, ringing);
  const after = await callingGround(parts, actor, id);
  return after.ok ? succeed(await callingState(parts, after.value)) : after;
}
