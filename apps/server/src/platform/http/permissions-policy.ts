/** What the host's devices need, now or with a console of keys and clickers: for pages of ours alone. */
const OWN = ['gamepad', 'hid', 'midi', 'screen-wake-lock', 'serial'];
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

/** The `Permissions-Policy` of every page; `frames`: origins that are shown in frames. */
export function permissionsPolicy(frames: readonly string[]): string {
  const framed = ['self', ...frames.map((origin) => `"${origin}"`)].join(' ');
  return [
    ...OWN.map((name) => `${name}=(self)`),
    ...FRAMED.map((name) => `${name}=(${framed})`),
    ...OFF.map((name) => `${name}=()`),
  ].join(', ');
}
