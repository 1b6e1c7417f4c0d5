import { DEFAULT_CLOUD_NAME, DELIVERY_TIMEOUT_MS, type Media } from '@qc/contract';
import * as z from 'zod/mini';
import { installationSettings } from '#features/settings';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { insertMedia, toMedia, type StoredMedia } from '../media-store.ts';

/** A large film may take this much longer for each megabyte. */
const MORE_PER_MB_MS = 1000;
const MB = 1024 * 1024;
/** Ids of our own have 22 characters of this alphabet; one of the hosted service that looks the same is not taken. */
const OWN_ID = /^[A-Za-z0-9_-]{22}$/;
/** Characters that stay what they are in an address. */
const HOSTED_ID = /^[A-Za-z0-9_-][A-Za-z0-9_./-]{0,199}$/;

const Uploaded = z.object({
  public_id: z.string().check(
    z.regex(HOSTED_ID),
    z.refine((id) => !OWN_ID.test(id) && !/\.\.|\/\//.test(id)),
  ),
});

/** Whether new media go to a hosted service instead of this server's disk. */
export async function isHosted(platform: Platform): Promise<boolean> {
  return (await installationSettings(platform)).cloudName !== DEFAULT_CLOUD_NAME;
}

/**
 * Sends a judged file to the hosted service, unsigned with the installation's preset, and writes the entry under the
 * id it gave. Refuses `unavailable` when the service does not take it in time; then nothing is written here.
 */
export async function storeHosted(
  platform: Platform,
  media: StoredMedia,
  content: () => Promise<Blob>,
): Promise<Result<Media>> {
  const publicId = await send(platform, media, content);
  if (publicId === null) return refuse('unavailable');
  const hosted: StoredMedia = { ...media, publicId, sha256: '' };
  await insertMedia(platform.db, hosted);
  return succeed(toMedia(hosted));
}

async function send(platform: Platform, media: StoredMedia, content: () => Promise<Blob>): Promise<string | null> {
  const { config, log } = platform;
  const { cloudName, uploadPreset } = await installationSettings(platform);
  // The service keeps sounds among its videos.
  const kind = media.type === 'image' ? 'image' : 'video';
  const form = new FormData();
  form.set('upload_preset', uploadPreset);
  form.set('file', await content(), `file.${media.mime.split('/')[1]}`);
  try {
    const reply = await fetch(`${config.mediaUploadUrl}/v1_1/${cloudName}/${kind}/upload`, {
      method: 'POST',
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS + Math.ceil(media.bytes / MB) * MORE_PER_MB_MS),
    });
    if (!reply.ok) {
      await reply.body?.cancel();
      log.warn({ status: reply.status }, 'the hosted media service refused a file');
      return null;
    }
    return Uploaded.parse(await reply.json()).public_id;
  } catch (error) {
    log.warn({ err: error }, 'the hosted media service did not take a file');
    return null;
  }
}
