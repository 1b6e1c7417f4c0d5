import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { localValue } from '#platform/storage';
import type { ReceiverDesk } from '../receivers/index.ts';

const pausesOnGone = localValue('qc.pauseOnReceiverGone');

/** Receivers that were pulled out, and what is done then. */
export interface GoneReceivers {
  /** Names of those that are away, and since when, ms since 1970. */
  gone: ReadonlyMap<string, number>;
  /** The game pauses when one is pulled out; kept in this browser. */
  pauses: boolean;
  choose(pauses: boolean): void;
}

/** Watches for receivers that are pulled out; `onPause` is asked for each, once, where that was chosen. */
export function useGoneReceivers(desk: ReceiverDesk, onPause: () => void): GoneReceivers {
  const [gone, setGone] = useState<ReadonlyMap<string, number>>(new Map());
  const [pauses, setPauses] = useState(() => pausesOnGone.get() !== null);
  const known = useRef(gone);
  const look = useEffectEvent(() => {
    const now = desk.snapshot().receivers.filter(({ state }) => state === 'gone');
    const before = known.current;
    if (now.length === before.size && now.every(({ name }) => before.has(name))) return;
    known.current = new Map(now.map(({ name }) => [name, before.get(name) ?? Date.now()]));
    setGone(known.current);
    if (pauses && now.some(({ name }) => !before.has(name))) onPause();
  });
  useEffect(() => desk.subscribe(() => look()), [desk]);
  const choose = (wanted: boolean) => {
    setPauses(wanted);
    if (wanted) pausesOnGone.set('1');
    else pausesOnGone.remove();
  };
  return { gone, pauses, choose };
}
