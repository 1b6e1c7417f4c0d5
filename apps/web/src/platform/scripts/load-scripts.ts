import type { ScriptSettings } from '@qc/contract';
import type { Language } from '@qc/contract/languages';
import { loadAccessibilityVendor } from './accessibility-vendors.ts';
import type { Consent } from './consent.ts';
import { loadMeasurement, loadTagManager } from './google.ts';
import { loadPixel } from './pixel.ts';
import { thirdPartiesHere as here, vendorCame } from './third-parties-here.ts';
import type { Tracker } from './track.ts';

/** What decides which third parties are loaded. */
export interface Allowed {
  scripts: ScriptSettings;
  consent: Consent | null;
  language: Language;
}

/** Loads what is set and allowed and not yet there; gives all who are told of events. */
export function loadScripts({ scripts, consent, language }: Allowed): Tracker[] {
  const allowed = consent?.allowed ?? {};
  const google = { analytics: allowed.analytics === true, advertising: allowed.advertising === true };
  if (scripts.gtmId !== '' && (google.analytics || google.advertising))
    here.tagManager ??= loadTagManager(scripts.gtmId, google);
  if (scripts.ga4Id !== '' && google.analytics) here.measurement ??= loadMeasurement(scripts.ga4Id, google);
  if (scripts.metaPixelId !== '' && google.advertising) here.pixel ??= loadPixel(scripts.metaPixelId);
  if (allowed.accessibility === true && here.accessibility === undefined) {
    here.accessibility = true;
    loadAccessibilityVendor(scripts, language, vendorCame);
  }
  return [here.tagManager, here.measurement, here.pixel].filter((found) => found !== undefined);
}
