import type { Command } from './commands.ts';
import {
  changesOf,
  giftEnd,
  institutionId,
  ORDER_PRICE,
  orderEnd,
  orderOf,
  potId,
  refOf,
  runOfWorld,
  subscriptionOf,
  userId,
  type World,
} from './actors.ts';

/**
 * Does a command in the plain books, and gives the words that `act` must have given for it. `said`: what it gave; of a
 * new subscription only the product knows the id.
 */
export function expectOutcome(world: World, command: Command, said: string): string {
  const { books, scene } = world;
  const nowMs = scene.now();
  switch (command.do) {
    case 'give':
    case 'pay':
      return expectGrant(world, command, said);
    case 'refund': {
      const { credits, close } = command;
      const wish = { credits, close, money: credits * 180, ref: refOf(world, command) };
      return books.takeBack(orderOf(world, command.order), 'refund', wish, nowMs);
    }
    case 'dispute': {
      const wish = { credits: 0, close: true, money: ORDER_PRICE, ref: refOf(world, command) };
      return books.takeBack(orderOf(world, command.order), 'dispute', wish, nowMs);
    }
    case 'won': {
      const { credits, reopen } = command;
      return books.won(
        orderOf(world, command.order),
        { credits, reopen, endsMs: orderEnd(), ref: refOf(world, command) },
        nowMs,
      );
    }
    case 'hold':
      return books.hold(userId(world, command.user), runOfWorld(world, command.run), command.gameType, nowMs);
    case 'post':
      return books.post(runOfWorld(world, command.run));
    case 'void':
      return books.void(runOfWorld(world, command.run), command.evenPosted, nowMs);
    case 'expire':
      for (const { pot } of books.subscriptions.values()) books.expireDue(pot, nowMs);
      return 'done';
    case 'adminExpire':
    case 'adminUses':
    case 'adminEnd': {
      const id = subscriptionOf(world, command.at);
      return id === null ? 'none' : books.change(id, changesOf(command), nowMs);
    }
    case 'clock':
      return 'done';
    case 'free':
      books.everythingFree = command.on;
      return 'done';
    case 'join':
    case 'leave': {
      const payer = books.payers.get(userId(world, command.user));
      if (payer) payer.institution = command.do === 'join' ? institutionId(world, command.institution) : null;
      return 'done';
    }
    case 'remotes': {
      const id = potId(world, command.place);
      const owner = command.place.kind === 'user' ? books.payers.get(id) : books.institutions.get(id);
      if (owner) owner.remotesOff = command.off;
      return 'done';
    }
    case 'forget':
      books.forget(userId(world, command.user));
      return 'done';
  }
}

function expectGrant(world: World, command: Extract<Command, { do: 'give' | 'pay' }>, said: string): string {
  const { books, keys, known, scene } = world;
  const pot = potId(world, command.to);
  if (command.to.kind === 'user' ? !books.payers.has(pot) : !books.institutions.has(pot)) return 'notFound';
  const isGift = command.do === 'give';
  const key = isGift ? command.key && `${command.actor} ${command.key}` : `order ${command.order}`;
  const kind = isGift ? command.kind : 'times';
  const original = kind === 'times' ? command.uses : 0;
  const body = JSON.stringify([pot, kind, original]);
  const before = key === null ? undefined : keys.get(key);
  if (before) return before.body === body ? `again ${before.id}` : 'keyUsed';
  if (key !== null) keys.set(key, { id: said, body });
  known.push(said);
  books.subscriptions.set(said, {
    ...{ id: said, pot, kind, original, left: original, used: 0, expired: 0, lapsed: 0 },
    endsMs: isGift ? giftEnd(command) : orderEnd(),
    isOver: false,
    byAdmin: false,
    order: isGift ? null : orderOf(world, command.order),
    price: isGift ? 0 : ORDER_PRICE,
    moneyBack: 0,
    createdMs: scene.now(),
  });
  // An id that begins so was a refusal or a repetition.
  return said.includes(' ') || said.length < 18 ? 'a new subscription' : said;
}
