import type { ScriptSettings } from '@qc/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const none: ScriptSettings = {
  gtmId: '',
  ga4Id: '',
  metaPixelId: '',
  accessibilityVendor: 'none',
  accessibilityAccount: '',
};
const gtm: ScriptSettings = { ...none, gtmId: 'GTM-ABCD123' };
const yes = { version: 1, atMs: 1, allowed: { analytics: true, advertising: true, accessibility: true } };
const no = { version: 1, atMs: 1, allowed: { analytics: false, advertising: false, accessibility: false } };
const basket = {
  currency: 'ILS',
  value: 49.9,
  items: [{ item_name: 'Starter', item_category: 'times', price: 49.9, quantity: 1 }],
} as const;

/** What is loaded stays loaded in a page: each test is a page of its own. */
async function freshPage() {
  vi.resetModules();
  const { allowScripts } = await import('./allow-scripts.ts');
  const { hasThirdParties } = await import('./third-parties-here.ts');
  const { track } = await import('./track.ts');
  const { registrationCompleted, purchaseCompleted } = await import('./told-once.ts');
  const load = (scripts: ScriptSettings, consent: typeof yes | null, refusedByBrowser = false, isStillSo = true) =>
    allowScripts({ scripts, consent, refusedByBrowser, language: 'en' }, () => isStillSo);
  return { load, hasThirdParties, track, registrationCompleted, purchaseCompleted };
}

/** The tag manager's list as plain data: commands as lists, its own start without the time. */
function layer(): unknown[] {
  return (window.dataLayer ?? []).map((entry) => {
    if (Object.prototype.toString.call(entry) === '[object Arguments]') return Array.from(entry as ArrayLike<unknown>);
    return typeof entry === 'object' && entry !== null && 'gtm.start' in entry ? { ...entry, 'gtm.start': 0 } : entry;
  });
}
const addresses = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const start = (analytics: string, ads: string) => [
  [
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      wait_for_update: 500,
    },
  ],
  ['consent', 'update', { ad_storage: ads, ad_user_data: ads, ad_personalization: ads, analytics_storage: analytics }],
  { 'gtm.start': 0, event: 'gtm.js' },
];

// The scripts themselves are not fetched here.
Object.assign(Reflect.get(Reflect.get(window, 'happyDOM'), 'settings'), { handleDisabledFileLoadingAsSuccess: true });
beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="csp-nonce" content="word" />';
});
afterEach(() => {
  delete window.dataLayer;
  delete window.qcGa4Layer;
  delete window.fbq;
  delete window._fbq;
});

describe('third parties', () => {
  it.each([
    ['nothing is set', none, yes, false, true],
    ['nobody has chosen', gtm, null, false, true],
    ['they were refused', gtm, no, false, true],
    ['the browser refuses', gtm, yes, true, true],
    ['a quiet screen has come before their code', gtm, yes, false, false],
  ])('are not loaded when %s', async (_why, scripts, consent, refusedByBrowser, isStillSo) => {
    const { load, hasThirdParties, track } = await freshPage();
    await load(scripts, consent, refusedByBrowser, isStillSo);
    track('login', { method: 'password' });
    expect([addresses(), layer(), window.fbq, hasThirdParties()]).toEqual([[], [], undefined, false]);
  });

  it('hear exactly this of a registration and a purchase, also of what came before the choice', async () => {
    const { load, track, registrationCompleted, purchaseCompleted } = await freshPage();
    registrationCompleted('user0001');
    await load(gtm, null);
    track('begin_checkout', { ...basket, items: [...basket.items] });
    expect(layer()).toEqual([]);
    await load(gtm, yes);
    await load(gtm, yes);
    purchaseCompleted('order0001', { ...basket, items: [...basket.items] });
    purchaseCompleted('order0001', { ...basket, items: [...basket.items] });
    registrationCompleted('user0001');
    expect(layer()).toEqual([
      ...start('granted', 'granted'),
      { event: 'sign_up', method: 'email' },
      { event: 'begin_checkout', ...basket },
      { event: 'purchase', transaction_id: 'order0001', ...basket },
    ]);
    expect(addresses()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABCD123']);
    expect(document.querySelector('script')?.nonce).toBe('word');
  });

  it('hear nothing of what came before a refusal', async () => {
    const { load, registrationCompleted } = await freshPage();
    registrationCompleted('user0001');
    await load(gtm, no);
    await load(gtm, yes);
    expect(layer()).toEqual(start('granted', 'granted'));
  });

  it('are told which purposes were allowed', async () => {
    const { load } = await freshPage();
    await load(gtm, { ...yes, allowed: { analytics: true, advertising: false, accessibility: false } });
    expect(layer()).toEqual(start('granted', 'denied'));
  });

  it('count a registration once in this browser, page after page', async () => {
    const first = await freshPage();
    await first.load(gtm, yes);
    first.registrationCompleted('user0001');
    delete window.dataLayer;
    const second = await freshPage();
    await second.load(gtm, yes);
    second.registrationCompleted('user0001');
    second.registrationCompleted('user0002');
    expect(layer().slice(3)).toEqual([{ event: 'sign_up', method: 'email' }]);
  });
});

describe('the measurement script', () => {
  it('reads a list of its own and is told the screen, never the whole address', async () => {
    history.replaceState(null, '', '/en/transfer-log/abc?search=noa@school.org#token=secret');
    const { load, track } = await freshPage();
    await load({ ...none, ga4Id: 'G-ABCDEF12' }, yes);
    track('login', { method: 'password' });
    const told = JSON.stringify((window.qcGa4Layer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)));
    expect(told).toContain('/en/transfer-log"');
    expect(told).toContain('["event","login"');
    expect(told).not.toMatch(/noa|secret|abc/);
    expect(window.dataLayer).toBeUndefined();
    history.replaceState(null, '', '/');
  });
});

describe('the ad pixel', () => {
  it('hears its own names of the events, with the id that drops doubles, and nothing of signing in', async () => {
    const { load, track, purchaseCompleted } = await freshPage();
    await load({ ...none, metaPixelId: '1234567' }, yes);
    track('sign_up', { method: 'email' }, 'id-1');
    track('login', { method: 'password' });
    purchaseCompleted('order0001', { ...basket, items: [{ ...basket.items[0], item_category: 'yearly' }] });
    const paid = { currency: 'ILS', value: 49.9 };
    expect(window.fbq?.queue).toEqual([
      ['consent', 'grant'],
      ['set', 'autoConfig', false, '1234567'],
      ['init', '1234567'],
      ['track', 'CompleteRegistration', {}, { eventID: 'id-1' }],
      ['track', 'Purchase', paid, { eventID: 'order0001' }],
      ['track', 'Subscribe', paid, { eventID: 'order0001-subscribe' }],
    ]);
  });
});

describe('an accessibility widget', () => {
  it('is loaded when it alone is allowed', async () => {
    const { load } = await freshPage();
    const scripts: ScriptSettings = { ...gtm, accessibilityVendor: 'userway', accessibilityAccount: 'Acc_1' };
    await load(scripts, { ...no, allowed: { ...no.allowed, accessibility: true } });
    expect(addresses()).toEqual(['https://cdn.userway.org/widget.js']);
    expect(document.querySelector('script')?.dataset['account']).toBe('Acc_1');
  });
});
