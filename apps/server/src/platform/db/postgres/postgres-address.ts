/** What `sslmode` may say in the address of PostgreSQL. */
export const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'] as const;

const SAY_ENCRYPTION = ['sslmode', 'ssl', 'sslrootcert'];
const THIS_MACHINE = ['127.0.0.1', '[::1]', '::1', 'localhost'];

/** Said by a driver to come as the weaker thing that other programs mean by them; here they stay as strong as they are. */
const CHECKED_MODES = /([?&])sslmode=(?:prefer|require|verify-ca)(?=&|$)/;

/** Whether a setting is the address of a PostgreSQL server; one of a socket of this machine names no host. */
export function isPostgresAddress(value: string): boolean {
  return /^postgres(ql)?:\/\//.test(value) && URL.canParse(withHost(value));
}

/** Whether the address says of encryption what is known, or nothing. A word mistyped must not weaken it. */
export function hasKnownSslMode(value: string): boolean {
  const said = URL.canParse(withHost(value)) ? new URL(withHost(value)).searchParams.getAll('sslmode') : [];
  return said.every((mode) => SSL_MODES.some((known) => known === mode));
}

/** Whether the way is inside this machine, or the address says whether it is encrypted. Nothing said would mean: in clear. */
export function saysHowToEncrypt(value: string): boolean {
  if (!URL.canParse(withHost(value))) return true;
  const { hostname, searchParams } = new URL(withHost(value));
  if (SAY_ENCRYPTION.some((name) => searchParams.has(name))) return true;
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  // A path is that of a socket.
  return host === '' || host.startsWith('/') || THIS_MACHINE.includes(host);
}

/**
 * The address as the driver takes it: whoever asks for encryption gets the server's certificate checked too, unless the
 * address says `no-verify`, or `uselibpqcompat=true` for the meanings of PostgreSQL's own programs.
 */
export function strictPostgresAddress(value: string): string {
  if (/[?&]uselibpqcompat=true(?=&|$)/.test(value)) return value;
  return value.replace(CHECKED_MODES, '$1sslmode=verify-full');
}

/** The address of a socket, which names no host, as one that a URL parser takes. */
export function withHost(value: string): string {
  return value.replace('@/', '@localhost/');
}
