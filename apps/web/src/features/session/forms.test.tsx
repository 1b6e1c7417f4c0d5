import { textsIn } from '#platform/words';
import { errorTexts } from '@qc/words/server';
import { setLanguage } from '#platform/i18n';
import { DialogHost } from '#ui/dialog/dialog-host';
import { TimedMessages } from '#ui/dialogs';
import { UiProvider } from '#ui/ui-provider';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RegisterPage } from './sign-in/register-page.tsx';
import { SignInSection } from './own-account/sign-in-section.tsx';

async function show(Screen: ComponentType) {
  setLanguage('he', { remember: false });
  const rootRoute = createRootRoute({
    component: () => (
      <UiProvider direction="rtl" styleNonce="" labels={textsIn('he', 'labels')}>
        <QueryClientProvider client={new QueryClient()}>
          <Screen />
          <DialogHost tooLong={() => null} />
          <TimedMessages globalError="error" />
        </QueryClientProvider>
      </UiProvider>
    ),
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory({ initialEntries: ['/'] }) });
  await router.load();
  render(<RouterProvider router={router} />);
}
const speak = (language: 'he' | 'ar' | 'en') => act(() => setLanguage(language, { remember: false }));
const cameIntoView = vi.fn<(this: Element) => void>();
beforeEach(() => vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(cameIntoView));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  cameIntoView.mockReset();
});

describe('opening an account', () => {
  const languageChosen = () => screen.getByLabelText<HTMLSelectElement>(/^(שפה|اللغة|Language)$/).value;

  const fillIn = () => {
    const type = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type(/^שם/, 'דנה');
    type(/^דוא״ל \*?$/, 'dana@school.org');
    type(/^סיסמה/, 'six-letters');
    fireEvent.click(screen.getByRole('button', { name: 'פתיחת החשבון' }));
  };

  it.each([
    [true, 'בדקו את תיבת הדוא״ל'],
    [false, 'לא נפתח חשבון'],
  ])('that signed nobody in says how to go on (letters go out: %s), and leads back', async (mailed, title) => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(JSON.stringify({ registered: false, mailed }), { status: 200 })),
    );
    await show(RegisterPage);
    fillIn();
    const heading = await screen.findByText(title);
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/dana@school\.org/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'שימוש בכתובת אחרת' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^דוא״ל \*?$/).value).toBe('dana@school.org');
  });

  it('proposes the address as the one for contact, mended when it is mended, and keeps another one', async () => {
    await show(RegisterPage);
    const email = screen.getByLabelText<HTMLInputElement>(/^דוא״ל \*?$/);
    const contact = () => screen.getByLabelText<HTMLInputElement>('דוא״ל ליצירת קשר');
    const write = (field: HTMLElement, value: string) => {
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    };
    write(email, 'dana@school');
    await waitFor(() => expect(contact().value).toBe(''));
    write(email, 'dana@scool.org');
    await waitFor(() => expect(contact().value).toBe('dana@scool.org'));
    write(email, 'dana@school.org');
    await waitFor(() => expect(contact().value).toBe('dana@school.org'));
    write(contact(), 'office@school.org');
    write(email, 'dana.levi@school.org');
    await waitFor(() => expect(email.value).toBe('dana.levi@school.org'));
    expect(contact().value).toBe('office@school.org');
  });

  it('words its problems anew in another language', async () => {
    await show(RegisterPage);
    fireEvent.click(screen.getByRole('button', { name: 'פתיחת החשבון' }));
    expect(await screen.findByText('יש להזין סיסמה')).toBeTruthy();
    speak('en');
    expect(await screen.findByText('Enter a password')).toBeTruthy();
    expect(screen.queryByText('יש להזין סיסמה')).toBeNull();
    // What was not yet looked at is not blamed.
    expect(screen.getByLabelText('Phone').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('proposes the language of the screens for as long as no other is chosen', async () => {
    await show(RegisterPage);
    expect(languageChosen()).toBe('he');
    speak('en');
    await waitFor(() => expect(languageChosen()).toBe('en'));
    speak('ar');
    await waitFor(() => expect(languageChosen()).toBe('ar'));
    fireEvent.change(screen.getByLabelText('اللغة'), { target: { value: 'he' } });
    speak('en');
    expect(languageChosen()).toBe('he');
  });

  it('shows a refusal above the view and brings the keyboard to the field it is about', async () => {
    const fields = [{ path: 'email', code: 'invalid_format' }];
    const refusal = { code: 'invalidInput', requestId: '1', clapErr: true, ...errorTexts('invalidInput'), fields };
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(JSON.stringify(refusal), { status: 400 })),
    );
    await show(RegisterPage);
    fillIn();
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('יש לתקן את השדות המסומנים');
    expect(cameIntoView.mock.contexts).toContain(notice);
    await waitFor(() => expect(document.activeElement?.getAttribute('data-path')).toMatch(/-email$/));
  });
});

describe('what one signs in with', () => {
  const user = { email: 'dana@school.org', role: 2 } as const;

  it('takes the keyboard to what a press opens, and back', async () => {
    await show(() => <SignInSection user={user} />);
    fireEvent.click(screen.getByRole('button', { name: 'החלפת הכתובת' }));
    expect(document.activeElement?.getAttribute('data-path')).toMatch(/-email$/);
    fireEvent.click(screen.getByRole('button', { name: 'ביטול' }));
    expect(document.activeElement?.textContent).toBe('התחברות');
    fireEvent.click(screen.getByRole('button', { name: 'החלפת הסיסמה' }));
    expect(document.activeElement?.getAttribute('data-path')).toMatch(/-password$/);
  });
});
