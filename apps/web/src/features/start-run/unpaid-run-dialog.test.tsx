import { textsIn } from '#platform/words';
import { closeSession, setSessionUser } from '#platform/session';
import { setLanguage } from '#platform/i18n';
import type { UnpaidRun } from '#platform/asks';
import { UiProvider } from '#ui/ui-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type CreditState, GAME_TYPES, InstitutionId, recordOf, type Role, type User, UserId } from '@qc/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UnpaidRunDialog } from './unpaid-run-dialog.tsx';

const CREDIT: CreditState = {
  owner: { kind: 'user', _id: 'user-dana-1', name: 'Dana', email: 'dana@school.org' },
  balance: 2,
  yearlyUntil: null,
  current: null,
  disableRemotesGames: false,
  runPrices: { ...recordOf(GAME_TYPES, () => 0), firebase: 1, dialer: 3, remotes: 5 },
};
const SCHOOL = {
  _id: InstitutionId.parse('institution-1'),
  name: 'North School',
  credits: 0,
  disableRemotesGames: false,
};

function dana(role: Role, institution: User['institution']): User {
  return {
    ...{
      _id: UserId.parse('user-dana-1'),
      name: 'Dana',
      email: 'dana@school.org',
      phone: '',
      address: '',
      country: '',
    },
    ...{ contactEmail: 'dana@school.org', currency: 'default', type: role, role, language: 'en', credits: 0 },
    ...{ emailNotifications: false, disabledFromAdmin: false, disableRemotesGames: false, institution, twoStep: false },
    ...{ lastLogin: null, lastTransaction: null, createdAt: 0, emailConfirmed: true, contactConfirmed: true },
    totals: { purchases: 0, points: 0, paid: [], creditsUsed: 0, creditBalance: 0 },
  };
}

/** Whether something is sold to the person. */
let sold = true;

async function show(run: UnpaidRun, user: User): Promise<{ dialog: HTMLElement; onClose: () => void }> {
  setLanguage('en', { remember: false });
  setSessionUser(user);
  const onClose = vi.fn();
  const root = createRootRoute({
    component: () => <UnpaidRunDialog asked={run} onAnswer={onClose} onClose={onClose} />,
  });
  const pay = createRoute({ getParentRoute: () => root, path: '$lang/payment' });
  const router = createRouter({
    routeTree: root.addChildren([pay]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  );
  return { dialog: await screen.findByRole('dialog'), onClose };
}

beforeEach(() => {
  sold = true;
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const help = { needed: true, sold, open: null, answers: [] };
    return new Response(JSON.stringify(String(address).includes('creditRequest') ? help : CREDIT));
  });
});
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

it('offers to buy, to ask for credits, and to try it free', async () => {
  const onDemo = vi.fn();
  const { dialog, onClose } = await show({ code: 'outOfCredits', gameType: 'remotes', onDemo }, dana(2, null));
  const shown = within(dialog);
  expect(await shown.findByText('This run costs 5 credits, and you have 2 left.')).toBeTruthy();
  expect(await shown.findByRole('button', { name: 'Ask for credits' })).toBeTruthy();
  expect(shown.getByText('Running with a class costs credits')).toBeTruthy();
  expect((await shown.findByRole('link', { name: 'Buy credits' })).getAttribute('href')).toBe('/en/payment');
  fireEvent.click(shown.getByRole('button', { name: /^Trial run: free/ }));
  expect([vi.mocked(onClose).mock.calls.length, onDemo.mock.calls.length]).toEqual([1, 1]);
});

it('sends a member to the institution, whose manager buys', async () => {
  sold = false;
  const member = await show({ code: 'outOfCredits', gameType: 'firebase' }, dana(2, SCHOOL));
  expect(member.dialog.textContent).toContain('North School');
  expect(within(member.dialog).queryByRole('link', { name: 'Buy credits' })).toBeNull();
  expect(within(member.dialog).queryByRole('button', { name: /^Trial run: free/ })).toBeNull();
  // There is enough for this one by now: no price is said that would not be understood.
  expect(member.dialog.textContent).not.toContain('This run costs');
  cleanup();
  sold = true;
  const manager = await show({ code: 'outOfCredits', gameType: 'firebase' }, dana(3, SCHOOL));
  expect(await within(manager.dialog).findByRole('link', { name: 'Buy credits' })).toBeTruthy();
});

it('does not offer to buy what money cannot', async () => {
  const { dialog } = await show({ code: 'remotesDisabled', gameType: 'remotes' }, dana(2, SCHOOL));
  expect(dialog.textContent).toContain('turned off at');
  expect(within(dialog).queryByRole('link', { name: 'Buy credits' })).toBeNull();
});
