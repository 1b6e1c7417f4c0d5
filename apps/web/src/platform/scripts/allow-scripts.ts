import { consentState } from './consent.ts';
import type { Allowed } from './load-scripts.ts';
import { holdEvents, setTrackers } from './track.ts';

/** What decides over third parties at this moment. */
export interface ScriptSituation extends Allowed {
  /** Global Privacy Control. */
  refusedByBrowser: boolean;
}

/**
 * Loads the third parties that are set and allowed, and says who is told of events. How each is loaded is fetched only
 * where the owner has set some: `isStillSo` is asked once it has come.
 */
export async function allowScripts(situation: ScriptSituation, isStillSo: () => boolean): Promise<void> {
  const state = consentState(situation.scripts, situation.consent, situation.refusedByBrowser);
  if (state === 'notNeeded' || state === 'refusedByBrowser') return setTrackers([]);
  // Without a network events wait as before a choice, and the next screen tries again.
  const code = await import('./load-scripts.ts').catch(() => null);
  if (!code || !isStillSo()) return;
  const trackers = code.loadScripts(situation);
  if (state === 'ask' && trackers.length === 0) holdEvents();
  else setTrackers(trackers);
}
