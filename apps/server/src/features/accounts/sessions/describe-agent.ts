import type { BROWSERS, DEVICES } from '@qc/contract';

/** In this order: most browsers name others beside themselves. */
const BROWSER_SIGNS: readonly [RegExp, (typeof BROWSERS)[number]][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'edge'],
  [/\bOPR\/|\bOPT\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\bFirefox\/|\bFxiOS\//, 'firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'chrome'],
  [/\bVersion\/.*\bSafari\//, 'safari'],
];
const DEVICE_SIGNS: readonly [RegExp, (typeof DEVICES)[number]][] = [
  [/\biPad\b/, 'ipad'],
  [/\biPhone\b|\biPod\b/, 'iphone'],
  [/\bAndroid\b/, 'android'],
  [/\bWindows\b/, 'windows'],
  [/\bCrOS\b/, 'chromebook'],
  [/\bMacintosh\b/, 'mac'],
  [/\bLinux\b/, 'linux'],
];

/** Browser and device in a word each, from what the browser says of itself. Nothing more of it is kept. */
export function describeAgent(userAgent: string | undefined): {
  browser: (typeof BROWSERS)[number];
  device: (typeof DEVICES)[number];
} {
  const agent = (userAgent ?? '').slice(0, 500);
  return {
    browser: BROWSER_SIGNS.find(([sign]) => sign.test(agent))?.[1] ?? 'other',
    device: DEVICE_SIGNS.find(([sign]) => sign.test(agent))?.[1] ?? 'other',
  };
}
