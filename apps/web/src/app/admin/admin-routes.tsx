import { withWords } from '#platform/words-loader';
import type { PageTitle } from '@qc/words/en/screens/everywhere/app';
import { readAdminView } from '#platform/admin-list';
import { createRoute, redirect } from '@tanstack/react-router';
import { screen, shellRoute } from '../frame-routes.tsx';
import { screenOnDemand } from '../screen-on-demand.tsx';

const adminRoute = createRoute({ getParentRoute: () => shellRoute, path: 'admin' });

/** A screen whose code cannot be fetched sends the person to the dashboard, like the whole area. */
const adminScreen = (title: PageTitle, load: () => Promise<unknown>) => ({
  ...screen(title),
  beforeLoad: async ({ params, preload }: { params: { lang: string }; preload: boolean }) => {
    try {
      await load();
    } catch {
      if (!preload) throw redirect({ to: '/$lang/dashboard', params, replace: true });
    }
  },
});

const loadDashboard = () => withWords(import('#features/admin-dashboard'), 'admin');
const loadUsers = () => withWords(import('#features/admin-users'), 'admin');
const loadAddUsers = () => withWords(import('#features/admin-add-users'), 'admin', 'errors');
const loadContent = () => withWords(import('#features/admin-content'), 'admin', 'lists');
const loadCategories = () => withWords(import('#features/categories'), 'lists');
const loadCredits = () => withWords(import('#features/admin-credits'), 'admin', 'errors');
const loadCreditRequests = () => withWords(import('#features/credit-requests'), 'money');
const loadInstitutions = () => withWords(import('#features/admin-institutions'), 'admin');
const loadSettings = () => withWords(import('#features/admin-settings'), 'admin');
const loadMail = () => withWords(import('#features/admin-mail'), 'admin');
const loadWatch = () => withWords(import('#features/admin-watch'), 'admin', 'audit', 'author', 'errors', 'money');

const indexRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$lang/admin/dashboard', params, replace: true });
  },
});
const dashboardRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'dashboard',
  component: screenOnDemand(loadDashboard, 'AdminDashboardPage'),
  validateSearch: readAdminView,
  ...adminScreen('adminDashboard', loadDashboard),
});
const usersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'users',
  component: screenOnDemand(loadUsers, 'UsersPage'),
  validateSearch: readAdminView,
  ...adminScreen('adminUsers', loadUsers),
});
const addUsersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'users/add',
  component: screenOnDemand(loadAddUsers, 'AddUsersPage'),
  ...adminScreen('adminAddUsers', loadAddUsers),
});
const gamesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'games',
  component: screenOnDemand(loadContent, 'AllGamesPage'),
  validateSearch: readAdminView,
  ...adminScreen('adminGames', loadContent),
});
const slidesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'slides',
  component: screenOnDemand(loadContent, 'AllSlidesPage'),
  validateSearch: readAdminView,
  ...adminScreen('adminSlides', loadContent),
});
const roomsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'rooms',
  component: screenOnDemand(loadContent, 'AllRoomsPage'),
  validateSearch: readAdminView,
  ...adminScreen('rooms', loadContent),
});
const categoriesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'categories',
  component: screenOnDemand(loadCategories, 'CategoriesPage'),
  ...adminScreen('categories', loadCategories),
});
const subscriptionsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'subscriptions',
  component: screenOnDemand(loadCredits, 'SubscriptionsPage'),
  validateSearch: readAdminView,
  ...adminScreen('adminSubscriptions', loadCredits),
});
const typesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'subscription-types',
  component: screenOnDemand(loadCredits, 'SubscriptionTypesPage'),
  ...adminScreen('adminTypes', loadCredits),
});
const creditRequestsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'credit-requests',
  component: screenOnDemand(loadCreditRequests, 'CreditRequestsPage'),
  ...adminScreen('adminCreditRequests', loadCreditRequests),
});
const ordersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'orders',
  component: screenOnDemand(loadCredits, 'OrdersPage'),
  validateSearch: readAdminView,
  ...adminScreen('adminOrders', loadCredits),
});
const transactionsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'transactions',
  component: screenOnDemand(loadCredits, 'TransactionsPage'),
  validateSearch: readAdminView,
  ...adminScreen('adminTransactions', loadCredits),
});
const institutionsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'institutions',
  component: screenOnDemand(loadInstitutions, 'InstitutionsPage'),
  validateSearch: readAdminView,
  ...adminScreen('adminInstitutions', loadInstitutions),
});
const settingsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'settings',
  component: screenOnDemand(loadSettings, 'InstallationSettingsPage'),
  ...adminScreen('adminSettings', loadSettings),
});
const mailRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'mail',
  component: screenOnDemand(loadMail, 'UndeliveredMailPage'),
  validateSearch: readAdminView,
  ...adminScreen('adminMail', loadMail),
});
const errorsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'errors',
  component: screenOnDemand(loadWatch, 'ClientErrorsPage'),
  validateSearch: readAdminView,
  ...adminScreen('adminErrors', loadWatch),
});
const auditRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'audit',
  component: screenOnDemand(loadWatch, 'AuditLogPage'),
  validateSearch: readAdminView,
  ...adminScreen('adminAudit', loadWatch),
});

/** Every screen of the admins: a chunk of its own, fetched when an owner or admin wants one of them. */
export const adminRoutes = adminRoute.addChildren([
  indexRoute,
  dashboardRoute,
  usersRoute,
  addUsersRoute,
  gamesRoute,
  slidesRoute,
  roomsRoute,
  categoriesRoute,
  subscriptionsRoute,
  typesRoute,
  creditRequestsRoute,
  ordersRoute,
  transactionsRoute,
  institutionsRoute,
  settingsRoute,
  mailRoute,
  errorsRoute,
  auditRoute,
]);
/** Their type, by which links to them are checked although they come late. */
export type AdminRoutes = typeof adminRoutes;
