/** What hears receivers of clickers: for the host's console alone. */
const RECEIVERS = ['gamepad', 'hid', 'midi', 'serial'];
/** What the other pages of ours need, and no frame in them. */
const OWN = ['screen-wake-lock'];
/** What films and mini-games in frames need as well. */
const FRAMED = ['autoplay', 'fullscreen'];
/** What nothing here needs, whoever's script or frame asks. */
const OFF = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'payment',
  'publickey-credentials-get',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The `Permissions-Policy` of a page; `frames`: origins that are shown in frames. It holds for a document as long as that
 * lives, whichever screens of the app are shown in it later.
 */
export function permissionsPolicy(frames: readonly string[], page: 'console' | 'other'): string {
  const framed = ['self', ...frames.map((origin) => `"${origin}"`)].join(' ');
  const isConsole = page === 'console';
  return [
    ...[...OWN, ...(isConsole ? RECEIVERS : [])].map((name) => `${name}=(self)`),
    ...FRAMED.map((name) => `${name}=(${framed})`),
    ...[...OFF, ...(isConsole ? [] : RECEIVERS)].map((name) => `${name}=()`),
  ].join(', ');
}
