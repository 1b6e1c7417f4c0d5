import { GameId, UserId, type GameType } from '@qc/contract';
import { searchKey } from '#platform/db/search-key';
import type { Db } from '#platform/db/tables';
import { systemRandom } from '#platform/random';
import { readConfig } from '../../../config.ts';
import { insertUser } from '../../../testing/insert-user.ts';
import type { CreditSeams, Grant, PotRef, RunKind, RunToCharge } from '../credit-types.ts';
import { grantCredits } from '../granting/grant-credits.ts';

/** When a scene begins. */
export const SCENE_MS = Date.UTC(2026, 10, 21);
export const DAY_MS = 24 * 60 * 60 * 1000;

/** Seams of a ledger whose clock a test moves. */
export interface LedgerScene extends CreditSeams {
  clock: { nowMs: number };
}

/** Read once: ten thousand histories begin with a scene. */
const usual = readConfig({});

export function ledgerScene(everythingFree = false): LedgerScene {
  const clock = { nowMs: SCENE_MS };
  const now = () => clock.nowMs;
  return { clock, now, random: systemRandom(now), config: { ...usual, everythingFree } };
}

/** A run of a person; the game's name is its type. */
export function runOf(
  userId: string,
  runId: string,
  gameType: GameType = 'firebase',
  what: RunKind = 'room',
): RunToCharge {
  const game = { id: GameId.parse(`game-of-${gameType}`), name: gameType, gameType };
  return { what, runId, userId: UserId.parse(userId), game };
}

/** A gift to a pot; throws when it is refused. */
export async function give(
  seams: CreditSeams,
  db: Db,
  potOwner: PotRef,
  uses: number,
  more: Partial<Grant> = {},
): Promise<string> {
  const gift = { kind: 'times', expiresAtMs: null, source: 'manual', priceMinor: 0, currency: null } as const;
  const granted = await grantCredits(seams, db, { ...gift, title: 'Gift', note: '', potOwner, uses, ...more });
  if (!granted.ok) throw new Error(`a gift was refused: ${granted.code}`);
  return granted.value.subscriptionId;
}

/** A person who pays alone. */
export async function person(db: Db, name: string, institutionId: string | null = null): Promise<PotRef> {
  return { kind: 'user', id: await insertUser(db, name, 2, { institution_id: institutionId }) };
}

/** An institution. */
export async function institution(db: Db, id: string, remotesDisabled = false): Promise<PotRef> {
  const name = `School ${id}`;
  await db
    .insertInto('institution')
    .values({
      ...{ id, name, sort_name: searchKey(name), search_text: searchKey(name) },
      ...{ disable_remotes_games: remotesDisabled ? 1 : 0, created_at_ms: 1, closed_at_ms: null },
    })
    .execute();
  return { kind: 'institution', id };
}

/** What is in a pot, as it is stored. */
export async function balanceOf(db: Db, pot: PotRef): Promise<number> {
  const row = await db.selectFrom('pot').select('balance').where('id', '=', pot.id).executeTakeFirst();
  return row?.balance ?? 0;
}

/** An order that was paid, for `give` with its `orderId`. */
export async function paidOrder(db: Db, id: string, pot: PotRef, uses: number, amountMinor: number): Promise<void> {
  await db
    .insertInto('payment_order')
    .values({
      ...{
        id,
        user_id: pot.id,
        pot_id: pot.id,
        type_id: null,
        title: 'Pack',
        search_text: 'pack',
        kind: 'times',
        uses,
      },
      ...{ valid_days: null, amount_minor: amountMinor, currency: 'EUR', provider: 'manual', provider_ref: null },
      ...{ payment_ref: null, checkout_url: null, status: 'paid', receipt_number: null, press_key: id, note: '' },
      ...{ created_at_ms: SCENE_MS, expires_at_ms: SCENE_MS, paid_at_ms: SCENE_MS },
    })
    .execute();
}
