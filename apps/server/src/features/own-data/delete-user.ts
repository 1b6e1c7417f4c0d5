import { type Done, RoomId, type UserId } from '@qc/contract';
import { confirmPassword, type LoginLimits } from '#features/accounts';
import type { AssignmentHost } from '#features/assignments';
import type { UploadShelf } from '#features/media';
import { closeRoom, type RoomHost } from '#features/rooms';
import type { Db, UserTable } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import { wipeDeleted } from '#platform/db/wipe-deleted';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import {
  eraseContent,
  erasePerson,
  findGalleryOf,
  findOpenRuns,
  findOtherOwner,
  handOver,
  holdOwners,
  passOnMedia,
} from './erase-store.ts';
import { finishErasing, noteErased } from './erased-content-store.ts';
import { findHeirs } from './media-heirs-store.ts';

/** What a deletion reaches. */
export interface DeleteParts {
  platform: Platform;
  limits: LoginLimits;
  host: RoomHost;
  assignments: AssignmentHost;
  shelf: UploadShelf;
}

/** A write that began before the search for uses may carry a time this much older, ms. */
const OVERLAP_MS = 60_000;

/**
 * Deletes the own account for good: games, slides, results with their players, links, shares, media and sessions go
 * with it. What others were given as a copy stays theirs, with the files it shows; templates and library questions
 * stay with the house. Open rooms and links are ended first. Refuses `notFound` for anybody else's account,
 * `wrongPassword`, `lastOwner`, and `unavailable` when a room cannot be ended now.
 */
export async function deleteUser(
  parts: DeleteParts,
  actor: Actor,
  wish: { id: UserId; password: string; ip: string },
): Promise<Result<Done>> {
  const { platform, limits, shelf } = parts;
  const { db } = platform;
  if (actor.userId !== wish.id) return refuse('notFound');
  const confirmed = await confirmPassword(platform, limits, actor, wish);
  if (!confirmed.ok) return confirmed;
  const user = confirmed.value;
  const houseOwner = await findOtherOwner(db, user.id);
  if (houseOwner === null) return refuse('lastOwner');
  if (!(await endRuns(parts, actor))) return refuse('unavailable');
  await inTransaction(db, (trx) => handOver(trx, user.id, houseOwner));
  const startedMs = platform.now() - OVERLAP_MS;
  const gallery = new Set((await findGalleryOf(db, user.id)).map(({ id }) => id));
  const heirs = await findHeirs(db, user.id, gallery);
  await eraseContent(db, user.id);
  const erased = await inTransaction(db, (trx) => erase(trx, platform, { user, heirs, startedMs }));
  if (!erased.ok) return erased;
  await shelf.removeOf(user.id);
  await finishErasing(platform);
  await wipeDeleted(db);
  return erased;
}

/** Ends what runs, as its operator would; false: something could not be ended. */
async function endRuns({ platform, host, assignments }: DeleteParts, actor: Actor): Promise<boolean> {
  const { rooms, links } = await findOpenRuns(platform.db, actor.userId);
  for (const id of rooms) if (!(await closeRoom(host, actor, RoomId.parse(id))).ok) return false;
  for (const id of links) await assignments.close(id);
  return true;
}

interface Leaving {
  user: UserTable;
  heirs: ReadonlyMap<string, string>;
  startedMs: number;
}

async function erase(trx: Db, platform: Platform, leaving: Leaving): Promise<Result<Done>> {
  const { user, heirs, startedMs } = leaving;
  await holdOwners(trx);
  if ((await findOtherOwner(trx, user.id)) === null) return refuse('lastOwner');
  const { rooms, links } = await findOpenRuns(trx, user.id);
  // Opened by another of the person's own screens meanwhile.
  if (rooms.length + links.length > 0) return refuse('unavailable');
  const gallery = await findGalleryOf(trx, user.id);
  const left = new Set(gallery.map(({ id }) => id).filter((id) => !heirs.has(id)));
  const late = await findHeirs(trx, user.id, left, startedMs);
  await passOnMedia(trx, new Map([...heirs, ...late]));
  const hashes = gallery.filter(({ id, sha256 }) => sha256 !== '' && left.has(id) && !late.has(id));
  await noteErased(trx, platform.random.id(), [...new Set(hashes.map(({ sha256 }) => sha256))]);
  await erasePerson(trx, user);
  return succeed({ ok: true });
}
