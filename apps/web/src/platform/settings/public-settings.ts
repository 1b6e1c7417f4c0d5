import type { PublicSettings } from '@qc/contract';
import { DEFAULT_CLOUD_NAME } from '@qc/contract/limits';
import { useSyncExternalStore } from 'react';
import { call } from '../api/index.ts';

/** A request that failed is made again after these waits, ms; then the defaults stay until the next page. */
const RETRY_MS = [1000, 4000, 15_000];

const listeners = new Set<() => void>();
let asked: Promise<PublicSettings> | null = null;
/** What holds until the server has answered: the built-in services at the page's own origin. */
let current: PublicSettings = {
  cloudName: DEFAULT_CLOUD_NAME,
  uploadPreset: '',
  host: '',
  baseUrl: '',
  deliveryUrl: '',
  miniGameHosts: [],
  scripts: {
    gtmId: '',
    ga4Id: '',
    metaPixelId: '',
    accessibilityVendor: 'none',
    accessibilityAccount: '',
  },
  contact: { name: '', email: '', phone: '' },
  emailTopLevelMax: 3,
};

let known = false;

/** Whether the server has told; until then the rest is only what holds for most. */
export function arePublicSettingsKnown(): boolean {
  return known;
}

/** What is known of the installation now. */
export function getPublicSettings(): PublicSettings {
  return current;
}

/** What is known of the installation, kept up to date. */
export function usePublicSettings(): PublicSettings {
  return useSyncExternalStore(onChange, getPublicSettings, getPublicSettings);
}

/** Asks the server once for the public settings; all callers get the same answer. Never throws. */
export function loadPublicSettings(): Promise<PublicSettings> {
  asked ??= ask();
  return asked;
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function ask(): Promise<PublicSettings> {
  for (const waitMs of [...RETRY_MS, null]) {
    try {
      current = await call('getSettings');
      known = true;
      for (const tell of listeners) tell();
      break;
    } catch {
      if (waitMs === null) asked = null;
      else await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  return current;
}
