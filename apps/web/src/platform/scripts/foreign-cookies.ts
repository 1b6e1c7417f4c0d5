/** Names of what third parties may have put into this browser under our own address. */
const FOREIGN_COOKIES = /^(_ga($|_)|_gid$|_gat|_gcl_|_fbp$|_fbc$)/;

/** After a choice is taken back: removes what third parties left with us. What still runs ends with the page. */
export function removeForeignCookies(): void {
  for (const part of document.cookie.split(';')) {
    const name = part.split('=')[0]?.trim() ?? '';
    if (!FOREIGN_COOKIES.test(name)) continue;
    const host = location.hostname.split('.');
    // They are set for the widest domain that a browser lets them.
    const domains = ['', ...host.map((_label, i) => `; domain=.${host.slice(i).join('.')}`)];
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
