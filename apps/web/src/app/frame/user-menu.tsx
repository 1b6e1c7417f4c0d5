import { openedOnDemand } from '#platform/on-demand';
import { UserButton } from './user-button.tsx';

/** Account of the signed-in person: credits, settings, sign out. */
export const UserMenu = openedOnDemand<object>(UserButton, async () => (await import('./user-list.tsx')).UserList);
