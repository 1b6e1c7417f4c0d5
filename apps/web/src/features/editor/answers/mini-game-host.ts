/** What is known of a mini-game's link. */
export type HostVerdict = 'empty' | 'notALink' | 'refused' | 'allowed';

/** Whether a link is one that the installation embeds: https, on an allowed host; `*.example.org` is every host below. */
export function checkHost(link: string, allowed: readonly string[]): HostVerdict {
  const text = link.trim();
  if (text === '') return 'empty';
  if (!URL.canParse(text)) return 'notALink';
  const { protocol, hostname, username } = new URL(text);
  if (protocol !== 'https:' || username !== '') return 'notALink';
  const fits = allowed.some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1).toLowerCase()) : hostname === host.toLowerCase(),
  );
  return fits ? 'allowed' : 'refused';
}
