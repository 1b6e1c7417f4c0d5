import { tellNotFetched } from '#platform/on-demand';
import { getSessionUser, onSessionChange } from '#platform/session';
import { isAdminRole } from '@qc/contract';
import { isAdminPath, type NavigationInput } from '../navigation.ts';

/** How the router takes the admin screens in, once their code is there, and out again. */
interface AdminScreens {
  load: () => Promise<{ enter: () => void }>;
  leave: () => void;
}

let screens: AdminScreens | null = null;
let state: NavigationInput['adminRoutes'] = 'none';
let loading: Promise<void> | null = null;

/** From now on the router has the admin screens once an admin wants one, and loses them with the admin. */
export function mountAdminArea(ofRouter: AdminScreens): void {
  screens = ofRouter;
  onSessionChange(() => {
    if (!isAdminHere()) leaveAdminArea();
  });
}

/** Whether the admin screens are there. */
export function adminAreaState(): NavigationInput['adminRoutes'] {
  return state;
}

/**
 * Before an admin address is judged: fetches the admin screens for a signed-in admin, also anew after a failure. True
 * when they have come only now.
 */
export async function prepareAdminArea(path: string): Promise<boolean> {
  if (!isAdminPath(path) || !isAdminHere() || state === 'loaded') return false;
  await loadAdminArea();
  if (adminAreaState() === 'loaded') return true;
  tellNotFetched();
  return false;
}

/** Fetches the admin screens and puts them into the router. Never throws: `adminAreaState` tells how it ended. */
export function loadAdminArea(): Promise<void> {
  if (state === 'loaded' || !isAdminHere()) return Promise.resolve();
  loading ??= fetchRoutes().finally(() => {
    loading = null;
  });
  return loading;
}

async function fetchRoutes(): Promise<void> {
  try {
    const found = await screens?.load();
    // Whoever asked for them may have signed out meanwhile.
    if (!found || !isAdminHere()) return;
    found.enter();
    state = 'loaded';
  } catch {
    state = 'failed';
  }
}

function leaveAdminArea(): void {
  if (state === 'loaded') screens?.leave();
  state = 'none';
}

function isAdminHere(): boolean {
  return isAdminRole(getSessionUser()?.role);
}
