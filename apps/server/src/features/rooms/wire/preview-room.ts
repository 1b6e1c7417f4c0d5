import { ROOM_CODE_PATTERN } from '@qc/contract';
import type { RoomHead } from '#platform/http/pages/serve-web';
import type { Gateway } from './gateway.ts';

/**
 * What a card beside the address of an open room says: the game's name, nothing else of it. Asking counts as trying a
 * code does, so that codes are not guessed here instead of at the door; to who may not try, every code looks the same.
 */
export function previewRoom({ host, codes }: Gateway, code: string, address: string): ReturnType<RoomHead> {
  if (!ROOM_CODE_PATTERN.test(code) || host.isReturning(code)) return null;
  const meant = host.roomByCode(code);
  const room = meant?.state.phase.name === 'ended' ? null : meant;
  const refusal = codes.judge({ device: `card for ${address}`, address }, room);
  if (!room || refusal !== null) return null;
  const { name: title, language, direction } = room.state.game;
  return { title, language, direction };
}
