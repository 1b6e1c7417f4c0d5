import { openedOnDemand } from '#platform/on-demand';
import { useEffect } from 'react';
import { UserButton } from './user-button.tsx';

/** A page that has stood this long has fetched what it is made of, ms. */
const STANDS_AFTER_MS = 5000;

const Opened = openedOnDemand<object>(UserButton, async () => (await import('./user-list.tsx')).UserList);

/**
 * Account of the signed-in person: credits, settings, sign out. It comes by itself once the page stands, so that whoever
 * loses the network on a shared computer can still sign out.
 */
export function UserMenu() {
  useEffect(() => {
    const timer = setTimeout(() => void Opened.preload(), STANDS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Opened />;
}
