import type { ScriptSettings } from '@qc/contract';
import { useSyncExternalStore } from 'react';
import { localValue } from '../storage/index.ts';

/** What third parties are for; each is allowed or refused by itself. */
const PURPOSES = ['analytics', 'advertising', 'accessibility'] as const;
export type Purpose = (typeof PURPOSES)[number];
type Allowed = Partial<Record<Purpose, boolean>>;

/** A choice as this browser keeps it. A purpose that is missing was never asked about. */
export interface Consent {
  version: number;
  atMs: number;
  allowed: Allowed;
}

/** Raised when what is asked changes its meaning: everybody is then asked again. */
export const CONSENT_VERSION = 1;

const stored = localValue('consent');
const listeners = new Set<() => void>();
let current: Consent | null | undefined;

/** The choice made in this browser, or null. */
export function getConsent(): Consent | null {
  if (current === undefined) current = readConsent(stored.get());
  return current;
}

/** The choice made in this browser, kept up to date. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(onConsentChange, getConsent, getConsent);
}

/** Keeps a choice with its version and time. Purposes not named stay as they were chosen. */
export function giveConsent(allowed: Allowed, nowMs = Date.now()): void {
  current = { version: CONSENT_VERSION, atMs: nowMs, allowed: { ...getConsent()?.allowed, ...allowed } };
  stored.set(JSON.stringify(current));
  tell();
}

/** Which purposes the owner's settings need; none where nothing is set. */
export function purposesOf(scripts: ScriptSettings): Purpose[] {
  const needed: Record<Purpose, boolean> = {
    analytics: scripts.gtmId !== '' || scripts.ga4Id !== '',
    // What a tag manager holds is the owner's business: it may be either.
    advertising: scripts.gtmId !== '' || scripts.metaPixelId !== '',
    accessibility: scripts.accessibilityVendor !== 'none',
  };
  return PURPOSES.filter((purpose) => needed[purpose]);
}

/**
 * Where the person stands: nothing is set; the browser itself refuses (Global Privacy Control); something is still to
 * be asked; everything is answered.
 */
export function consentState(
  scripts: ScriptSettings,
  consent: Consent | null,
  refusedByBrowser: boolean,
): 'notNeeded' | 'refusedByBrowser' | 'ask' | 'answered' {
  const purposes = purposesOf(scripts);
  if (purposes.length === 0) return 'notNeeded';
  if (refusedByBrowser) return 'refusedByBrowser';
  return purposes.every((purpose) => consent?.allowed[purpose] !== undefined) ? 'answered' : 'ask';
}

/** Whether the browser says for its owner that nothing may be shared. */
export function refusesSharing(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** Reads a kept choice; what is of another version or makes no sense counts as none. */
export function readConsent(text: string | null): Consent | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (!isRecord(kept) || kept['version'] !== CONSENT_VERSION) return null;
    const { atMs, allowed } = kept;
    if (typeof atMs !== 'number' || !isRecord(allowed)) return null;
    const answers: Allowed = {};
    for (const purpose of PURPOSES) {
      const answer = allowed[purpose];
      if (typeof answer === 'boolean') answers[purpose] = answer;
    }
    return { version: CONSENT_VERSION, atMs, allowed: answers };
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  // Chosen in another tab: this one follows.
  const follow = (event: StorageEvent) => {
    if (event.key !== 'consent') return;
    current = undefined;
    listener();
  };
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
