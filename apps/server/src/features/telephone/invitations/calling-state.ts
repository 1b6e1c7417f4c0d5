import {
  CalledPersonId,
  callingCode,
  type CallingGap,
  type CallingState,
  isAdminRole,
  type LineCalling,
  NO_CALLING,
  type RoomId,
} from '@qc/contract';
import { mayOperateRoom, type Rooms } from '#features/rooms';
import { publicAddress } from '#features/settings';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { CALL_OUTS } from '../dialects/call-outs.ts';
import type { KnownLine, KnownLines } from '../line/known-lines.ts';
import { HOUSE_LINE } from '../line/line-store.ts';
import { countPlaced, findHost, listInvitations, type StoredInvitation } from './invitation-store.ts';
import type { Inviter } from './inviter.ts';
import { isQuiet } from './quiet-hours.ts';
import { countSuppressed } from './suppressed-store.ts';

/** What calling people is made of. */
export interface CallingParts {
  platform: Platform;
  rooms: Rooms;
  lines: KnownLines;
  inviter: Inviter;
}

/** A room from which somebody wants to call, with all that decides whether it may be. */
export interface CallingGround {
  roomId: RoomId;
  line: KnownLine | null;
  gap: CallingGap | null;
  people: StoredInvitation[];
  /** How many more, here and today. */
  leftHere: number;
  leftToday: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Looks whether a person may call people into a room. Refuses `notFound` to who may not operate it. */
export async function callingGround(
  { platform, rooms, lines, inviter }: CallingParts,
  actor: Actor,
  roomId: RoomId,
): Promise<Result<CallingGround>> {
  const { db } = platform;
  const record = await rooms.find(roomId);
  if (!record || !(await mayOperateRoom(db, actor, record))) return refuse('notFound');
  await inviter.forgetUnheard(roomId);
  const line = await lines.find(HOUSE_LINE);
  const people = await listInvitations(db, roomId);
  const { perRoom, perDay } = line?.settings.calling ?? NO_CALLING;
  const today = await countPlaced(db, HOUSE_LINE, platform.now() - DAY_MS);
  return succeed({
    ...{ roomId, line, people },
    gap: await gapOf({ platform, rooms }, actor, line, record),
    leftHere: Math.max(0, perRoom - people.length),
    leftToday: Math.max(0, perDay - today),
  });
}

async function gapOf(
  { platform, rooms }: Pick<CallingParts, 'platform' | 'rooms'>,
  actor: Actor,
  line: KnownLine | null,
  record: { id: string; demo: boolean },
): Promise<CallingGap | null> {
  if (line === null) return 'noLine';
  const { provider, calling } = line.settings;
  if (CALL_OUTS[provider] === undefined) return 'cannot';
  if (calling.accountId === '' || line.callToken === null) return 'noAccount';
  if ((await publicAddress(platform)) === null) return 'noAddress';
  if (!isAdminRole(actor.role) && !(await mayCall(platform, actor, calling))) return 'notYou';
  // A demo costs nothing, and calls cost the house.
  if (record.demo) return 'demo';
  const room = await rooms.view(record.id);
  if (room === null || !room.callers) return 'notLetIn';
  return room.startedAtMs === null && !room.over ? null : 'started';
}

async function mayCall({ db }: Platform, actor: Actor, { by }: LineCalling): Promise<boolean> {
  return by === 'everyone' || (by === 'members' && (await findHost(db, actor.userId)).isMember);
}

/** What the console is shown of it. */
export async function callingState({ platform }: CallingParts, ground: CallingGround): Promise<CallingState> {
  const { line, gap, people, leftHere, leftToday } = ground;
  const calling = line?.settings.calling ?? NO_CALLING;
  const { home, countries } = reachOf(line);
  return {
    ...{ gap, home, countries, leftHere, leftToday },
    isQuiet: isQuiet(platform.now(), calling),
    quietFrom: calling.quietFrom,
    quietUntil: calling.quietUntil,
    price: calling.price,
    neverAgain: await countSuppressed(platform.db),
    people: people.map(({ id, name, number, numberEnd, state, fault, attempt }) => ({
      _id: CalledPersonId.parse(id),
      ...{ name, number, numberEnd, state, fault },
      mayTryAgain: (state === 'busy' || state === 'noAnswer') && attempt === 1 && number !== '',
    })),
  };
}

/** Which numbers a line calls. */
export function reachOf(line: KnownLine | null): { home: string; countries: string[] } {
  const home = callingCode(line?.settings.numbers[0] ?? '');
  const { countries } = line?.settings.calling ?? NO_CALLING;
  return { home, countries: countries.length > 0 || home === '' ? countries : [home] };
}
