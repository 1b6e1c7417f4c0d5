import { tellNotFetched } from '#platform/on-demand';
import { getSessionUser } from '#platform/session';
import { withWords } from '#platform/words-loader';
import type { Root } from 'react-dom/client';
import { guestAddress } from './guest/guest-address.ts';
import { guestScreenOf } from './guest/guest-paths.ts';
import { isNewer, untilThere } from './until-there.ts';

/** The first screen of the app waits no longer than this for the public settings, ms. */
const SETTINGS_WAIT_MS = 1500;

/** Draws the guests' small page for whoever is not signed in and wants one of its screens, and the app for all others. */
export async function showScreens(root: Root, settings: Promise<void>): Promise<void> {
  if (getSessionUser() === null) {
    const wanted = location.pathname + location.search + location.hash;
    const address = guestAddress(wanted);
    if (guestScreenOf(address) !== null) {
      if (address !== wanted) history.replaceState(null, '', address);
      return showGuests(root, address);
    }
  }
  // Without an answer in time the media are those of the built-in service, which is nearly always right.
  const inTime = Promise.race([settings, new Promise((resolve) => setTimeout(resolve, SETTINGS_WAIT_MS))]);
  const [{ showApp }] = await Promise.all([untilThere(() => import('./full-app.tsx')), inTime]);
  await showApp(root);
}

async function showGuests(root: Root, address: string): Promise<void> {
  const { GuestApp } = await untilThere(() => withWords(import('./guest/guest-app.tsx'), 'guest'));
  root.render(<GuestApp start={address} onLeave={() => void goOn(root)} />);
}

/** From a guest's screen into the app. Where its code cannot be had the screen stays, and says so. */
async function goOn(root: Root): Promise<void> {
  try {
    const { showApp } = await import('./full-app.tsx');
    await showApp(root);
  } catch {
    if (await isNewer()) return;
    tellNotFetched();
  }
}
