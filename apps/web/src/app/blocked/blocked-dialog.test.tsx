import { textsIn } from '#platform/words';
import { ApiError } from '#platform/api';
import { setLanguage } from '#platform/i18n';
import { getPublicSettings, loadPublicSettings } from '#platform/settings';
import { UiProvider } from '#ui/ui-provider';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { keepBlockedRefusal } from './blocked-account.ts';
import { BlockedNotice } from './blocked-notice.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says why and whom to turn to, and stands until it is closed', async () => {
  const contact = { name: 'Noa', email: 'noa@school.org', phone: '' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ ...getPublicSettings(), contact })));
  await loadPublicSettings();
  setLanguage('en', { remember: false });
  render(
    <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
      <BlockedNotice />
    </UiProvider>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  const reply = { clapErr: true, code: 'restricted', he: 'חסום', ar: 'محظور', en: 'Blocked', requestId: 'r' } as const;
  act(() => keepBlockedRefusal(new ApiError('restricted', 403, { ...reply, details: ['Two accounts'] })));
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  expect(dialog.textContent).toContain('Blocked. Reason: \u2068Two accounts');
  expect(screen.getByRole('link', { name: 'noa@school.org' })).toHaveProperty('href', 'mailto:noa@school.org');
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
