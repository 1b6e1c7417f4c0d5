import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { LabelsProvider } from '../labels.tsx';
import { TEST_LABELS } from '../testing/test-labels.ts';
import { SearchField } from './search-field.tsx';

afterEach(cleanup);

/** Types into a search box; the reply gathers what is searched for. */
async function typePlanets(): Promise<readonly string[]> {
  const asked: string[] = [];
  render(
    <MantineProvider>
      <LabelsProvider value={TEST_LABELS}>
        <SearchField label="Search" value="" onSearch={(text) => asked.push(text)} />
        <button>Elsewhere</button>
      </LabelsProvider>
    </MantineProvider>,
  );
  await userEvent.type(screen.getByRole('searchbox'), 'planets ');
  return asked;
}

it('does not search in the middle of a press, which rows that move would lose', async () => {
  const asked = await typePlanets();
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Elsewhere' }) });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(asked).toEqual([]);
  await user.pointer({ keys: '[/MouseLeft]', target: screen.getByRole('button', { name: 'Elsewhere' }) });
  expect(asked).toEqual(['planets']);
});

it('keeps the whole of a long paste and searches for its beginning', async () => {
  const asked = await typePlanets();
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.paste('p'.repeat(300));
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'p'.repeat(300));
  expect(asked).toEqual(['p'.repeat(200)]);
});

it('searches at once when the person turns to something else, and not again later', async () => {
  const asked = await typePlanets();
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(asked).toEqual(['planets']);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(asked).toEqual(['planets']);
});
