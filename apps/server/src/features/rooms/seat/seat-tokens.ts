import { createHash, createHmac } from 'node:crypto';
import type { Room } from '@qc/engine/live/room';

/**
 * Proof of a seat: 256 bits made from the server's key and what only the joining page knows (device and message id),
 * so that a join sent again after a lost reply gets the same token. Only its hash is ever stored.
 */
export function makeSeatToken(key: string, roomId: string, device: string, messageId: string): string {
  return createHmac('sha256', key).update(`${roomId}\n${device}\n${messageId}`).digest('base64url');
}

/** What a room keeps of a device: where it follows another, what that one kept. */
export function hashDeviceIn({ id, state }: Pick<Room, 'id' | 'state'>, key: string, device: string): string {
  return hashDevice(key, state.after?.first ?? id, device);
}

/** What a room keeps of a device: it tells two devices apart there, and nothing outside that room. */
export function hashDevice(key: string, roomId: string, device: string): string {
  return createHmac('sha256', key).update(`device\n${roomId}\n${device}`).digest('base64url').slice(0, 22);
}

/** What is stored of a token. */
export function hashSeatToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
