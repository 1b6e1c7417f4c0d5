import { describe, expect, it } from 'vitest';
import { isFromSite, readSiteMessage, siteOrigin, wishMessages } from './site-messages.ts';

describe('messages of the video sites', () => {
  it('are taken from the sites alone', () => {
    expect(isFromSite('youtube', 'https://www.youtube-nocookie.com')).toBe(true);
    expect(isFromSite('youtube', 'https://player.vimeo.com')).toBe(false);
    expect(isFromSite('vimeo', 'https://evil.example')).toBe(false);
    expect(siteOrigin('vimeo')).toBe('https://player.vimeo.com');
  });

  it('of YouTube are read', () => {
    const read = (message: unknown) => readSiteMessage('youtube', JSON.stringify(message));
    expect(read({ event: 'onReady' })).toEqual([{ kind: 'ready' }]);
    expect(read({ event: 'infoDelivery', info: { currentTime: 12.5, playerState: 1 } })).toEqual([
      { kind: 'playing' },
      { kind: 'time', atS: 12.5 },
    ]);
    expect(read({ event: 'onStateChange', info: 0 })).toEqual([{ kind: 'ended' }]);
    expect(read({ event: 'onError', info: 150 })).toEqual([{ kind: 'problem', problem: 'notShared' }]);
    expect(read({ event: 'onError', info: 5 })).toEqual([{ kind: 'problem', problem: 'failed' }]);
  });

  it('of Vimeo are read', () => {
    const read = (message: unknown) => readSiteMessage('vimeo', message);
    expect(read({ event: 'ready' })).toEqual([{ kind: 'ready' }]);
    expect(read({ event: 'timeupdate', data: { seconds: 3 } })).toEqual([{ kind: 'time', atS: 3 }]);
    expect(read({ event: 'error', data: { name: 'PrivacyError' } })).toEqual([
      { kind: 'problem', problem: 'notShared' },
    ]);
    expect(read({ event: 'error', data: { name: 'NotAllowedError', method: 'play' } })).toEqual([{ kind: 'paused' }]);
  });

  it('that are none of these are nothing', () => {
    for (const odd of ['', 'null', '[1]', 'not json', 7, null, {}, '{"event":"onApiChange"}'])
      expect(readSiteMessage('youtube', odd)).toEqual([]);
    expect(readSiteMessage('youtube', '{"event":"infoDelivery","info":{"currentTime":"12"}}')).toEqual([]);
  });

  it('carry our wishes', () => {
    expect(wishMessages('youtube', { seekS: 4 })).toEqual(['{"event":"command","func":"seekTo","args":[4,true]}']);
    expect(wishMessages('vimeo', 'unmute')).toEqual(['{"method":"setMuted","value":false}']);
    expect(wishMessages('vimeo', 'listen')).toHaveLength(5);
  });
});
