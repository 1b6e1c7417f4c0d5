import { getPublicSettings } from '#platform/settings';

/** The address that players of an assignment open: the one that people type, where the house has one of its own. */
export function playAddress(code: string): string {
  return `${getPublicSettings().baseUrl || location.origin}/play/${code}`;
}

/** Whether an address leads nowhere but to the machine it is opened on. */
export function isOnlyHere(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
