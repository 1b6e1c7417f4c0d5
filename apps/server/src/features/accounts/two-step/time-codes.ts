import { Secret, TOTP } from 'otpauth';

const ISSUER = 'questions.creator';
const PERIOD_S = 30;
/** Clocks of phones are off, and typing takes a while: the code before and the one after count as well. */
const WINDOW = 1;
/** As RFC 4226 asks for. */
const SECRET_BYTES = 20;

/** A new secret for an app, in base32. */
export function makeTimeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address in the QR: an app shows the account under the house's name. */
export function timeCodeAddress(secret: string, account: string): string {
  return appOf(secret, account).toString();
}

/** The time step that six digits belong to, at this moment or one step beside it; null: none. RFC 6238. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | null {
  const delta = appOf(secret, '').validate({ token: code, timestamp: nowMs, window: WINDOW });
  return delta === null ? null : Math.floor(nowMs / 1000 / PERIOD_S) + delta;
}

function appOf(secret: string, account: string): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label: account,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });
}
