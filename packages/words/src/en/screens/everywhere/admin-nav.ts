/** Words of adminNav. */
export const adminNav = {
  back: 'Back to my games',
  groups: { house: 'Accounts', content: 'Content', money: 'Billing', care: 'Maintenance' },
  nav: {
    dashboard: 'Overview',
    users: 'Users',
    institutions: 'Institutions',
    games: 'All games',
    slides: 'All slides',
    categories: 'Categories',
    rooms: 'Open rooms',
    subscriptions: 'Subscriptions and packs',
    types: 'Plans and prices',
    creditRequests: 'Requests for credits',
    orders: 'Orders',
    transactions: 'Transactions',
    mail: 'Undelivered emails',
    errors: 'Browser errors',
    audit: 'Audit log',
    settings: 'Settings',
  },
};

/** Texts of the admins' menu. */
export type AdminNavTexts = typeof adminNav;
