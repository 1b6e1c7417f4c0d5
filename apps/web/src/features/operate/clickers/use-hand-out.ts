import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OperatorAction, SeatRow } from '@qc/contract';
import type { LastPress } from '../operator-state.ts';
import { ownerOf } from './clicker-names.ts';

/** Who gets the next clicker that nobody has, and what becomes of the clickers they have. */
export interface Wanted {
  seat: number;
  /** The new one takes the place of the old ones; else it is one more. */
  replaces: boolean;
}

/** The handing out of clickers: whose turn it is to press. */
export interface HandOut {
  /** Clickers are handed out to one player after another. */
  isOn: boolean;
  begin(): void;
  stop(): void;
  /** The player who shall press now; undefined: nobody. */
  next: SeatRow | undefined;
  /** Leaves the player who is next for later. */
  later(): void;
  /** Another clicker, or one more, for one player, before everybody else; null: none. */
  wanted: Wanted | null;
  want(wanted: Wanted | null): void;
  /** Whose clicker was pressed though somebody else should have. */
  wrong: SeatRow | undefined;
}

/** Whether a player waits for a clicker: whoever has a page or calls answers without one. */
export function needsClicker({ named, remotes }: SeatRow): boolean {
  return named === true && remotes.length === 0;
}

/** A clicker that does not show in the list after this long was refused, ms. */
const REFUSED_AFTER_MS = 3000;

/** Gives the next clicker that is pressed and is nobody's to whoever is next. */
export function useHandOut(
  players: readonly SeatRow[],
  pressed: ReadonlyMap<string, LastPress>,
  onAction: (action: OperatorAction) => void,
): HandOut {
  const [isOn, setOn] = useState(false);
  const [put, setPut] = useState<ReadonlySet<number>>(new Set());
  const [wanted, want] = useState<Wanted | null>(null);
  const [wrong, setWrong] = useState<number | null>(null);
  // Asked for and not seen yet: the list of players comes a moment later.
  const given = useRef(new Map<string, number>());
  const isGiven = ({ seat }: SeatRow) => [...given.current.values()].includes(seat);
  const without = players.filter(needsClicker);
  const next = isOn ? (without.find(({ seat }) => !put.has(seat)) ?? without[0]) : undefined;

  const give = (remote: string, { seat, replaces }: Wanted) => {
    given.current.set(remote, seat);
    setTimeout(() => given.current.delete(remote), REFUSED_AFTER_MS);
    const old = replaces ? (players.find((row) => row.seat === seat)?.remotes ?? []) : [];
    for (const one of old) onAction({ do: 'unpairRemote', remote: one });
    onAction({ do: 'pairRemote', remote, seat });
  };
  const nextWithout = (): Wanted | null => {
    if (!isOn) return null;
    const free = without.filter((row) => !isGiven(row));
    const row = free.find(({ seat }) => !put.has(seat)) ?? free[0];
    return row ? { seat: row.seat, replaces: false } : null;
  };
  const heard = useEffectEvent((press: LastPress) => {
    const owner = ownerOf(players, press.remote);
    setWrong(owner && (isOn || wanted) ? owner.seat : null);
    if (owner || given.current.has(press.remote)) return;
    const turn = wanted ?? nextWithout();
    if (!turn) return;
    give(press.remote, turn);
    want(null);
  });
  const seen = useRef(Math.max(0, ...[...pressed.values()].map(({ n }) => n)));
  useEffect(() => {
    const news = [...pressed.values()].filter(({ n }) => n > seen.current).sort((a, b) => a.n - b.n);
    for (const press of news) {
      seen.current = press.n;
      heard(press);
    }
  }, [pressed]);
  useEffect(() => {
    for (const remote of given.current.keys()) if (ownerOf(players, remote)) given.current.delete(remote);
  }, [players]);

  return {
    isOn,
    begin: () => {
      setPut(new Set());
      setOn(true);
    },
    stop: () => setOn(false),
    next,
    later: () => next && setPut(new Set(put).add(next.seat)),
    wanted,
    want,
    wrong: next || wanted ? players.find(({ seat }) => seat === wrong) : undefined,
  };
}
