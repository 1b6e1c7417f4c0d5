import { expect, it } from 'vitest';
import { playersIn, playersOfRows, textOfPlayers } from './read-players.ts';

const names = (text: string) => playersIn(text).map(({ name }) => name);
const player = (name: string, remote = '', team = '') => ({ name, remote, team });

it('reads names out of lists as they are typed and pasted', () => {
  expect(names('1. Noa\n2) Omar\n\n  Dana  \nבן\tתמר')).toEqual(['Noa', 'Omar', 'Dana', 'בן', 'תמר']);
  expect(names('1\tNoa\n2\tOmar')).toEqual(['Noa', 'Omar']);
  expect(names('7B\n')).toEqual(['7B']);
  expect(names(' \n')).toEqual([]);
  expect(names('Levi, Noa\nHaddad, Omar')).toEqual(['Levi, Noa', 'Haddad, Omar']);
});

it('reads tables of name, clicker and team, with a heading or without, with a column that counts or without', () => {
  const both = [player('Noa', '82E9701B', 'Red'), player('Omar', '', 'Blue')];
  expect(playersIn('Noa\t82E9701B\tRed\nOmar\t\tBlue')).toEqual(both);
  expect(playersIn('שם\tשלט\tקבוצה\nNoa\t82E9701B\tRed\nOmar\t\tBlue')).toEqual(both);
  expect(playersIn('1\tNoa\t82E9701B\tRed\n2\tOmar\t\tBlue')).toEqual(both);
  expect(
    playersOfRows([['', 'Name', 'Clicker', 'Team'].slice(1), ['Noa', '82E9701B', 'Red'], ['Omar', '', 'Blue']]),
  ).toEqual(both);
});

it('writes lists as it reads them', () => {
  const listed = [player('Noa', 'buzz-1:3', 'Red'), player('Omar', '', 'Blue'), player('Dana')];
  expect(playersIn(textOfPlayers(listed))).toEqual(listed);
  const few = [player('Noa', '', 'Red'), player('Omar'), player('Dana'), player('Gal', '7')];
  expect(playersIn(textOfPlayers(few))).toEqual(few);
  expect(playersIn(`Name\tClicker\tTeam\n${textOfPlayers(few)}`)).toEqual(few);
  const plain = [player('Noa'), player('Omar')];
  expect(playersIn(textOfPlayers(plain))).toEqual(plain);
});
