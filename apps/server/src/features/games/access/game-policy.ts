import { isAdminRole, type GameAccess, type UserId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';

/** What may be done with a game. `revoke`: taking its shares back. */
export const GAME_RIGHTS = [
  'view',
  'edit',
  'run',
  'exportLocal',
  'exportWeb',
  'exportExcel',
  'replicate',
  'share',
  'delete',
  'revoke',
] as const;
export type GameRight = (typeof GAME_RIGHTS)[number];

const RIGHTS: Record<GameAccess, ReadonlySet<GameRight>> = {
  owner: new Set(GAME_RIGHTS),
  editor: new Set(['view', 'edit', 'run', 'exportLocal', 'exportWeb', 'exportExcel', 'replicate']),
  runner: new Set(['view', 'run', 'delete']),
};

/**
 * How a caller holds a game; null: for this caller it does not exist. A copy without editing stays that for the one
 * who has it, whatever the role; `isEditor`: it is shared with the caller for full editing.
 */
export function gameAccess(
  actor: Pick<Actor, 'userId' | 'role'>,
  game: { userId: UserId; readOnly: boolean },
  isEditor: boolean,
): GameAccess | null {
  if (game.userId === actor.userId) return game.readOnly ? 'runner' : 'owner';
  if (isAdminRole(actor.role)) return 'owner';
  return isEditor ? 'editor' : null;
}

/** Whether somebody who holds a game in this way may do this with it. */
export function hasRight(access: GameAccess, right: GameRight): boolean {
  return RIGHTS[access].has(right);
}
