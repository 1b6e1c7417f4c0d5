import { expect, it } from 'vitest';
import { peopleIn, peopleOfRows, textOfPeople } from './people-in.ts';

const read = (text: string) => peopleIn(text).map(({ number, name }) => `${number}|${name}`);

it('reads numbers with names before or after them', () => {
  expect(read('050-123-4567 Noa\nDan Levi, 0521234567\n+972 (54) 123 4567\n\n  דנה: 050 7654321')).toEqual([
    '050-123-4567|Noa',
    '0521234567|Dan Levi',
    '+972 (54) 123 4567|',
    '050 7654321|דנה',
  ]);
});

it('reads rows of a sheet whatever their order, without their heading', () => {
  expect(read('שם\tטלפון\nנועה\t0501234567\n1\t0521234567\tDan')).toEqual(
    ['שם טלפון|', '0501234567|נועה', '0521234567|Dan'].slice(1),
  );
  expect(peopleOfRows([['Phone'], ['501234567', '', 'Noa']])).toEqual([{ number: '501234567', name: 'Noa' }]);
});

it('keeps what is no number, to be told of it', () => {
  expect(read('050 123\nnobody 12\n0501234567')).toEqual(['050 123|', 'nobody 12|', '0501234567|']);
});

it('is read back as it was', () => {
  const people = peopleIn('Noa 0501234567\n0521234567');
  expect(peopleIn(textOfPeople(people))).toEqual(people);
});
