import { reportRegistrationCompleted } from '#platform/advertising';
import { getLanguage, machineTimeZone, setLanguage, storedLanguage } from '#platform/i18n';
import { getSessionUser } from '#platform/session';
import { localValue } from '#platform/storage';
import { type Access, decideNavigation, landingAddress, type NavigationEffect } from './navigation.ts';

const storedRedirect = localValue('redirect');
/** This build has no admin screens: admin addresses end at the not-found page. */
const ADMIN_ROUTES = 'none';

/** Applies the navigation rules to an address that is about to be shown: carries out their effects, gives the redirect. */
export function guardNavigation(address: { path: string; query: string; hash: string }, access: Access): string | null {
  const decision = decideNavigation({
    ...address,
    access,
    language: getLanguage(),
    storedLanguage: storedLanguage(),
    timeZone: machineTimeZone(),
    user: getSessionUser(),
    adminRoutes: ADMIN_ROUTES,
  });
  for (const effect of decision.effects) carryOut(effect);
  return decision.redirectTo;
}

/** On entering Login or Register: where a person goes who is signed in already; null for a guest. Uses up the saved address. */
export function leaveLogin(): string | null {
  const user = getSessionUser();
  if (user === null) return null;
  const address = landingAddress({
    storedRedirect: storedRedirect.get(),
    language: getLanguage(),
    role: user.role,
    adminRoutes: ADMIN_ROUTES,
  });
  storedRedirect.remove();
  return address;
}

function carryOut(effect: NavigationEffect): void {
  switch (effect.kind) {
    case 'registrationCompleted':
      return reportRegistrationCompleted();
    case 'switchLanguage':
      return setLanguage(effect.language);
    case 'saveRedirect':
      return storedRedirect.set(effect.address);
  }
}
