import { addScript, plainAddress } from './add-script.ts';
import type { Tracker } from './track.ts';

declare global {
  interface Window {
    /** Where the tag manager reads. */
    dataLayer?: unknown[];
    /** Where the measurement script reads: apart, so that neither hears an event twice. */
    qcGa4Layer?: unknown[];
  }
}

/** What the person allows, as these services ask it. */
export interface GoogleConsent {
  analytics: boolean;
  advertising: boolean;
}

const word = (granted: boolean) => (granted ? 'granted' : 'denied');
const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;
const signals = (analytics: boolean, advertising: boolean) =>
  Object.fromEntries(SIGNALS.map((name) => [name, word(name === 'analytics_storage' ? analytics : advertising)]));

/** Starts the tag manager: everything denied first, then what was allowed, then its own start. */
export function loadTagManager(id: string, consent: GoogleConsent): Tracker {
  const layer = (window.dataLayer ??= []);
  pushConsent(layer, consent);
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  addScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
  return ({ name, props }) => layer.push({ event: name, ...props });
}

/** Starts the measurement script by itself, for owners without a tag manager. */
export function loadMeasurement(id: string, consent: GoogleConsent): Tracker {
  const layer = (window.qcGa4Layer ??= []);
  pushConsent(layer, consent);
  layer.push(command('js', new Date()));
  layer.push(
    command('config', id, {
      // An address may hold a search or a record: only the screen is told, on every event.
      page_location: plainAddress(),
      page_referrer: '',
      allow_google_signals: consent.advertising,
      allow_ad_personalization_signals: consent.advertising,
    }),
  );
  addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}&l=qcGa4Layer`);
  return ({ name, props }) => layer.push(command('event', name, { ...props, page_location: plainAddress() }));
}

function pushConsent(layer: unknown[], { analytics, advertising }: GoogleConsent): void {
  layer.push(command('consent', 'default', { ...signals(false, false), wait_for_update: 500 }));
  layer.push(command('consent', 'update', signals(analytics, advertising)));
}

/** These scripts tell commands from data by their being an `arguments` object; an array would count as data. */
function command(..._words: unknown[]): IArguments {
  return arguments;
}
