import { isAdminRole } from '@qc/contract';
import type { GameResult, ResultId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed } from '#platform/result';
import type { Result } from '#platform/result';
import { findResult } from './result-store.ts';

/** One result whole. Admins see everything but phone numbers, which are the owner's alone. Refuses `notFound`. */
export async function getGameResult(platform: Platform, actor: Actor, id: ResultId): Promise<Result<GameResult>> {
  const found = await findResult(platform.db, id);
  if (!found) return refuse('notFound');
  if (found.userId === actor.userId) return succeed(found.result);
  if (!isAdminRole(actor.role)) return refuse('notFound');
  const players = found.result.players.map((player) => ({ ...player, phone: null }));
  return succeed({ ...found.result, players, mine: false });
}
