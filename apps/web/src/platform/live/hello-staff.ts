import type { RoomId } from '@qc/contract';
import { LIVE_PROTOCOL } from '@qc/contract/live/protocol';
import { sessionValue } from '../storage/index.ts';
import type { HelloMessage } from './open-wire.ts';

/** How a console or a presenter screen says who it is; the cookie proves it. */
export function helloStaff(room: RoomId, as: 'operator' | 'presenter', lastVersion: number | null): HelloMessage {
  const session = sessionValue('user').get() ?? '';
  return { t: 'helloStaff', protocol: LIVE_PROTOCOL, room, as, session, lastVersion };
}
