import { GLANCE_CLASSES, glanceClass } from '@qc/contract/live/faces';
import { drawnKey, nameKey } from '../names/name-key.ts';
import { tableEntries, tableGet, type SeatTable } from './seat-table.ts';
import type { Seat } from '../state.ts';
import { keyGet, keySet, type KeyMap } from './key-map.ts';

type Seats = SeatTable<Seat>;

/** What the seats of a room are known by: seat numbers, rising. */
interface SeatIndex {
  /** By folded name, by letters and by looks: seats not removed. */
  readonly names: KeyMap<readonly number[]>;
  readonly proofs: KeyMap<readonly number[]>;
  /** By device that is known: seats removed or not. */
  readonly devices: KeyMap<readonly number[]>;
  /** How many seats not removed each team has. */
  readonly teams: readonly number[];
  /** How many seats not removed have a face of each glance class. */
  readonly classes: readonly number[];
}

const NO_FACES: readonly number[] = Array.from({ length: GLANCE_CLASSES }, () => 0);
const EMPTY: SeatIndex = { names: null, proofs: null, devices: null, teams: [], classes: NO_FACES };

const INDEX = Symbol('what the seats are known by');
type Indexed = Seats & { readonly [INDEX]?: SeatIndex };

/**
 * Seats are never changed in place, so what they are known by holds as long as they live, and the seats after one change
 * are known by nearly the same. Who changes seats hands it on (`set-seat.ts`); where nobody did, it is gathered anew.
 * It hangs on the seats out of sight: it is no part of their JSON, and two rooms are equal with it and without. In a
 * `WeakMap` it would cost a join as much again: each join leaves seats that nobody has any more, and it keeps them
 * until the whole memory is looked through.
 */
function knownOf(seats: Indexed): SeatIndex | undefined {
  return seats[INDEX];
}

function keep(seats: Seats, index: SeatIndex): void {
  Object.defineProperty(seats, INDEX, { value: index, enumerable: false, writable: true });
}

function indexOf(seats: Seats): SeatIndex {
  const known = knownOf(seats);
  if (known) return known;
  let made = EMPTY;
  let number = 0;
  for (const seat of tableEntries(seats)) made = moved(made, number++, null, seat);
  keep(seats, made);
  return made;
}

/** The seats after a change in which nobody came or went, and nothing changed that a seat is known by. */
export function indexKept(before: Seats, after: Seats): Seats {
  const known = knownOf(before);
  if (known && after !== before) keep(after, known);
  return after;
}

/** The seats after a change of one seat, or with one more. */
export function indexMoved(before: Seats, after: Seats, number: number): Seats {
  const known = knownOf(before);
  const is = tableGet(after, number);
  if (known && is && after !== before) keep(after, moved(known, number, tableGet(before, number) ?? null, is));
  return after;
}

function moved(index: SeatIndex, number: number, was: Seat | null, is: Seat): SeatIndex {
  const isNamed = was?.name === is.name && was.nameKey === is.nameKey && was.removed === is.removed;
  const isProved = was?.tokenHash === is.tokenHash;
  const isDevice = was?.deviceHash === is.deviceHash;
  const isInTeam = was?.team === is.team && was.removed === is.removed;
  const isAlike = was?.face === is.face && was.removed === is.removed;
  if (isNamed && isProved && isDevice && isInTeam && isAlike) return index;
  return {
    names: isNamed ? index.names : swapped(index.names, number, namesOf(was), namesOf(is)),
    proofs: isProved ? index.proofs : swapped(index.proofs, number, was ? [was.tokenHash] : [], [is.tokenHash]),
    devices: isDevice ? index.devices : swapped(index.devices, number, devicesOf(was), devicesOf(is)),
    teams: isInTeam ? index.teams : counted(counted(index.teams, teamOf(was), -1), teamOf(is), 1),
    classes: isAlike ? index.classes : counted(counted(index.classes, classOf(was), -1), classOf(is), 1),
  };
}

function swapped(
  map: KeyMap<readonly number[]>,
  number: number,
  was: readonly string[],
  is: readonly string[],
): KeyMap<readonly number[]> {
  let swapped = map;
  for (const key of was)
    swapped = keySet(
      swapped,
      key,
      numbersOf(swapped, key).filter((one) => one !== number),
    );
  for (const key of is) swapped = keySet(swapped, key, [...numbersOf(swapped, key), number].toSorted(rising));
  return swapped;
}

function rising(one: number, other: number): number {
  return one - other;
}

function numbersOf(map: KeyMap<readonly number[]>, key: string): readonly number[] {
  return keyGet(map, key) ?? [];
}

function namesOf(seat: Seat | null): string[] {
  return seat && !seat.removed ? keysOf(seat) : [];
}

function devicesOf(seat: Seat | null): string[] {
  return seat && seat.deviceHash !== '' ? [seat.deviceHash] : [];
}

function teamOf(seat: Seat | null): number | null {
  return seat && !seat.removed ? seat.team : null;
}

function classOf(seat: Seat | null): number | null {
  return seat && !seat.removed ? glanceClass(seat.face) : null;
}

/** `sizes` with one of them otherwise; null: none. */
function counted(sizes: readonly number[], place: number | null, by: number): readonly number[] {
  if (place === null) return sizes;
  const counted = [...sizes];
  while (counted.length <= place) counted.push(0);
  counted[place] = (counted[place] ?? 0) + by;
  return counted;
}

/** What a seat's name is known by. */
function keysOf({ name, nameKey: key }: Pick<Seat, 'name' | 'nameKey'>): string[] {
  const drawn = drawnKey(name);
  return drawn === null || drawn === key ? [key] : [key, drawn];
}

/** Whether a seat other than `except` is called like this, or so that nobody could tell. */
export function nameTaken(seats: Seats, name: string, except: number | null): boolean {
  const { names } = indexOf(seats);
  return keysOf({ name, nameKey: nameKey(name) }).some((key) => numbersOf(names, key).some((one) => one !== except));
}

/** The seat that a proof was given for, removed or not; null: none. */
export function seatOfProof(seats: Seats, tokenHash: string): Seat | null {
  const [first] = numbersOf(indexOf(seats).proofs, tokenHash);
  return first === undefined ? null : (tableGet(seats, first) ?? null);
}

/** Numbers of the seats that a device holds; a device that is not known holds none. */
export function seatsOfDevice(seats: Seats, deviceHash: string): number[] {
  return numbersOf(indexOf(seats).devices, deviceHash).filter((number) => tableGet(seats, number)?.removed === false);
}

/** How many seats a device has ever taken, those it gave up included; a device that is not known: none. */
export function placesTaken(seats: Seats, deviceHash: string): number {
  return numbersOf(indexOf(seats).devices, deviceHash).length;
}

/** How many players a team has. */
export function teamSize(seats: Seats, team: number): number {
  return indexOf(seats).teams[team] ?? 0;
}

/** How many players have a face of each glance class. */
export function faceClasses(seats: Seats): readonly number[] {
  return indexOf(seats).classes;
}
