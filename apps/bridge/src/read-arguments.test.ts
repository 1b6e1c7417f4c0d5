import { expect, it } from 'vitest';
import { endWords } from './end-words.ts';
import { readArguments } from './read-arguments.ts';

it('reads the command that the console shows, with what may follow', () => {
  expect(readArguments(['https://quiz.school.org/', 'abcd2345'])).toEqual({
    ...{ server: 'https://quiz.school.org', code: 'ABCD2345', ports: [], name: null },
  });
  const more = ['--serial', 'COM3', '--driver', 'sunvote', '--serial', 'tcp://10.0.0.7:7000', '--driver', 'lines'];
  expect(readArguments(['192.168.1.5:8080', 'ABCD2345', '--name', 'Hall', ...more])).toEqual({
    server: 'http://192.168.1.5:8080',
    code: 'ABCD2345',
    ports: [
      { path: 'COM3', driver: 'sunvote' },
      { path: 'tcp://10.0.0.7:7000', driver: 'lines' },
    ],
    name: 'Hall',
  });
});

it.each([
  [[], 'server and the code'],
  [['https://quiz.school.org'], 'server and the code'],
  [['ftp://quiz', 'ABCD2345'], 'no address'],
  [['https://quiz', 'ABCD0000'], 'no code'],
  [['https://quiz', 'ABCD2345', '--serial', 'COM3'], 'its own --driver'],
  [['https://quiz', 'ABCD2345', '--serial', 'COM3', '--driver', 'buzz'], 'no driver'],
  [['https://quiz', 'ABCD2345', '--serial', 'tcp://host', '--driver', 'lines'], 'HOST:PORT'],
  [['https://quiz', 'ABCD2345', '--wat'], '--wat'],
] as const)('says what is wrong with %j', (words, wrong) => {
  expect(readArguments([...words])).toEqual(expect.stringContaining(wrong));
});

it('tells a code that is not valid from a run that is over', () => {
  const more = { server: 'https://quiz', why: '' };
  expect(endWords('noRoom', { ...more, wasIn: false })).toMatchObject({ isFault: true, isOver: true });
  expect(endWords('noRoom', { ...more, wasIn: true })).toMatchObject({ isFault: false, isOver: true });
  expect(endWords('outdated', { ...more, wasIn: true })).toMatchObject({ isOver: false });
});
