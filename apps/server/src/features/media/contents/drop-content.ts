import type { Platform } from '#platform/platform';
import { withContentLock } from './content-lock.ts';
import { forgetVariants } from '../pictures/derived-cache.ts';
import { dropUnused } from './held-content.ts';

/** Removes the bytes of a content, and what was made of them, when no gallery holds it any more. */
export async function dropContent(platform: Platform, sha256: string): Promise<void> {
  await withContentLock(sha256, async () => {
    if (await dropUnused(platform, sha256)) await forgetVariants(platform, sha256);
  });
}
