import { isAdminRole, type GameChanges } from '@qc/contract';
import { findPerson } from '#features/accounts';
import { installationSettings, lastKnownAddress } from '#features/settings';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import { queueMail } from '#platform/mail/outgoing-mail-store';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import type { AllowedGame } from './allow-game.ts';
import { blockMail } from '../block-mail.ts';
import { writeBlock, type StoredGame } from '../game-store.ts';

/** What a change of a game makes of its two switches. */
export interface Switches {
  /** The owner's own. */
  disabled: boolean;
  /** The admins'. */
  blocked: boolean;
}

/**
 * Which of the two switches a change means. An admin who switches another person's game off means the admins' block,
 * whose end is theirs alone; what is sent back as it was read changes nothing. Refuses `gameBlocked` to an owner
 * whose game is blocked, `forbidden` to whom the game is only shared with.
 */
export function judgeSwitches(
  actor: Actor,
  { game, access }: AllowedGame,
  wish: Pick<GameChanges, 'disabled' | 'blocked'>,
): Result<Switches> {
  const { disabled, blocked } = game;
  const isAdmin = isAdminRole(actor.role);
  if (wish.blocked !== undefined && wish.blocked !== blocked) {
    return isAdmin ? succeed({ disabled, blocked: wish.blocked }) : refuse('forbidden');
  }
  if (wish.disabled === undefined || wish.disabled === (disabled || blocked)) return succeed({ disabled, blocked });
  if (access !== 'owner') return refuse('forbidden');
  if (!blocked) {
    const isForeign = game.userId !== actor.userId;
    return succeed(isForeign && wish.disabled ? { disabled, blocked: true } : { disabled: wish.disabled, blocked });
  }
  return isAdmin ? succeed({ disabled, blocked: false }) : refuse('gameBlocked');
}

/** Writes the admins' block of a game and of its copies without editing, or lifts it; the owner is told by a letter. */
export async function changeBlock(
  trx: Db,
  platform: Platform,
  actor: Actor,
  { game, blocked }: { game: StoredGame; blocked: boolean },
): Promise<void> {
  await writeBlock(trx, game.id, blocked ? { by: actor.userId, atMs: platform.now() } : null);
  const owner = game.userId === actor.userId ? null : await findPerson(trx, game.userId);
  if (!owner?.emailNotifications) return;
  const { contactName, contactEmail, contactPhone } = await installationSettings({ ...platform, db: trx });
  const contact = [contactName, contactEmail, contactPhone].filter((part) => part !== '').join(', ');
  const news = { gameName: game.name, blocked, contact, publicUrl: lastKnownAddress(platform) };
  await queueMail(trx, platform, blockMail(owner, news));
}
