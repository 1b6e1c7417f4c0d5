import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router';
import type { PageTitle } from './app-texts.ts';
import { ErrorPage } from './error-page.tsx';
import { GuestFrame } from './guest-frame.tsx';
import { readGamesView, readLibraryView, readListView, readResultsView } from './list-view.ts';
import type { Access } from './navigation.ts';
import { guardNavigation, leaveLogin } from './navigation-guard.ts';
import { NotFoundEduPage, NotFoundPage } from './not-found-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { RootErrorPage, RootFrame } from './root-frame.tsx';
import { Shell, ShellOrGuestFrame } from './shell.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may see the screen; frames, and with them unknown addresses, are open to guests. */
    access?: Access;
    title?: PageTitle;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

const screen = (title: PageTitle, access: Access = 'user') => ({ staticData: { title, access } });

const rootRoute = createRootRoute({
  component: RootFrame,
  notFoundComponent: NotFoundPage,
  errorComponent: RootErrorPage,
  beforeLoad: ({ location, matches, preload }) => {
    if (preload) return;
    const access = matches.at(-1)?.staticData.access ?? 'guest';
    const redirectTo = guardNavigation(addressOf(location), access);
    if (redirectTo !== null) throw redirect({ href: redirectTo, replace: true });
  },
});

function addressOf(location: ParsedLocation): { path: string; query: string; hash: string } {
  return {
    path: location.pathname,
    query: location.searchStr,
    hash: location.hash === '' ? '' : `#${location.hash}`,
  };
}

const toLanding = ({ preload }: { preload: boolean }) => {
  if (preload) return;
  const address = leaveLogin();
  if (address !== null) throw redirect({ href: address, replace: true });
};

const eduRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'notfound-edu',
  component: NotFoundEduPage,
  ...screen('notFound', 'free'),
});
const languageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$lang',
  notFoundComponent: NotFoundPage,
});

// Screens for guests.
const guestRoute = createRoute({ getParentRoute: () => languageRoute, id: 'guest', component: GuestFrame });
const loginRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: 'login',
  component: lazyRouteComponent(() => import('#features/session'), 'LoginPage'),
  beforeLoad: toLanding,
  ...screen('login', 'guest'),
});
const registerRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: 'register',
  component: lazyRouteComponent(() => import('#features/session'), 'RegisterPage'),
  beforeLoad: toLanding,
  ...screen('register', 'guest'),
});
// No `toLanding`: a mailed link serves whoever has it, signed in or not.
const forgotPasswordRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: 'forgot-password',
  component: lazyRouteComponent(() => import('#features/session'), 'ForgotPasswordPage'),
  ...screen('forgotPassword', 'guest'),
});
const resetPasswordRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: 'reset-password',
  component: lazyRouteComponent(() => import('#features/session'), 'ResetPasswordPage'),
  ...screen('resetPassword', 'guest'),
});
const confirmEmailRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: 'confirm-email',
  component: lazyRouteComponent(() => import('#features/session'), 'ConfirmEmailPage'),
  ...screen('confirmEmail', 'guest'),
});
const openRoute = createRoute({ getParentRoute: () => languageRoute, id: 'open', component: ShellOrGuestFrame });
const accessibilityRoute = createRoute({
  getParentRoute: () => openRoute,
  path: 'accessibility',
  component: lazyRouteComponent(() => import('#features/accessibility'), 'AccessibilityPage'),
  ...screen('accessibility', 'guest'),
});

// Working screens, inside the shell.
const shellRoute = createRoute({ getParentRoute: () => languageRoute, id: 'shell', component: Shell });
const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'dashboard',
  component: lazyRouteComponent(() => import('#features/dashboard'), 'DashboardPage'),
  ...screen('dashboard'),
});
const myGamesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'my-games',
  component: lazyRouteComponent(() => import('#features/dashboard'), 'MyGamesPage'),
  validateSearch: readGamesView,
  ...screen('myGames'),
});
const sharedGamesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'shared-games',
  component: lazyRouteComponent(() => import('#features/dashboard'), 'SharedGamesPage'),
  validateSearch: readGamesView,
  ...screen('sharedGames'),
});
const libraryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'library',
  component: lazyRouteComponent(() => import('#features/library'), 'LibraryPage'),
  validateSearch: readLibraryView,
  ...screen('library'),
});
const transferLogRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'transfer-log',
  component: lazyRouteComponent(() => import('#features/sharing'), 'TransferLogPage'),
  validateSearch: readListView,
  ...screen('transferLog'),
});
// The editor has a bar of its own and needs the whole width.
const editorRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'create-game/{-$id}/{-$queIndex}',
  component: lazyRouteComponent(() => import('#features/editor'), 'EditorPage'),
  ...screen('createGame'),
});
const mediaRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'media',
  component: lazyRouteComponent(() => import('#features/gallery'), 'GalleryPage'),
  ...screen('media'),
});
const categoriesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'categories',
  component: lazyRouteComponent(() => import('#features/categories'), 'CategoriesPage'),
  ...screen('categories'),
});
const resultsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'results',
  component: lazyRouteComponent(() => import('#features/results'), 'ResultsPage'),
  validateSearch: readResultsView,
  ...screen('results'),
});
const resultRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'results/$id',
  component: lazyRouteComponent(() => import('#features/results'), 'ResultPage'),
  ...screen('result'),
});
const roomsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'rooms',
  component: lazyRouteComponent(() => import('#features/rooms'), 'RoomsPage'),
  ...screen('rooms'),
});
const linksRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'links',
  component: lazyRouteComponent(() => import('#features/assignments'), 'LinksPage'),
  validateSearch: readListView,
  ...screen('links'),
});
const settingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'user-settings',
  component: lazyRouteComponent(() => import('#features/session'), 'UserSettingsPage'),
  ...screen('userSettings'),
});

// Show screens fill the window.
const operateRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'operate/$room',
  component: lazyRouteComponent(() => import('#features/operate'), 'OperatePage'),
  ...screen('operate'),
});
const presentRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'present/$room',
  component: lazyRouteComponent(() => import('#features/present'), 'PresentPage'),
  ...screen('present'),
});

const routeTree = rootRoute.addChildren([
  eduRoute,
  languageRoute.addChildren([
    guestRoute.addChildren([loginRoute, registerRoute, forgotPasswordRoute, resetPasswordRoute, confirmEmailRoute]),
    openRoute.addChildren([accessibilityRoute]),
    shellRoute.addChildren([
      dashboardRoute,
      myGamesRoute,
      sharedGamesRoute,
      libraryRoute,
      transferLogRoute,
      mediaRoute,
      categoriesRoute,
      resultsRoute,
      resultRoute,
      linksRoute,
      roomsRoute,
      settingsRoute,
    ]),
    editorRoute,
    operateRoute,
    presentRoute,
  ]),
]);

/** The router with every screen of the app. */
export function createAppRouter() {
  return createRouter({
    routeTree,
    basepath: '/',
    defaultPreload: 'intent',
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    notFoundMode: 'root',
    scrollRestoration: true,
  });
}
