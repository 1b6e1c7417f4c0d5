import { GameId, InstitutionId, OrderId, SubscriptionId, UserId } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import { expireDue } from '../ledger/expire-due.ts';
import { forgetPerson } from '../forget-person.ts';
import { giveBackOrder } from '../granting/give-back-order.ts';
import { grantCredits } from '../granting/grant-credits.ts';
import { holdCharge } from '../charges/hold-charge.ts';
import { postCharge } from '../charges/post-charge.ts';
import { takeBackOrder } from '../granting/take-back-order.ts';
import type { LedgerScene } from '../testing/ledger-scene.ts';
import { DAY_MS, SCENE_MS } from '../testing/ledger-scene.ts';
import { updateSubscription } from '../subscriptions/update-subscription.ts';
import { voidCharge } from '../charges/void-charge.ts';
import type { BookChanges, Books } from './books.ts';
import type { Command, Place } from './commands.ts';

/** Price of every order, minor units. */
export const ORDER_PRICE = 900;

/** One history's world: its names, its clock, the database and the plain books. */
export interface World {
  db: Db;
  scene: LedgerScene;
  books: Books;
  /** Stands in every id, so that histories do not meet. */
  seed: string;
  /** Who had to pay for a charge. */
  payers: Map<string, string>;
  /** Subscriptions in the order they came. */
  known: string[];
  keys: Map<string, { id: string; body: string }>;
}

export const userId = ({ seed }: World, at: number) => UserId.parse(`user-${at}-of-${seed}`);
export const institutionId = ({ seed }: World, at: number) => InstitutionId.parse(`school-${at}-of-${seed}`);
const orderId = ({ seed }: World, at: number) => OrderId.parse(`order-${at}-of-${seed}`);
const runId = ({ seed }: World, at: number) => `run-${at}-of-${seed}`;
export const potId = (world: World, { kind, at }: Place) =>
  kind === 'user' ? userId(world, at) : institutionId(world, at);

/** What a command says when it is done in the product; the same words as `expectOutcome`'s. */
export async function act(world: World, command: Command): Promise<string> {
  const { db, scene } = world;
  switch (command.do) {
    case 'give':
    case 'pay':
      return grant(world, command);
    case 'refund':
    case 'dispute': {
      const isRefund = command.do === 'refund';
      const { taken, subscriptionId } = await takeBackOrder(scene, db, {
        orderId: orderId(world, command.order),
        kind: command.do,
        credits: isRefund ? command.credits : 'all',
        close: isRefund ? command.close : true,
        amountMinor: isRefund ? command.credits * 180 : ORDER_PRICE,
        ref: refOf(world, command),
        note: '',
        actorId: null,
      });
      return subscriptionId === null ? 'none' : `${taken}`;
    }
    case 'won': {
      const { given, subscriptionId } = await giveBackOrder(scene, db, {
        orderId: orderId(world, command.order),
        credits: command.credits,
        reopen: command.reopen,
        expiresAtMs: orderEnd(),
        ref: refOf(world, command),
        note: '',
        actorId: null,
      });
      return subscriptionId === null ? 'none' : `${given}`;
    }
    case 'hold': {
      const held = await holdCharge(scene, db, {
        what: 'room',
        runId: runId(world, command.run),
        userId: userId(world, command.user),
        game: { id: GameId.parse(`game-of-${command.gameType}`), name: 'Game', gameType: command.gameType },
      });
      if (!held.ok) return held.code;
      const { charge, amount, creditsBefore } = held.value;
      if (!world.payers.has(charge)) world.payers.set(charge, world.books.potOf(userId(world, command.user)));
      return `${amount} of ${creditsBefore}`;
    }
    case 'post':
      return String(await postCharge(scene, db, 'room', runId(world, command.run)));
    case 'void': {
      const { evenPosted } = command;
      return String(await voidCharge(scene, db, 'room', runId(world, command.run), { evenPosted }));
    }
    case 'expire':
      await expireDue({ ...scene, db });
      return 'done';
    case 'adminExpire':
    case 'adminUses':
    case 'adminEnd': {
      const id = subscriptionOf(world, command.at);
      if (id === null) return 'none';
      const by = { userId: userId(world, 0), address: '', atMs: scene.now() };
      const admin = { by, actor: { userId: userId(world, 0), role: 0 } } as const;
      const changed = await updateSubscription({ ...scene, db }, admin, SubscriptionId.parse(id), {
        reason: '',
        ...changesOf(command),
      });
      return changed.ok ? 'done' : changed.code;
    }
    case 'clock':
      scene.clock.nowMs += command.byMs;
      return 'done';
    case 'free':
      scene.config.everythingFree = command.on;
      return 'done';
    case 'join':
    case 'leave': {
      const institution_id = command.do === 'join' ? institutionId(world, command.institution) : null;
      await db.updateTable('app_user').set({ institution_id }).where('id', '=', userId(world, command.user)).execute();
      return 'done';
    }
    case 'remotes': {
      const change = { disable_remotes_games: command.off ? 1 : 0 };
      const id = potId(world, command.place);
      if (command.place.kind === 'user') await db.updateTable('app_user').set(change).where('id', '=', id).execute();
      else await db.updateTable('institution').set(change).where('id', '=', id).execute();
      return 'done';
    }
    case 'forget':
      await db.transaction().execute(async (trx) => {
        await forgetPerson(scene, trx, userId(world, command.user));
        await trx.deleteFrom('app_user').where('id', '=', userId(world, command.user)).execute();
      });
      return 'done';
  }
}

async function grant(world: World, command: Extract<Command, { do: 'give' | 'pay' }>): Promise<string> {
  const potOwner = { kind: command.to.kind, id: potId(world, command.to) };
  const isGift = command.do === 'give';
  const granted = await grantCredits(world.scene, world.db, {
    potOwner,
    uses: command.uses,
    note: '',
    title: 'Pack',
    ...(isGift
      ? { kind: command.kind, expiresAtMs: giftEnd(command), source: 'manual', priceMinor: 0, currency: null }
      : { kind: 'times', expiresAtMs: orderEnd(), source: 'payment', priceMinor: ORDER_PRICE, currency: 'EUR' }),
    ...(!isGift && { orderId: orderId(world, command.order) }),
    ...(isGift && command.key !== null && { grantKey: `${command.key}-of-${world.seed}` }),
    actorId: isGift ? UserId.parse(`admin-${command.actor}-here`) : null,
  });
  if (!granted.ok) return granted.code;
  const { subscriptionId, repeated } = granted.value;
  return repeated ? `again ${subscriptionId}` : subscriptionId;
}

export const giftEnd = ({ kind, days }: { kind: string; days: number | null }): number | null =>
  days === null && kind === 'times' ? null : SCENE_MS + (days ?? 3) * DAY_MS;
export const orderEnd = (): number => SCENE_MS + 4 * DAY_MS;
export const refOf = (world: World, command: { order: number; ref: number }) =>
  `${orderId(world, command.order)}:${command.ref}`;
export const orderOf = orderId;
export const runOfWorld = runId;

/** Which subscription an admin opens; null: there is none yet. */
export function subscriptionOf({ known }: World, at: number): string | null {
  return known.length === 0 ? null : (known[at % known.length] ?? null);
}

export function changesOf(command: Extract<Command, { do: 'adminExpire' | 'adminUses' | 'adminEnd' }>): BookChanges {
  if (command.do === 'adminExpire') return { expiredFromAdmin: command.on };
  if (command.do === 'adminUses') return { usagesLeft: command.left };
  return { expiryDate: command.days === null ? null : SCENE_MS + command.days * DAY_MS };
}
