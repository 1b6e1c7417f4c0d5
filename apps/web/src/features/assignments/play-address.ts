import { getPublicSettings } from '#platform/settings';

/** The address that players of a link open: the one that people type, where the house has one of its own. */
export function playAddress(code: string): string {
  return `${getPublicSettings().baseUrl || location.origin}/play/${code}`;
}
