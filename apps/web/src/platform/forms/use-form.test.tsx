import { errorTexts } from '@qc/words/server';

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '../api/index.ts';
import { setLanguage } from '../i18n/index.ts';
import { useForm } from './index.ts';

const Sent = z.strictObject({ size: z.number(), email: z.string().check(z.minLength(3)) });
const taken = new ApiError('emailTaken', 409, {
  ...{ code: 'emailTaken', requestId: '1', clapErr: true, ...errorTexts('emailTaken') },
  fields: [{ path: 'email', code: 'alreadyUsed' }],
});
const send = vi.fn<(body: z.infer<typeof Sent>) => void>();
const speak = (language: 'he' | 'en') => act(() => setLanguage(language, { remember: false }));
beforeEach(() => speak('he'));
afterEach(() => {
  cleanup();
  send.mockReset();
});

/** The fields stand in another order than in the schema. */
function Page({ title, arrive = false }: { title: string; arrive?: boolean }) {
  const [, turn] = useState(0);
  const form = useForm({
    initialValues: { size: '', email: '' },
    schema: Sent,
    body: ({ size, email }) => ({ size: size === '' ? undefined : Number(size), email: email.trim() }),
    kinds: { email: 'email', size: 'number' },
  });
  const { getInputNode } = form;
  useEffect(() => {
    if (arrive) getInputNode('email')?.focus();
  }, [arrive, getInputNode]);
  const field = (path: 'email' | 'size') => {
    const { error, ...props } = form.getInputProps(path);
    return (
      <label>
        {`${title} ${path}`}
        <input {...props} />
        <span>{error}</span>
      </label>
    );
  };
  return (
    <form noValidate onSubmit={form.onSubmit(send)}>
      {field('email')}
      {field('size')}
      <button type="submit">{title}</button>
      <button type="button" onClick={() => form.refuse(taken)}>{`refuse ${title}`}</button>
      <button type="button" onClick={() => turn((n) => n + 1)}>{`turn ${title}`}</button>
    </form>
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (label: RegExp) => screen.getByRole('textbox', { name: label });
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });

describe('a form', () => {
  it('hands on what is sent, as the schema reads it', () => {
    render(<Page title="one" />);
    type(/email/, ' a@b.org ');
    type(/size/, '3');
    press('one');
    expect(send.mock.calls[0]?.[0]).toEqual({ email: 'a@b.org', size: 3 });
  });

  it('brings the keyboard to the first wrong field on the screen, in its own form', () => {
    render(
      <>
        <Page title="one" />
        <Page title="two" />
      </>,
    );
    press('two');
    expect(send).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field(/two email/));
    type(/two email/, 'a@b.org');
    press('two');
    expect(document.activeElement).toBe(field(/two size/));
  });

  it('words what it found and what the server found anew in another language', async () => {
    render(<Page title="one" />);
    press('one');
    expect(screen.getByText('יש להזין מספר')).toBeTruthy();
    type(/email/, 'a@b.org');
    field(/size/).focus();
    press('refuse one');
    expect(screen.getByText('כבר בשימוש')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(/email/)));
    speak('en');
    expect(screen.getByText('Already in use')).toBeTruthy();
    expect(screen.queryByText('כבר בשימוש')).toBeNull();
    type(/email/, '');
    press('one');
    expect(screen.getByText('Enter an email address')).toBeTruthy();
    speak('he');
    expect(screen.getByText('יש להזין כתובת דוא״ל')).toBeTruthy();
    expect(screen.queryByText('כבר בשימוש')).toBeNull();
  });

  it('brings the keyboard to a field once, not at every turn', () => {
    render(<Page title="one" arrive />);
    expect(document.activeElement).toBe(field(/email/));
    field(/size/).focus();
    press('turn one');
    expect(document.activeElement).toBe(field(/size/));
  });
});
