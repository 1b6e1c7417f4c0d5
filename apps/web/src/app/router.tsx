import { withWords } from '#platform/words-loader';
import { waitingLoginToken } from '#platform/session';
import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { mountAdminArea } from './admin/admin-area.ts';
import type { AdminRoutes } from './admin/admin-routes.tsx';
import { ErrorPage } from './error-page.tsx';
import { languageRoute, NotFoundPage, openRoute, rootRoute, screen, shellRoute } from './frame-routes.tsx';
import {
  readGamesView,
  readLibraryView,
  readListView,
  readOrderView,
  readPurchasesView,
  readResultsView,
} from './list-view.ts';
import { leaveLogin } from './navigation-guard.ts';
import { PageSkeleton } from './frame/page-skeleton.tsx';
import { RefreshPage } from './refresh-page.tsx';
import { screenOnDemand } from './screen-on-demand.tsx';

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

const toLanding = async ({ preload }: { preload: boolean }) => {
  // Whoever comes by the owner's link is asked for a press, signed in or not.
  if (preload || waitingLoginToken() !== null) return;
  const address = await leaveLogin();
  if (address !== null) throw redirect({ href: address, replace: true });
};

const eduRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'notfound-edu',
  component: screenOnDemand(() => import('./not-found-page.tsx'), 'NotFoundEduPage'),
  ...screen('notFound', 'free'),
});

// Screens for guests.
const guestRoute = createRoute({
  getParentRoute: () => languageRoute,
  id: 'guest',
  component: screenOnDemand(() => withWords(import('./frame/guest-outlet.tsx'), 'guest'), 'GuestOutlet'),
});
const loginRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: 'login',
  component: screenOnDemand(() => withWords(import('./screens/login-screen.ts'), 'guest'), 'LoginPage'),
  beforeLoad: toLanding,
  ...screen('login', 'guest'),
});
const moreGuestScreens = () => withWords(import('./guest/more-screens.tsx'), 'account', 'guest');
const registerRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: 'register',
  component: screenOnDemand(moreGuestScreens, 'RegisterPage'),
  beforeLoad: toLanding,
  ...screen('register', 'guest'),
});
// No `toLanding`: a mailed link serves whoever has it, signed in or not.
const forgotPasswordRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: 'forgot-password',
  component: screenOnDemand(moreGuestScreens, 'ForgotPasswordPage'),
  ...screen('forgotPassword', 'guest'),
});
const resetPasswordRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: 'reset-password',
  component: screenOnDemand(moreGuestScreens, 'ResetPasswordPage'),
  ...screen('resetPassword', 'guest'),
});
const confirmEmailRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: 'confirm-email',
  component: screenOnDemand(moreGuestScreens, 'ConfirmEmailPage'),
  ...screen('confirmEmail', 'guest'),
});
const invitationRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: 'invitation',
  component: screenOnDemand(() => withWords(import('#features/institution'), 'guest', 'money'), 'InvitationPage'),
  ...screen('invitation', 'guest'),
});
const firstStartRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: 'first-start',
  component: screenOnDemand(() => withWords(import('#features/first-start'), 'about', 'guest'), 'FirstStartPage'),
  ...screen('firstStart'),
});
// On entry a signed-in admin goes on, and another person who is signed in to the dashboard by the rules.
const adminLoginRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: 'admin/login',
  component: screenOnDemand(moreGuestScreens, 'AdminLoginPage'),
  beforeLoad: toLanding,
  ...screen('adminLogin', 'guest'),
});
const accessibilityRoute = createRoute({
  getParentRoute: () => openRoute,
  path: 'accessibility',
  component: screenOnDemand(
    () => withWords(import('./screens/accessibility-screen.ts'), 'about', 'guest'),
    'AccessibilityPage',
  ),
  ...screen('accessibility', 'guest'),
});

const licensesRoute = createRoute({
  getParentRoute: () => openRoute,
  path: 'licenses',
  component: screenOnDemand(() => withWords(import('#features/licenses'), 'about'), 'LicensesPage'),
  ...screen('licenses', 'guest'),
});

const clickersRoute = createRoute({
  getParentRoute: () => openRoute,
  path: 'clickers/{-$device}',
  component: screenOnDemand(() => withWords(import('#features/remote-help'), 'remotes'), 'RemoteHelpPage'),
  ...screen('clickers', 'guest'),
});

const refreshRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'refresh',
  component: RefreshPage,
  ...screen('refresh', 'guest'),
});

// Working screens, inside the shell.
const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'dashboard',
  component: screenOnDemand(
    () => withWords(import('./screens/dashboard-screen.ts'), 'author', 'show'),
    'DashboardPage',
  ),
  ...screen('dashboard'),
});
const myGamesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'my-games',
  component: screenOnDemand(() => withWords(import('./screens/games-screen.ts'), 'author', 'show'), 'MyGamesPage'),
  validateSearch: readGamesView,
  ...screen('myGames'),
});
const sharedGamesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'shared-games',
  component: screenOnDemand(() => withWords(import('./screens/games-screen.ts'), 'author', 'show'), 'SharedGamesPage'),
  validateSearch: readGamesView,
  ...screen('sharedGames'),
});
const libraryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'library',
  component: screenOnDemand(() => withWords(import('#features/library'), 'lists'), 'LibraryPage'),
  validateSearch: readLibraryView,
  ...screen('library'),
});
const transferLogRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'transfer-log',
  component: screenOnDemand(() => withWords(import('#features/sharing'), 'author', 'lists'), 'TransferLogPage'),
  validateSearch: readListView,
  ...screen('transferLog'),
});
// The editor has a bar of its own and needs the whole width.
const editorRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'create-game/{-$id}/{-$queIndex}',
  component: screenOnDemand(
    () => withWords(import('#features/editor'), 'errors', 'author', 'editor', 'show'),
    'EditorPage',
  ),
  ...screen('createGame'),
});
const mediaRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'media',
  component: screenOnDemand(() => withWords(import('#features/gallery'), 'errors', 'gallery', 'show'), 'GalleryPage'),
  ...screen('media'),
});
const categoriesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'categories',
  component: screenOnDemand(() => withWords(import('#features/categories'), 'lists'), 'CategoriesPage'),
  ...screen('categories'),
});
const resultsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'results',
  component: screenOnDemand(() => withWords(import('#features/results'), 'results', 'rules', 'show'), 'ResultsPage'),
  validateSearch: readResultsView,
  ...screen('results'),
});
const resultRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'results/$id',
  component: screenOnDemand(() => withWords(import('#features/results'), 'results', 'rules', 'show'), 'ResultPage'),
  ...screen('result'),
});
const roomsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'rooms',
  component: screenOnDemand(() => withWords(import('#features/rooms'), 'lists'), 'RoomsPage'),
  ...screen('rooms'),
});
const purchasesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'purchases',
  component: screenOnDemand(() => withWords(import('#features/purchases'), 'money'), 'PurchasesPage'),
  validateSearch: readPurchasesView,
  ...screen('purchases'),
});
const paymentRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'payment',
  component: screenOnDemand(() => withWords(import('#features/payment'), 'money'), 'PaymentPage'),
  validateSearch: readOrderView,
  ...screen('payment'),
});
const paymentSuccessRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'payment-success',
  component: screenOnDemand(() => withWords(import('#features/payment'), 'money'), 'PaymentSuccessPage'),
  validateSearch: readOrderView,
  ...screen('paymentSuccess'),
});
const assignmentsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'links',
  component: screenOnDemand(() => withWords(import('#features/assignments'), 'lists'), 'AssignmentsPage'),
  validateSearch: readListView,
  ...screen('assignments'),
});
const institutionRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'institution',
  component: screenOnDemand(() => withWords(import('#features/institution'), 'money'), 'InstitutionPage'),
  validateSearch: readListView,
  ...screen('institution'),
});
const rememberedRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'remotes',
  component: screenOnDemand(
    () => withWords(import('#features/remembered-remotes'), 'clickers'),
    'RememberedRemotesPage',
  ),
  ...screen('remotes'),
});
// For managers; admins have the same screen among theirs.
const creditRequestsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'credit-requests',
  component: screenOnDemand(() => withWords(import('#features/credit-requests'), 'money'), 'CreditRequestsPage'),
  ...screen('adminCreditRequests'),
});
const settingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'user-settings',
  component: screenOnDemand(
    () => withWords(import('./screens/settings-screen.ts'), 'account', 'guest'),
    'UserSettingsPage',
  ),
  ...screen('userSettings'),
});

// Show screens fill the window.
const operateRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'operate/$room',
  component: screenOnDemand(
    () => withWords(import('#features/operate'), 'live', 'player', 'rules', 'screen', 'show'),
    'OperatePage',
  ),
  ...screen('operate'),
});
const presentRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'present/$room',
  component: screenOnDemand(
    () => withWords(import('#features/present'), 'live', 'player', 'rules', 'screen', 'show'),
    'PresentPage',
  ),
  ...screen('present'),
});

const linkedScreenRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'screen/{-$room}/{-$token}',
  component: screenOnDemand(
    () => withWords(import('#features/present'), 'live', 'player', 'rules', 'screen', 'show'),
    'LinkedScreenPage',
  ),
  ...screen('present', 'guest'),
});

/** Every screen; those of admins are put in once their code is there, and taken out with the admin. */
function treeWith(admin: readonly AdminRoutes[]) {
  return rootRoute.addChildren([
    eduRoute,
    languageRoute.addChildren([
      guestRoute.addChildren([
        loginRoute,
        registerRoute,
        forgotPasswordRoute,
        resetPasswordRoute,
        confirmEmailRoute,
        invitationRoute,
        firstStartRoute,
        adminLoginRoute,
      ]),
      openRoute.addChildren([accessibilityRoute, licensesRoute, clickersRoute]),
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
        purchasesRoute,
        paymentRoute,
        paymentSuccessRoute,
        assignmentsRoute,
        roomsRoute,
        institutionRoute,
        rememberedRoute,
        creditRequestsRoute,
        settingsRoute,
        ...admin,
      ]),
      refreshRoute,
      editorRoute,
      operateRoute,
      presentRoute,
      linkedScreenRoute,
    ]),
  ]);
}

/** The router with every screen of the app. */
export function createAppRouter() {
  const router = createRouter({
    routeTree: treeWith([]),
    basepath: '/',
    defaultPreload: 'intent',
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    notFoundMode: 'root',
    // The editor's panes go by the slide that is open; the router would give each slide the places of the one before.
    scrollRestoration: ({ location }) => location.pathname.split('/')[2] !== 'create-game',
  });
  const put = (admin: readonly AdminRoutes[]) => {
    treeWith(admin);
    router.setRoutes(router.buildRouteTree());
  };
  mountAdminArea({
    load: async () => {
      const { adminRoutes } = await import('./admin/admin-routes.tsx');
      return { enter: () => put([adminRoutes]) };
    },
    leave: () => put([]),
  });
  return router;
}
