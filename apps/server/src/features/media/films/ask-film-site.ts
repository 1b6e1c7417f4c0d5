import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { videoPageUrl, type VideoSite } from '@qc/contract';
import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import { fetchOutbound } from '#platform/outbound/fetch-outbound';
import type { OutboundSeams } from '#platform/outbound/outbound-seams';
import type { Platform } from '#platform/platform';

/** What a video site says about one of its films. */
export interface FilmOnSite {
  title: string;
  width: number;
  height: number;
  durationMs: number;
}

const WITHIN_MS = 4000;
const REPLY_BYTES_MAX = 64 * 1024;
const ASK: Record<VideoSite, { address: string; host: string }> = {
  youtube: { address: 'https://www.youtube.com/oembed?format=json&url=', host: 'www.youtube.com' },
  vimeo: { address: 'https://vimeo.com/api/oembed.json?url=', host: 'vimeo.com' },
};

const pixels = otherwise(z.int().check(z.minimum(0), z.maximum(20_000)), 0);
/** Title and numbers only: the piece of HTML that comes with them is never looked at. */
const Reply = z.object({
  title: otherwise(z.string(), ''),
  width: pixels,
  height: pixels,
  duration: otherwise(z.int().check(z.minimum(0), z.maximum(86_400)), 0),
});

/** Asks the site about a film. Null: the site did not answer, which is no harm. */
export async function askFilmSite(
  platform: Platform,
  { provider, publicId }: { provider: VideoSite; publicId: string },
  seams: OutboundSeams,
): Promise<FilmOnSite | 'filmNotFound' | 'filmNotShared' | null> {
  const { address, host } = ASK[provider];
  const folder = join(platform.config.dataDir, 'imports');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const toFile = join(folder, platform.random.secret());
  try {
    const url = `${address}${encodeURIComponent(videoPageUrl(provider, publicId))}`;
    const ask = { url, hosts: [host], maxBytes: REPLY_BYTES_MAX, withinMs: WITHIN_MS, toFile };
    const answer = await fetchOutbound(ask, seams);
    if (answer.kind !== 'answer') return null;
    // YouTube calls an id that was never given out a bad request.
    if ([400, 404, 410].includes(answer.status)) return 'filmNotFound';
    if ([401, 403].includes(answer.status)) return 'filmNotShared';
    if (answer.status !== 200) return null;
    const { title, width, height, duration } = Reply.parse(JSON.parse(await readFile(toFile, 'utf8')));
    return { title, width, height, durationMs: duration * 1000 };
  } catch (error) {
    platform.log.debug({ err: error }, 'a video site gave no answer that can be read');
    return null;
  } finally {
    await rm(toFile, { force: true });
  }
}
