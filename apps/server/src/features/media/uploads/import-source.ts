/** A file that can be fetched once: from where, and which hosts may take part in it. */
export interface ImportSource {
  url: string;
  hosts: readonly string[];
}

const DRIVE_HOSTS = ['drive.google.com', 'drive.usercontent.google.com', '*.googleusercontent.com'];
const DROPBOX_HOSTS = ['www.dropbox.com', '*.dropboxusercontent.com'];
const DRIVE_ID = /^[A-Za-z0-9_-]{10,100}$/;

/**
 * The file behind a share link of Google Drive or Dropbox, or on a host that the installation lists; null for
 * everything else. Services are told apart by the host alone, and what is fetched is an address of our making.
 */
export function importSource(link: string, listedHosts: readonly string[]): ImportSource | null {
  const url = URL.parse(link);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (url.hostname === 'drive.google.com' || url.hostname === 'drive.usercontent.google.com') return driveFile(url);
  if (url.hostname === 'dropbox.com' || url.hostname === 'www.dropbox.com') return dropboxFile(url);
  return listedHosts.length > 0 ? { url: url.href, hosts: listedHosts } : null;
}

function driveFile(url: URL): ImportSource | null {
  const id = /^\/file\/(?:u\/\d+\/)?d\/([^/]+)/.exec(url.pathname)?.[1] ?? url.searchParams.get('id');
  if (!id || !DRIVE_ID.test(id)) return null;
  // `confirm` answers the page that warns of files too large to be scanned.
  const file = new URL('https://drive.usercontent.google.com/download');
  file.search = new URLSearchParams({ id, export: 'download', confirm: 't' }).toString();
  const key = url.searchParams.get('resourcekey');
  if (key && DRIVE_ID.test(key)) file.searchParams.set('resourcekey', key);
  return { url: file.href, hosts: DRIVE_HOSTS };
}

function dropboxFile(url: URL): ImportSource | null {
  // /sh/ and /scl/fo/ are folders: they would come as an archive.
  if (!/^\/(s|scl\/fi)\/[^/]+/.test(url.pathname)) return null;
  const file = new URL(url.pathname, 'https://www.dropbox.com');
  const key = url.searchParams.get('rlkey');
  if (key) file.searchParams.set('rlkey', key);
  file.searchParams.set('dl', '1');
  return { url: file.href, hosts: DROPBOX_HOSTS };
}
