import type { CallingState, RoomId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import { type Result, succeed } from '#platform/result';
import { callingGround, type CallingParts, callingState } from './calling-state.ts';

/** Calling people into a room: whether it may be done, and how far it is. Refuses `notFound`. */
export async function getCalling(parts: CallingParts, actor: Actor, id: RoomId): Promise<Result<CallingState>> {
  const ground = await callingGround(parts, actor, id);
  return ground.ok ? succeed(await callingState(parts, ground.value)) : ground;
}
