import { textsIn } from '#platform/words';
import { errorTexts } from '@qc/words/server';
import { setLanguage } from '#platform/i18n';
import { UiProvider } from '#ui/ui-provider';
import { InstitutionId, InvitationId } from '@qc/contract';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InviteForm } from './invite-dialog.tsx';
import { WaitingInvitations } from './waiting-invitations.tsx';

const institution = InstitutionId.parse('institution-1');
const fetched = vi.fn<typeof fetch>();
const reply = (status: number, body: object) => Response.json(body, { status });
const sent = (): unknown => {
  const body = fetched.mock.calls.at(-1)?.[1]?.body;
  return typeof body === 'string' ? JSON.parse(body) : null;
};

function show(language: 'en' | 'he' = 'en') {
  setLanguage(language, { remember: false });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider direction={language === 'en' ? 'ltr' : 'rtl'} styleNonce="" labels={textsIn('en', 'labels')}>
        <WaitingInvitations institution={institution} />
        <InviteForm institution={institution} />
      </UiProvider>
    </QueryClientProvider>,
  );
}
beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => reply(200, { invitations: [], count: 0 }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('sends the address, the language of the letter and the role, and is ready for the next', async () => {
  show('he');
  const invitation = { email: 'new@school.org', manager: true, createdAt: 1, expiresAt: 2 };
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' New@School.org ' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'בתפקיד מנהל' }));
  fetched.mockImplementationOnce(async () => reply(200, { ...invitation, _id: InvitationId.parse('invitation-1') }));
  fireEvent.click(screen.getByRole('button', { name: 'שליחת ההזמנה' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('new@school.org'));
  expect(fetched.mock.calls.some(([url]) => String(url) === '/institution/institution-1/invite')).toBe(true);
  expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
});

it('asks for an address before anything is sent, and words a refusal', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('Enter an email address')).toBeTruthy();
  fetched.mockImplementationOnce(async () =>
    reply(429, { code: 'tooManyRequests', requestId: 'r1', clapErr: true, ...errorTexts('tooManyRequests') }),
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'new@school.org' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect((await screen.findByRole('alert')).textContent).toContain(textsIn('en', 'errors').tooManyRequests);
  expect(sent()).toEqual({ email: 'new@school.org', language: 'en', manager: false });
});

it('lists what waits, and how much more there is than is shown', async () => {
  const waiting = { _id: InvitationId.parse('invitation-1'), email: 'late@school.org', manager: false };
  fetched.mockImplementation(async () =>
    reply(200, { invitations: [{ ...waiting, createdAt: 0, expiresAt: 604_800_000 }], count: 3 }),
  );
  show();
  expect(await screen.findByText('late@school.org')).toBeTruthy();
  expect(screen.getByText('and 2 more')).toBeTruthy();
});
