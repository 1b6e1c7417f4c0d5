import { ROOM_CODE_PATTERN } from '@qc/contract';
import type { RoomCard } from '#platform/http/pages/serve-web';
import type { Room } from '@qc/engine/live/room';
import type { Gateway } from './gateway.ts';

/**
 * What a card beside the address of an open room says: the game's name, nothing else of it. Asking counts as trying a
 * code does, so that codes are not guessed here instead of at the door; to who may not try, every code looks the same.
 */
export async function previewRoom(gateway: Gateway, code: string, address: string): Promise<RoomCard | null> {
  const { host, codes, relay } = gateway;
  if (!ROOM_CODE_PATTERN.test(code) || host.isReturning(code)) return null;
  const meant = host.roomByCode(code);
  const room = meant?.state.phase.name === 'ended' ? null : meant;
  const tried = { device: `card for ${address}`, address };
  if (!room && relay && codes.standing(tried) === 'free') {
    const card = await relay.card(code);
    if (card) return card;
  }
  return codes.judge(tried, room) === null ? cardOf(room) : null;
}

/** The card of a room; null: it is over, or there is none. */
export function cardOf(room: Room | null): RoomCard | null {
  if (!room || room.state.phase.name === 'ended') return null;
  const { name: title, language, direction } = room.state.game;
  return { title, language, direction };
}
