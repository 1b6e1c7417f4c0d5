import { useEffect, useRef, useState } from 'react';
import { localValue } from '#platform/storage';
import { remainingNow } from '../../parts/show-clock.ts';
import { useStartingDigit } from '../../parts/starting-digit.ts';
import type { PlayerScreenProps } from '../player-screen-props.ts';

/** Kept on the device, for all games: `on`, `off`, or nothing where nobody has chosen. */
const kept = localValue('qc.buzz');

function asked(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

/** Whether this device can vibrate. Those of one maker cannot, and computers say nothing. */
export function canBuzz(): boolean {
  return typeof navigator.vibrate === 'function' && asked('(pointer: coarse)');
}

/** Whether it does: as its user has chosen; else wherever motion is not unwanted. */
export function doesBuzz(): boolean {
  const chosen = kept.get();
  return canBuzz() && (chosen === null ? !asked('(prefers-reduced-motion: reduce)') : chosen === 'on');
}

/** Switches it on or off, on this device. */
export function keepBuzz(on: boolean): void {
  kept.set(on ? 'on' : 'off');
}

/** How it vibrates in a moment: on, off, on …, ms each. */
const BUZZ = {
  joined: [20],
  digit: [30],
  open: [15],
  second: [25],
  right: [40, 60, 40],
  fastest: [120],
  place: [80, 60, 80],
  first: [200, 80, 200],
} as const;

/** Has the device vibrate, where it can and may. */
export function buzz(felt: keyof typeof BUZZ): void {
  if (doesBuzz()) navigator.vibrate(BUZZ[felt]);
}

/** The moment that a screen is in, as far as it is felt; `key` names it, so that it is felt once. Null: it is not felt. */
export function feltMoment(
  { view: { phase }, own, answer, room }: PlayerScreenProps,
  digit: number,
): { key: string; felt: keyof typeof BUZZ } | null {
  if (room.pace === 'self') return null;
  if (phase.phase === 'lobby') return { key: 'lobby', felt: 'joined' };
  if (phase.phase === 'starting') return digit > 0 ? { key: `digit ${digit}`, felt: 'digit' } : null;
  if (phase.phase === 'question' && answer === null) return { key: `open ${phase.visit}`, felt: 'open' };
  if (phase.phase === 'reveal' && own.result?.correct === true)
    return { key: `told ${phase.visit}`, felt: phase.fastest?.seat === own.seat ? 'fastest' : 'right' };
  if (phase.phase === 'podium' && phase.stage < 4 && own.rank !== null)
    return { key: 'place', felt: own.rank === 1 ? 'first' : 'place' };
  return null;
}

/** Whole seconds that are left in the last five, while the own answer is still to come; null otherwise. */
function lastSecond({ view, clock, answer, room }: PlayerScreenProps): number | null {
  if (view.phase.phase !== 'question' || answer !== null || clock?.atMs == null || !room.timer) return null;
  const left = Math.ceil(remainingNow(clock) / 1000);
  return left >= 1 && left <= 5 ? left : null;
}

/** Has the device vibrate with what its screen tells, where it can and may. */
export function useBuzz(props: PlayerScreenProps): void {
  const digit = useStartingDigit(props.view.phase.phase === 'starting' ? props.clock : null);
  const moment = feltMoment(props, digit);
  const key = moment?.key ?? '';
  const felt = moment?.felt;
  const quiet = props.preview === true || Boolean(props.watching);
  const before = useRef<string | null>(null);
  useEffect(() => {
    // A page that comes back, to whatever it was, has felt it.
    const isNew = before.current !== null || key === 'lobby';
    before.current = key;
    if (isNew && felt && !quiet) buzz(felt);
  }, [key, felt, quiet]);
  const runs = props.view.phase.phase === 'question' && props.answer === null && props.clock?.atMs != null && !quiet;
  const [, look] = useState(0);
  const second = lastSecond(props);
  useEffect(() => {
    if (!runs || !doesBuzz()) return;
    const timer = setInterval(() => look((n) => n + 1), 200);
    return () => clearInterval(timer);
  }, [runs]);
  useEffect(() => {
    if (second !== null && !quiet) buzz('second');
  }, [second, quiet]);
}
