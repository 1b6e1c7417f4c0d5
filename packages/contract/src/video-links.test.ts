import { describe, expect, it } from 'vitest';
import { parseVideoLink, videoEmbedUrl, videoPageUrl } from './video-links.ts';

const ID = 'dQw4w9WgXcQ';
const HASH = '0a1b2c3d4e';

describe('YouTube links', () => {
  it.each([
    [`https://www.youtube.com/watch?v=${ID}`, null, null],
    [`http://youtube.com/watch?v=${ID}&list=PL1`, null, null],
    [`https://m.youtube.com/watch?feature=share&v=${ID}`, null, null],
    [`https://music.youtube.com/watch?v=${ID}`, null, null],
    [`https://youtu.be/${ID}`, null, null],
    [`youtu.be/${ID}?si=abc`, null, null],
    [`  https://youtu.be/${ID}?t=43  `, 43_000, null],
    [`https://youtu.be/${ID}?t=43s`, 43_000, null],
    [`https://youtu.be/${ID}?t=1h2m3s`, 3_723_000, null],
    [`https://www.youtube.com/watch?v=${ID}&t=2m`, 120_000, null],
    [`https://www.youtube.com/watch?v=${ID}#t=65`, 65_000, null],
    [`https://www.youtube.com/watch?v=${ID}&time_continue=9`, 9_000, null],
    [`https://www.youtube-nocookie.com/embed/${ID}?start=10&end=20`, 10_000, 20_000],
    [`https://www.youtube.com/embed/${ID}?start=30&end=20`, 30_000, null],
    [`https://www.youtube.com/shorts/${ID}`, null, null],
    [`https://www.youtube.com/live/${ID}?feature=share`, null, null],
    [`https://www.youtube.com/v/${ID}`, null, null],
    [`HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`, null, null],
    [`https://youtu.be/${ID}?t=99999999`, null, null],
    [`https://youtu.be/${ID}?t=-5`, null, null],
  ])('reads %s', (link, startMs, endMs) => {
    expect(parseVideoLink(link)).toEqual({ provider: 'youtube', publicId: ID, startMs, endMs });
  });
});

describe('Vimeo links', () => {
  it.each([
    ['https://vimeo.com/76979871', '76979871', null],
    ['https://www.vimeo.com/76979871/', '76979871', null],
    [`https://vimeo.com/76979871/${HASH}`, `76979871/${HASH}`, null],
    [`https://vimeo.com/76979871?h=${HASH}`, `76979871/${HASH}`, null],
    [`https://vimeo.com/76979871/${HASH}?share=copy#t=30s`, `76979871/${HASH}`, 30_000],
    ['https://vimeo.com/76979871#t=1m30s', '76979871', 90_000],
    ['https://vimeo.com/channels/staffpicks/76979871', '76979871', null],
    ['https://vimeo.com/groups/shortfilms/videos/76979871', '76979871', null],
    ['https://vimeo.com/showcase/1234/video/76979871', '76979871', null],
    [`https://player.vimeo.com/video/76979871?h=${HASH}&dnt=1`, `76979871/${HASH}`, null],
  ])('reads %s', (link, publicId, startMs) => {
    expect(parseVideoLink(link)).toEqual({ provider: 'vimeo', publicId, startMs, endMs: null });
  });
});

it.each([
  '',
  'https://example.org/watch?v=' + ID,
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://evil-youtube.com/watch?v=${ID}`,
  `https://user:pass@youtube.com/watch?v=${ID}`,
  `https://youtube.com@evil.example/watch?v=${ID}`,
  `https://youtube.com:8443/watch?v=${ID}`,
  `javascript:alert(1)//youtube.com/watch?v=${ID}`,
  `ftp://youtube.com/watch?v=${ID}`,
  'https://www.youtube.com/watch?v=short',
  `https://www.youtube.com/watch?v=${ID}x`,
  'https://www.youtube.com/watch?v=aaaa"><script',
  'https://www.youtube.com/playlist?list=PL123',
  `https://www.youtube.com/embed/${ID}/../../x`,
  'https://vimeo.com/about',
  'https://vimeo.com/12',
  'https://vimeo.com/76979871/notahash!',
  'https://vimeo.com/76979871/settings',
  'https://player.vimeo.com/76979871',
  `https://youtu.be/${ID} https://youtu.be/${ID}`,
])('takes no %s', (link) => {
  expect(parseVideoLink(link)).toBeNull();
});

it('builds page and frame addresses from ids alone', () => {
  expect(videoPageUrl('youtube', ID)).toBe(`https://www.youtube.com/watch?v=${ID}`);
  expect(videoPageUrl('vimeo', `76979871/${HASH}`)).toBe(`https://vimeo.com/76979871/${HASH}`);
  const options = { startMs: 6500, endMs: 10_200, origin: 'https://quiz.example.org', autoplay: true };
  expect(videoEmbedUrl('youtube', ID, options)).toBe(
    `https://www.youtube-nocookie.com/embed/${ID}?start=6&end=11&autoplay=1&mute=1&rel=0&playsinline=1&enablejsapi=1&origin=https%3A%2F%2Fquiz.example.org`,
  );
  expect(videoEmbedUrl('vimeo', `76979871/${HASH}`, options)).toBe(
    `https://player.vimeo.com/video/76979871?h=${HASH}&dnt=1&title=0&byline=0&portrait=0&playsinline=1&autoplay=1&muted=1#t=6s`,
  );
});
