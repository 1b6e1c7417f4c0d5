import { textsIn } from '#platform/words';
import { errorTexts } from '@qc/words/server';
import { setLanguage } from '#platform/i18n';
import { ApiError } from '#platform/api';
import { UiProvider } from '#ui/ui-provider';
import type { Credentials, ErrorCode } from '@qc/contract';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';

function show(children: ReactNode) {
  setLanguage('en', { remember: false });
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
        {children}
      </UiProvider>
    </QueryClientProvider>,
  );
}
afterEach(cleanup);

const refusal = (code: ErrorCode) =>
  new ApiError(code, 401, { code, requestId: 'r1', clapErr: true, ...errorTexts(code) });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));

describe('signing in', () => {
  const signIn = vi.fn<(credentials: Credentials) => Promise<unknown>>();
  const onSignedIn = vi.fn();
  beforeEach(() => {
    signIn.mockReset();
    onSignedIn.mockReset();
  });
  const start = () => {
    show(<SignInForm signIn={signIn} onSignedIn={onSignedIn} />);
    type('Email', 'dana@school.org');
    type('Password', 'the password');
    submit();
  };

  it('asks for the code only when the account does, and sends it with what was right before', async () => {
    signIn.mockRejectedValueOnce(refusal('secondStepNeeded'));
    start();
    const code = await screen.findByLabelText('Code from the app');
    expect(document.activeElement).toBe(code);
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(code.getAttribute('inputmode')).toBe('numeric');
    expect(screen.queryByRole('alert')).toBeNull();
    submit();
    expect(await screen.findByText('Enter the code')).toBeTruthy();
    type('Code from the app', '12 45');
    submit();
    expect(await screen.findByText('That doesn’t look like a valid code')).toBeTruthy();
    expect(signIn).toHaveBeenCalledTimes(1);
    signIn.mockResolvedValueOnce(null);
    type('Code from the app', '123 456');
    submit();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    const first = { email: 'dana@school.org', password: 'the password' };
    expect(signIn.mock.calls.map(([sent]) => sent)).toEqual([first, { ...first, code: '123 456' }]);
  });

  it('stays at the code when it is wrong, and takes a recovery code instead', async () => {
    signIn.mockRejectedValueOnce(refusal('secondStepNeeded')).mockRejectedValueOnce(refusal('wrongCode'));
    start();
    await screen.findByLabelText('Code from the app');
    type('Code from the app', '000000');
    submit();
    expect((await screen.findByRole('alert')).textContent).toContain('The code is wrong or has expired');
    fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Recovery code').getAttribute('inputmode')).toBe('text');
    signIn.mockResolvedValueOnce(null);
    type('Recovery code', 'AB12-CD34-EF56');
    submit();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(signIn.mock.calls.at(-1)?.[0].code).toBe('AB12-CD34-EF56');
  });

  it('begins anew when the password no longer holds, and on the way back', async () => {
    signIn.mockRejectedValueOnce(refusal('secondStepNeeded')).mockRejectedValueOnce(refusal('wrongCredentials'));
    start();
    await screen.findByLabelText('Code from the app');
    type('Code from the app', '111111');
    submit();
    expect(await screen.findByLabelText('Password')).toBeTruthy();
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'dana@school.org');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
  });

  it('says a wrong password where it was typed', async () => {
    signIn.mockRejectedValueOnce(refusal('wrongCredentials'));
    start();
    expect((await screen.findByRole('alert')).textContent).toContain('Wrong email or password');
    expect(screen.queryByLabelText('Code from the app')).toBeNull();
  });
});

describe('recovery codes', () => {
  it('are left only by who says that they are kept', () => {
    const onDone = vi.fn();
    const List = () => {
      const [kept, setKept] = useState(false);
      const codes = ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'];
      return <RecoveryCodeList {...{ codes, kept, onDone }} email="dana@school.org" onKept={setKept} />;
    };
    show(<List />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'AAAA-BBBB-CCCC',
      'DDDD-EEEE-FFFF',
    ]);
    expect(document.activeElement?.textContent).toBe('Your recovery codes');
    const done = screen.getByRole('button', { name: 'Done' });
    expect(done).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByLabelText('I saved the codes in a safe place'));
    fireEvent.click(done);
    expect(onDone).toHaveBeenCalledOnce();
  });
});
