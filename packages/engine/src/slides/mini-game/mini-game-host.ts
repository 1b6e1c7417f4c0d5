/** What is known of a mini-game's link. */
export type HostVerdict = 'empty' | 'notALink' | 'refused' | 'allowed';

/** Without a name or password before the host, which would hide where it leads. */
const HTTPS_LINK = /^https:\/\/([a-z0-9.-]+)(?::\d+)?(?:[/?#]|$)/i;

/** Whether a link is one that the installation embeds: https, on an allowed host; `*.example.org` is every host below. */
export function checkHost(link: string, allowed: readonly string[]): HostVerdict {
  const text = link.trim();
  if (text === '') return 'empty';
  const host = HTTPS_LINK.exec(text)?.[1]?.toLowerCase();
  if (host === undefined) return 'notALink';
  const fits = allowed.some((allowedHost) =>
    allowedHost.startsWith('*.')
      ? host.endsWith(allowedHost.slice(1).toLowerCase())
      : host === allowedHost.toLowerCase(),
  );
  return fits ? 'allowed' : 'refused';
}
