import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { LabelsProvider } from './labels.tsx';
import { Pager } from './pager.tsx';
import { TEST_LABELS } from './testing/test-labels.ts';

afterEach(cleanup);

function show(pages: number): number[] {
  const asked: number[] = [];
  render(
    <MantineProvider>
      <LabelsProvider value={TEST_LABELS}>
        <Pager pages={pages} page={2} onPage={(page) => asked.push(page)} />
      </LabelsProvider>
    </MantineProvider>,
  );
  return asked;
}

it('names every button by the words around it', async () => {
  const asked = show(3);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
  for (const name of ['Previous page', 'Next page', 'Page 1'])
    await userEvent.click(screen.getByRole('button', { name }));
  expect(asked).toEqual([1, 3, 1]);
});

it('is not there where there is nothing to turn', () => {
  show(1);
  expect(screen.queryByRole('navigation')).toBeNull();
});
