import type { ScriptSettings } from '@qc/contract';
import type { Language } from '@qc/contract/languages';
import { useSyncExternalStore } from 'react';
import { loadAccessibilityVendor } from './accessibility-vendors.ts';
import { type Consent, consentState } from './consent.ts';
import { loadMeasurement, loadTagManager } from './google.ts';
import { loadPixel } from './pixel.ts';
import { holdEvents, setTrackers, type Tracker } from './track.ts';

interface Loaded {
  tagManager?: Tracker;
  measurement?: Tracker;
  pixel?: Tracker;
  accessibility?: true;
}

const loaded: Loaded = {};
const listeners = new Set<() => void>();
let vendorThere = false;

/** What decides over third parties at this moment. */
export interface ScriptSituation {
  scripts: ScriptSettings;
  consent: Consent | null;
  /** Global Privacy Control. */
  refusedByBrowser: boolean;
  language: Language;
}

/** Loads what is set and allowed and not yet there, and says who is told of events. Nothing is loaded twice. */
export function loadAllowedScripts({ scripts, consent, refusedByBrowser, language }: ScriptSituation): void {
  const state = consentState(scripts, consent, refusedByBrowser);
  if (state === 'notNeeded' || state === 'refusedByBrowser') return setTrackers([]);
  const allowed = consent?.allowed ?? {};
  const google = { analytics: allowed.analytics === true, advertising: allowed.advertising === true };
  if (scripts.gtmId !== '' && (google.analytics || google.advertising))
    loaded.tagManager ??= loadTagManager(scripts.gtmId, google);
  if (scripts.ga4Id !== '' && google.analytics) loaded.measurement ??= loadMeasurement(scripts.ga4Id, google);
  if (scripts.metaPixelId !== '' && google.advertising) loaded.pixel ??= loadPixel(scripts.metaPixelId);
  if (allowed.accessibility === true && loaded.accessibility === undefined) {
    loaded.accessibility = true;
    loadAccessibilityVendor(scripts, language, () => {
      vendorThere = true;
      for (const tell of listeners) tell();
    });
  }
  const trackers = [loaded.tagManager, loaded.measurement, loaded.pixel].filter((found) => found !== undefined);
  if (state === 'ask' && trackers.length === 0) holdEvents();
  else setTrackers(trackers);
}

/** Whether anything of a third party runs in this page; only a fresh page is without it again. */
export function hasThirdParties(): boolean {
  return Object.keys(loaded).length > 0;
}

/** Whether a vendor's accessibility widget has taken the place of our own menu. */
export function useVendorWidget(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => vendorThere,
    () => false,
  );
}

/** Names of what third parties may have put into this browser under our own address. */
const FOREIGN_COOKIES = /^(_ga($|_)|_gid$|_gat|_gcl_|_fbp$|_fbc$)/;

/** After a choice is taken back: removes what third parties left with us. What still runs ends with the page. */
export function removeForeignCookies(): void {
  for (const part of document.cookie.split(';')) {
    const name = part.split('=')[0]?.trim() ?? '';
    if (!FOREIGN_COOKIES.test(name)) continue;
    const host = location.hostname.split('.');
    // They are set for the widest domain that a browser lets them.
    const domains = ['', ...host.map((_label, i) => `; domain=.${host.slice(i).join('.')}`)];
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
