import { expect, it } from 'vitest';
import { signOf, teamLayout } from './team-layout.ts';

const NAMES = ['The Blues', 'Tigers of the front office', 'Back row', 'Greens', 'Reds', 'Owls', 'Foxes', 'Lions'];
/** What players have on screens that are wide, of 4:3 and upright. */
const BOXES = { wide: { width: 92, height: 72 }, square: { width: 126, height: 34 }, tall: { width: 93, height: 75 } };

it('shows small teams by name on every shape of screen', () => {
  for (const box of Object.values(BOXES))
    for (const [teams, members] of [
      [2, 10],
      [3, 6],
      [4, 5],
      [5, 4],
    ] as const)
      expect(teamLayout(NAMES.slice(0, teams), members, box).cells.look, `${teams} teams`).toBe('chip');
});

it('leaves room under the sign, also of many teams in a full hall', () => {
  for (const box of Object.values(BOXES))
    for (const teams of [2, 3, 4, 6, 8]) {
      const { columns, head, cells } = teamLayout(NAMES.slice(0, teams), 300 / teams, box);
      const rows = Math.ceil(teams / columns);
      expect(head + cells.cell, `${teams} teams`).toBeLessThanOrEqual(box.height / rows);
    }
});

it('stands still while a band of counts lasts', () => {
  for (const members of [11, 13, 15])
    expect(teamLayout(NAMES, members, BOXES.wide).columns).toBe(teamLayout(NAMES, 15, BOXES.wide).columns);
});

it('breaks no word of a name', () => {
  const { font } = signOf('Tigers of the front office', 8.5, 22, 1);
  expect(font * 0.6 * 'office'.length).toBeLessThan(22 - font * 3);
  expect(signOf('Supercalifragilistic', 8.5, 22, 1).font).toBeLessThan(signOf('Super cali fragi', 8.5, 22, 1).font);
});
