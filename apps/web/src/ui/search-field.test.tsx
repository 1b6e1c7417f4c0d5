import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SearchField } from './search-field.tsx';

it('searches at once when the person turns to something else, and not again later', async () => {
  const asked: string[] = [];
  render(
    <MantineProvider>
      <SearchField label="Search" clearLabel="Clear" value="" onSearch={(text) => asked.push(text)} />
      <button>Elsewhere</button>
    </MantineProvider>,
  );
  await userEvent.type(screen.getByRole('searchbox'), 'planets ');
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(asked).toEqual(['planets']);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(asked).toEqual(['planets']);
});
