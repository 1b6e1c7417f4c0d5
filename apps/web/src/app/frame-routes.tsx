import type { PageTitle } from '@qc/words/en/screens/everywhere/app';
import { createRootRoute, createRoute, type ParsedLocation, redirect } from '@tanstack/react-router';
import { loadWordsInUse, withWords } from '#platform/words-loader';
import { isLanguage } from '@qc/contract/languages';
import { loadAdminArea, prepareAdminArea } from './admin/admin-area.ts';

import { type Access, isAdminPath } from './navigation.ts';
import { guardNavigation } from './navigation-guard.ts';
import { RootErrorPage, RootFrame, RootPendingPage } from './root-frame.tsx';
import { screenOnDemand } from './screen-on-demand.tsx';
import { needsFreshPage } from './third-parties.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may see the screen; frames, and with them unknown addresses, are open to guests. */
    access?: Access;
    title?: PageTitle;
  }
}

/** What the frame must know of a screen: its title, and who may see it. */
export const screen = (title: PageTitle, access: Access = 'user') => ({ staticData: { title, access } });

/** Any address that leads nowhere. */
export const NotFoundPage = screenOnDemand(() => import('./not-found-page.tsx'), 'NotFoundPage');

/** Around everything: the navigation rules, the look, the dialogs. */
export const rootRoute = createRootRoute({
  component: RootFrame,
  notFoundComponent: NotFoundPage,
  errorComponent: RootErrorPage,
  pendingComponent: RootPendingPage,
  beforeLoad: async ({ location, matches, preload }) => {
    const address = addressOf(location);
    // A hand at the link to an admin screen: the router gets them meanwhile.
    if (preload) return isAdminPath(address.path) ? loadAdminArea() : undefined;
    // Before the address changes the language.
    const [, language] = address.path.split('/');
    if (isLanguage(language)) await loadWordsInUse(language);
    const arrived = await prepareAdminArea(address.path);
    const { access = 'guest', title } = matches.at(-1)?.staticData ?? {};
    const redirectTo = guardNavigation(address, access);
    if (redirectTo !== null) throw redirect({ href: redirectTo, replace: true });
    const href = `${address.path}${address.query}${address.hash}`;
    if (needsFreshPage(address.path, title)) throw redirect({ href, reloadDocument: true });
    // The address was matched without the admin screens, which have come only now.
    if (arrived) throw redirect({ href, replace: true });
  },
});

function addressOf(location: ParsedLocation): { path: string; query: string; hash: string } {
  return {
    path: location.pathname,
    query: location.searchStr,
    hash: location.hash === '' ? '' : `#${location.hash}`,
  };
}

/** The first segment of nearly every address. */
export const languageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$lang',
  notFoundComponent: NotFoundPage,
});

const loadFrame = () => withWords(import('./frame/shell.tsx'), 'author', 'guest');

/** Around the working screens: header, menu, account. Show screens and the editor do without. */
export const shellRoute = createRoute({
  getParentRoute: () => languageRoute,
  id: 'shell',
  component: screenOnDemand(loadFrame, 'Shell'),
});
/** Around screens that guests may see too. */
export const openRoute = createRoute({
  getParentRoute: () => languageRoute,
  id: 'open',
  component: screenOnDemand(loadFrame, 'ShellOrGuestFrame'),
});
