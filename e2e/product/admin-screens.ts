/** Every screen of the admin area, by its address below `/:lang/admin/`. */
export const adminScreens = [
  'dashboard',
  'users',
  'users/add',
  'institutions',
  'games',
  'slides',
  'categories',
  'rooms',
  'subscriptions',
  'subscription-types',
  'orders',
  'transactions',
  'transactions?show=usage',
  'errors',
  'audit',
  'settings',
] as const;
