import { createHmac, timingSafeEqual } from 'node:crypto';
import { SCREEN_PATH, SCREEN_TOKEN_FORM } from '@qc/contract';
import { screenLinkOf } from '@qc/engine';
import type { Room } from '@qc/engine/live/room';

const PROOF_LETTERS = 32;

/**
 * What proves a screen link of a room: made from its number by the secret of the house, so that it can be said again to
 * the host, survives a restart, and stands nowhere.
 */
export function screenToken(seatKey: string, roomId: string, number: number): string {
  const proof = createHmac('sha256', seatKey).update(`screen\n${roomId}\n${number}`).digest('base64url');
  return `${number}-${proof.slice(0, PROOF_LETTERS)}`;
}

/** The number of the link that a token proves in a room; null: none, or the link is closed, or the run over. */
export function provenLink(seatKey: string, room: Room, token: string): number | null {
  const number = Number.parseInt(token, 10);
  const right = Buffer.from(screenToken(seatKey, firstOf(room), number));
  const said = Buffer.from(token);
  if (said.length !== right.length || !timingSafeEqual(said, right)) return null;
  return screenLinkOf(room.state, number) === null ? null : number;
}

/** Address of a screen link, from the slash, without a language. */
export function screenPath(seatKey: string, room: Pick<Room, 'id' | 'state'>, number: number): string {
  return `${SCREEN_PATH}/${room.id}/${screenToken(seatKey, firstOf(room), number)}`;
}

/** Links go on where the same people play again: they prove the first room of the row. */
function firstOf({ id, state }: Pick<Room, 'id' | 'state'>): string {
  return state.after?.first ?? id;
}

/** Whether a page's path, whatever its language, is that of a screen link that lets in now. */
export function isScreenPage(host: { seatKey: string; roomNow(id: string): Room | null }, path: string): boolean {
  const said = saidByScreenPath(path);
  const room = said && host.roomNow(said.room);
  return said !== null && room !== null && provenLink(host.seatKey, room, said.token) !== null;
}

/** What the path of a screen link says, true or not; null: it is none. */
export function saidByScreenPath(path: string): { room: string; token: string } | null {
  const [, room = '', token = ''] = SCREEN_PAGE.exec(path) ?? [];
  return SCREEN_TOKEN_FORM.test(token) ? { room, token } : null;
}

const SCREEN_PAGE = new RegExp(`^/[^/]+${SCREEN_PATH}/([^/]+)/([^/]+)/?$`);
