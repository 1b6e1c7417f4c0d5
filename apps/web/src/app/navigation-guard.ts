import { registrationCompleted } from '#platform/scripts';
import { getLanguage, machineTimeZone, setLanguage, storedLanguage } from '#platform/i18n';
import { getSessionUser } from '#platform/session';
import { localValue } from '#platform/storage';
import { adminAreaState, loadAdminArea } from './admin/admin-area.ts';
import { type Access, accessOf, decideNavigation, landingAddress, type NavigationEffect } from './navigation.ts';

const storedRedirect = localValue('redirect');

/** Applies the navigation rules to an address that is about to be shown: carries out their effects, gives the redirect. */
export function guardNavigation(address: { path: string; query: string; hash: string }, access: Access): string | null {
  const decision = decideNavigation({
    ...address,
    access: accessOf(address.path, access),
    language: getLanguage(),
    storedLanguage: storedLanguage(),
    timeZone: machineTimeZone(),
    user: getSessionUser(),
    adminRoutes: adminAreaState(),
  });
  for (const effect of decision.effects) carryOut(effect);
  return decision.redirectTo;
}

/** On entering Login or Register: where a person goes who is signed in already; null for a guest. Uses up the saved address. */
export async function leaveLogin(): Promise<string | null> {
  // An admin's home is the admin dashboard, where it can be had.
  await loadAdminArea();
  const user = getSessionUser();
  if (user === null) return null;
  const address = landingAddress({
    storedRedirect: storedRedirect.get(),
    language: getLanguage(),
    role: user.role,
    adminRoutes: adminAreaState(),
  });
  storedRedirect.remove();
  return address;
}

function carryOut(effect: NavigationEffect): void {
  switch (effect.kind) {
    case 'registrationCompleted':
      return registrationCompleted(getSessionUser()?._id ?? 'guest');
    case 'switchLanguage':
      return setLanguage(effect.language);
    case 'saveRedirect':
      return storedRedirect.set(effect.address);
  }
}
