import type { MediaProvider } from './entities/media.ts';

/** The video sites whose films can be shown. */
export type VideoSite = Exclude<MediaProvider, 'file'>;

/** A film on a video site. */
export interface VideoLink {
  provider: VideoSite;
  /** The film's id there; an unlisted film of Vimeo: `id/hash`. */
  publicId: string;
  /** Where the link says to begin and to end, whole seconds in ms; null: not said. */
  startMs: number | null;
  endMs: number | null;
}

interface Parts {
  host: string;
  path: string;
  query: Map<string, string>;
  fragment: Map<string, string>;
}

const YOUTUBE_HOSTS = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com']);
const YOUTUBE_ID = /^[A-Za-z0-9_-]{11}$/;
const VIMEO_ID = /^[1-9]\d{4,11}$/;
const VIMEO_HASH = /^[0-9a-f]{6,20}$/i;
/** A day: no film is longer, and no number gets too large. */
const SECONDS_MAX = 86_400;

/**
 * Reads a link of YouTube or Vimeo in any of its usual forms, with its start and end; null for everything else. What
 * comes out is a checked id, never a piece of the address.
 */
export function parseVideoLink(text: string): VideoLink | null {
  const parts = splitLink(text.trim());
  return parts && (readYouTube(parts) ?? readVimeo(parts));
}

/** The film's own page, for people and for oEmbed. */
export function videoPageUrl(provider: VideoSite, publicId: string): string {
  if (provider === 'youtube') return `https://www.youtube.com/watch?v=${publicId}`;
  return `https://vimeo.com/${publicId}`;
}

/** How a film is to be embedded. */
export interface EmbedOptions {
  startMs: number | null;
  endMs: number | null;
  /** The page's own origin: YouTube speaks only to the page it was told of. */
  origin: string;
  autoplay: boolean;
}

/** The address for a frame. The end of a Vimeo film is for the page to enforce. */
export function videoEmbedUrl(provider: VideoSite, publicId: string, options: EmbedOptions): string {
  const { startMs, endMs, origin, autoplay } = options;
  const startS = Math.floor((startMs ?? 0) / 1000);
  if (provider === 'youtube') {
    const query = [
      ...(startS > 0 ? [`start=${startS}`] : []),
      ...(endMs === null ? [] : [`end=${Math.ceil(endMs / 1000)}`]),
      ...(autoplay ? ['autoplay=1', 'mute=1'] : []),
      'rel=0',
      'playsinline=1',
      'enablejsapi=1',
      `origin=${encodeURIComponent(origin)}`,
    ];
    return `https://www.youtube-nocookie.com/embed/${publicId}?${query.join('&')}`;
  }
  const [id = '', hash] = publicId.split('/', 2);
  const query = [
    ...(hash === undefined ? [] : [`h=${hash}`]),
    'dnt=1',
    'title=0',
    'byline=0',
    'portrait=0',
    'playsinline=1',
    ...(autoplay ? ['autoplay=1', 'muted=1'] : []),
  ];
  return `https://player.vimeo.com/video/${id}?${query.join('&')}${startS > 0 ? `#t=${startS}s` : ''}`;
}

function readYouTube({ host, path, query, fragment }: Parts): VideoLink | null {
  let id: string | undefined;
  if (host === 'youtu.be') id = /^\/([^/]+)\/?$/.exec(path)?.[1];
  else if (!YOUTUBE_HOSTS.has(host)) return null;
  else if (/^\/watch\/?$/.test(path)) id = query.get('v');
  else id = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(path)?.[1];
  if (id === undefined || !YOUTUBE_ID.test(id)) return null;
  const start = query.get('t') ?? query.get('start') ?? query.get('time_continue') ?? fragment.get('t');
  return withTimes({ provider: 'youtube', publicId: id }, start, query.get('end'));
}

function readVimeo({ host, path, query, fragment }: Parts): VideoLink | null {
  let found: RegExpExecArray | null = null;
  if (host === 'vimeo.com') {
    found =
      /^\/(\d+)(?:\/([^/]+))?\/?$/.exec(path) ??
      /^\/channels\/[^/]+\/(\d+)\/?$/.exec(path) ??
      /^\/(?:groups|showcase|album)\/[^/]+\/videos?\/(\d+)\/?$/.exec(path);
  } else if (host === 'player.vimeo.com') found = /^\/video\/(\d+)\/?$/.exec(path);
  const id = found?.[1];
  const hash = found?.[2] ?? query.get('h');
  if (id === undefined || !VIMEO_ID.test(id) || (hash !== undefined && !VIMEO_HASH.test(hash))) return null;
  const publicId = hash === undefined ? id : `${id}/${hash.toLowerCase()}`;
  return withTimes({ provider: 'vimeo', publicId }, fragment.get('t') ?? query.get('t'), undefined);
}

function withTimes(
  film: Pick<VideoLink, 'provider' | 'publicId'>,
  start: string | undefined,
  end: string | undefined,
): VideoLink {
  const startMs = readTime(start);
  const endMs = readTime(end);
  return { ...film, startMs, endMs: endMs !== null && endMs > (startMs ?? 0) ? endMs : null };
}

/** `90`, `90s`, `1h2m3s`, `90.5`; anything else, and the very beginning, is no time. */
function readTime(text: string | undefined): number | null {
  const found = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,5})(?:\.\d{1,9})?s?)?$/.exec(text ?? '');
  if (!found) return null;
  const seconds = Number(found[1] ?? 0) * 3600 + Number(found[2] ?? 0) * 60 + Number(found[3] ?? 0);
  return seconds > 0 && seconds <= SECONDS_MAX ? seconds * 1000 : null;
}

/** By hand: the contract stands on no platform, so it has no URL. Credentials, ports and odd hosts are refused. */
function splitLink(text: string): Parts | null {
  const found = /^(?:https?:\/\/)?([a-z0-9.-]+)(?::443)?(\/[A-Za-z0-9_\-./%~@]*)?(?:\?([^#\s]*))?(?:#(\S*))?$/i.exec(
    text,
  );
  if (!found?.[1] || text.length > 2048) return null;
  return {
    host: found[1].toLowerCase().replace(/^www\./, ''),
    path: found[2] ?? '/',
    query: readPairs(found[3]),
    fragment: readPairs(found[4]),
  };
}

function readPairs(text: string | undefined): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const pair of (text ?? '').split('&')) {
    const [key = '', value = ''] = pair.split('=', 2);
    if (!pairs.has(key)) pairs.set(key, value);
  }
  return pairs;
}
