import { LOST_PAGE, SCREENS } from '@qc/contract/screens';
import { expect, it } from 'vitest';
import { adminRoutes } from './admin/admin-routes.tsx';
import { createAppRouter } from './router.tsx';

it('the router has every screen of the contract’s list and no other, for the same people', () => {
  const router = createAppRouter();
  const routes = [
    ...Object.entries(router.routesByPath).map(([path, { options }]) => ({ path, ...options.staticData })),
    ...Object.values(adminRoutes.children ?? []).map(({ options }) => ({
      path: `/$lang/admin/${'path' in options ? options.path : ''}`,
      ...('staticData' in options ? options.staticData : {}),
    })),
  ];
  const found = routes
    .filter(({ path, title }) => title !== undefined && path !== LOST_PAGE)
    .map(({ path, access = 'guest' }) => [path.slice('/$lang/'.length), access]);
  const { admin: _opensTheFirst, ...screens } = SCREENS;
  expect(Object.fromEntries(found)).toEqual(screens);
});
