/** What hears receivers of clickers: for the host's console alone. */
const RECEIVERS = ['gamepad', 'hid', 'midi', 'serial'];
/** What records what callers hear: for the pages of the app, not for players. */
const RECORDER = ['microphone'];
/** What all pages of ours need, and no frame in them. */
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
  'payment',
  'publickey-credentials-get',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The `Permissions-Policy` of a page; `frames`: origins that are shown in frames. It holds for a document as long as that
 * lives, whichever screens of the app are shown in it later.
 */
export function permissionsPolicy(frames: readonly string[], page: 'console' | 'app' | 'player'): string {
  const framed = ['self', ...frames.map((origin) => `"${origin}"`)].join(' ');
  const sometimes: readonly string[] = { console: RECEIVERS, app: RECORDER, player: [] }[page];
  const not = [...RECEIVERS, ...RECORDER].filter((name) => !sometimes.includes(name));
  return [
    ...[...OWN, ...sometimes].map((name) => `${name}=(self)`),
    ...FRAMED.map((name) => `${name}=(${framed})`),
    ...[...OFF, ...not].map((name) => `${name}=()`),
  ].join(', ');
}
