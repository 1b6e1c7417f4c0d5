import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setLanguage } from '#platform/i18n';
import { textsIn } from '#platform/words';
import { UiProvider } from '#ui/ui-provider';
import { KeysTest } from './keys-test.tsx';

beforeEach(() => setLanguage('en', { remember: false }));
afterEach(cleanup);

it('counts how many keys are held at once', () => {
  render(
    <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
      <KeysTest />
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'How many keys at once?' }));
  for (const code of ['KeyA', 'KeyF', 'KeyJ']) fireEvent.keyDown(window, { code });
  fireEvent.keyUp(window, { code: 'KeyF' });
  expect(screen.getByRole('status').textContent).toBe('Held now: 2. At most so far: 3.');
  fireEvent.blur(window);
  expect(screen.getByRole('status').textContent).toBe('Held now: 0. At most so far: 3.');
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('status')).toBeNull();
});
