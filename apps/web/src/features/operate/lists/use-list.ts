import { useEffect, useRef, useState } from 'react';
import type { LiveRefusal, OperatorAction, SeatRow } from '@qc/contract';
import { PAIRS_MAX, PLAYERS_ADDED_MAX } from '@qc/contract/limits';
import { addedBy, type ListPlan } from './plan-list.ts';

/** The list of players shows who was added within this time, ms. */
const LISTED_WITHIN_MS = 3000;
const LOOK_EVERY_MS = 50;

/** Puts lists into the room. */
export interface ListFilling {
  busy: boolean;
  /** Adds the players of a plan and gives them their clickers. Null: done; else why not, after what was done already. */
  fill(plan: ListPlan): Promise<LiveRefusal | null>;
  /** Of the last list: names that another one is too much like. */
  leftOut: readonly string[];
}

/** `onPaired`: told when clickers have been given that nobody may hear. */
export function useList(
  players: readonly SeatRow[],
  onAsk: (action: OperatorAction) => Promise<LiveRefusal | null>,
  onPaired: () => void,
): ListFilling {
  const [busy, setBusy] = useState(false);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const rows = useRef(players);
  useEffect(() => {
    rows.current = players;
  }, [players]);
  const seatOf = (name: string) => rows.current.find((row) => row.name === name)?.seat;

  const add = async ({ add: groups }: ListPlan): Promise<LiveRefusal | null> => {
    for (const [team, names] of groups)
      for (let from = 0; from < names.length; from += PLAYERS_ADDED_MAX) {
        const some = names.slice(from, from + PLAYERS_ADDED_MAX);
        const refusal = await onAsk({ do: 'addPlayers', names: some, team });
        if (refusal) return refusal;
      }
    return null;
  };
  const listed = async (names: readonly string[]): Promise<void> => {
    for (let waited = 0; waited < LISTED_WITHIN_MS; waited += LOOK_EVERY_MS) {
      if (names.every((name) => seatOf(name) !== undefined)) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  };
  const pair = async ({ pairs }: ListPlan): Promise<LiveRefusal | null> => {
    const known = pairs.flatMap(({ name, remote }) => {
      const seat = seatOf(name);
      return seat === undefined ? [] : [{ remote, seat }];
    });
    for (let from = 0; from < known.length; from += PAIRS_MAX) {
      const refusal = await onAsk({ do: 'pairRemotes', pairs: known.slice(from, from + PAIRS_MAX) });
      if (refusal) return refusal;
    }
    if (known.length > 0) onPaired();
    return null;
  };
  const fill = async (plan: ListPlan): Promise<LiveRefusal | null> => {
    setBusy(true);
    setLeftOut([]);
    try {
      const refused = await add(plan);
      if (refused) return refused;
      const added = [...plan.add.values()].flat();
      if (addedBy(plan) > 0) await listed(added);
      setLeftOut(added.filter((name) => seatOf(name) === undefined));
      return await pair(plan);
    } finally {
      setBusy(false);
    }
  };
  return { busy, fill, leftOut };
}
