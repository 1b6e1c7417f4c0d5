import { describe, expect, it } from 'vitest';
import { appHead, fillHead, keepParts, playerHead } from './page-head.ts';

const page = '<html lang="he" dir="rtl"><head><title>questions.creator</title></head>';
const at = { origin: 'https://quiz.example.org', path: '/play/123456' };

describe('the head of a page', () => {
  it('names product, language and picture of an address of the app', () => {
    const filled = fillHead(page, appHead('/en/login'), { ...at, path: '/en/login' });
    expect(filled).toContain('<html lang="en" dir="ltr">');
    expect(filled).toContain('<meta property="og:title" content="questions.creator" />');
    expect(filled).toMatch(/<meta name="description" content="Build a quiz game [^"]+" \/>/);
    expect(filled).toContain('content="https://quiz.example.org/link-picture.png"');
    expect(fillHead(page, appHead('/'), at)).toContain('<html lang="he" dir="rtl">');
    expect(fillHead(page, appHead('/ar'), at)).toContain('<html lang="ar" dir="rtl">');
  });

  it('carries a room’s name as text, whatever is in it', () => {
    const title = '"><script>alert(1)</script> $& & \'';
    const filled = fillHead(page, playerHead('he', { title, language: 'en', direction: 'ltr' }), at);
    expect(filled).not.toContain('<script');
    expect(filled).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; &amp; &#39;"');
    expect(filled).toContain('<title>&quot;&gt;');
  });

  it('without a room is the plain page', () => {
    expect(fillHead(page, playerHead('he'), at)).toContain('<title>questions.creator</title>');
  });
});

it('a page asks early for the fonts of its own language', () => {
  const font = (name: string, languages: string) =>
    `<link rel="preload" as="font" type="font/woff2" href="/assets/${name}.woff2" crossorigin data-languages="${languages}" nonce="x">`;
  const built = `${page}${font('latin', 'he ar en')}${font('hebrew', 'he')}${font('arabic', 'ar')}<link rel="icon" href="/i.svg" />`;
  const asked = (path: string) =>
    [...fillHead(built, appHead(path), at).matchAll(/assets\/(\w+)\.woff2/g)].map(([, name]) => name);
  expect(asked('/he/login')).toEqual(['latin', 'hebrew']);
  expect(asked('/ar')).toEqual(['latin', 'arabic']);
  expect(asked('/en/login')).toEqual(['latin']);
  expect(fillHead(built, appHead('/en'), at)).toContain('rel="icon"');
});

it('a page asks early for what its visitor begins with, and a guest’s page knows the app’s files for later', () => {
  const link = (name: string, part: string, rel: string) =>
    `<link rel="${rel}" crossorigin href="/assets/${name}" data-part="${part}" nonce="x">`;
  const links = (appRel: string, styleRel = appRel) =>
    link('app.js', 'app', appRel) + link('frame.js', 'frame', appRel) + link('frame.css', 'frame', styleRel);
  const form = link('form.js', 'guest', 'modulepreload');
  const built = form + links('modulepreload', 'preload');
  expect(keepParts(built, 'app', '/en/dashboard')).toBe(links('modulepreload', 'preload'));
  expect(keepParts(built, 'guest', '/en/login')).toBe(form + links('later'));
  for (const screen of ['create-game', 'create-game/id/0', 'operate/id', 'present/id'])
    expect(keepParts(built, 'app', `/he/${screen}`)).toBe(link('app.js', 'app', 'modulepreload'));
});
