import { textsIn } from '#platform/words';
import { setLanguage } from '#platform/i18n';
import { UiProvider } from '#ui/ui-provider';
import { type Order, OrderId } from '@qc/contract';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OrderOutcome } from './order-outcome.tsx';

const ORDER: Order = {
  _id: OrderId.parse('order-000001'),
  number: '2026-00001',
  creditsLeft: 0,
  creditsTaken: 0,
  dispute: null,
  user: null,
  institution: null,
  owner: { kind: 'user', _id: 'user-dana-1', name: 'Dana', email: 'dana@school.org' },
  title: 'School pack',
  type: 'times',
  uses: 1000,
  amount: 5900,
  currency: 'USD',
  provider: 'manual',
  status: 'declined',
  refunded: 0,
  receipt: '',
  createdAt: 1,
  paidAt: null,
  checkoutUrl: null,
  note: '',
};

async function show(order: Order): Promise<string> {
  setLanguage('en', { remember: false });
  const root = createRootRoute({ component: () => <OrderOutcome order={order} /> });
  const pages = ['my-games', 'payment', 'purchases'].map((page) =>
    createRoute({ getParentRoute: () => root, path: `$lang/${page}` }),
  );
  const router = createRouter({
    routeTree: root.addChildren(pages),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  return (await screen.findByRole('region')).textContent ?? '';
}

afterEach(cleanup);

it('does not speak of a card to whoever ordered by hand', async () => {
  const byHand = await show(ORDER);
  expect(byHand).toContain('This order was declined');
  expect(byHand).not.toContain('card');
  cleanup();
  expect(await show({ ...ORDER, provider: 'stripe' })).toContain('Check the card');
});

it('writes what was bought as the other screens do', async () => {
  expect(await show({ ...ORDER, status: 'paid', receipt: '000007' })).toContain('1,000 credits added.');
  expect(screen.getByRole('link', { name: /^Receipt \W*000007\W*$/ })).toBeTruthy();
});

it('says what of a paid order was given back', async () => {
  const paid = { ...ORDER, status: 'paid', receipt: '000007' } as const;
  expect(await show(paid)).not.toContain('given back');
  cleanup();
  expect((await show({ ...paid, refunded: 1500 })).replaceAll(/[\u2066-\u2069]/g, '')).toContain('$15.00 was refunded');
});
