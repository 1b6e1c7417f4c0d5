import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LabelsProvider } from '../labels.tsx';
import { TEST_LABELS } from '../testing/test-labels.ts';
import { DialogHost } from './dialog-host.tsx';
import { askInput } from './dialog-store.ts';

afterEach(cleanup);

const tooLong = (words: string, max: number) => (words.length > max ? `too much: ${words.slice(max)}` : null);

it('keeps the whole of a long paste, says what is too much, and takes it once it fits', async () => {
  const user = userEvent.setup();
  render(
    <MantineProvider>
      <LabelsProvider value={TEST_LABELS}>
        <DialogHost tooLong={tooLong} />
      </LabelsProvider>
    </MantineProvider>,
  );
  const check = vi.fn(() => null);
  const answer = askInput({ title: 'New name', label: 'Name', max: 5, check });
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await user.click(field);
  await user.paste('planets');
  expect(field).toHaveProperty('value', 'planets');
  expect(screen.getByText('too much: ts')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(check).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);
  await user.type(field, '{Backspace}{Backspace}{Enter}');
  expect(await answer).toBe('plane');
});
