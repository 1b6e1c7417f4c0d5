import { textsIn } from '#platform/words';
import { setLanguage } from '#platform/i18n';
import { DialogHost } from '#ui/dialog/dialog-host';
import { UiProvider } from '#ui/ui-provider';
import { InstitutionId, InvitationId } from '@qc/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InvitationsList } from './invitations-list.tsx';
import { InviteForm } from './invite-form.tsx';

const institution = InstitutionId.parse('institution-1');
const invited = (number: number, email: string, manager = false) => ({
  ...{ _id: InvitationId.parse(`invitation-${number}`), email, manager },
  ...{ createdAt: Date.UTC(2026, 10, 20, 12), expiresAt: Date.UTC(2026, 10, 27, 12) },
});
let waiting = [invited(1, 'late@school.org'), invited(2, 'head@school.org', true)];
let hidden = 0;
const calls: string[] = [];

beforeEach(() => {
  waiting = [invited(1, 'late@school.org'), invited(2, 'head@school.org', true)];
  hidden = 0;
  calls.length = 0;
  setLanguage('en', { remember: false });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${url}`);
    if (method === 'DELETE') waiting = waiting.filter(({ _id }) => !url.endsWith(_id));
    if (method === 'POST') waiting = [...waiting, invited(3, 'new@school.org')];
    if (method === 'GET') return Response.json({ invitations: waiting, count: waiting.length + hidden });
    return Response.json(method === 'POST' ? waiting.at(-1) : { ok: true });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
        <InviteForm institution={institution} />
        <InvitationsList institution={institution} />
        <DialogHost tooLong={() => null} />
      </UiProvider>
    </QueryClientProvider>,
  );
}
const list = () => screen.findByRole('region', { name: 'Pending invitations' });

it('says who is invited as what, and how much more there is than is shown', async () => {
  hidden = 2;
  show();
  const rows = within(await list()).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.includes('Manager'))).toEqual([false, true]);
  expect(rows[0]?.textContent).toMatch(/late@school\.org.*20\.11\.2026.*27\.11\.2026/);
  expect(screen.getByText('and 2 more')).toBeTruthy();
});

it('takes one back once it is confirmed', async () => {
  show();
  await list();
  fireEvent.click(screen.getByRole('button', { name: /^Withdraw the invitation to .*late@school\.org/ }));
  const dialog = await screen.findByRole('dialog');
  expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(screen.queryByText('late@school.org')).toBeNull());
  expect(calls).toContain('DELETE /institution/institution-1/invitation/invitation-1');
  expect(screen.getByText('head@school.org')).toBeTruthy();
});

it('shows a new one at once', async () => {
  show();
  await list();
  fireEvent.change(screen.getByRole('textbox', { name: 'Invite by email' }), { target: { value: 'new@school.org' } });
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('new@school.org')).toBeTruthy();
});

it('says nothing where nobody waits', async () => {
  waiting = [];
  show();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Pending invitations' })).toBeNull();
});
