import type { MediaId } from '@qc/contract';
import { installationSettings } from '#features/settings';
import type { Db } from '#platform/db/tables';
import type { Platform } from '#platform/platform';
import { fileKey } from '../contents/file-key.ts';
import { findOneMedia, type StoredMedia } from '../media-store.ts';

/** A film may take long to come from the hosted service; nobody waits forever. */
const HOSTED_WITHIN_MS = 120_000;

/** The entries with these ids that exist, with what replies leave out. */
export async function findStoredMedia(db: Db, ids: readonly MediaId[]): Promise<StoredMedia[]> {
  const found: StoredMedia[] = [];
  for (const id of ids) {
    const media = await findOneMedia(db, id);
    if (media) found.push(media);
  }
  return found;
}

/**
 * The bytes of a file, piece by piece, from our disk or from the hosted service; null when they cannot be had: lost,
 * a film on a video site, or the service does not answer.
 */
export async function openMedia(platform: Platform, media: StoredMedia): Promise<AsyncIterable<Uint8Array> | null> {
  const { files, config, log } = platform;
  if (media.provider !== 'file') return null;
  if (media.sha256 !== '') return files.read(fileKey(media.sha256));
  const kind = media.type === 'image' ? 'image' : 'video';
  const { cloudName } = await installationSettings(platform);
  const address = `${config.mediaDeliveryUrl}/${cloudName}/${kind}/upload/${media.publicId}`;
  try {
    const reply = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(HOSTED_WITHIN_MS) });
    if (reply.ok && reply.body) return reply.body;
    await reply.body?.cancel();
    log.warn({ status: reply.status }, 'the hosted media service did not give a file');
  } catch (error) {
    log.warn({ err: error }, 'the hosted media service did not give a file');
  }
  return null;
}
