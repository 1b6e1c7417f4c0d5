import type { ScriptSettings } from '@qc/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const none: ScriptSettings = {
  gtmId: '',
  ga4Id: '',
  metaPixelId: '',
  accessibilityVendor: 'none',
  accessibilityAccount: '',
};
const all: ScriptSettings = { ...none, gtmId: 'GTM-ABCD123', metaPixelId: '1234567', accessibilityVendor: 'userway' };

/** The choice is kept in the module for the whole page: each test is a page of its own. */
async function freshPage() {
  vi.resetModules();
  return import('./consent.ts');
}

beforeEach(() => localStorage.clear());

describe('the choice about third parties', () => {
  it('is not asked for where nothing is set, nor where the browser refuses for its owner', async () => {
    const { consentState } = await freshPage();
    expect(consentState(none, null, false)).toBe('notNeeded');
    expect(consentState(all, null, true)).toBe('refusedByBrowser');
  });

  it('is asked for only the purposes that something set needs', async () => {
    const { purposesOf } = await freshPage();
    expect(purposesOf(none)).toEqual([]);
    expect(purposesOf({ ...none, ga4Id: 'G-ABCDEF12' })).toEqual(['analytics']);
    expect(purposesOf({ ...none, metaPixelId: '123456' })).toEqual(['advertising']);
    expect(purposesOf({ ...none, gtmId: 'GTM-ABCD' })).toEqual(['analytics', 'advertising']);
    expect(purposesOf({ ...none, accessibilityVendor: 'equalweb' })).toEqual(['accessibility']);
  });

  it('is kept with its version and time, and refusing is an answer too', async () => {
    const { consentState, getConsent, giveConsent } = await freshPage();
    expect(consentState(all, getConsent(), false)).toBe('ask');
    giveConsent({ analytics: false, advertising: false, accessibility: false }, 1234);
    expect(consentState(all, getConsent(), false)).toBe('answered');
    const later = await freshPage();
    expect(later.getConsent()).toEqual({
      version: later.CONSENT_VERSION,
      atMs: 1234,
      allowed: { analytics: false, advertising: false, accessibility: false },
    });
  });

  it('is asked again for what the owner has set since', async () => {
    const { consentState, getConsent, giveConsent } = await freshPage();
    giveConsent({ analytics: true, advertising: true }, 1);
    expect(consentState({ ...none, gtmId: 'GTM-ABCD' }, getConsent(), false)).toBe('answered');
    expect(consentState(all, getConsent(), false)).toBe('ask');
  });

  it.each([
    ['nothing', null],
    ['no JSON', 'yes'],
    ['another version', '{"version":0,"atMs":1,"allowed":{"analytics":true}}'],
    ['no time', '{"version":1,"allowed":{"analytics":true}}'],
    ['a list', '[1]'],
    ['no answers', '{"version":1,"atMs":1,"allowed":[]}'],
  ])('counts as none when the browser kept %s', async (_what, text) => {
    const { readConsent } = await freshPage();
    expect(readConsent(text)).toBeNull();
  });

  it('takes only a plain yes for a yes', async () => {
    const { readConsent } = await freshPage();
    expect(readConsent('{"version":1,"atMs":1,"allowed":{"analytics":"true","advertising":1}}')?.allowed).toEqual({});
  });
});
