import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Arrival } from '@qc/contract';
import { sampleLobbySlides } from '../../gallery/sample-room.ts';
import { sampleCrowd } from '../../gallery/sample-views.ts';
import { guestsOf, newcomers, soloOf, withSameKeys } from './arrivals.ts';
import { GuestName } from './guest-name.tsx';
import { hasTwoLines, nameFont, placeLobby, teamCells, type Box, type Spot } from './lobby-cells.ts';
import { LobbyFoot } from './lobby-foot.tsx';
import { LobbyTeams } from './lobby-teams.tsx';
import { scannedAddress } from '../qr-code.tsx';
import { SpokenPlayers } from './spoken-players.tsx';
import { TurningPictures } from './turning-pictures.tsx';

afterEach(cleanup);

const SHAPES: Record<string, Box> = {
  wide: { width: 92, height: 72 },
  squarer: { width: 126, height: 36 },
  upright: { width: 93, height: 74 },
};

function seen(players: number, box: Box, known = Math.min(players, 320)): { spots: Spot[]; more: number } {
  const { spots, more } = placeLobby(known, players, box);
  return { spots: spots.flatMap((spot) => spot ?? []), more };
}

describe.each(Object.entries(SHAPES))('on a %s screen', (_, box) => {
  it.each([1, 5, 6, 7, 12, 13, 20, 24, 25, 58, 60, 61, 150, 300, 2000])(
    '%i players stand side by side, whole and in sight, and whoever has no room is counted',
    (players) => {
      const { spots, more } = seen(players, box);
      expect(spots.length + more).toBe(players);
      const isWhole = ({ x, y, width, height, face }: Spot) =>
        x >= 0 &&
        x + width < box.width + 0.01 &&
        y + height < box.height + 0.01 &&
        face < Math.min(width, height) + 0.01;
      expect(spots.filter((spot) => !isWhole(spot))).toEqual([]);
      const areApart = (one: Spot, other: Spot) =>
        one.x + one.width <= other.x + 0.01 ||
        other.x + other.width <= one.x + 0.01 ||
        one.y + one.height <= other.y + 0.01 ||
        other.y + other.height <= one.y + 0.01;
      expect(spots.filter((one, at) => spots.slice(at + 1).some((other) => !areApart(one, other)))).toEqual([]);
    },
  );
  it('as many have names as can be read, faces are large where few are', () => {
    expect(seen(5, box)).toMatchObject({ more: 0, spots: [{ look: 'tile' }, {}, {}, {}, {}] });
    expect(seen(5, box).spots[0]?.face).toBeGreaterThan(9);
    expect(seen(20, box).more).toBe(0);
    expect(Math.min(...seen(20, box).spots.map(({ font }) => font))).toBeGreaterThanOrEqual(3.2);
    const smallest = (players: number) => Math.min(...seen(players, box).spots.map(({ font }) => font));
    expect(smallest(40)).toBeGreaterThan(smallest(41));
    expect(smallest(40)).toBeGreaterThanOrEqual(box.height < 40 ? 2.4 : 3.2);
    expect(seen(60, box).spots.filter(({ look }) => look === 'chip').length).toBeGreaterThan(44);
    const crowd = seen(300, box).spots;
    expect(crowd.filter(({ font }) => font >= 3.2).length).toBeGreaterThanOrEqual(5);
    expect(crowd.length).toBeGreaterThan(280);
  });
  it('nobody who stands there moves when somebody comes within a band', () => {
    for (const [from, to] of [
      [1, 6],
      [13, 24],
    ] as const)
      for (let players = from; players < to; players += 1)
        expect(seen(players + 1, box).spots.slice(0, players)).toEqual(seen(players, box).spots);
    // In a crowd all but the newest stay.
    const moved = placeLobby(320, 900, box).spots.filter((spot, at) => {
      const before = placeLobby(320, 899, box).spots[at + 1];
      return (
        spot && before && spot.look === 'face' && before.look === 'face' && (spot.x !== before.x || spot.y !== before.y)
      );
    });
    expect(moved).toEqual([]);
  });
  it('a team that has room is seen by name, a larger one by faces', () => {
    const inside = { width: box.width / 4 - 3, height: Math.max(20, box.height / 2) };
    expect(teamCells(3, inside).look).toBe('chip');
    expect(teamCells(200, inside)).toMatchObject({ look: 'face' });
  });
});

it('a long name is smaller, but never too small to be read', () => {
  const [spot] = seen(20, { width: 92, height: 72 }).spots;
  if (!spot) throw new Error('nobody stands there');
  expect(nameFont('Ω', spot)).toBe(spot.font);
  expect(nameFont('W'.repeat(40), spot)).toBe(3.2);
});

it('a long name in a crowd is smaller before its end is cut', () => {
  const { spots } = seen(40, { width: 92, height: 72 });
  const older = spots.filter(({ font }) => font <= 3.2);
  expect(older.length).toBeGreaterThan(20);
  for (const spot of older) {
    expect(nameFont('W'.repeat(40), spot)).toBe(2.4);
    expect(nameFont('Leo Martin 2', spot)).toBeLessThan(spot.font);
  }
});

it('a name that is cut keeps the number that tells it from others', () => {
  const { container } = render(
    <>
      <GuestName name="Charlotte 12" className="name" />
      <GuestName name="Charlotte" className="name" />
      <GuestName name="12" className="name" />
    </>,
  );
  const names = [...container.querySelectorAll('.name')];
  expect(names.map((name) => [...name.children].map((part) => part.textContent))).toEqual([
    ['Charlotte', ' 12'],
    [],
    [],
  ]);
  expect(names.map((name) => name.textContent)).toEqual(['Charlotte 12', 'Charlotte', '12']);
});

it('a name of few players has room for all its letters, or for a second line', () => {
  const [spot] = seen(6, { width: 92, height: 72 }).spots;
  if (!spot) throw new Error('nobody stands there');
  const twelve = 'a'.repeat(12);
  expect(12 * 0.62 * nameFont(twelve, spot)).toBeLessThanOrEqual(spot.width - 0.6 * nameFont(twelve, spot));
  expect(hasTwoLines(spot)).toBe(true);
  expect(hasTwoLines({ ...spot, height: spot.face + 6 })).toBe(false);
  expect(hasTwoLines({ ...spot, look: 'chip' })).toBe(false);
});

describe('arrivals', () => {
  const arrival = (name: string): Arrival => ({ name, face: 1, team: null });
  const hall = ['b', 'a'].map(arrival);
  it('whoever is new is told from who was there, and nobody is new where all have changed', () => {
    expect(newcomers(hall, [arrival('c'), ...hall])).toEqual([arrival('c')]);
    expect(newcomers([], [arrival('c')])).toEqual([arrival('c')]);
    expect(newcomers(hall, [arrival('x')])).toEqual([]);
    expect(newcomers(hall, hall)).toEqual([]);
  });
  it('one has a moment of its own where they come slowly, and no other has it', () => {
    expect(soloOf([arrival('c')], 2, false)).toEqual(arrival('c'));
    expect(soloOf([arrival('c')], 3, false)).toBeNull();
    expect(soloOf([arrival('c')], 1, true)).toBeNull();
    expect(soloOf([], 0, false)).toBeNull();
  });
  it('who is known by face alone keeps the own place among all', () => {
    const { players = 0, arrivals = [], crowd = [] } = sampleCrowd(200, 'en', 0);
    const guests = guestsOf({ players, arrivals, crowd });
    expect([guests.length, guests[0]?.name, guests[0]?.key, guests.at(-1)?.key]).toEqual([
      200,
      null,
      '1',
      `=${arrivals[0]?.name}`,
    ]);
    expect(new Set(guests.map(({ key }) => key)).size).toBe(200);
  });
  it('who is known by face alone from now on does not come in once more', () => {
    const all = ['d', 'c', 'b', 'a'].map((name, at) => ({ ...arrival(name), face: at }));
    const keysOf = (known: ReadonlyMap<number, { key: string }>) => [...known.values()].map(({ key }) => key);
    const first = withSameKeys(guestsOf({ players: 3, arrivals: all.slice(1), crowd: [] }), 3, new Map());
    expect(keysOf(first)).toEqual(['=a', '=b', '=c']);
    const then = guestsOf({ players: 4, arrivals: all.slice(0, 2), crowd: [2, 3] });
    expect(keysOf(withSameKeys(then, 4, first))).toEqual(['=a', '=b', '=c', '=d']);
    // Somebody has left: who stands at another number now is another one.
    const left = guestsOf({ players: 3, arrivals: all.slice(0, 2), crowd: [3] });
    expect(keysOf(withSameKeys(left, 3, first))).toEqual(['=a', '=c', '=d']);
    const other = guestsOf({ players: 3, arrivals: all.slice(0, 2), crowd: [2] });
    expect(keysOf(withSameKeys(other, 3, first))).toEqual(['1', '=c', '=d']);
  });
});

it('teams gather under their signs, with how many each has, and count whom they have no room for', () => {
  const { players = 0, arrivals = [], teamSizes = [] } = sampleCrowd(300, 'en', 2);
  const view = { players, arrivals, teamSizes };
  const { container } = render(<LobbyTeams teams={['Reds', 'Blues']} view={view} box={{ width: 92, height: 72 }} />);
  const teams = [...container.querySelectorAll('ul > li')];
  expect(teams.map((team) => team.querySelector('b')?.textContent)).toEqual(['150', '150']);
  for (const team of teams) expect(team.querySelector('li:last-child')?.textContent).toMatch(/^\+\d+$/);
  expect(teams[0]?.textContent).toContain('Reds');
});

it('at the foot waiting text and rule are both there, and one of them is seen', () => {
  const { container } = render(<LobbyFoot texts={['We start', 'The rule']} direction="ltr" />);
  expect(container.textContent).toBe('We startThe rule');
  expect(container.querySelectorAll('[class*="shown"]')).toHaveLength(1);
});

describe('the pictures of a lobby', () => {
  const slides = [...sampleLobbySlides('en'), ...sampleLobbySlides('en')];
  const shown = (container: HTMLElement) =>
    [...container.querySelectorAll('figure')].flatMap((one) =>
      one.getAttribute('aria-hidden') === 'false' ? [one.querySelector('figcaption')?.textContent ?? ''] : [],
    );
  afterEach(() => void vi.useRealTimers());

  it('turn every ten seconds, from the last to the first; no more than the next one is loaded ahead', () => {
    vi.useFakeTimers();
    const { container } = render(<TurningPictures slides={slides} direction="ltr" />);
    const turns = slides.map(() => {
      const [now = null] = shown(container);
      act(() => void vi.advanceTimersByTime(10_000));
      return now;
    });
    expect(turns).toEqual(slides.map(({ caption }) => caption));
    expect(shown(container)).toEqual([slides[0]?.caption]);
    expect(container.querySelectorAll('figure')).toHaveLength(3);
  });

  it('stay where they are while the host wants calm, and one alone stays as well', () => {
    vi.useFakeTimers();
    const { container, rerender } = render(<TurningPictures slides={slides} direction="ltr" calm />);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(shown(container)).toEqual([slides[0]?.caption]);
    rerender(<TurningPictures slides={slides.slice(0, 1)} direction="ltr" />);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(shown(container)).toEqual([slides[0]?.caption]);
  });
});

it('says how many have come at most every ten seconds, and only what has changed', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.advanceTimersByTime(20_000);
  const { container, rerender } = render(<SpokenPlayers players={0} language="en" />);
  const said: string[] = [];
  const look = () => {
    const text = container.querySelector('[role=status]')?.textContent ?? '';
    if (said.at(-1) !== text) said.push(text);
  };
  look();
  for (let players = 1; players <= 25; players += 1) {
    rerender(<SpokenPlayers players={players} language="en" />);
    act(() => void vi.advanceTimersByTime(1000));
    look();
  }
  act(() => void vi.advanceTimersByTime(60_000));
  look();
  expect(said.map(parseFloat)).toEqual([0, 1, 10, 20, 25]);
  vi.useRealTimers();
});

it('writes the address of a room in capitals into its code, and no other', () => {
  expect(scannedAddress('https://quiz.example.org/play/482915')).toBe('HTTPS://QUIZ.EXAMPLE.ORG/PLAY/482915');
  for (const kept of [
    'https://quiz.example.org/play/a1b2c3d4e5f6',
    'otpauth://totp/x?secret=Ab',
    'https://q.org/screen/Ab',
  ])
    expect(scannedAddress(kept)).toBe(kept);
});
