import { useEffect, useRef, useState } from 'react';
import type { Arrival, PresenterView } from '@qc/contract';
import { facePicture } from '../../faces/draw-face.ts';

/** Who stands in the lobby, oldest first. */
export interface Guest {
  /** The same as long as the player stands there. */
  key: string;
  /** Null: only the face is known. */
  name: string | null;
  face: number;
  team: number | null;
}

type Coming = Pick<PresenterView, 'arrivals' | 'crowd' | 'players'>;

/** Everybody that a view tells of, oldest first. */
export function guestsOf({ arrivals, crowd = [], players }: Coming): Guest[] {
  const named = arrivals.map(({ name, face, team }): Guest => ({ key: `=${name}`, name, face, team }));
  const older = crowd.map((face, at): Guest => ({
    key: `${players - arrivals.length - at}`,
    name: null,
    face,
    team: null,
  }));
  return [...named, ...older].reverse();
}

/**
 * The same guests, each with the key it had before: who is known by face alone from now on is still the one who stood there, and
 * does not come in once more. `before`: by number, from 1 for the oldest of all `players`.
 */
export function withSameKeys(
  guests: readonly Guest[],
  players: number,
  before: ReadonlyMap<number, Guest>,
): Map<number, Guest> {
  const taken = new Set(guests.map(({ key }) => key));
  return new Map(
    guests.map((guest, at) => {
      const number = players - guests.length + at + 1;
      const was = before.get(number);
      const isKnown = guest.name === null && was?.face === guest.face && !taken.has(was.key);
      return [number, isKnown ? { ...guest, key: was.key } : guest];
    }),
  );
}

/** Up to so many a second come with a moment of their own; above so many they come once a second, all at once. */
const [SOLO_A_SECOND, SINGLE_A_SECOND] = [2, 20];
const SECOND_MS = 1000;
/** How long a moment lasts, ms. */
export const SOLO_MS = 1400;

/** Who has come between two views; nobody where too much has changed to say. */
export function newcomers(before: readonly Arrival[], now: readonly Arrival[]): Arrival[] {
  const known = new Set(before.map(({ name }) => name));
  const fresh = now.filter(({ name }) => !known.has(name));
  return fresh.length < now.length || before.length === 0 ? fresh : [];
}

/** Who has the moment when `came` have come in the last second, these among them, and another's moment is on or not. */
export function soloOf(fresh: readonly Arrival[], came: number, isBusy: boolean): Arrival | null {
  return came <= SOLO_A_SECOND && !isBusy ? (fresh[0] ?? null) : null;
}

/** So many pictures are made at a time: each takes the browser a millisecond or two. */
const MADE_AT_ONCE = 4;

/**
 * Has the pictures of all who are told of made as they come, a few at a time: for fifty at the moment in which they are seen
 * everything else would wait. They are kept as long as the lobby stands.
 */
function usePictures(view: Coming): void {
  const kept = useRef(new Map<number, HTMLImageElement>());
  useEffect(() => {
    const faces = guestsOf(view).flatMap(({ face }) => (kept.current.has(face) ? [] : [face]));
    let later: ReturnType<typeof setTimeout> | undefined;
    const make = () => {
      for (const face of faces.splice(0, MADE_AT_ONCE)) {
        const picture = new Image();
        picture.src = facePicture(face);
        kept.current.set(face, picture);
      }
      if (faces.length > 0) later = setTimeout(make);
    };
    make();
    return () => clearTimeout(later);
  }, [view]);
}

/**
 * The view as the lobby shows it, and who is shown large just now. Many at once are held back, so that the hall sees them
 * come in groups; who was there when the page opened simply stands.
 */
export function useArrivals(view: Coming, still: boolean): { shown: Coming; solo: Arrival | null } {
  const [shown, setShown] = useState(view);
  const [solo, setSolo] = useState<Arrival | null>(null);
  const came = useRef<number[]>([]);
  const last = useRef({ arrivals: view.arrivals, atMs: 0 });
  const ends = useRef<ReturnType<typeof setTimeout> | null>(null);
  usePictures(view);
  useEffect(() => {
    const nowMs = performance.now();
    const fresh = newcomers(last.current.arrivals, view.arrivals);
    came.current = [...came.current, ...fresh.map(() => nowMs)].filter((atMs) => nowMs - atMs < SECOND_MS);
    const isRush = came.current.length > SINGLE_A_SECOND;
    const waitMs = isRush ? Math.max(0, last.current.atMs + SECOND_MS - nowMs) : 0;
    const show = () => {
      last.current = { arrivals: view.arrivals, atMs: performance.now() };
      setShown(view);
    };
    if (waitMs > 0) {
      const later = setTimeout(show, waitMs);
      return () => clearTimeout(later);
    }
    show();
    const one = still ? null : soloOf(fresh, came.current.length, ends.current !== null);
    if (one === null) return undefined;
    setSolo(one);
    ends.current = setTimeout(() => {
      ends.current = null;
      setSolo(null);
    }, SOLO_MS);
    return undefined;
  }, [view, still]);
  useEffect(
    () => () => {
      if (ends.current !== null) clearTimeout(ends.current);
    },
    [],
  );
  return { shown, solo };
}
