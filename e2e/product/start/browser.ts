import { existsSync } from 'node:fs';

/**
 * What the browser does not do in a test. A switch that comes twice counts as it comes last: what the test runner turns
 * off stands here as well.
 */
const withoutFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // The lists below the address bar are pages, made for every window: nobody sees them, and they take as long as ours.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  // A process made ready for a page that may never come.
  'SpareRendererForSitePerProcess',
];

const places = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'] as const;

/** How the browser is started: no sandbox as root, no calls of its own to the network. */
export const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? places.find((path) => existsSync(path)) ?? places[0],
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${withoutFeatures.join(',')}`,
  ],
};
