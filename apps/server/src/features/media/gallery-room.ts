import { isAdminRole, type UserId } from '@qc/contract';
import { findUser } from '#features/accounts';
import type { Platform } from '#platform/platform';
import { isHosted } from './contents/hosted-service.ts';
import { sumStoredBytes } from './media-store.ts';

/** Most that a person's gallery may hold on this server, bytes; null: no limit, or nothing new is kept here. */
export async function galleryMaxOf(platform: Platform, userId: UserId): Promise<number | null> {
  const max = platform.config.galleryBytesMax;
  if (max === null || (await isHosted(platform))) return null;
  const user = await findUser(platform.db, userId);
  return user !== null && isAdminRole(user.role) ? null : max;
}

/** Bytes that a person's gallery may still take on this server. */
export async function galleryRoomOf(platform: Platform, userId: UserId): Promise<number> {
  const max = await galleryMaxOf(platform, userId);
  return max === null ? Infinity : max - (await sumStoredBytes(platform.db, userId));
}
