import { isScreenAddress, LOST_PAGE, screenAccess } from '@qc/contract/screens';
import { guardNavigation } from '../navigation-guard.ts';

/** Redirects lead to Login at last; more than a few would be a circle. */
const STEPS_MAX = 5;

/** Where a guest who wants an address comes by the navigation rules; their effects are carried out. */
export function guestAddress(wanted: string): string {
  let address = new URL(wanted, location.origin);
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const { pathname: path, search: query, hash } = address;
    const access = path.startsWith(LOST_PAGE) && isScreenAddress(path) ? 'free' : screenAccess(path);
    const next = guardNavigation({ path, query, hash }, access);
    if (next === null) break;
    address = new URL(next, location.origin);
  }
  return address.pathname + address.search + address.hash;
}
