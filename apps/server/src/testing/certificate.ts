import { generateKeyPairSync, sign } from 'node:crypto';

const DAY_MS = 24 * 60 * 60 * 1000;
const SEQUENCE = 0x30;
const ECDSA_SHA256 = Buffer.from('300a06082a8648ce3d040302', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const OTHER_NAMES = Buffer.from('0603551d11', 'hex');

/** A certificate and its key, as a server takes them. */
export interface Certificate {
  cert: string;
  key: string;
}

/** A certificate for one host that nobody but itself vouches for; from yesterday, for a day after `days` days. */
export function makeCertificate(host: string, days = 1): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(SEQUENCE, der(0x31, der(SEQUENCE, COMMON_NAME, der(0x0c, Buffer.from(host)))));
  const end = Date.now() + days * DAY_MS;
  const validity = der(SEQUENCE, time(Math.min(Date.now(), end) - DAY_MS), time(end));
  const names = der(0x04, der(SEQUENCE, der(0x82, Buffer.from(host))));
  const told = der(
    SEQUENCE,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ECDSA_SHA256,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, der(SEQUENCE, OTHER_NAMES, names))),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', told, privateKey));
  const whole = der(SEQUENCE, told, ECDSA_SHA256, signature).toString('base64');
  const cert = `-----BEGIN CERTIFICATE-----\n${whole.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
  return { cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}

/** One value of DER: its kind, its length, its parts. */
function der(kind: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  if (length < 0x80) return Buffer.concat([Buffer.from([kind, length]), body]);
  const bytes = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([kind, ...bytes]), body]);
}

function time(ms: number): Buffer {
  const digits = new Date(ms).toISOString().replace(/\D/g, '');
  return der(0x17, Buffer.from(`${digits.slice(2, 14)}Z`));
}
