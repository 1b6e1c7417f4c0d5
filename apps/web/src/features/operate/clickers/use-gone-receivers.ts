import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DeviceState } from '@qc/remotes';
import { localValue } from '#platform/storage';

const pausesOnGone = localValue('qc.pauseOnReceiverGone');

/** Receivers that were pulled out, and what is done then. */
export interface GoneReceivers {
  /** Names of those that are away, and since when, ms since 1970. */
  gone: ReadonlyMap<string, number>;
  /** The game pauses when one is pulled out; kept in this browser. */
  pauses: boolean;
  choose(pauses: boolean): void;
}

/**
 * Watches for receivers that are pulled out; `onPause` is asked for each, once, where that was chosen. What was away before
 * this page came pauses nothing.
 */
export function useGoneReceivers(
  receivers: readonly { name: string; state: DeviceState }[],
  onPause: () => void,
): GoneReceivers {
  const [gone, setGone] = useState<ReadonlyMap<string, number>>(new Map());
  const [pauses, setPauses] = useState(() => pausesOnGone.get() !== null);
  const known = useRef(gone);
  const seen = useRef(new Set<string>());
  const names = receivers.flatMap(({ name, state }) => (state === 'gone' ? [name] : [])).join(' ');
  const look = useEffectEvent((now: readonly string[]) => {
    const before = known.current;
    known.current = new Map(now.map((name) => [name, before.get(name) ?? Date.now()]));
    setGone(known.current);
    if (pauses && now.some((name) => !before.has(name) && seen.current.has(name))) onPause();
  });
  useEffect(() => look(names === '' ? [] : names.split(' ')), [names]);
  useEffect(() => {
    for (const { name, state } of receivers) if (state !== 'gone') seen.current.add(name);
  }, [receivers]);
  const choose = (wanted: boolean) => {
    setPauses(wanted);
    if (wanted) pausesOnGone.set('1');
    else pausesOnGone.remove();
  };
  return { gone, pauses, choose };
}
