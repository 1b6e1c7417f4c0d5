/** One package of others that the product passes on, as the build lists them. */
export interface PackageLicense {
  name: string;
  version: string;
  /** As the package names it, mostly an SPDX expression. */
  licence: string;
  /** Where its sources are; null when the package does not say. */
  source: string | null;
}

/** The words of all licenses, beside the pages. */
export const NOTICE_FILE = '/NOTICE.txt';

/** The list that the build wrote beside the pages. Throws when it does not come. */
export async function loadLicenses(): Promise<PackageLicense[]> {
  const reply = await fetch('/notices.json');
  if (!reply.ok) throw new Error(`notices.json: ${reply.status}`);
  return reply.json();
}
