import { DEFAULT_CLOUD_NAME, type InstallationSettings, LANGUAGES } from '@qc/contract';
import type { PolicyChanges } from '#platform/http/pages/widen-policy';
import type { Platform } from '#platform/platform';
import { installationSettings } from './installation-settings.ts';

type Scripts = InstallationSettings['scripts'];
type Vendor = Scripts['accessibilityVendor'];

const GOOGLE = ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'];
const GOOGLE_FRAMES = ['https://www.googletagmanager.com'];
const PIXEL = ['https://www.facebook.com', 'https://connect.facebook.net'];
const ACCESSIBILITY: Record<Vendor, readonly string[]> = {
  none: [],
  userway: ['https://*.userway.org'],
  accessibe: ['https://acsbapp.com', 'https://*.acsbapp.com'],
  equalweb: ['https://*.equalweb.com'],
};
/** Screens in front of a hall: no third party hears or shows anything there. */
const PRESENTER = new RegExp(`^/(${LANGUAGES.join('|')})/present(/|$)`);

/**
 * What a page may do beyond the usual policy, by the settings in force. The player's page and the presenter's screen
 * get the media service alone; the working screens also the third parties that are set, and nothing when none is.
 */
export async function pagePolicy(platform: Platform, page: 'app' | 'play', path: string): Promise<PolicyChanges> {
  const settings = await installationSettings(platform);
  const changes: PolicyChanges = { add: {} };
  if (settings.cloudName !== DEFAULT_CLOUD_NAME) {
    const media = [platform.config.mediaDeliveryUrl];
    add(changes, { 'img-src': media, 'media-src': media, 'connect-src': media });
  }
  if (settings.host !== '') {
    const api = [settings.host];
    changes.apiHost = settings.host;
    add(changes, { 'img-src': api, 'media-src': api, 'connect-src': [...api, settings.host.replace(/^http/, 'ws')] });
  }
  if (page === 'app' && !PRESENTER.test(path)) addScripts(changes, settings.scripts);
  return changes;
}

function addScripts(changes: PolicyChanges, scripts: Scripts): void {
  const { gtmId, ga4Id, metaPixelId, accessibilityVendor: vendor } = scripts;
  const google = gtmId !== '' || ga4Id !== '';
  if (!google && metaPixelId === '' && vendor === 'none') return;
  // Whoever has the nonce may add scripts: the standard loaders work, and no list of script hosts is needed.
  add(changes, { 'script-src': ["'strict-dynamic'"] });
  if (google) add(changes, { 'img-src': GOOGLE, 'connect-src': GOOGLE, 'frame-src': GOOGLE_FRAMES });
  if (metaPixelId !== '') add(changes, { 'img-src': PIXEL, 'connect-src': PIXEL, 'frame-src': PIXEL });
  if (vendor === 'none') return;
  const hosts = ACCESSIBILITY[vendor];
  const everywhere = ['img-src', 'connect-src', 'frame-src', 'font-src', 'style-src', 'media-src'] as const;
  for (const directive of everywhere) add(changes, { [directive]: hosts });
  // These widgets write style elements of their own, which no nonce can allow.
  changes.inlineStyles = true;
}

function add(changes: PolicyChanges, more: PolicyChanges['add']): void {
  for (const [directive, sources] of Object.entries(more)) {
    changes.add[directive] = [...(changes.add[directive] ?? []), ...sources];
  }
}
