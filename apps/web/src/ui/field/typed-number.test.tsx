import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { TypedNumber } from './typed-number.tsx';

afterEach(cleanup);

/** A field from -100 to 100; `told` gathers what its owner hears. */
function open({ first = 3, empty }: { first?: number | null; empty?: number | null } = {}) {
  const told: (number | null)[] = [];
  function Owner() {
    const [value, setValue] = useState<number | null>(first);
    return (
      <>
        <TypedNumber<number | null>
          label="How many"
          value={value}
          min={-100}
          max={100}
          {...(empty === undefined ? {} : { empty })}
          onNumber={(next) => {
            told.push(next);
            setValue(next);
          }}
        />
        <button onClick={() => setValue(7)}>Seven</button>
      </>
    );
  }
  render(
    <MantineProvider>
      <Owner />
    </MantineProvider>,
  );
  return { field: screen.getByRole<HTMLInputElement>('textbox', { name: 'How many' }), told };
}

it.each(['3.14', '-1.5', '0.05', '10.20'])('takes %s as it is typed, point and all', async (words) => {
  const { field, told } = open({ first: null, empty: null });
  await userEvent.type(field, words);
  expect(field.value).toBe(words);
  expect(told.at(-1)).toBe(Number(words));
});

it('takes what is left of a number when digits are deleted from its end', async () => {
  const { field, told } = open({ first: 2.5, empty: null });
  await userEvent.type(field, '{Backspace}');
  expect(field.value).toBe('2.');
  expect(told).toEqual([2]);
});

it('can be emptied on the way to another number, and shows the number before when it is left empty', async () => {
  const { field, told } = open();
  await userEvent.clear(field);
  expect(field.value).toBe('');
  expect(told).toEqual([]);
  await userEvent.tab();
  expect(field.value).toBe('3');
  await userEvent.clear(field);
  await userEvent.type(field, '5');
  expect(told).toEqual([5]);
});

it('says what an emptied field means, and shows it', async () => {
  const { field, told } = open({ empty: 0 });
  await userEvent.clear(field);
  expect(told).toEqual([0]);
  await userEvent.tab();
  expect(field.value).toBe('0');
});

it('tells no number outside its limits, and goes to the nearest one when it is left', async () => {
  const { field, told } = open();
  await userEvent.clear(field);
  await userEvent.type(field, '250');
  expect(told).toEqual([2, 25]);
  await userEvent.tab();
  expect(field.value).toBe('100');
  expect(told.at(-1)).toBe(100);
});

it('shows a number that came from elsewhere, whatever was being typed', async () => {
  const { field } = open();
  await userEvent.type(field, '.');
  expect(field.value).toBe('3.');
  await userEvent.click(screen.getByRole('button', { name: 'Seven' }));
  expect(field.value).toBe('7');
});
