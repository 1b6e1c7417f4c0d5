import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DayField } from './day-field.tsx';

afterEach(cleanup);

/** A field for a day; `told` gathers what its owner hears. */
function open() {
  const told: string[] = [];
  function Owner() {
    const [day, setDay] = useState('2026-11-04');
    return (
      <DayField
        label="Day"
        value={day}
        onChange={(next) => {
          told.push(next);
          setDay(next);
        }}
      />
    );
  }
  render(
    <MantineProvider>
      <Owner />
    </MantineProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' });
  return { told, field, user: userEvent.setup() };
}

it('shows day first, takes a typed day and writes it out when it is left', async () => {
  const { told, field, user } = open();
  expect(field.value).toBe('04.11.2026');
  await user.clear(field);
  await user.type(field, '7/3/2027');
  await user.tab();
  expect(field.value).toBe('07.03.2027');
  expect(told).toEqual(['', '2027-03-07']);
});

it('keeps what is no day, says so, and lets no form take the day before for it', async () => {
  const { told, field, user } = open();
  await user.clear(field);
  await user.type(field, '31.2.2027');
  await user.tab();
  expect(field.value).toBe('31.2.2027');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(told.at(-1)).toBe('31.2.2027');
});

it('takes a day without its year when Enter sends the form', async () => {
  const { told, field, user } = open();
  await user.clear(field);
  await user.type(field, '7.3{Enter}');
  expect(told.at(-1)).toBe(`${new Date().getFullYear()}-03-07`);
});
