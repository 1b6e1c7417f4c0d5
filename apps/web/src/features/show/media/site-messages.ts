import type { VideoSite } from '@qc/contract/video-links';

/** What the player of a video site told us, in one form for both sites. */
export type SiteNews =
  | { kind: 'ready' }
  | { kind: 'time'; atS: number }
  | { kind: 'playing' | 'paused' | 'ended' }
  /** `notShared`: the film is private, gone, or may not be embedded. */
  | { kind: 'problem'; problem: 'notShared' | 'failed' };

/** What we ask of a player. */
export type SiteWish = 'listen' | 'play' | 'pause' | 'mute' | 'unmute' | { seekS: number };

const ORIGINS: Record<VideoSite, readonly string[]> = {
  youtube: ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
  vimeo: ['https://player.vimeo.com'],
};
/** YouTube: no such film or private; the owner forbids embedding (twice); the page did not say who it is. */
const NOT_SHARED = [100, 101, 150, 153];
const YOUTUBE_STATES: Record<number, 'playing' | 'paused' | 'ended'> = { 0: 'ended', 1: 'playing', 2: 'paused' };
const VIMEO_EVENTS = ['timeupdate', 'play', 'pause', 'ended', 'error'];

/** Whether a message may come from the site's own player. */
export function isFromSite(site: VideoSite, origin: string): boolean {
  return ORIGINS[site].includes(origin);
}

/** Where our messages go: nobody else may read them. */
export function siteOrigin(site: VideoSite): string {
  return ORIGINS[site][0] ?? '';
}

/** The messages that carry a wish to the player. */
export function wishMessages(site: VideoSite, wish: SiteWish): string[] {
  const messages = site === 'youtube' ? youTubeWish(wish) : vimeoWish(wish);
  return messages.map((message) => JSON.stringify(message));
}

/** Reads a message of the player; everything that is not known is an empty list. */
export function readSiteMessage(site: VideoSite, data: unknown): SiteNews[] {
  const message = toRecord(data);
  return message ? (site === 'youtube' ? readYouTube(message) : readVimeo(message)) : [];
}

function youTubeWish(wish: SiteWish): object[] {
  if (wish === 'listen') return [{ event: 'listening', id: 1, channel: 'widget' }];
  const command = (func: string, args: unknown[] = []) => ({ event: 'command', func, args });
  if (typeof wish === 'object') return [command('seekTo', [wish.seekS, true])];
  return [command({ play: 'playVideo', pause: 'pauseVideo', mute: 'mute', unmute: 'unMute' }[wish])];
}

function vimeoWish(wish: SiteWish): object[] {
  if (wish === 'listen') return VIMEO_EVENTS.map((value) => ({ method: 'addEventListener', value }));
  if (typeof wish === 'object') return [{ method: 'setCurrentTime', value: wish.seekS }];
  if (wish === 'play' || wish === 'pause') return [{ method: wish }];
  return [{ method: 'setMuted', value: wish === 'mute' }];
}

function readYouTube(message: Record<string, unknown>): SiteNews[] {
  const info = toRecord(message['info']);
  switch (message['event']) {
    case 'onReady':
      return [{ kind: 'ready' }];
    case 'onError':
      return [{ kind: 'problem', problem: NOT_SHARED.includes(Number(message['info'])) ? 'notShared' : 'failed' }];
    case 'onStateChange':
      return stateNews(message['info']);
    case 'initialDelivery':
      return [{ kind: 'ready' }, ...stateNews(info?.['playerState'])];
    case 'infoDelivery':
      return [...stateNews(info?.['playerState']), ...timeNews(info?.['currentTime'])];
    default:
      return [];
  }
}

function readVimeo(message: Record<string, unknown>): SiteNews[] {
  const data = toRecord(message['data']);
  switch (message['event']) {
    case 'ready':
      return [{ kind: 'ready' }];
    case 'timeupdate':
      return timeNews(data?.['seconds']);
    case 'play':
      return [{ kind: 'playing' }];
    case 'pause':
      return [{ kind: 'paused' }];
    case 'ended':
      return [{ kind: 'ended' }];
    case 'error': {
      // A refused start is no fault of the film: the page asks again without sound.
      if (data?.['method'] === 'play') return [{ kind: 'paused' }];
      const name = String(data?.['name']);
      return [{ kind: 'problem', problem: /Privacy|NotFound|Password/.test(name) ? 'notShared' : 'failed' }];
    }
    default:
      return [];
  }
}

function stateNews(state: unknown): SiteNews[] {
  const kind = typeof state === 'number' ? YOUTUBE_STATES[state] : undefined;
  return kind ? [{ kind }] : [];
}

function timeNews(seconds: unknown): SiteNews[] {
  return typeof seconds === 'number' ? [{ kind: 'time', atS: seconds }] : [];
}

function toRecord(data: unknown): Record<string, unknown> | null {
  let value = data;
  if (typeof value === 'string') {
    try {
      value = JSON.parse(value);
    } catch {
      return null;
    }
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}
