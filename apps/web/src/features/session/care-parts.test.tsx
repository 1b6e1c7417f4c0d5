import { textsIn } from '#platform/words';
import { errorTexts } from '@qc/words/server';
import { setLanguage } from '#platform/i18n';
import { UiProvider } from '#ui/ui-provider';
import { SessionId, type OpenSession } from '@qc/contract';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ResetPasswordForm } from './by-mail/reset-password-form.tsx';
import { SessionRow } from './own-account/sessions-section.tsx';

function show(children: ReactNode, language: 'en' | 'he' = 'en') {
  setLanguage(language, { remember: false });
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider direction={language === 'en' ? 'ltr' : 'rtl'} styleNonce="" labels={textsIn('en', 'labels')}>
        {children}
      </UiProvider>
    </QueryClientProvider>,
  );
}
const reply = (status: number, body: object) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  );
const sent = (): unknown => {
  const [, init] = vi.mocked(fetch).mock.calls[0] ?? [];
  return typeof init?.body === 'string' ? JSON.parse(init.body) : null;
};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a place where the person is signed in', () => {
  const phone: OpenSession = {
    _id: SessionId.parse('session-0001'),
    browser: 'chrome',
    device: 'android',
    createdAt: 1,
    lastSeen: 2,
    current: false,
  };

  it('is named, and ended by a press', () => {
    const onEnd = vi.fn();
    show(<SessionRow session={phone} ending={false} onEnd={onEnd} />);
    fireEvent.click(screen.getByRole('button', { name: 'Sign out: Chrome · Android' }));
    expect(onEnd).toHaveBeenCalledOnce();
  });
  it('is marked when it is this one, without a button', () => {
    show(<SessionRow session={{ ...phone, current: true }} ending={false} onEnd={vi.fn()} />);
    expect(screen.getByText('This device')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('has words in every language when nothing is known of it', () => {
    show(<SessionRow session={{ ...phone, browser: 'other', device: 'other' }} ending={false} onEnd={vi.fn()} />, 'he');
    expect(screen.getByText('דפדפן אחר · מכשיר אחר')).toBeTruthy();
  });
});

describe('a new password by a link', () => {
  const fillIn = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Set password' }));

  it('is sent with the secret of the link, which is not shown', async () => {
    reply(200, { ok: true });
    const onDone = vi.fn();
    show(<ResetPasswordForm token="the-secret" onDone={onDone} />);
    expect(screen.queryByLabelText('Code from the email')).toBeNull();
    fillIn('New password', 'quite-new-words');
    submit();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent()).toEqual({ token: 'the-secret', password: 'quite-new-words' });
  });
  it('asks for the code without a link, and for enough characters', async () => {
    reply(200, { ok: true });
    show(<ResetPasswordForm token="" onDone={vi.fn()} />);
    fillIn('New password', 'short');
    submit();
    expect(await screen.findByText('At least 6 characters', { selector: '[class*=error]' })).toBeTruthy();
    expect(screen.getAllByText('At least 6 characters'), 'said once').toHaveLength(1);
    expect(screen.getByText('This field is required')).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
  });
  it('says when the link is over', async () => {
    reply(410, { code: 'linkOver', requestId: '1', clapErr: true, ...errorTexts('linkOver') });
    const onDone = vi.fn();
    show(<ResetPasswordForm token="the-secret" onDone={onDone} />);
    fillIn('New password', 'quite-new-words');
    submit();
    expect((await screen.findByRole('alert')).textContent).toContain('has expired');
    expect(onDone).not.toHaveBeenCalled();
  });
});
