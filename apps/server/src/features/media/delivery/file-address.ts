import { DEFAULT_CLOUD_NAME, type MediaRef } from '@qc/contract';
import { lastKnownSettings } from '#features/settings';
import type { Platform } from '#platform/platform';

const HOSTED = 'https://res.cloudinary.com';
/** Ids that this server gives: what it kept before another cloud was chosen stays with it. */
const OWN_ID = /^[A-Za-z0-9_-]{22}$/;

/**
 * Where anybody finds the file of a film or sound, without a session; null: this server does not know its own address.
 * Pages make the same of it (`web/ui/picture/media-source.tsx`).
 */
export function fileAddress(
  platform: Pick<Platform, 'config' | 'db'>,
  { publicId }: Pick<MediaRef, 'publicId'>,
): string | null {
  const { cloudName, baseUrl } = lastKnownSettings(platform);
  const isOwn = cloudName === DEFAULT_CLOUD_NAME || OWN_ID.test(publicId);
  const origin = isOwn ? baseUrl : platform.config.mediaDeliveryUrl || HOSTED;
  if (origin === '') return null;
  const cloud = isOwn ? DEFAULT_CLOUD_NAME : encodeURIComponent(cloudName);
  const id = publicId.split('/').map(encodeURIComponent).join('/');
  return `${origin.replace(/\/+$/, '')}/${cloud}/video/upload/v1/${id}`;
}
