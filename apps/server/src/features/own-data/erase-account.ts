import { type Done, RoomId } from '@qc/contract';
import { findOtherOwner, holdOwners } from '#features/accounts';
import type { AssignmentHost } from '#features/assignments';
import { forgetPerson } from '#features/credits';
import { dropInvitationsTo } from '#features/institutions';
import type { UploadShelf } from '#features/media';
import { closeRoom, type Rooms } from '#features/rooms';
import type { Db, UserTable } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import { wipeDeleted } from '#platform/db/wipe-deleted';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { eraseContent, erasePerson, findGalleryOf, findOpenRuns, handOver, passOnMedia } from './erase-store.ts';
import { finishErasing, noteErased } from './erased-content-store.ts';
import { findHeirs } from './media-heirs-store.ts';

/** What erasing an account reaches. */
export interface EraseParts {
  platform: Platform;
  rooms: Rooms;
  assignments: AssignmentHost;
  shelf: UploadShelf;
}
/** Whose account goes, and by whose hand. */
export interface Erasure {
  user: UserTable;
  /** May end the person's rooms: the person, or an admin. */
  actor: Actor;
  /** Gives away what is to stay with somebody else, once nothing runs any more. */
  before?: ((trx: Db) => Promise<void>) | undefined;
  /** Tells of it, in the transaction in which the account goes. */
  record?: ((trx: Db) => Promise<void>) | undefined;
}

/** A write that began before the search for uses may carry a time this much older, ms. */
const OVERLAP_MS = 60_000;

/**
 * Erases an account for good: games, slides, results with their players, assignments, shares, media, credits and sessions go
 * with it. What others were given as a copy stays theirs, with the files it shows; templates and library questions
 * stay with the house. Open rooms and assignments are ended first. Refuses `lastOwner`, and `unavailable` when a room cannot
 * be ended now.
 */
export async function eraseAccount(parts: EraseParts, erasure: Erasure): Promise<Result<Done>> {
  const { platform, shelf } = parts;
  const { db } = platform;
  const { user, before } = erasure;
  const houseOwner = await findOtherOwner(db, user.id);
  if (houseOwner === null) return refuse('lastOwner');
  if (!(await endRuns(parts, erasure))) return refuse('unavailable');
  if (before) await inTransaction(db, before);
  await inTransaction(db, (trx) => handOver(trx, user.id, houseOwner));
  const startedMs = platform.now() - OVERLAP_MS;
  const gallery = new Set((await findGalleryOf(db, user.id)).map(({ id }) => id));
  const heirs = await findHeirs(db, user.id, gallery);
  await eraseContent(db, user.id);
  const erased = await inTransaction(db, (trx) => erase(trx, platform, erasure, { heirs, startedMs }));
  if (!erased.ok) return erased;
  await shelf.removeOf(user.id);
  await finishErasing(platform);
  await wipeDeleted(db);
  return erased;
}

/** Ends what runs, as its operator would; false: something could not be ended. */
async function endRuns({ platform, rooms, assignments }: EraseParts, { user, actor }: Erasure): Promise<boolean> {
  const open = await findOpenRuns(platform.db, user.id);
  for (const id of open.rooms) if (!(await closeRoom(platform.db, rooms, actor, RoomId.parse(id))).ok) return false;
  for (const id of open.assignments) await assignments.close(id);
  return true;
}

async function erase(
  trx: Db,
  platform: Platform,
  { user, record }: Erasure,
  { heirs, startedMs }: { heirs: ReadonlyMap<string, string>; startedMs: number },
): Promise<Result<Done>> {
  await holdOwners(trx);
  if ((await findOtherOwner(trx, user.id)) === null) return refuse('lastOwner');
  const { rooms, assignments } = await findOpenRuns(trx, user.id);
  // Opened by another of the person's own screens meanwhile.
  if (rooms.length + assignments.length > 0) return refuse('unavailable');
  const gallery = await findGalleryOf(trx, user.id);
  const left = new Set(gallery.map(({ id }) => id).filter((id) => !heirs.has(id)));
  const late = await findHeirs(trx, user.id, left, startedMs);
  await passOnMedia(trx, new Map([...heirs, ...late]));
  const hashes = gallery.filter(({ id, sha256 }) => sha256 !== '' && left.has(id) && !late.has(id));
  await noteErased(trx, platform.random.id(), [...new Set(hashes.map(({ sha256 }) => sha256))]);
  await forgetPerson(platform, trx, user.id);
  await dropInvitationsTo(trx, user.email);
  await record?.(trx);
  await erasePerson(trx, user);
  return succeed({ ok: true });
}
