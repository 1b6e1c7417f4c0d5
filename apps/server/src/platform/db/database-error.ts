/** What the retry and refusal helpers need to know of an error from either database. */
export interface DatabaseErrorCodes {
  /** SQLite's extended result code. */
  sqlite: number | null;
  /** PostgreSQL's SQLSTATE. */
  sqlstate: string | null;
}

export function databaseErrorCodes(error: unknown): DatabaseErrorCodes {
  if (typeof error !== 'object' || error === null) return { sqlite: null, sqlstate: null };
  const sqlite = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : null;
  const sqlstate = 'code' in error && typeof error.code === 'string' && error.code.length === 5 ? error.code : null;
  return { sqlite, sqlstate };
}

/** Whether trying the same transaction again is right: somebody else held the lock, or the order of things clashed. */
export function isWorthRetrying(error: unknown): boolean {
  const { sqlite, sqlstate } = databaseErrorCodes(error);
  const primary = sqlite === null ? null : sqlite & 0xff;
  return primary === SQLITE_BUSY || primary === SQLITE_LOCKED || sqlstate === '40001' || sqlstate === '40P01';
}

/** Whether the disk (of the database or of the files) is full. */
export function isStorageFull(error: unknown): boolean {
  const { sqlite, sqlstate } = databaseErrorCodes(error);
  if (sqlite !== null && (sqlite & 0xff) === SQLITE_FULL) return true;
  if (sqlstate === '53100') return true;
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOSPC';
}

/** Whether the database could not be reached at all, or does not let this server in (any more). */
export function isDatabaseAway(error: unknown): boolean {
  const { sqlstate } = databaseErrorCodes(error);
  if (sqlstate !== null && /^(08|28|3D000|57P|53300)/.test(sqlstate)) return true;
  if (!(error instanceof Error)) return false;
  if (isUntrustedCertificate(error)) return true;
  if ('code' in error && NETWORK_CODES.has(String(error.code))) return true;
  return /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message);
}

/** Whether the database had no time for anything: what is asked alone next waits as long once more. */
export function isDatabaseStuck(error: unknown): boolean {
  return isDatabaseAway(error) || databaseErrorCodes(error).sqlstate === '57014';
}

/** Whether the other side of an encrypted connection has not proved who it is. */
export function isUntrustedCertificate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CERTIFICATE_CODES.has(String(error.code));
}

const CERTIFICATE_CODES = new Set([
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** Nothing but the database is called over the network. */
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN']);
const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_FULL = 13;
